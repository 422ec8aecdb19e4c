/** Boards to begin with, and what they are worth. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

export const starts = [
  { name: 'The calculator’s board, Left one ahead', position: '1 lr./rl./l.r' },
  { name: 'Two stones and room', position: 'lr.' },
  { name: 'A small checkerboard', position: 'lr/rl' },
] as const;

const rules = cite('scoring-calculator', 'Kobber');

export const facts: readonly RulesetFact[] = [
  { position: 'lr.', value: '<1|-1>', source: rules },
  { position: '2 l.r', value: '2', source: rules },
  { position: '2 rr/..', value: '2', source: rules },
];
