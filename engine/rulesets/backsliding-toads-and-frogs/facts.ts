/**
 * Values of Backsliding Toads and Frogs from the survey, and of the game without backsliding, which its rules give at
 * once.
 */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

const anomaly = cite('coping', 'Figure 18');
const naturalStarts = cite('coping', 'Section 5, Backsliding Toads and Frogs');

export const families: readonly RulesetFamily[] = [
  {
    id: 'natural-start',
    says: 'm toads, k empty squares, n frogs',
    parameters: [
      { name: 'm', least: 0, first: 2 },
      { name: 'k', least: 1, first: 2 },
      { name: 'n', least: 0, first: 2 },
    ],
    position: ([toads, empty, frogs]) => 'T'.repeat(toads) + '.'.repeat(empty) + 'F'.repeat(frogs),
  },
];

export const backslidingFacts: readonly RulesetFact[] = [
  { position: 'TTT..FFF', value: '{on‖0|-1/2} & {1/2|0‖off}', source: anomaly },
  { position: 'TT.FF', value: '*', source: naturalStarts },
  { position: 'T..F', value: '*', source: naturalStarts },
  { position: 'TT..FF', value: '*', source: naturalStarts },
  { position: 'TTT.FFF', value: '0', source: naturalStarts },
  { position: 'T...F', value: '0', source: naturalStarts },
  { position: 'T.FF', value: 'off', source: naturalStarts },
];

export const properFacts: readonly RulesetFact[] = [
  { position: 'T.', value: '1', source: naturalStarts },
  { position: 'T..', value: '2', source: naturalStarts },
  { position: '.F', value: '-1', source: naturalStarts },
  { position: 'T.F', value: '*', source: naturalStarts },
];
