/**
 * Notation and picture of rulesets on a grid of squares or on a strip: rows of signs from the top with `/`
 * between them, some of the squares perhaps never used. Linear in the squares.
 */
import type { Problem } from '../../result.ts';
import type { BoardOwner, BoardPiece, BoardSide } from '../board.ts';
import { gridBoard, type PointLine } from '../furniture/grid.ts';
import { manyOf, readRows, wrongInRows } from '../furniture/rows.ts';
import type { CellsPosition } from './cells-rules.ts';
import type { CellsShape } from './cells-ruleset.ts';
import { resizedRows, sayResized } from './resizing.ts';

export type GridPosition = CellsPosition & {
  /** The number of cells in the first row. */
  readonly width: number;
};

export type GridPiece = BoardPiece & {
  /** There is exactly one on a board: put elsewhere, it leaves its old square. */
  readonly single?: true;
};

export type GridAsked = {
  readonly pieces: readonly GridPiece[];
  /** Who has what, where no piece shows it. */
  readonly owners?: readonly BoardOwner[];
  /** The sign of a square that is missing or used up, if there are any. */
  readonly wall?: string;
  /**
   * What a row and a square of it are called: "rank" and "square". Without a row's name the board is a strip.
   */
  readonly row?: string;
  readonly cell: string;
  /**
   * Where the board is points that lines join: the lines, and the sign of a missing point, which is used
   * where `isMissing` says and nowhere else.
   */
  readonly points?: {
    readonly missing: string;
    isMissing(row: number, column: number, width: number): boolean;
    lines(position: GridPosition): readonly PointLine[];
  };
  /**
   * How many lines are added or removed at each side, where that is not one everywhere; none at a side that
   * is not named.
   */
  readonly linesAt?: Partial<Readonly<Record<BoardSide, number>>>;
  /** With fewer columns there is no such board. */
  readonly narrowest?: number;
  /** A position as an example, for a person who has typed nothing yet. */
  readonly example: string;
  /** Whether anything may ever be on a square. If undefined, all squares are light ones that are used. */
  isDark?(row: number, column: number): boolean;
  /** What is wrong on a board whose signs are right. */
  wrong?(position: GridPosition): readonly Problem[];
};

/** The sign of an empty square. */
export const EMPTY_CELL = '.';

