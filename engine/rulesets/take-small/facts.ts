/** Starting rows, and their values. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

export const starts = [
  { name: 'Three pieces', position: '012' },
  { name: 'The first digits of π', position: '31415' },
  { name: 'Two rows, and a lead for Left', position: '2 21.120' },
] as const;

const rules = cite('scoring-calculator', 'TakeSmall');

export const facts: readonly RulesetFact[] = [
  { position: '5', value: '0', source: rules },
  { position: '00', value: '<0|0>', source: rules },
  { position: '000', value: '<0,<0|0>|0,<0|0>>', source: rules },
];
