/**
 * The points of the board and the moves on it (Siegel, Coping with cycles, Section 5). Three rows of points, of which the first and the
 * last have no corners; neighbours in a row or a column are joined, and so are diagonal ones where row and column add up to an odd
 * number. Turned upside down a position is the same one.
 */
import type { PointLine } from '../furniture/grid.ts';
import type { Cells, CellsRules } from '../recipes/cells-rules.ts';
import type { GridPosition } from '../recipes/grid-shape.ts';

const SIGNS = '.HR-';
const [IS_FREE, IS_HOUND, IS_HARE] = [0, 1, 2];

/** Whether there is no point: at the four corners. Rows beyond the third are there, so that a draft shows what was typed. */
export const isMissing = (row: number, column: number, width: number): boolean =>
  (row === 0 || row === 2) && (column === 0 || column === width - 1);

const ways = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [down, across] as const));

/** The points that are joined to each, as cells; none at a corner. */
function neighboursOn({ width, cells: { length } }: GridPosition): readonly (readonly number[])[] {
  const height = length / width;
  return Array.from({ length }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (isMissing(row, column, width)) return [];
    return ways.flatMap(([down, across]) => {
      const [toRow, toColumn] = [row + down, column + across];
      if (down === 0 && across === 0) return [];
      if (toRow < 0 || toRow >= height || toColumn < 0 || toColumn >= width) return [];
      const isDiagonal = down !== 0 && across !== 0;
      if (isMissing(toRow, toColumn, width) || (isDiagonal && (row + column) % 2 === 0)) return [];
      return [toRow * width + toColumn];
    });
  });
}

/** The lines of the board, each once. */
export function linesOfPoints(position: GridPosition): readonly PointLine[] {
  const { width } = position;
  return neighboursOn(position).flatMap((others, cell) =>
    others
      .filter((other) => other > cell)
      .map(
        (other): PointLine => [
          Math.floor(cell / width),
          cell % width,
          Math.floor(other / width),
          other % width,
        ],
      ),
  );
}

export function rulesOfHounds(position: GridPosition): CellsRules {
  const { width } = position;
  const neighbours = neighboursOn(position);
  const ahead = neighbours.map((others, cell) => others.filter((other) => other % width >= cell % width));
  const last = position.cells.length - width;
  return {
    signs: SIGNS,
    moves(cells, told) {
      for (let from = 0; from < cells.length; from++) {
        const animal = cells[from];
        if (animal !== IS_HOUND && animal !== IS_HARE) continue;
        for (const to of animal === IS_HOUND ? ahead[from] : neighbours[from])
          if (cells[to] === IS_FREE) told.slide(animal === IS_HOUND ? 'left' : 'right', from, to);
      }
    },
    settle(cells) {
      if (!isUpsideDown(cells, width, last)) return;
      for (let column = 0; column < width; column++) {
        const top = cells[column];
        cells[column] = cells[last + column];
        cells[last + column] = top;
      }
    },
  };
}

/** Of a position and its mirror image one stands for both: where the rows first differ, the top row has the greater sign. */
function isUpsideDown(cells: Cells, width: number, last: number): boolean {
  for (let column = 0; column < width; column++) {
    if (cells[column] !== cells[last + column]) return cells[column] < cells[last + column];
  }
  return false;
}
