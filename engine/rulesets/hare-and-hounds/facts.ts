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

/** The ends of boards of 7, 9 and 11 columns with values that have names. */
const rightEnds = [
  ['-.H...-', '..H.R..', '-..H..-'],
  ['-.H.....-', '....H....', '-....HR.-'],
  ['-..HR...-', '..H.H....', '-.......-'],
  ['-H...HR...-', '......H....', '-.........-'],
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'start',
    says: 'the usual start on a board of three columns and k pairs of columns more',
    parameters: [{ name: 'k', least: 1, first: 1 }],
    position: ([k]) => start(2 * k + 3),
  },
  {
    id: 'critical',
    says: 'the critical position on a board of three columns and k pairs of columns more',
    parameters: [{ name: 'k', least: 1, first: 1 }],
    position: ([k]) => critical(2 * k + 3),
  },
  {
    id: 'right-end',
    says: 'the right end e of a board, with k pairs of columns added on the left; by themselves the ends from 0 on are *2, ↑², ↑³ and ↑⁴',
    parameters: [
      { name: 'e', least: 0, first: 0, greatest: () => rightEnds.length - 1, isIndex: true },
      { name: 'k', least: 0, first: 0 },
    ],
    position: ([end, k]) =>
      rightEnds[end]
        .map((row, i) => (i === 1 ? '.'.repeat(2 * k) + row : `-${'.'.repeat(2 * k)}${row.slice(1)}`))
        .join('/'),
  },
];

const survey = cite('coping', 'Section 5, Hare and Hounds');

export const facts: readonly RulesetFact[] = [
  { position: start(5), value: 'over', source: survey },
  { position: start(7), value: '{0‖0,{0,↓[2]*|0,pass}|0,↓[2]*}', source: survey },
  { position: critical(5), value: '0', source: survey },
  { position: '-.H...-/..H.R../-..H..-', value: '*2', source: survey },
];
