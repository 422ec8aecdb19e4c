/** Strips to begin with, and values of small ones. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Seven squares', position: '...B...' },
  { name: 'Eight squares', position: '.B......' },
  { name: 'Between two men', position: 'mB...m' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'empty',
    says: 'the ball with a free squares before it and b behind it',
    parameters: [
      { name: 'a', least: 1, first: 3 },
      { name: 'b', least: 1, first: 3 },
    ],
    position: ([before, behind]) => `${'.'.repeat(before)}B${'.'.repeat(behind)}`,
  },
  {
    id: 'between-men',
    says: 'a man, the ball, k free squares and a man',
    parameters: [{ name: 'k', least: 1, first: 3 }],
    position: ([free]) => `mB${'.'.repeat(free)}m`,
  },
];

const survey = cite('coping', 'Section 5, One-Dimensional Phutball');

export const facts: readonly RulesetFact[] = [
  { position: '.B..', value: '*2', source: survey },
  { position: '.B...', value: '↓*3', source: survey },
  { position: '..B..', value: '*', source: survey },
  { position: '.B....', value: '{0,*|0,*2‖0}', source: survey },
  { position: '..B...', value: '↓', source: survey },
  { position: '.B.....', value: '{0,↑*|0,*‖0}', source: survey },
  { position: '..B....', value: '{0,*,*2|0,*‖0}', source: survey },
  { position: '...B...', value: '*', source: survey },
  { position: '...B....', value: '*2', source: survey },
  { position: 'L', value: '0', source: survey },
];
