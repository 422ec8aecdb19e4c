/** Konane, Hawaiian checkers: a stone jumps over enemies in a straight line and takes them. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { openGridParts } from '../recipes/grid-parts.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';
import {
  BOTH_STONES,
  NO_STONE,
  STONE_WALL,
  signsWithWalls,
  squaresOfStones,
  swappedStones,
} from '../recipes/stones.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { movesOfText } from '../written/moves-of-text.ts';

const moves = movesOfText(`\
name: Konane
board: grid
pieces: L a blue stone, R a red stone, # a wall
Left, across: LR. -> ..L, again straight on
Right: as Left, with L and R exchanged
`);

const starts = [
  { name: 'Three pairs with room', position: 'LR.LR.LR.' },
  { name: 'Two rows of six', position: 'LRLRL./RLR.LR' },
] as const;

const families: readonly RulesetFamily[] = [
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

const facts: readonly RulesetFact[] = [
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

export const konane: Ruleset<GridPosition> = cellsRuleset({
  ...squaresOfStones('stone', 'LR.LR.'),
  id: 'konane',
  name: 'Konane',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('konane', 'Section 2'),
  notation:
    'The rows stand from the top down, with / between them. L is a blue stone, R a red one, a dot an empty square, and # a square that nobody can use.',
  rules:
    'Left jumps with a blue stone over a red stone beside, above or below it onto the empty square behind, and takes the red stone; Right jumps with red stones over blue ones. A jump may continue in the same direction over more enemies. A player who cannot move loses.',
  clicks: ['Click a stone that can jump.', 'Click the square on which it lands.'],
  starts,
  facts,
  families,
  ...moves,
  // A stone can come wherever a square leads beside another one, but no jump crosses a wall.
  openParts: () =>
    openGridParts({
      signs: signsWithWalls,
      nothing: STONE_WALL,
      canMove: (signs) => (signs & BOTH_STONES) === BOTH_STONES && (signs & (1 << NO_STONE)) > 0,
      swapped: swappedStones,
      rulesFor: moves.partRules,
    }),
});
