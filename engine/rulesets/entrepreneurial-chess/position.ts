/**
 * Positions of Entrepreneurial Chess, and their notation: the board, and where the kings and the rook stand,
 * each by column and row from the corner 0,0: `4x4 k=0,0 K=3,3 R=3,0`. Left has the lone king k; `R=-` says
 * that the rook is taken. Where Left has cashed out, the board is empty, and `4x4 cash=3` is the integer 3.
 */
import type { Problem } from '../../result.ts';
import type { Draft } from '../draft.ts';
import { EMPTY_CELL, type GridPosition } from '../recipes/grid-shape.ts';

/**
 * The cells are the squares row by row from the corner, and behind them the bank: what Left has cashed out,
 * if she has.
 */
export type ChessPosition = GridPosition;

export const pieceNames = { k: 'lone king', K: 'king', R: 'rook' } as const;
type PieceSign = keyof typeof pieceNames;
const pieceSigns = Object.keys(pieceNames) as readonly PieceSign[];

/** The bank’s name as a place. */
export const bank = 'the bank';
/** No integer above is cashed out, and no board has more columns or rows together. */
const mostCash = 98;
const mostLines = (mostCash + 2) / 2;
const example = '4x4 k=0,0 K=3,3 R=3,0';

/** The bank holds one sign, whose code is this number plus the integer. */
const noCash = 0x100;
export const signOfCash = (cash: number): string => String.fromCharCode(noCash + cash);

export const heightOf = ({ cells, width }: ChessPosition): number => (cells.length - 1) / width;
export const squaresOf = ({ cells }: ChessPosition): string => cells.slice(0, -1);

/** The integer that Left has cashed out; undefined while the game continues. */
export function cashIn({ cells }: ChessPosition): number | undefined {
  const sign = cells.at(-1) ?? EMPTY_CELL;
  return sign === EMPTY_CELL ? undefined : sign.charCodeAt(0) - noCash;
}

const nameOfSquare = (column: number, row: number): string => `column ${column}, row ${row}`;

export const nameOfChessCell = (cell: number, { width, cells }: ChessPosition): string =>
  cell === cells.length - 1 ? bank : nameOfSquare(cell % width, Math.floor(cell / width));

/** An empty board on which Left has not cashed out. */
const bare = (width: number, height: number): ChessPosition => ({
  width,
  cells: EMPTY_CELL.repeat(width * height + 1),
});

/**
 * The position with another sign at a cell; each piece is there once, and a piece on the board takes what was
 * cashed out away.
 */
export function withSign(position: ChessPosition, cell: number, sign: string): ChessPosition {
  const isPiece = sign !== EMPTY_CELL && cell < position.cells.length - 1;
  const signs = [...position.cells].map((each) => (isPiece && each === sign ? EMPTY_CELL : each));
  signs[cell] = sign;
  if (isPiece) signs[signs.length - 1] = EMPTY_CELL;
  return { ...position, cells: signs.join('') };
}

export function printChess(position: ChessPosition): string {
  const { width, cells } = position;
  const board = `${width}x${heightOf(position)}`;
  const cash = cashIn(position);
  if (cash !== undefined) return `${board} cash=${cash}`;
  const written = pieceSigns.map((sign) => {
    const cell = cells.indexOf(sign);
    return `${sign}=${cell < 0 ? '-' : `${cell % width},${Math.floor(cell / width)}`}`;
  });
  return [board, ...written].join(' ');
}

/** Whether a king steps from one of these squares to the other, or they are one. */
export const areNeighbours = (one: number, other: number, width: number): boolean =>
  Math.abs((one % width) - (other % width)) <= 1 &&
  Math.abs(Math.floor(one / width) - Math.floor(other / width)) <= 1;

type Tell = (place: string, says: string) => void;

