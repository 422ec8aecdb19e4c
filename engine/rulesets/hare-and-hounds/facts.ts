/** Positions to begin with, and values from the survey. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

/** Three rows of n points: the hounds fill the left end, the hare sits at the right one. */
const start = (n: number): string => `-H${'.'.repeat(n - 3)}-/H${'.'.repeat(n - 2)}R/-H${'.'.repeat(n - 3)}-`;

/** The hounds fill the second column, and the hare is right before them. */
const critical = (n: number): string =>
  `-H${'.'.repeat(n - 3)}-/.HR${'.'.repeat(n - 3)}/-H${'.'.repeat(n - 3)}-`;

export const starts = [
  { name: 'The usual start', position: start(5) },
  { name: 'A longer board', position: start(7) },
  { name: 'A critical position', position: critical(9) },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'start',
    says: 'the usual start, with k pairs of columns between the hounds and the end',
    parameters: [{ name: 'k', least: 1, first: 1 }],
    position: ([k]) => start(2 * k + 3),
  },
  {
    id: 'critical',
    says: 'the critical position, with k pairs of columns after the first three',
    parameters: [{ name: 'k', least: 1, first: 1 }],
    position: ([k]) => critical(2 * k + 3),
  },
];

const survey = cite('coping', 'Section 5, Hare and Hounds');

export const facts: readonly RulesetFact[] = [
  { position: start(5), value: 'over', source: survey },
  { position: start(7), value: '{0‖0,{0,↓[2]*|0,pass}|0,↓[2]*}', source: survey },
  { position: critical(5), value: '0', source: survey },
  { position: '-.H...-/..H.R../-..H..-', value: '*2', source: survey },
];