export function gridShape(asked: GridAsked): CellsShape<GridPosition> {
  const { pieces, owners, wall, row: rowName = 'row', cell: cellName, isDark, points } = asked;
  const signs = [
    EMPTY_CELL,
    ...pieces.map(({ sign }) => sign),
    ...(wall === undefined ? [] : [wall]),
    ...(points ? [points.missing] : []),
  ];
  const isStrip = asked.row === undefined;
  const remedy = remedyOf(asked);
  const squareName = (row: number, column: number): string =>
    isStrip ? `${cellName} ${column + 1}` : `${rowName} ${row + 1}, ${cellName} ${column + 1}`;
  const nameOfRow = (row: number): string => (isStrip ? 'position' : `${rowName} ${row + 1}`);
  const nameOf = (cell: number, { width }: GridPosition): string =>
    squareName(Math.floor(cell / width), cell % width);

  const read: CellsShape<GridPosition>['read'] = (text) => {
    const found = readRows(text, signs);
    const rows = isStrip ? [found.flat()] : found;
    const width = rows.reduce((most, { length }) => Math.max(most, length), 1);
    const cells = rows.map((row) => cellsOfRow(row).padEnd(width, EMPTY_CELL)).join('');
    const position = { width, cells };
    if (text.trim() === '') {
      const what = isStrip ? `the ${cellName}s` : `the ${rowName}s from the top with / between them`;
      const says = `is empty; write ${what}, like ${asked.example}`;
      return { position, problems: [{ place: 'position', says }] };
    }
    const problems = wrongInRows(rows, {
      signs,
      remedy,
      widthOf: () => rows[0].length,
      nameOfRow,
      nameOf: squareName,
      many: `${cellName}s`,
    });
    return { position, problems: inReadingOrder([...problems, ...wrongOn(position)], position) };
  };

  const wrongOn = (position: GridPosition): readonly Problem[] => [
    ...(points ? wrongPoints(points, signs, asked, position, nameOf) : []),
    ...pieces.flatMap((piece) => (piece.single ? wrongCount(piece, position, nameOf) : [])),
    ...(asked.wrong?.(position) ?? []),
  ];

  /** Problems of the whole board come first, then those of each row, before those of its squares. */
  const inReadingOrder = (problems: readonly Problem[], position: GridPosition): readonly Problem[] => {
    if (problems.length < 2) return problems;
    const { cells, width } = position;
    const order = new Map<string, number>([['position', 0]]);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cell % width === 0 && !isStrip) order.set(nameOfRow(cell / width), order.size);
      order.set(nameOf(cell, position), order.size);
    }
    const rankOf = ({ place }: Problem): number => order.get(place) ?? order.size;
    return problems.toSorted((one, other) => rankOf(one) - rankOf(other));
  };

  const put = (position: GridPosition, cell: number, sign: string): GridPosition => {
    const isSingle = pieces.some((piece) => piece.single && piece.sign === sign);
    const cells = isSingle ? position.cells.replaceAll(sign, EMPTY_CELL) : position.cells;
    return { ...position, cells: cells.slice(0, cell) + sign + cells.slice(cell + 1) };
  };

  const linesAt = asked.linesAt ?? { left: 1, right: 1, ...(!isStrip && { top: 1, bottom: 1 }) };
  const narrowest = asked.narrowest ?? 1;

  /** For each piece that no longer has a cell: what it is, and where it was. */
  const lostPieces = (before: GridPosition, after: GridPosition, shift: Shift): readonly string[] =>
    [...before.cells].flatMap((sign, cell) => {
      const piece = pieces.find((each) => each.sign === sign);
      if (!piece || signThere(after, cell, before.width, shift) === sign) return [];
      return [`${piece.single ? 'the' : 'a'} ${piece.name} on ${nameOf(cell, before)}`];
    });

  return {
    read,
    print: ({ cells, width }) => rowsOfCells(cells, width).join('/'),
    nameOf,
    cellsIn: ({ cells, width }, start) =>
      width === start.width && cells.length === start.cells.length ? cells : undefined,
    resize(position, side, way) {
      const lines = linesAt[side] ?? 0;
      const found =
        lines > 0
          ? resizedRows(rowsOfCells(position.cells, position.width), side, way, lines, EMPTY_CELL)
          : undefined;
      if (!found || (way === 'shrink' && found.rows[0].length < narrowest)) return undefined;
      const width = found.rows[0].length;
      const bare = { ...position, width, cells: found.rows.join('') };
      const shift = shiftAt(side, way === 'grow' ? lines : -lines);
      const to = points ? withCorners(points, bare, position, shift) : bare;
      const isUpright = side === 'left' || side === 'right';
      const one = isStrip ? cellName : isUpright ? 'column' : rowName;
      return { says: sayResized(way, lines, one, side), to, lost: lostPieces(position, to, shift) };
    },
    board(position) {
      const { cells, width } = position;
      const rows = rowsOfCells(cells, width);
      const squares = manyOf(width, cellName);
      return gridBoard({
        says: isStrip ? `a strip of ${squares}` : `${manyOf(rows.length, rowName)} of ${squares}`,
        rows: rows.map((signsInRow, row) =>
          [...signsInRow].map((sign, column) => {
            const isUsed = points
              ? sign !== points.missing || !points.isMissing(row, column, width)
              : (isDark?.(row, column) ?? true);
            if (!isUsed && points) return { shade: 'light', sign, name: undefined };
            const name = isUsed || sign !== EMPTY_CELL ? squareName(row, column) : undefined;
            return { shade: isDark && isUsed ? 'dark' : 'light', sign, name };
          }),
        ),
        pieces,
        ...(owners && { owners }),
        empty: EMPTY_CELL,
        ...(wall !== undefined && { wall }),
        ...(points && { lines: points.lines(position) }),
        put: (row, column, sign) => put(position, row * width + column, sign),
      });
    },
  };
}

