/**
 * What is shown of the drawing: values are hidden and guessed, rounds stepped through, games played, views of
 * a lesson made.
 */
import * as fc from 'fast-check';
import { addThisView, deleteView, updateView } from '../../../app/files/lessons/lesson-making.ts';
import { stepView } from '../../../app/files/lessons/view-entering.ts';
import { showTab } from '../../../app/store/chrome.ts';
import { editor } from '../../../app/store/editor.ts';
import { hideAll, isHidden, reveal, showAll } from '../../../app/store/hidden.ts';
import { toggleHidden } from '../../../app/store/hiding.ts';
import {
  currentView,
  describeLesson,
  moveView,
  renameLesson,
  type ViewWords,
  writeView,
} from '../../../app/store/lesson.ts';
import { askAbout, guessValue, openQuiz, tellGuess } from '../../../app/store/quiz.ts';
import { markSum, show } from '../../../app/store/showing.ts';
import { beginRounds, goToFrame, stepBy } from '../../../app/walkthrough/walking.ts';
import { type Act, act, alone, anyCommand, command, nodeAt, places, withNode } from '../act.ts';
import { begin, rest } from '../page.ts';

export const hiding: fc.Arbitrary<Act> = fc.oneof(
  places.map(withNode('its value is hidden or shown', (id) => toggleHidden([id]))),
  places.map(withNode('its value is revealed', (id) => reveal([id]))),
  fc.constantFrom(act('all values are hidden', hideAll), act('all values are shown', showAll)),
);

/** The quiz asks about the node at a place unless it asks about one already. */
function askSomething(place: number): void {
  const id = nodeAt(place);
  if (id === undefined || editor().quiz?.node !== undefined) return;
  openQuiz(id);
  // A class is asked about what it cannot see.
  if (place % 2 === 0 && !isHidden(editor().hidden, id)) toggleHidden([id]);
}

const guess = fc.tuple(fc.constantFrom('0', '*1', '1', 'P', 'over', 'what'), fc.boolean());

export const quizzing: fc.Arbitrary<Act> = fc.oneof(
  anyCommand('quiz.quiz'),
  places.map(withNode('the quiz asks about it', (id) => (editor().quiz ? askAbout(id) : openQuiz(id)))),
  fc.tuple(places, guess).map(([place, [text, forClass]]) =>
    act(`the guess “${text}” (node ${place})`, () => {
      askSomething(place);
      return guessValue(text, forClass);
    }),
  ),
  fc.tuple(places, guess).map(([place, [text, forClass]]) =>
    alone(`the guess “${text}” is told (node ${place})`, async () => {
      askSomething(place);
      begin(guessValue(text, forClass));
      await rest();
      const [first] = editor().quiz?.guesses ?? [];
      if (first) tellGuess(first.key);
    }),
  ),
);

/** Does something in a walkthrough; where none is open the rounds begin. */
const inWalk = (says: string, deed: Act['do']): Act =>
  act(says, () => {
    if (!editor().walkthrough) beginRounds();
    return deed();
  });

export const walking: fc.Arbitrary<Act> = fc.oneof(
  fc.constant(act('the rounds begin', () => beginRounds())),
  fc.nat(3).map((frame) => inWalk(`frame ${frame}`, () => goToFrame(frame))),
  fc.constantFrom(1, -1).map((by) => inWalk(`a step of ${by}`, () => stepBy(by))),
  fc.constantFrom('step.last', 'step.close').map((id) => inWalk(id, command(id).do)),
  anyCommand('walk.steps', 'game.simplify'),
);

/** Does something in a lesson of two views at least. */
const inLesson = (says: string, deed: () => void): Act =>
  act(says, () => {
    while ((editor().lesson?.views.length ?? 0) < 2) addThisView();
    deed();
  });

const updated = inLesson('the view is made anew', () => {
  const view = currentView(editor());
  if (view) updateView(view);
});

const removed = inLesson('the view is removed', () => {
  const view = currentView(editor());
  if (view) deleteView(view);
});

/** What a teacher writes in the fields of a view. */
const written: readonly ViewWords[] = [
  { title: 'A view' },
  { question: 'Who wins?' },
  { note: 'Nobody yet.' },
  { answers: ['a = 0'] },
  { minutes: 5 },
  { minutes: undefined },
  { handout: false },
  { handout: undefined },
];

const ofView = (says: string, deed: (key: string) => void): Act =>
  inLesson(says, () => {
    const view = currentView(editor());
    if (view) deed(view.key);
  });

export const teaching: fc.Arbitrary<Act> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(act('a view is added', addThisView)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, -1).map((by) => inLesson(`the view ${by} further`, () => stepView(by))),
  },
  { weight: 1, arbitrary: fc.constantFrom(updated, removed) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...written)
      .map((words) =>
        ofView(`${JSON.stringify(words)} is written of the view`, (key) => writeView(key, words)),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      inLesson('the lesson is renamed', () => renameLesson(`${editor().lesson?.title}l`)),
      inLesson('the lesson is described', () => describeLesson(`${editor().lesson?.about}d`)),
      ofView('the view comes earlier', (key) => moveView(key, -1)),
      ofView('the view comes later', (key) => moveView(key, 1)),
    ),
  },
  { weight: 1, arbitrary: anyCommand('lesson.undo', 'lesson.redo', 'lesson.next', 'lesson.previous') },
);

const allShown = ['values', 'outcomes', 'off'] as const;

export const looking: fc.Arbitrary<Act> = fc.oneof(
  fc
    .constantFrom('inspector' as const, 'text' as const, 'lesson' as const)
    .map((tab) => act(`the tab ${tab}`, () => showTab(tab))),
  fc
    .nat(1)
    .map((which) =>
      act(`something else on the nodes (${which})`, () =>
        show(allShown.filter((each) => each !== editor().showing)[which]),
      ),
    ),
  fc.constant(act('good moves are marked, or nothing any more', () => markSum(!editor().sumMarked))),
  anyCommand('present.present', 'view.names', 'view.stops', 'select.all', 'select.none'),
);
