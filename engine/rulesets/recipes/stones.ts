/**
 * Boards of Left's and Right's stones on cells, some of which are walls: their notation, their picture, and moves in straight
 * lines. Linear in the cells.
 */
import type { Cells, MovesTold } from './cells-rules.ts';
import type { CellsShape } from './cells-ruleset.ts';
import { EMPTY_CELL, type GridPosition, gridShape } from './grid-shape.ts';

/** Places among the signs of such a board, and of a wall where there are walls. */
export const NO_STONE = 0;
export const LEFT_STONE = 1;
export const RIGHT_STONE = 2;
export const STONE_WALL = 3;

type StonesAsked = {
  /** The signs of Left's stones, of Right's and of walls. */
  readonly signs: readonly [left: string, right: string, wall: string];
  /** What a stone is called: "stone". */
  readonly called: string;
  readonly cell: string;
  readonly example: string;
};

const stonesShape = ({
  signs: [left, right, wall],
  called,
  cell,
  example,
}: StonesAsked): CellsShape<GridPosition> =>
  gridShape({
    pieces: [
      { sign: left, name: `blue ${called}`, player: 'left' },
      { sign: right, name: `red ${called}`, player: 'right' },
    ],
    wall,
    row: 'row',
    cell,
    example,
  });

/** What a cell holds, on boards with no walls, and with walls. */
const signsWith =
  (left: string, right: string, wall: string) =>
  ({ cells }: GridPosition): string =>
    `${EMPTY_CELL}${left}${right}${cells.includes(wall) ? wall : ''}`;

/** As boards on which points count write them, in small letters. */
export const stones = stonesShape({
  signs: ['l', 'r', 'x'],
  called: 'stone',
  cell: 'cell',
  example: 'lr./rl./l.r',
});
export const signsOfStones = signsWith('l', 'r', 'x');

/** As boards on which the last move counts write them, in capitals. */
export const squaresOfStones = (called: string, example: string): CellsShape<GridPosition> =>
  stonesShape({ signs: ['L', 'R', '#'], called, cell: 'square', example });
export const signsOfSquares = signsWith('L', 'R', '#');
export const signsWithWalls = `${EMPTY_CELL}LR#`;

/** The cells of a board by lines. */
export type Lines = {
  /** From each cell the next one to its right, to its left, below and above, as far as there is one. */
  readonly beside: readonly (readonly number[])[];
  /** The cell behind each of these, as seen from the cell; −1 where the board ends. */
  readonly behind: readonly (readonly number[])[];
  /** From each cell the lines of two cells and more to its right, to its left, below and above, nearest first. */
  readonly from: readonly (readonly (readonly number[])[])[];
};

export function linesOn({ cells, width }: GridPosition): Lines {
  const height = cells.length / width;
  const lines = Array.from({ length: cells.length }, (_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const line = (count: number, step: number): readonly number[] =>
      Array.from({ length: count }, (_, i) => cell + (i + 1) * step);
    return [line(width - 1 - column, 1), line(column, -1), line(height - 1 - row, width), line(row, -width)];
  });
  return {
    beside: lines.map((from) => from.flatMap((line) => line.slice(0, 1))),
    behind: lines.map((from) => from.flatMap((line) => (line.length > 0 ? [line[1] ?? -1] : []))),
    from: lines.map((from) => from.filter(({ length }) => length > 1)),
  };
}

/**
 * Tells every jump of a stone: over one enemy onto the empty cell behind, and on in the same line, with a stop after any. Each enemy
 * makes `pointsEach` points, where points count.
 */
export function tellJumps(
  cells: Cells,
  { from }: Lines,
  start: number,
  pointsEach: 0 | 1 | undefined,
  told: MovesTold,
): void {
  const stone = cells[start];
  const enemy = LEFT_STONE + RIGHT_STONE - stone;
  const lines = from[start];
  for (let way = 0; way < lines.length; way++) {
    const line = lines[way];
    for (let i = 0; i + 1 < line.length; i += 2) {
      if (cells[line[i]] !== enemy || cells[line[i + 1]] !== NO_STONE) break;
      told.put(start, NO_STONE);
      for (let taken = 0; taken <= i; taken += 2) told.put(line[taken], NO_STONE);
      told.put(line[i + 1], stone);
      const points = pointsEach === undefined ? undefined : pointsEach * (i / 2 + 1);
      told.move(stone === LEFT_STONE ? 'left' : 'right', [start, line[i + 1]], points);
    }
  }
}

/** How many stones there are, of either player. */
export const stonesOn = (cells: Cells): number =>
  cells.reduce((count, sign) => (sign === LEFT_STONE || sign === RIGHT_STONE ? count + 1 : count), 0);
