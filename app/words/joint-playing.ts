/** What a game says in which both players move at once. */
import type { Mover } from '../../engine/graph/index.ts';
import { many } from './counting.ts';
import { forHand } from './tapping.ts';

export const jointPlaying = {
  onePiece: 'Only one piece is played where both players move at once. Remove the others.',
  grayNodes: 'There is no simultaneous play on gray nodes.',
  noGame: 'No game is played in which both players move at once.',
  get putPiece() {
    return forHand('Click the node where play begins.');
  },
  secret: (who: string) => `Choose a move for ${who}. The computer chooses without seeing it.`,
  secrets:
    'Left and Right choose in secret: each in the list while the other looks away, or both by their keys.',
  openly: (who: string, other: string) => `${who} chooses first, and ${other} sees it.`,
  answers: (who: string) => `${who} has seen it and chooses now.`,
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
    `Nothing is played: ${left} and ${right} have no result together. Draw a joint arc for them, or fill the cell with ? in the matrix.`,
  cannotChoose: (why: string) =>
    `The computer has no strategy here, since the position has no exact value. ${why} Two people can play on.`,
  canMove: {
    left: 'Only Left has a move left.',
    right: 'Only Right has a move left.',
    none: 'Nobody has a move left.',
  },
  wins: (who: string, isYou: boolean) => `${who} ${isYou ? 'win' : 'wins'}.`,
  draw: 'It is a draw.',
  score: (points: string) => `The score is ${points}.`,
  noScore: 'What is left has no score.',
  hiddenScore: 'The score is hidden.',
  repeat: 'This position has been there before: play need not end, so nobody wins.',
  sees: 'Who sees the other’s choice',
  seesIs: {
    nobody: 'nobody',
    left: 'Left',
    right: 'Right',
  },
  seed: 'Seed',
  seedSays:
    'The computer’s choices are drawn from it: the same seed and the same choices give the same game, also where a joint round is taken back.',
  badSeed: 'Write a whole number from 0 to 4294967295.',
  noReview: 'There is no exact strategy to compare with.',
  probability: (share: string) => `The best strategy plays it with probability ${share}.`,
  isBest: (other: string) => `No answer to ${other} is better.`,
  /** What a player who cannot see the other's choice finds out too late is no mistake. */
  betterIfKnown: (other: string, best: string, worth: string, got: string) =>
    `A player who sees ${other} chooses ${best}: ${worth} instead of ${got}.`,
  bestAgainst: (other: string, best: string, worth: string, got: string) =>
    `The best answer to ${other} is ${best}: ${worth} instead of ${got}.`,
  /** Worths are Left's, so that Right is sure of the most that Left gets. */
  isSurest: {
    left: (worth: string) => `Left is sure to get at least ${worth}: no other choice is surer.`,
    right: (worth: string) => `Left gets at most ${worth}: no other choice of Right is surer.`,
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
    `The position was worth ${value}; the joint round brought ${brought}.`,
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
