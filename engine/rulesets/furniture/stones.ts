/**
 * Boards of Left's and Right's stones on cells, some of which are walls, for rulesets that count points: their notation, their
 * picture, and moves in straight lines. Linear in the cells.
 */
import { accepted, type Result, refused } from '../../result.ts';
import type { Board, BoardPiece } from '../board.ts';
import { gridBoard } from './grid.ts';
import { type PointsPosition, readScore } from './points.ts';
import type { PointsMove } from './points-coder.ts';
import { rowsIn, wrongInRows } from './rows.ts';

export const EMPTY_CELL = '.';
const WALL = 'x';

/** What is a player's own, and what is the other's. */
export const stonesOf = {
  left: { own: 'l', enemy: 'r' },
  right: { own: 'r', enemy: 'l' },
} as const;

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
      return { ...position, cells: withSign(cells, row * width + column, sign) };
    },
  });
}

/** The cells of a board by lines. */
export type Lines = {
  /** From each cell the next one to its right, to its left, below and above, as far as there is one. */
  readonly beside: readonly (readonly number[])[];
  /** From each cell the lines of two cells and more to its right, to its left, below and above, nearest first. */
  readonly from: readonly (readonly (readonly number[])[])[];
  /** No line has more cells. */
  readonly longest: number;
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
    from: lines.map((from) => from.filter(({ length }) => length > 1)),
    longest: Math.max(width, height),
  };
}

/** Every jump of a player: over one enemy onto the empty cell behind, and on in the same line, with a stop after any. */
export function* jumpsOf(
  cells: string,
  { from }: Lines,
  player: 'left' | 'right',
  pointsEach: 0 | 1,
): Generator<PointsMove, void, void> {
  const { own, enemy } = stonesOf[player];
  // The native search passes over cells that have no stone of the player's.
  for (let start = cells.indexOf(own); start >= 0; start = cells.indexOf(own, start + 1)) {
    const lines = from[start];
    for (let way = 0; way < lines.length; way++) {
      const line = lines[way];
      let taken = '';
      for (let i = 0; i + 1 < line.length; i += 2) {
        if (cells[line[i]] !== enemy || cells[line[i + 1]] !== EMPTY_CELL) break;
        taken = withSign(i === 0 ? withSign(cells, start, EMPTY_CELL) : taken, line[i], EMPTY_CELL);
        yield {
          cells: withSign(taken, line[i + 1], own),
          points: pointsEach * (i / 2 + 1),
          by: [start, line[i + 1]],
        };
      }
    }
  }
}

/** The cells with another sign on one of them. */
export const withSign = (cells: string, cell: number, sign: string): string =>
  cells.slice(0, cell) + sign + cells.slice(cell + 1);

/** How many stones there are, of either player. */
export const stonesOn = (cells: string): number =>
  [...cells].filter((sign) => sign === 'l' || sign === 'r').length;
