/** What is shown of the drawing: values are hidden and guessed, rounds stepped through, games played, views of a lesson made. */
import * as fc from 'fast-check';
import { addThisView, deleteView, updateView } from '../../../app/files/lessons/lesson-making.ts';
import { stepView } from '../../../app/files/lessons/view-entering.ts';
import { showTab } from '../../../app/store/chrome.ts';
import { editor } from '../../../app/store/editor.ts';
import { hideAll, reveal, showAll } from '../../../app/store/hidden.ts';
import { toggleHidden } from '../../../app/store/hiding.ts';
import { currentView } from '../../../app/store/lesson.ts';
import { askAbout, guessValue, openQuiz, tellGuess } from '../../../app/store/quiz.ts';
import { markSum, show } from '../../../app/store/showing.ts';
import { playAt, takeBack } from '../../../app/walkthrough/playing.ts';
import { beginRounds, goToFrame, stepBy } from '../../../app/walkthrough/walking.ts';
import { type Act, act, anyCommand, places, withNode } from '../act.ts';

export const hiding: fc.Arbitrary<Act> = fc.oneof(
  places.map(withNode('its value is hidden or shown', (id) => toggleHidden([id]))),
  places.map(withNode('its value is revealed', (id) => reveal([id]))),
  fc.constantFrom(act('all values are hidden', hideAll), act('all values are shown', showAll)),
);

const aboutGuess = act('the first guess is told', () => {
  const [first] = editor().quiz?.guesses ?? [];
  if (first) tellGuess(first.key);
});

export const quizzing: fc.Arbitrary<Act> = fc.oneof(
  anyCommand('quiz.quiz'),
  places.map(withNode('the quiz asks about it', (id) => (editor().quiz ? askAbout(id) : openQuiz(id)))),
  fc
    .tuple(fc.constantFrom('0', '*1', '1', 'P', 'over', 'what'), fc.boolean())
    .map(([text, forClass]) => act(`the guess ${text}`, () => guessValue(text, forClass))),
  fc.constant(aboutGuess),
);

export const walking: fc.Arbitrary<Act> = fc.oneof(
  fc.constant(act('the rounds begin', () => beginRounds())),
  fc.nat(3).map((frame) => act(`frame ${frame}`, () => goToFrame(frame))),
  fc.constantFrom(1, -1).map((by) => act(`a step of ${by}`, () => stepBy(by))),
  anyCommand('walk.steps', 'game.simplify', 'step.last', 'step.close'),
);

export const playing: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: anyCommand('game.play') },
  { weight: 4, arbitrary: places.map(withNode('it is clicked in the game', playAt)) },
  { weight: 2, arbitrary: anyCommand('game.evaluate', 'game.hint', 'game.done') },
  { weight: 1, arbitrary: fc.constant(act('a turn is taken back', takeBack)) },
);

const updated = act('the view is made anew', () => {
  const view = currentView(editor());
  if (view) updateView(view);
});

const removed = act('the view is removed', () => {
  const view = currentView(editor());
  if (view) deleteView(view);
});

export const teaching: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(act('a view is added', addThisView)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, -1).map((by) => act(`the view ${by} further`, () => stepView(by))),
  },
  { weight: 1, arbitrary: fc.constantFrom(updated, removed) },
);

export const looking: fc.Arbitrary<Act> = fc.oneof(
  fc
    .constantFrom('inspector' as const, 'text' as const, 'lesson' as const)
    .map((tab) => act(`the tab ${tab}`, () => showTab(tab))),
  fc
    .constantFrom('values' as const, 'outcomes' as const, 'off' as const)
    .map((shown) => act(`${shown} on the nodes`, () => show(shown))),
  fc
    .boolean()
    .map((marked) => act(marked ? 'good moves are marked' : 'nothing is marked', () => markSum(marked))),
  anyCommand('present.present', 'view.names', 'view.stops', 'select.all', 'select.none'),
);
