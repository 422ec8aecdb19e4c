/** Games to begin with, and nim values of single heaps from Winning Ways. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Kayles', position: '0.77 7' },
  { name: 'Dawson’s Kayles', position: '0.07 9' },
  { name: 'Dawson’s Chess', position: '0.137 8' },
  { name: 'Two rows of Kayles', position: '0.77 5+7' },
] as const;

/** Heaps of n by one code. */
const heapsBy = (id: string, code: string, says: string, first: number): RulesetFamily => ({
  id,
  says,
  parameters: [{ name: 'n', least: 1, first }],
  position: ([counters]) => `${code} ${counters}`,
});

export const families: readonly RulesetFamily[] = [
  heapsBy('kayles', '0.77', 'Kayles with a row of n pins', 7),
  heapsBy('dawsons-kayles', '0.07', 'Dawson’s Kayles with a row of n pins', 9),
  heapsBy('dawsons-chess', '0.137', 'Dawson’s Chess with n files', 8),
  heapsBy('treblecross', '0.007', 'Treblecross, 0.007, with a heap of n counters', 9),
];

const table = cite('winning-ways', 'Chapter 4, octal games');

/** The nim values of heaps of 1, 2, 3, … counters. */
const values: Readonly<Record<string, readonly number[]>> = {
  '0.77': [1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4],
  '0.07': [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2],
  '0.137': [1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2],
  '0.13': [1, 1, 0, 0, 1, 1, 0, 0],
  '0.6': [0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0],
};

export const facts: readonly RulesetFact[] = Object.entries(values).flatMap(([code, nimValues]) =>
  nimValues.map((value, i) => ({
    position: `${code} ${i + 1}`,
    value: value === 0 ? '0' : `*${value}`,
    source: table,
  })),
);