/** A cell is one unit of text, so a sign of more is replaced by the sign of what is unknown. */
export const cellsOfRow = (signs: readonly string[]): string =>
  signs.map((sign) => (sign.length === 1 ? sign : '\ufffd')).join('');

/** The cells row by row. */
export const rowsOfCells = (cells: string, width: number): readonly string[] =>
  Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width));

/** By how many rows and columns a board moves in its own numbers when it grows. */
type Shift = { readonly rows: number; readonly columns: number };

const shiftAt = (side: BoardSide, lines: number): Shift => ({
  rows: side === 'top' ? lines : 0,
  columns: side === 'left' ? lines : 0,
});

/** The sign that the shifted position has on a cell of another board; undefined where it has none there. */
function signThere(
  { cells, width }: GridPosition,
  cell: number,
  widthHere: number,
  { rows, columns }: Shift,
): string | undefined {
  const row = Math.floor(cell / widthHere) + rows;
  const column = (cell % widthHere) + columns;
  return row >= 0 && column >= 0 && column < width ? cells[row * width + column] : undefined;
}

/**
 * Marks the points of the new board whose place says that they are missing; a missing point may have become
 * a point.
 */
function withCorners(
  { missing, isMissing }: NonNullable<GridAsked['points']>,
  position: GridPosition,
  before: GridPosition,
  { rows, columns }: Shift,
): GridPosition {
  const { cells, width } = position;
  const signs = [...cells].map((sign, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    if (isMissing(row, column, width)) return missing;
    const wasMissing = isMissing(row - rows, column - columns, before.width);
    return sign === missing && wasMissing ? EMPTY_CELL : sign;
  });
  return { ...position, cells: signs.join('') };
}

/** "write G for a goose, F for a fox, . for an empty square". */
function remedyOf({ pieces, wall, cell, points }: GridAsked): string {
  const written = [
    ...pieces.map(({ sign, name, single }) => `${sign} for ${single ? 'the' : 'a'} ${name}`),
    `${EMPTY_CELL} for an empty ${cell}`,
    ...(wall === undefined ? [] : [`${wall} for a wall`]),
    ...(points ? [`${points.missing} where there is no ${cell}`] : []),
  ];
  return `write ${written.join(', ')}`;
}

/** Signs of points where there is none, and none where there is a point. */
function wrongPoints(
  { missing, isMissing }: NonNullable<GridAsked['points']>,
  signs: readonly string[],
  { cell: cellName }: GridAsked,
  position: GridPosition,
  nameOf: CellsShape<GridPosition>['nameOf'],
): readonly Problem[] {
  const { cells, width } = position;
  return [...cells].flatMap((sign, cell) => {
    const isNone = isMissing(Math.floor(cell / width), cell % width, width);
    if (isNone === (sign === missing) || !signs.includes(sign)) return [];
    const says = isNone
      ? `is not a ${cellName} of the board; write ${missing} there`
      : `is a ${cellName} of the board; write ${EMPTY_CELL} if nothing stands there`;
    return [{ place: nameOf(cell, position), says }];
  });
}

function wrongCount(
  { sign, name }: GridPiece,
  position: GridPosition,
  nameOf: CellsShape<GridPosition>['nameOf'],
): readonly Problem[] {
  const there = [...position.cells].flatMap((each, cell) => (each === sign ? [cell] : []));
  if (there.length === 0) return [{ place: 'position', says: `has no ${name}; put one ${sign} on it` }];
  return there.slice(1).map((cell) => ({
    place: nameOf(cell, position),
    says: `is a second ${name}; leave exactly one ${sign}`,
  }));
}
