/** Boards to begin with, and what they are worth. */
import { cite } from '../../bibliography.ts';
import { checkerboard } from '../furniture/rows.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'The calculator’s board, Left one ahead', position: '1 lr./rl./l.r' },
  { name: 'Two stones and room', position: 'lr.' },
  { name: 'A small checkerboard', position: 'lr/rl' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'checkerboard',
    says: 'r rows of c cells, blue and red in turn',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 2 },
    ],
    position: ([rows, columns]) => checkerboard(rows, columns).toLowerCase(),
  },
];

const rules = cite('scoring-calculator', 'Kobber');

export const facts: readonly RulesetFact[] = [
  { position: 'lr.', value: '<1|-1>', source: rules },
  { position: '2 l.r', value: '2', source: rules },
  { position: '2 rr/..', value: '2', source: rules },
];
