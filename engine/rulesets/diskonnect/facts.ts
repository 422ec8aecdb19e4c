/** Boards to begin with, what they are worth, and one that is not guaranteed. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact } from '../ruleset.ts';

export const starts = [
  { name: 'Three stones', position: '.../..r/lr.' },
  { name: 'A line and room', position: '...../...../lr.r.' },
  { name: 'Two rows of stones', position: '.../r../lr.' },
  { name: 'Not guaranteed', position: 'lr.rrlrl' },
] as const;

const rules = cite('scoring-calculator', 'Diskonnect');

export const facts: readonly RulesetFact[] = [
  { position: '.../..r/lr.', value: '<<2|^2>|^2>', source: rules },
  { position: 'lr...', value: '<1|^1>', source: rules },
  { position: '.llrr.', value: '0', source: rules },
];
