/** Starting rows, and their values. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

export const starts = [
  { name: 'Four pieces', position: '1021' },
  { name: 'The first digits of π', position: '31415' },
  { name: 'Two rows, and a lead for Right', position: '-1 123.321' },
] as const;

const rules = cite('scoring-calculator', 'TakeTall');

export const facts: readonly RulesetFact[] = [
  { position: '..', value: '0', source: rules },
  { position: '01', value: '<1|^1>', source: rules },
  { position: '1021', value: '<<3|^3>|<^-3|-3>>', source: rules },
];
