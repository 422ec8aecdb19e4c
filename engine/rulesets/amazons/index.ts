/** Amazons: one moves like a queen of chess and then shoots an arrow like one; where it strikes, nothing passes any more. */
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
import type { Ruleset } from '../ruleset.ts';
import { facts, families, starts } from './facts.ts';
import { rulesOfAmazons } from './moves.ts';

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
  rulesFor: rulesOfAmazons,
  // Nothing passes walls, but in a diagonal between two of them.
  openParts: () =>
    openGridParts({
      signs: signsWithWalls,
      nothing: STONE_WALL,
      touches: true,
      canMove: (signs) => (signs & BOTH_STONES) > 0 && (signs & (1 << NO_STONE)) > 0,
      swapped: swappedStones,
      rulesFor: rulesOfAmazons,
    }),
});
