/** A row of dominoes with a place beyond each end, towards which they fall; by turns and at once. */
import type { BoardPlace } from '../board.ts';
import { box, side } from '../furniture/shapes.ts';
import type { CellsShape } from './cells-ruleset.ts';
import type { GridPosition } from './grid-shape.ts';

/** The cells beyond both ends. */
export const beyondLeft = -1;
export const beyondRight = (length: number): number => length;

/** The board of a row, drawn as it is, with both places. */
export function boardWithEnds(row: CellsShape<GridPosition>, position: GridPosition) {
  const { cells } = position;
  const board = row.board(position);
  const beyond = (cell: number, x: number): BoardPlace<GridPosition> => ({
    name: nameWithEnds(row, cell, position),
    area: box(x, 0, side, side),
    holds: 'empty',
    edits: [],
  });
  return {
    ...board,
    places: [beyond(beyondLeft, -side), ...board.places, beyond(cells.length, cells.length * side)],
  };
}

/** The name of a cell, of those beyond the ends as well. */
export function nameWithEnds(row: CellsShape<GridPosition>, cell: number, position: GridPosition): string {
  if (cell === beyondLeft) return 'beyond the left end';
  return cell === beyondRight(position.cells.length) ? 'beyond the right end' : row.nameOf(cell, position);
}
