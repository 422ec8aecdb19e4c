/** Boards to begin with, and what they are worth. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

export const starts = [
  { name: 'One box', position: './../.' },
  { name: 'Two boxes', position: '../.../..' },
  { name: 'Four boxes', position: '../.../../.../..' },
] as const;

const rules = cite('scoring-calculator', 'Dots');

export const facts: readonly RulesetFact[] = [
  { position: 'xx/x.x/xx', value: '<2|-2>', source: rules },
  { position: '1 ./../.', value: '<^0|^2>', source: rules },
  { position: 'xxx/xx.x/xxx', value: '<2|-2>', source: rules },
];
