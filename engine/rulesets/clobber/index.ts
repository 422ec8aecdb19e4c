/** Clobber: a stone takes an enemy beside it by moving onto its square. */
import { cite } from '../../bibliography.ts';
import { checkerboard } from '../furniture/rows.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { openGridParts } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import {
  BOTH_STONES,
  cellsWithoutWalls,
  NO_STONE,
  signsWithoutWalls,
  squaresOfStones,
  swappedStones,
} from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { movesOfText } from '../written/moves-of-text.ts';

const moves = movesOfText(`\
name: Clobber
board: grid
pieces: L a blue stone, R a red stone, # a wall
Left, across: LR -> .L
Right: as Left, with L and R exchanged
`);

const starts = [
  { name: 'A row of six', position: 'LRLRLR' },
  { name: 'A checkerboard of nine', position: 'LRL/RLR/LRL' },
] as const;

const families: readonly RulesetFamily[] = [
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

const facts: readonly RulesetFact[] = [
  { position: 'LR', value: '*', source: rows },
  { position: 'LRL', value: '*', source: rows },
  { position: 'LRLR', value: '±{*,↑}', source: rows },
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

export const clobber: Ruleset<GridPosition> = cellsRuleset({
  ...squaresOfStones('stone', 'LRL/RLR'),
  id: 'clobber',
  name: 'Clobber',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('clobber', 'Section 1'),
  notation:
    'The rows stand from the top down, with / between them. L is a blue stone, R a red one, a dot an empty square, and # a square that nobody can use.',
  rules:
    'Left moves a blue stone onto a red stone beside, above or below it, and takes the red stone; Right moves a red stone onto a blue one. A player who cannot move loses. Whenever one player can move, the other can too, so all values are infinitesimal.',
  clicks: ['Click a stone beside an enemy.', 'Click the enemy that it takes.'],
  starts,
  facts,
  families,
  ...moves,
  // Stones move only onto squares with stones, so that nothing ever comes onto an empty square.
  openParts: () =>
    openGridParts({
      signs: signsWithoutWalls,
      nothing: NO_STONE,
      cellsOf: cellsWithoutWalls,
      canMove: (stones) => stones === BOTH_STONES,
      swapped: swappedStones,
      rulesFor: moves.partRules,
    }),
});
