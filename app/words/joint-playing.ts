/** What a game says in which both players move at once. */
import type { Mover } from '../../engine/graph/index.ts';
import { many } from './counting.ts';
import { forHand } from './tapping.ts';

export const jointPlaying = {
  onePiece: 'Where both players move at once, only one piece can be played. Remove the others.',
  grayNodes: 'There is no simultaneous play on gray nodes.',
  noGame: 'No game in which both players move at once is being played.',
  get putPiece() {
    return forHand('Click the node where play begins.');
  },
  secret: (who: string) => `Choose a move for ${who}. The computer chooses without seeing it.`,
  secrets:
    'Left and Right choose in secret. Each chooses in the list while the other looks away, or both use their keys.',
  openly: (who: string, other: string) => `${who} chooses first, and ${other} sees the choice.`,
  answers: (who: string) => `${who} has seen the choice, and chooses now.`,
  hasChosen: (who: string) => `${who} has chosen`,
  chooses: (who: string) => `${who} chooses now.`,
  computerChooses: 'The computer is choosing…',
  computerHidden: 'hidden until you have chosen',
  waitsToSee: (other: string) => `waits to see what ${other} chooses`,
  choices: (who: string) => `Choices of ${who}`,
  chose: (who: string) => `${who}: `,
  goesTo: 'Play goes to ',
  gains: (points: string) => `Left gains ${points}. `,
  chooseAgain: 'Choose again',
  again: (who: string) => `Choose again for ${who}`,
  hole: (left: string, right: string) =>
    `No move was made: ${left} and ${right} have no result together. Draw a joint arc for them, or fill the cell that shows ? in the matrix.`,
  cannotChoose: (why: string) =>
    `The computer has no strategy here, because the position has no exact value. ${why} Two people can continue the game.`,
  canMove: {
    left: 'Only Left can still move.',
    right: 'Only Right can still move.',
    none: 'Nobody can move any more.',
  },
  wins: (who: string, isYou: boolean) => `${who} ${isYou ? 'win' : 'wins'}.`,
  draw: 'It is a draw.',
  score: (points: string) => `The score is ${points}.`,
  noScore: 'What is left has no score.',
  hiddenScore: 'The score is hidden.',
  repeat: 'This position has occurred before: play need not end, so nobody wins.',
  sees: 'Who sees the other’s choice',
  seesIs: {
    nobody: 'nobody',
    left: 'Left',
    right: 'Right',
  },
  seed: 'Seed',
  seedSays:
    'The computer’s random choices come from this number. The same seed and the same choices give the same game, even after a joint round is taken back.',
  badSeed: 'Write a whole number from 0 to 4294967295.',
  noReview: 'There is no exact strategy to compare with.',
  probability: (share: string) => `The best strategy plays it with probability ${share}.`,
  isBest: (other: string) => `No answer to ${other} is better.`,
  /** It is not a mistake if a player who cannot see the other's choice learns something too late. */
  betterIfKnown: (other: string, best: string, worth: string, got: string) =>
    `A player who sees ${other} chooses ${best}: ${worth} instead of ${got}.`,
  bestAgainst: (other: string, best: string, worth: string, got: string) =>
    `The best answer to ${other} is ${best}: ${worth} instead of ${got}.`,
  /** Worths are Left's, so that Right is sure of the most that Left gets. */
  isSurest: {
    left: (worth: string) => `Left is sure to get at least ${worth}: no other choice is sure to get more.`,
    right: (worth: string) => `Left gets at most ${worth}: no other choice of Right is sure to give less.`,
  } satisfies Record<Mover, (worth: string) => string>,
  surest: {
    left: (best: string, worth: string) => `With ${best} Left is sure to get at least ${worth}.`,
    right: (best: string, worth: string) => `With ${best} Left gets at most ${worth}.`,
  } satisfies Record<Mover, (best: string, worth: string) => string>,
  onAverage: {
    gaveAwayNothing: 'On average it gave away nothing.',
    gaveAway: (points: string) => `On average it gave away ${points}.`,
  },
  gaveAwayNothing: 'It gave away nothing.',
  gaveAway: (points: string) => `It gave away ${points}.`,
  mistake: (points: string) => `gave away ${points}`,
  wasWorth: (value: string, brought: string) =>
    `The position was worth ${value}; the joint round gave ${brought}.`,
  hands: 'Count hands',
  handsLong: 'Count hands: the class chooses a move together',
  take: 'Play the choice with the most hands',
  more: (choice: string) => `One hand more for ${choice}`,
  fewer: (choice: string) => `One hand fewer for ${choice}`,
  handsOf: (count: number) => many(count, 'hand', 'hands'),
  noHands: 'No hands are counted yet.',
  tie: 'Several choices have the most hands. Count again, or choose one.',
  severalMoves: 'Several moves lead there. Choose one by its name.',
  share: (share: string) => `played ${share}`,
  worth: (worth: string) => `worth ${worth}`,
  rounds: 'Joint rounds of the game',
  noRounds: 'No joint round yet.',
  rule: 'Both players choose a move, then both moves happen.',
} as const;