/** Reads a position; what is wrong with a piece names its square. Linear in the text and the board. */
export function readChess(text: string): Draft<ChessPosition> {
  const problems: Problem[] = [];
  const wrong: Tell = (place, says) => {
    problems.push({ place, says });
  };
  const [head, ...members] = text.trim().split(/\s+(?=(?:[kr]|cash)\s*=)/i);
  if (head === '') {
    wrong('position', `is empty; write the board and where everybody stands, like ${example}`);
    return { position: bare(4, 4), problems };
  }
  const empty = boardWritten(head, wrong);
  const written = membersWritten(members, wrong);
  const cash = written.get('cash');
  if (cash === undefined) return { position: withPieces(empty, written, wrong), problems };
  if (written.size > 1)
    wrong(bank, 'is not empty while pieces stand on the board; leave out either cash= or k=, K= and R=');
  if (/^\d{1,2}$/.test(cash) && Number(cash) <= mostCash) {
    const position = { ...empty, cells: squaresOf(empty) + signOfCash(Number(cash)) };
    return { position, problems };
  }
  wrong(bank, `has cash=${cash}; write a number from 0 to ${mostCash}, like cash=3`);
  return { position: empty, problems };
}

function boardWritten(head: string, wrong: Tell): ChessPosition {
  const [, width, height] = (/^(\d{1,2})\s*[x×]\s*(\d{1,2})$/i.exec(head) ?? []).map(Number);
  const isLine = (lines: number): boolean => lines >= 1 && lines <= mostLines;
  if (isLine(width) && isLine(height)) return bare(width, height);
  const says = `begins with “${head}”; write columns x rows, at most ${mostLines} each, like ${example}`;
  wrong('position', says);
  return bare(4, 4);
}

/** What is written behind each name and its =. */
function membersWritten(members: readonly string[], wrong: Tell): ReadonlyMap<string, string> {
  const written = new Map<string, string>();
  for (const member of members) {
    const at = member.indexOf('=');
    const name = member.slice(0, at).trim();
    const key = name === 'r' ? 'R' : name.length > 1 ? name.toLowerCase() : name;
    if (written.has(key)) wrong('position', `has ${key}= twice; write it once`);
    else written.set(key, member.slice(at + 1).trim());
  }
  return written;
}

function withPieces(empty: ChessPosition, written: ReadonlyMap<string, string>, wrong: Tell): ChessPosition {
  let position = empty;
  for (const sign of pieceSigns) {
    const square = squareWritten(empty, sign, written.get(sign), wrong);
    if (square === undefined) continue;
    const other = position.cells[square];
    if (other === EMPTY_CELL) position = withSign(position, square, sign);
    else wrong(nameOfChessCell(square, position), `has ${other} and ${sign}; move one of them`);
  }
  const [king, other] = [position.cells.indexOf('k'), position.cells.indexOf('K')];
  if (king >= 0 && other >= 0 && areNeighbours(king, other, position.width)) {
    const says = 'has the king next to the lone king; leave a square between them';
    wrong(nameOfChessCell(other, position), says);
  }
  return position;
}

/** The cell that is written for a piece; undefined if it is nowhere. */
function squareWritten(
  { width, cells }: ChessPosition,
  sign: PieceSign,
  value: string | undefined,
  wrong: Tell,
): number | undefined {
  const piece = pieceNames[sign];
  const like = `write its column and row, like ${sign}=0,0`;
  if (value === undefined || value === '-') {
    if (sign !== 'R') wrong('position', `has no ${piece}; ${like}`);
    else if (value === undefined)
      wrong('position', 'does not say where the rook is; write R= and its square, or R=- if it was taken');
    return undefined;
  }
  const [, before, column, row, behind] = /^(.*?)(\d{1,2})\s*,\s*(\d{1,2})(.*)$/s.exec(value) ?? [];
  if (column === undefined) {
    wrong('position', `has ${sign}=${value}; ${like}${sign === 'R' ? ', or R=- if it was taken' : ''}`);
    return undefined;
  }
  const isOnBoard = Number(column) < width && Number(row) * width < cells.length - 1;
  const name = isOnBoard ? nameOfSquare(Number(column), Number(row)) : 'position';
  if (!isOnBoard)
    wrong(name, `has the ${piece} at ${column},${row}, off the board; columns and rows count from 0`);
  else if (before || behind) wrong(name, `is written ${sign}=${value}; ${like}`);
  return isOnBoard ? Number(row) * width + Number(column) : undefined;
}
