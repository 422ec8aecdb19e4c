/** What the panel says of sums of pieces; what it says of each kind of sum is in the kind's record. */
import { counted, many } from './counting.ts';
import { forHand } from './tapping.ts';

export const piecesTogether = {
  command: 'Sum: its value and its good moves',
  ofWhat: 'Select two nodes, or put pieces on nodes (P): their sum is shown.',
  nothing: 'No sum is known for this.',
  kind: 'Sum',
  /** Said where the sum that was chosen is not that of these pieces. */
  notHere: (name: string, reason: string) => `There is no ${name} sum here: ${reason}.`,
  exchange: (first: string, second: string) => `Exchange ${first} and ${second}`,
  get exchangeHint() {
    return forHand('Click an arrow between two pieces to exchange them.');
  },
  numbers: { remoteness: 'Remoteness of the pieces', suspense: 'Suspense of the pieces' },
  /** At a node, with the word for it. */
  lasts: (remoteness: number) =>
    remoteness === 0
      ? 'No move is left (remoteness 0).'
      : `With best play it lasts ${many(remoteness, 'move', 'moves')} (remoteness ${counted(remoteness)}).`,
  lastsForEver: 'With best play it never ends (remoteness ∞).',
  besideHeaps: 'Who wins if a nim-heap of 0, 1, 2, … counters is played beside this position:',
  bestTurn: 'A best turn',
  noTurn: 'No turn.',
  whichBrings: (brings: string) => `, which ${brings}.`,
  good: { winning: 'Moves that win', drawing: 'Moves that draw' },
  goodInTurns: { winning: 'Moves in turns that win', drawing: 'Moves in turns that draw' },
  rest: 'What is still to come',
  by: {
    values: 'By the table of sums',
    play: 'By playing the pieces together',
    remoteness: 'By the remoteness of each piece alone',
    suspense: 'By the suspense of each piece alone',
  },
  noGoodMove: 'No move wins, and none draws.',
  goodMoves: 'Good moves on the drawing',
  markMoves: 'Highlight the good moves',
} as const;
