/** Heaps to begin with, and nim values: the previous player wins at the pairs of the golden section. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Two and three', position: '(2,3)' },
  { name: 'Four and seven', position: '(4,7)' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'two-heaps',
    says: 'a heap of m counters, and one of d more',
    parameters: [
      { name: 'm', least: 0, first: 3 },
      { name: 'd', least: 0, first: 2 },
    ],
    position: ([less, more]) => `(${less},${less + more})`,
  },
];

const cold = cite('wythoff', 'Section 2');

/** With a heap of one counter beside it: the nim values of heaps of 0, 1, 2, … counters. */
const besideOne = [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11];

export const facts: readonly RulesetFact[] = [
  ...['(0,0)', '(1,2)', '(3,5)', '(4,7)', '(6,10)'].map((position) => ({
    position,
    value: '0',
    source: cold,
  })),
  ...besideOne.map((value, n) => ({
    position: `(${Math.min(1, n)},${Math.max(1, n)})`,
    value: value === 0 ? '0' : `*${value}`,
    source: cold,
  })),
];
