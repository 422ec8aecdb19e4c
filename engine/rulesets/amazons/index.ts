/**
 * Amazons: chess queens that shoot arrows onto squares, which no piece can enter any more. An amazon goes
 * over empty squares as a queen does, and its arrow flies from there in the same way, perhaps to the square
 * that the amazon has left. To move, a player clicks the amazon, its new square and the square of the arrow.
 */
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
name: Amazons
board: grid
pieces: L a blue stone, R a red stone, # a wall
Left, any direction: L.*. -> ..*L, then any direction: L.*. -> L.*#
Right: as Left, with L and R exchanged
`);

const starts = [
  { name: 'One against one', position: 'L.../...R' },
  { name: 'Two in a row', position: 'L...R' },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'corners',
    says: 'one against one, in the corners of r rows of c squares',
    parameters: [
      { name: 'r', least: 1, first: 2 },
      { name: 'c', least: 2, first: 3 },
    ],
    position: ([rows, columns]) => {
      const free = '.'.repeat(columns - 1);
      if (rows === 1) return `L${free.slice(1)}R`;
      return [`L${free}`, ...new Array<string>(rows - 2).fill(`.${free}`), `${free}R`].join('/');
    },
  },
  {
    id: 'row',
    says: 'one against one in a row, with n squares between them',
    parameters: [{ name: 'n', least: 0, first: 3 }],
    position: ([free]) => `L${'.'.repeat(free)}R`,
  },
  {
    id: 'alone',
    says: 'one of Left’s in a row, with n squares to herself',
    parameters: [{ name: 'n', least: 0, first: 3 }],
    position: ([free]) => `L${'.'.repeat(free)}`,
  },
];

const small = cite('amazons', 'Section 2');

const facts: readonly RulesetFact[] = [
  { position: 'L.', value: '1', source: small },
  { position: 'L..', value: '2', source: small },
  { position: 'L....', value: '4', source: small },
  { position: 'L.R', value: '*', source: small },
  { position: 'L..R', value: '±1', source: small },
  { position: 'L...R', value: '±2', source: small },
  { position: 'L../...', value: '5', source: small },
];

export const amazons: Ruleset<GridPosition> = cellsRuleset({
  ...squaresOfStones('amazon', 'L.../...R'),
  id: 'amazons',
  name: 'Amazons',
  players: 'partizan',
  infinitePlay: 'draw',
  source: cite('amazons', 'Section 1'),
  notation:
    'The rows stand from the top down, with / between them. L is a blue amazon, R a red one, a dot an empty square, and # a square that nobody can use.',
  rules:
    'A player moves an own amazon (Left’s are blue, Right’s are red) over empty squares like a queen in chess. From its new square the amazon shoots an arrow, which flies in the same way: the square that it hits becomes a wall, and nothing passes walls or amazons. A player who cannot move loses.',
  clicks: ['Click an amazon.', 'Click the square to which it goes.', 'Click the square that its arrow hits.'],
  starts,
  facts,
  families,
  ...moves,
  // Nothing passes walls, but in a diagonal between two of them.
  openParts: () =>
    openGridParts({
      signs: signsWithWalls,
      nothing: STONE_WALL,
      touches: true,
      canMove: (signs) => (signs & BOTH_STONES) > 0 && (signs & (1 << NO_STONE)) > 0,
      swapped: swappedStones,
      rulesFor: moves.partRules,
    }),
});
