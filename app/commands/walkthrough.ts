/**
 * Commands for walkthroughs: they open the rounds of the values or the reductions of a partizan drawing, and
 * go from frame to frame.
 */
import { editor } from '../store/editor.ts';
import { selectedItems } from '../store/selectors.ts';
import { hint, toggleEvaluates } from '../walkthrough/advice.ts';
import { toggleHands } from '../walkthrough/joint-playing.ts';
import { toggleHeatChart } from '../walkthrough/line-heat.ts';
import { beginGame, endTurn, isPlaying, mayEndTurn, whyNotPlayed } from '../walkthrough/playing.ts';
import { shownGame, shownJoint } from '../walkthrough/shown-game.ts';
import { beginSimplifying, whyNotSimplified } from '../walkthrough/simplifying.ts';
import { beginRounds, endWalkthrough, goToFrame, stepBy } from '../walkthrough/walking.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

const openStepsFirst = 'Open Steps first (S).';

const needsSteps = (): string | undefined =>
  editor().walkthrough?.kind === 'shown' ? undefined : openStepsFirst;

const noGame = 'No game is being played.';

const needsGame = (): string | undefined => (isPlaying() ? undefined : noGame);

/** The reason why a command needs a game in which one player moves after the other. */
const needsTurns = (): string | undefined => (shownGame() ? undefined : noGame);

export const walkthroughCommands: readonly Command[] = [
  {
    id: 'walk.steps',
    label: words.walk.steps,
    group: 'values',
    also: ['rounds', 'walkthrough', 'animate', 'slide show'],
    keys: ['s'],
    unavailable: () => (editor().document.nodes.length === 0 ? words.nothingDrawn : undefined),
    run() {
      if (editor().walkthrough) endWalkthrough();
      else beginRounds();
    },
  },
  {
    id: 'game.play',
    label: 'Play',
    group: 'values',
    also: ['game', 'against the computer', 'opponent', 'two players', 'pieces', 'move', 'match', 'practice'],
    keys: ['y', 'm'],
    unavailable: whyNotPlayed,
    run: () => (isPlaying() ? endWalkthrough() : beginGame()),
  },
  {
    id: 'game.done',
    label: 'Done: end the turn of the game here',
    group: 'values',
    also: ['end turn', 'commit', 'pass on'],
    unavailable: () => needsGame() ?? (mayEndTurn() ? undefined : 'There is no turn to end here.'),
    run: endTurn,
  },
  {
    id: 'game.hint',
    label: 'Hint: show a best move of the game',
    group: 'values',
    also: ['clue', 'best move', 'good move'],
    unavailable: needsTurns,
    run: hint,
  },
  {
    id: 'game.evaluate',
    label: 'Evaluate: say what each move of the game leads to',
    group: 'values',
    also: ['evaluate', 'analysis', 'who wins', 'judge moves'],
    unavailable: needsGame,
    run: toggleEvaluates,
  },
  {
    id: 'game.temperature',
    label: 'Temperature: show mean and temperature of each moment of the game, and the hottest piece',
    group: 'values',
    also: ['hottest', 'thermograph', 'mean', 'orthodox', 'chart'],
    unavailable: needsTurns,
    run: toggleHeatChart,
  },
  {
    id: 'game.hands',
    label: 'Count hands: the class chooses a move together',
    group: 'values',
    also: ['class', 'vote', 'students', 'together'],
    unavailable: () =>
      shownJoint()?.standing ? undefined : 'No game in which both players move at once is being played.',
    run: toggleHands,
  },
  {
    id: 'game.simplify',
    label: words.simplify,
    group: 'values',
    also: ['canonical form', 'reduce', 'dominated', 'reversible'],
    unavailable: whyNotSimplified,
    run: () => beginSimplifying(selectedItems(editor()).nodes),
  },
  {
    id: 'step.next',
    label: 'Next step',
    group: 'values',
    keys: ['.', 'PageDown'],
    unavailable: needsSteps,
    run: () => stepBy(1),
  },
  {
    id: 'step.back',
    label: 'Previous step',
    group: 'values',
    keys: [',', 'PageUp'],
    unavailable: needsSteps,
    run: () => stepBy(-1),
  },
  {
    id: 'step.first',
    label: 'First step',
    group: 'values',
    keys: ['Home'],
    unavailable: needsSteps,
    run: () => goToFrame(0),
  },
  {
    id: 'step.last',
    label: 'Last step',
    group: 'values',
    keys: ['End'],
    unavailable: needsSteps,
    run: () => goToFrame(Number.POSITIVE_INFINITY),
  },
  {
    id: 'step.close',
    label: 'Close the steps',
    group: 'values',
    unavailable: () => (editor().walkthrough ? undefined : openStepsFirst),
    run: endWalkthrough,
  },
];
