/**
 * Boards of Left's and Right's stones on cells, some of which are walls: their notation, their picture, and
 * moves in straight lines. Linear in the cells.
 */
import { type Cells, cellsOfText, type MoveRecorder } from './cells-rules.ts';
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

/** The signs of such boards where walls are as good as empty squares. */
export const signsWithoutWalls = `${EMPTY_CELL}LR`;

/** The content of the squares, with empty ones in place of walls. */
export const cellsWithoutWalls = ({ cells }: GridPosition): Cells =>
  cellsOfText(signsWithoutWalls, cells.replaceAll('#', EMPTY_CELL));

/** Stones of both players, as bits of their signs. */
export const BOTH_STONES = (1 << LEFT_STONE) | (1 << RIGHT_STONE);

/** The signs after the players have changed places. */
export const swappedStones: readonly number[] = [NO_STONE, RIGHT_STONE, LEFT_STONE, STONE_WALL];

/** The cells of a board by lines. */
export type Lines = {
  /** From each cell the next one to its right, to its left, below and above, as far as there is one. */
  readonly beside: readonly (readonly number[])[];
  /** The cell behind each of these, as seen from the cell; −1 where the board ends. */
  readonly behind: readonly (readonly number[])[];
};

export function linesOn({ cells: { length }, width }: GridPosition): Lines {
  const waysFrom = (cell: number) => {
    const column = cell % width;
    const row = (cell - column) / width;
    return [
      { step: 1, count: width - 1 - column },
      { step: -1, count: column },
      { step: width, count: length / width - 1 - row },
      { step: -width, count: row },
    ].filter(({ count }) => count > 0);
  };
  const beside: number[][] = [];
  const behind: number[][] = [];
  for (let cell = 0; cell < length; cell++) {
    const ways = waysFrom(cell);
    beside.push(ways.map(({ step }) => cell + step));
    behind.push(ways.map(({ step, count }) => (count > 1 ? cell + 2 * step : -1)));
  }
  return { beside, behind };
}

/**
 * Records every jump of a stone: over one enemy onto the empty cell behind, and on in the same line, with a
 * stop after any. Each enemy makes `pointsEach` points, where points count.
 */
export function recordJumps(
  cells: Cells,
  { beside, behind }: Lines,
  start: number,
  pointsEach: 0 | 1 | undefined,
  record: MoveRecorder,
): void {
  const stone = cells[start];
  const enemy = LEFT_STONE + RIGHT_STONE - stone;
  for (let way = 0; way < beside[start].length; way++) {
    const step = beside[start][way] - start;
    let from = start;
    for (let jumps = 1; ; jumps++) {
      // The cell behind the last stop is one further the same way, as far as the board goes.
      const to = from === start ? behind[start][way] : cellBehind(beside[from], behind[from], from + step);
      if (to < 0 || cells[from + step] !== enemy || cells[to] !== NO_STONE) break;
      record.put(start, NO_STONE);
      for (let taken = start + step; taken !== to + step; taken += 2 * step) record.put(taken, NO_STONE);
      record.put(to, stone);
      const points = pointsEach === undefined ? undefined : pointsEach * jumps;
      record.move(stone === LEFT_STONE ? 'left' : 'right', [start, to], points);
      from = to;
    }
  }
}

/** The cell behind one of those beside; −1 where there is none. */
function cellBehind(beside: readonly number[], behind: readonly number[], over: number): number {
  for (let way = 0; way < beside.length; way++) if (beside[way] === over) return behind[way];
  return -1;
}

/** How many stones there are, of either player. */
export const stonesOn = (cells: Cells): number =>
  cells.reduce((count, sign) => (sign === LEFT_STONE || sign === RIGHT_STONE ? count + 1 : count), 0);
