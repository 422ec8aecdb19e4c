/** Boards to begin with, and their expected values. Overlapping dominoes are Huggan's rule; the values are found by play by hand. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

export const starts = [
  { name: 'Six squares and one that is covered', position: '.../.#.' },
  { name: 'Three rows of four', position: '..../..../....' },
  { name: 'Two boards', position: '../.. + .../...' },
] as const;

const byHand = cite('huggan', 'Appendix C, and the values by play by hand');

export const facts: readonly RulesetFact[] = [
  { position: '..', value: '-1', source: byHand },
  { position: './.', value: '1', source: byHand },
  { position: '../..', value: '0', source: byHand },
  { position: '.../.#.', value: '1/2', source: byHand },
  { position: '../../..', value: '-1', source: byHand },
  { position: '..../..../....', value: '-1', source: byHand },
];
