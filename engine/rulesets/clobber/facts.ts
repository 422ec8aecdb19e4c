/** Boards to begin with, and values of rows and of small checkerboards. */
import { cite } from '../../bibliography.ts';
import { checkerboard } from '../furniture/rows.ts';
import type { RulesetFact, RulesetFamily } from '../ruleset.ts';

export const starts = [
  { name: 'A row of six', position: 'LRLRLR' },
  { name: 'A checkerboard of nine', position: 'LRL/RLR/LRL' },
] as const;

export const families: readonly RulesetFamily[] = [
  {
    id: 'row',
    says: 'n pairs in a row, blue and red in turn',
    parameters: [{ name: 'n', least: 1, first: 3 }],
    position: ([pairs]) => 'LR'.repeat(pairs),
  },
  {
    id: 'against-one',
    says: 'n blue stones in a row, and m red ones',
    parameters: [
      { name: 'n', least: 0, first: 3 },
      { name: 'm', least: 1, first: 1 },
    ],
    position: ([blue, red]) => 'L'.repeat(blue) + 'R'.repeat(red),
  },
  {
    id: 'checkerboard',
    says: 'r rows of c squares, blue and red in turn',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 1, first: 3 },
    ],
    position: ([rows, columns]) => checkerboard(rows, columns),
  },
];

const rows = cite('clobber', 'Section 2');
const boards = cite('clobber', 'Section 3');

export const facts: readonly RulesetFact[] = [
  { position: 'LR', value: '*', source: rows },
  { position: 'LRL', value: '*', source: rows },
  { position: 'LRLR', value: '{*,↑|↓,*}', source: rows },
  { position: 'LRLRL', value: '↓[2]', source: rows },
  { position: 'LRLRLR', value: '0', source: rows },
  { position: 'LLR', value: '↑', source: rows },
  { position: 'LLLR', value: '⇑*', source: rows },
  { position: 'LLLLR', value: '3·↑', source: rows },
  { position: 'LLLLLR', value: '4·↑*', source: rows },
  { position: 'LLLLLLR', value: '5·↑', source: rows },
  { position: 'LLRR', value: '0', source: rows },
  { position: 'LLLLRR', value: '0', source: rows },
  { position: 'LR/RL', value: '*', source: boards },
  { position: 'LRL/RLR', value: '0', source: boards },
  { position: 'LRLR/RLRL', value: '*', source: boards },
];
