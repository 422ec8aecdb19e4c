/** Boards to begin with, and what they are worth. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'One box', position: './../.' },
  { name: 'Two boxes', position: '../.../..' },
  { name: 'Four boxes', position: '../.../../.../..' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'boxes',
    says: 'an empty board of r rows of c boxes',
    parameters: [
      { name: 'r', least: 1, first: 1 },
      { name: 'c', least: 1, first: 2 },
    ],
    position([rows, columns]) {
      const lying = '.'.repeat(columns);
      return [lying, ...new Array<string>(rows).fill(`${lying}./${lying}`)].join('/');
    },
  },
];

const rules = cite('scoring-calculator', 'Dots');

export const facts: readonly RulesetFact[] = [
  { position: 'xx/x.x/xx', value: '<2|-2>', source: rules },
  { position: '1 ./../.', value: '<^0|^2>', source: rules },
  { position: 'xxx/xx.x/xxx', value: '<2|-2>', source: rules },
];
