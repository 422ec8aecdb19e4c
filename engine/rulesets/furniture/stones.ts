/**
 * Boards of Left's and Right's stones on cells, some of which are walls, for rulesets that count points: their notation, their
 * picture, and moves in straight lines. Linear in the cells.
 */
import { accepted, type Result, refused } from '../../result.ts';
import type { Board, BoardPiece } from '../board.ts';
import { gridBoard } from './grid.ts';
import { type PointsPosition, readScore } from './points.ts';
import type { Cells } from './points-boards.ts';
import type { MovesTold } from './points-coder.ts';
import { rowsIn, wrongInRows } from './rows.ts';

const EMPTY_CELL = '.';
const WALL = 'x';

/** What a cell holds on boards with no walls, and with walls. */
const SIGNS = `${EMPTY_CELL}lr`;
export const signsOfStones = ({ cells }: PointsPosition): string =>
  cells.includes(WALL) ? `${SIGNS}${WALL}` : SIGNS;

/** Places among these. */
export const NO_STONE = 0;
export const LEFT_STONE = 1;
export const RIGHT_STONE = 2;

const pieces: readonly BoardPiece[] = [
  { sign: 'l', name: 'blue stone', player: 'left' },
  { sign: 'r', name: 'red stone', player: 'right' },
];

export const cellOfStones = (cell: number, width: number): string =>
  nameOf(Math.floor(cell / width), cell % width);

const nameOf = (row: number, cell: number): string => `row ${row + 1}, cell ${cell + 1}`;

export function parseStones(text: string): Result<PointsPosition> {
  const { score, rest, problems } = readScore(text);
  if (rest === '') {
    const says = 'is empty; write the rows from the top with / between them, like lr./rl./l.r';
    return refused([{ place: 'position', says }]);
  }
  const rows = rowsIn(rest);
  const width = [...rows[0]].length;
  const wrong = wrongInRows(rows, {
    signs: ['l', 'r', EMPTY_CELL, WALL],
    remedy: 'write l for a stone of Left’s, r for one of Right’s, . for an empty cell, x for a wall',
    widthOf: () => width,
    nameOf,
    many: 'cells',
  });
  if (problems.length + wrong.length > 0) return refused([...problems, ...wrong]);
  return accepted({ score, width, cells: rows.join('') });
}

export const printStones = (cells: string, width: number): string =>
  Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width)).join(
    '/',
  );

export function boardOfStones(position: PointsPosition): Board<PointsPosition> {
  const { cells, width } = position;
  const height = cells.length / width;
  const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  return gridBoard({
    says: `${many(height, 'row')} of ${many(width, 'cell')}`,
    rows: Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => ({
        shade: 'light',
        sign: cells[row * width + column],
        name: nameOf(row, column),
      })),
    ),
    pieces,
    empty: EMPTY_CELL,
    wall: WALL,
    put(row, column, sign) {
      const at = row * width + column;
      return { ...position, cells: cells.slice(0, at) + sign + cells.slice(at + 1) };
    },
  });
}

/** The cells of a board by lines. */
export type Lines = {
  /** From each cell the next one to its right, to its left, below and above, as far as there is one. */
  readonly beside: readonly (readonly number[])[];
  /** The cell behind each of these, as seen from the cell; −1 where the board ends. */
  readonly behind: readonly (readonly number[])[];
  /** From each cell the lines of two cells and more to its right, to its left, below and above, nearest first. */
  readonly from: readonly (readonly (readonly number[])[])[];
};

export function linesOn({ cells, width }: PointsPosition): Lines {
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

/** Tells every jump of a stone: over one enemy onto the empty cell behind, and on in the same line, with a stop after any. */
export function tellJumps(
  cells: Cells,
  { from }: Lines,
  start: number,
  pointsEach: 0 | 1,
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
      told.move(stone === LEFT_STONE ? 'left' : 'right', pointsEach * (i / 2 + 1), [start, line[i + 1]]);
    }
  }
}

/** How many stones there are, of either player. */
export const stonesOn = (cells: Cells): number =>
  cells.reduce((count, sign) => (sign === LEFT_STONE || sign === RIGHT_STONE ? count + 1 : count), 0);
