/** Simultaneous play: both players choose a move, then both moves happen (Huggan). */
import { cite } from '../../bibliography.ts';
import { numberNear, printedRational } from '../../numbers/rationals.ts';
import type { Outcome } from '../../outcome/outcome.ts';
import type { ExpectedValue } from '../../values/expected.ts';
import type { Value } from '../../values/value.ts';
import type { Measurement, MeasuresOfValues, ValueMeasure } from '../measure.ts';
import type { Fact, Theory } from '../theory.ts';
import { whatIsSure } from './questions/chances.ts';
import { compareRounds } from './questions/compare.ts';
import { guessExpected } from './questions/guess.ts';
import { matrix } from './questions/matrix.ts';
import { sumOfRounds } from './questions/sum.ts';
import { tableOfSums } from './questions/sums.ts';
import { labelledByRounds } from './solve.ts';

type Way = ValueMeasure & { find(value: ExpectedValue): Measurement };

const exactly = (text: string): Measurement => ({
  kind: 'words',
  text,
  rank: [numberNear(printedRational(text))],
});

const ways: readonly Way[] = [
  {
    id: 'right-sees',
    title: 'Right sees',
    says: 'What Left is sure of if Right sees her move of every joint round before he chooses.',
    find: ({ rightSees }) => exactly(rightSees),
  },
  {
    id: 'left-sees',
    title: 'Left sees',
    says: 'What Left is sure of if she sees Right’s move of every joint round before she chooses.',
    find: ({ leftSees }) => exactly(leftSees),
  },
];

const none: Measurement = { kind: 'none', says: 'no expected value' };

/** The measures of expected values: the results of best play where one player sees the other's move. */
const simultaneousMeasures: MeasuresOfValues = {
  list: ways.map(({ find: _, ...measure }) => measure),
  kinds: ['expected'],
  open: () => ({
    measure(id, value) {
      const way = ways.find((each) => each.id === id);
      return way && value.kind === 'expected' ? way.find(value) : none;
    },
  }),
};

/**
 * Games of Huggan's thesis as joint arcs, with their expected values; where the thesis errs, the corrected
 * ones.
 */
const simultaneousFacts: readonly Fact[] = [
  {
    name: 'Squares, of which Left takes one and Right two, from either end',
    graph: `3 ->L(l,r) 2
3 ->R(l,r) 1
3 ->J(l/l, r/r) 1
3 ->J(l/r, r/l) 0
2 ->L(l,r) 1
2 ->R(l,r) 0
2 ->J(l/l, l/r, r/l, r/r) 0
1 ->L(l,r) 0`,
    values: { 0: '0', 1: '1', 2: '0', 3: '1/2' },
    steps: { 0: 0, 1: 0, 2: 1, 3: 1 },
    source: cite('huggan', 'section 7.3'),
  },
  {
    name: 'Matching pennies: worth 0, and no draw',
    graph: `p ->J(a/a, b/b) w
p ->J(a/b, b/a) l
w ->L 0
l ->R 0`,
    values: { p: '0', w: '1', l: '-1' },
    source: cite('huggan', 'section 6.3'),
  },
  {
    name: 'The game that refutes the multiplication of profiles',
    graph: `s ->J(a1/b1) l
s ->J(a1/b2, a2/b1) r
s ->J(a2/b2) d
l ->L 0
r ->R 0
d ->J(a/a) 0`,
    values: { s: '-1/3', d: '0' },
    source: cite('huggan', 'Lemma 6.3.14, which it contradicts'),
  },
];

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
