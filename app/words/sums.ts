/** What the panel says of sums of pieces; what it says of each kind of sum is in the kind's record. */
import { counted, many } from './counting.ts';

export const piecesTogether = {
  /** At a node, with the word for it. */
  lasts: (remoteness: number) =>
    remoteness === 0
      ? 'No move is left (remoteness 0).'
      : `With best play it lasts ${many(remoteness, 'move', 'moves')} (remoteness ${counted(remoteness)}).`,
  lastsForEver: 'With best play it never ends (remoteness ∞).',
} as const;
