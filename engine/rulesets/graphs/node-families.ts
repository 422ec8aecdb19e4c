/** Empty boards of nodes that differ in size: paths, cycles and grids. */

import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import type { RulesetFamily } from '../ruleset.ts';

/** An empty grid with these numbers of rows and columns; one row is a path. */
export const emptyGrid = (rows: number, columns: number): string =>
  Array.from({ length: rows }, () => EMPTY_CELL.repeat(columns)).join('/');

/** An empty cycle of this many nodes, at least 3. */
export const emptyCycle = (nodes: number): string => `@${EMPTY_CELL.repeat(nodes)}`;

export const emptyBoards: readonly RulesetFamily[] = [
  {
    id: 'path',
    says: 'an empty path of n nodes',
    parameters: [{ name: 'n', least: 1, first: 7 }],
    position: ([nodes]) => emptyGrid(1, nodes),
  },
  {
    id: 'cycle',
    says: 'an empty cycle of n nodes',
    parameters: [{ name: 'n', least: 3, first: 6 }],
    position: ([nodes]) => emptyCycle(nodes),
  },
  {
    id: 'grid',
    says: 'an empty grid of r rows of c nodes',
    parameters: [
      { name: 'r', least: 2, first: 2 },
      { name: 'c', least: 1, first: 3 },
    ],
    position: ([rows, columns]) => emptyGrid(rows, columns),
  },
];
