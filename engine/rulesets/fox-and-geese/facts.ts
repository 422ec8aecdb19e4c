/** Values of Fox and Geese from the survey, which computed them with care, and starting positions. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

const emptyRanks = (count: number): readonly string[] => new Array<string>(count).fill('........');

const usualStart = ['.G.G.G.G', ...emptyRanks(6), '....F...'].join('/');

/** The critical position on a board of n ranks of eight squares, n ≥ 8. */
const criticalOn = (n: number): string =>
  ['...G....', '..G.G.G.', '...F....', ...emptyRanks(n - 3)].join('/');

export const starts = [
  { name: 'The usual start', position: usualStart },
  { name: 'The critical position', position: criticalOn(8) },
  { name: 'A small board', position: '.G.G/..../..../F...' },
] as const;

export const facts: readonly RulesetFact[] = [
  { position: usualStart, value: '2over', source: cite('coping', 'Section 5, Fox and Geese') },
  { position: criticalOn(8), value: '2', source: cite('coping', 'Figure 15, n = 8') },
  { position: criticalOn(9), value: '3/2', source: cite('coping', 'Figure 15, n = 9') },
  { position: criticalOn(10), value: '5/4', source: cite('coping', 'Figure 15, n = 10') },
];
