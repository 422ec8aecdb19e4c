/** Boards to begin with, and values of rows. */
import { cite } from '../../bibliography.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'Three pairs with room', position: 'LR.LR.LR.' },
  { name: 'Two rows of six', position: 'LRLRL./RLR.LR' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'pairs-with-room',
    says: 'n times a blue stone, a red one and an empty square',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([count]) => 'LR.'.repeat(count),
  },
  {
    id: 'row',
    says: 'n pairs in a row before an empty square',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([pairs]) => `${'LR'.repeat(pairs)}.`,
  },
  {
    id: 'row-with-ends',
    says: 'n pairs in a row between two empty squares, red before blue',
    parameters: [{ name: 'n', least: 1, first: 2 }],
    position: ([pairs]) => `.${'RL'.repeat(pairs)}.`,
  },
];

const rows = cite('konane', 'Section 4');

export const facts: readonly RulesetFact[] = [
  { position: 'LR.', value: '1', source: rows },
  { position: 'LRLR.', value: '2', source: rows },
  { position: 'LRLRLR.', value: '3', source: rows },
  { position: 'LR.R.', value: '1', source: rows },
  { position: 'LR.LR.', value: '{1|0}', source: rows },
  { position: 'LR.LR.LR.', value: '{2|*}', source: rows },
  { position: 'LR.LR.LR.LR.', value: '{2|1‖0}', source: rows },
  { position: 'LR.LR.LR.LR.LR.', value: '1*', source: rows },
  { position: '.RL.', value: '*', source: rows },
  { position: '.RLRL.', value: '0', source: rows },
  { position: '.RLRLRL.', value: '*', source: rows },
  { position: '.RLR.', value: '1', source: rows },
];
