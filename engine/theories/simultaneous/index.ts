/** Simultaneous play: both players choose a move, then both moves happen (Huggan). */
import { cite } from '../../bibliography.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import type { Value } from '../../values/value.ts';
import type { Theory } from '../theory.ts';
import { simultaneousFacts } from './facts.ts';
import { simultaneousMeasures } from './measures.ts';
import { whatIsSure } from './questions/chances.ts';
import { compareRounds } from './questions/compare.ts';
import { guessExpected } from './questions/guess.ts';
import { matrix } from './questions/matrix.ts';
import { sumOfRounds } from './questions/sum.ts';
import { tableOfSums } from './questions/sums.ts';
import { labelledByRounds } from './solve.ts';

const questions = [whatIsSure, matrix, compareRounds, sumOfRounds, tableOfSums, guessExpected] as const;

export const simultaneous: Theory<typeof questions> = {
  id: 'simultaneous',
  name: 'Simultaneous play',
  source: cite('huggan', 'Chapters 6 to 8'),
  space: 'joint',
  applies({ gray, joint }) {
    if (!joint) return { applies: false, reason: 'the players take turns' };
    return gray.includes(1)
      ? { applies: false, reason: 'some nodes are gray' }
      : { applies: true, reason: 'both players move at once' };
  },
  hindrances: ({ order, gray, joint }) => (joint ? gray.slice() : new Uint8Array(order).fill(1)),
  solve: labelledByRounds,
  outcome: (value: Value): Outcome | undefined => (value.kind === 'expected' ? value.class : undefined),
  measures: simultaneousMeasures,
  facts: simultaneousFacts,
  questions,
};
