/**
 * Free and covered squares, with Left's vertical and Right's horizontal dominoes: their notation and picture,
 * by turns and at once.
 */
import type { RulesetFamily } from '../ruleset.ts';
import type { CellsShape } from './cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from './grid-shape.ts';

const COVERED_SIGN = '#';

/** What a cell holds, and its places among these signs. */
export const dominoSquareSigns = `${EMPTY_CELL}${COVERED_SIGN}`;
export const [FREE_SQUARE, COVERED_SQUARE] = [0, 1];

export const squaresOfDominoes: CellsShape<GridPosition> = gridShape({
  pieces: [],
  owners: [
    { name: 'vertical dominoes', player: 'left' },
    { name: 'horizontal dominoes', player: 'right' },
  ],
  wall: COVERED_SIGN,
  row: 'row',
  cell: 'square',
  example: '../.#',
});

/** Free squares in rows and columns. */
export const emptyRectangles: RulesetFamily = {
  id: 'rectangle',
  says: 'r rows of c squares',
  parameters: [
    { name: 'r', least: 1, first: 3 },
    { name: 'c', least: 1, first: 3 },
  ],
  position: ([rows, columns]) => new Array<string>(rows).fill(EMPTY_CELL.repeat(columns)).join('/'),
};
