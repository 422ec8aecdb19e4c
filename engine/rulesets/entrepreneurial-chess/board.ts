/** The picture of Entrepreneurial Chess: the squares with their columns and rows, and below them the bank, where Left cashes out. */
import type { Board, BoardEdit, BoardPlace, BoardText } from '../board.ts';
import { gridBoard } from '../furniture/grid.ts';
import { manyOf } from '../furniture/rows.ts';
import { box, side } from '../furniture/shapes.ts';
import { EMPTY_CELL, rowsOfCells } from '../recipes/grid-shape.ts';
import {
  bank,
  type ChessPosition,
  cashIn,
  heightOf,
  nameOfChessCell,
  pieceNames,
  signOfCash,
  squaresOf,
  withSign,
} from './position.ts';

const pieces = [
  { sign: 'k', name: pieceNames.k, player: 'left' },
  { sign: 'K', name: pieceNames.K, player: 'right' },
  { sign: 'R', name: pieceNames.R, player: 'right' },
] as const;

const numberSize = 11;
const bankWords = { size: 13, width: 3 * side, height: 0.8 * side, below: 26 };

export function boardOfChess(position: ChessPosition): Board<ChessPosition> {
  const { width } = position;
  const height = heightOf(position);
  const cellAt = (line: number, column: number): number => (height - 1 - line) * width + column;
  const squares = gridBoard<ChessPosition>({
    says: `a board of ${manyOf(width, 'column')} and ${manyOf(height, 'row')}, and a bank`,
    // Row 0 is the lowest.
    rows: rowsOfCells(squaresOf(position), width)
      .toReversed()
      .map((signs, line) =>
        [...signs].map((sign, column) => ({
          shade: (height - 1 - line + column) % 2 === 0 ? 'dark' : 'light',
          sign,
          name: nameOfChessCell(cellAt(line, column), position),
        })),
      ),
    pieces,
    empty: EMPTY_CELL,
    put: (line, column, sign) => withSign(position, cellAt(line, column), sign),
  });
  const numbers = (length: number, at: (i: number) => { x: number; y: number }): readonly BoardText[] =>
    Array.from({ length }, (_, i) => ({
      text: String(i),
      at: at(i),
      size: numberSize,
      ink: 'dim',
      aside: true,
    }));
  const { size, width: wide, height: high, below } = bankWords;
  const top = height * side + below;
  const middle = (width * side) / 2;
  const area = box(middle - wide / 2, top, wide, high);
  return {
    ...squares,
    shapes: [...squares.shapes, { look: 'light', form: area }],
    texts: [
      ...squares.texts,
      ...numbers(width, (column) => ({ x: (column + 0.5) * side, y: height * side + 11 })),
      ...numbers(height, (row) => ({ x: -11, y: (height - row - 0.5) * side })),
      { text: saidOfBank(position), at: { x: middle, y: top + high / 2 }, size, ink: 'ink' },
    ],
    places: [...squares.places, bankPlace(position, area)],
  };
}

function saidOfBank(position: ChessPosition): string {
  const cash = cashIn(position);
  if (cash !== undefined) return manyOf(cash, 'free move');
  const king = position.cells.indexOf('k');
  return king < 0 ? 'bank' : `cash out ${(king % position.width) + Math.floor(king / position.width)}`;
}

/** What was cashed out is edited where nothing stands on the board, so that a click there never sweeps it. */
function bankPlace(position: ChessPosition, area: BoardPlace['area']): BoardPlace<ChessPosition> {
  const holds = saidOfBank(position);
  const isSwept = [...squaresOf(position)].every((sign) => sign === EMPTY_CELL);
  if (!isSwept) return { name: bank, area, holds, edits: [] };
  const cash = cashIn(position) ?? -1;
  // Clicks go round what a king can cash out on this board, as far as a key of one figure says it, and nothing.
  const count = 2 + Math.min(9, position.width + heightOf(position) - 2);
  const edits = Array.from({ length: count }, (_, i): BoardEdit<ChessPosition> | undefined => {
    const next = ((Math.min(cash, count - 2) + 2 + i) % count) - 1;
    if (next === cash) return undefined;
    const sign = next < 0 ? EMPTY_CELL : String(next);
    const to = withSign(position, position.cells.length - 1, next < 0 ? EMPTY_CELL : signOfCash(next));
    return { sign, says: next < 0 ? 'clear it' : `put a bank of ${next}`, to };
  });
  return { name: bank, area, holds, edits: edits.filter((edit) => edit !== undefined) };
}
