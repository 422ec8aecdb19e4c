/** Entrepreneurial Chess on a corner: king against king and rook, with cashing out. */
import { cite } from '../../bibliography.ts';
import type { Board, BoardEdit, BoardPlace, BoardText } from '../board.ts';
import { gridBoard } from '../furniture/grid.ts';
import { manyOf } from '../furniture/rows.ts';
import { box, side } from '../furniture/shapes.ts';
import type { CellsRules } from '../recipes/cells-rules.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, rowsOfCells } from '../recipes/grid-shape.ts';
import { resizedRows, sayResized } from '../recipes/resizing.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import {
  areNeighbours,
  bank,
  type ChessPosition,
  cashIn,
  heightOf,
  nameOfChessCell,
  pieceNames,
  printChess,
  readChess,
  signOfCash,
  squaresOf,
  withSign,
} from './position.ts';

/** Codes of contents; behind them the bank has those of 0, 1, 2, … */
const [NOTHING, KING, OTHER_KING, ROOK, NO_CASH] = [0, 1, 2, 3, 4];

const straightWays = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Per square those that a king steps to, and per square the four lines of a rook, each outward. */
function squaresAbout(width: number, height: number) {
  const all = Array.from({ length: width * height }, (_, square) => square);
  const steps = all.map((from) => all.filter((to) => to !== from && areNeighbours(from, to, width)));
  const lines = all.map((from) =>
    straightWays.map(([across, up]) => {
      const line: number[] = [];
      let [column, row] = [(from % width) + across, Math.floor(from / width) + up];
      while (column >= 0 && column < width && row >= 0 && row < height) {
        line.push(row * width + column);
        column += across;
        row += up;
      }
      return line;
    }),
  );
  return { steps, lines };
}

/**
 * Moves of Entrepreneurial Chess (E. R. Berlekamp and M. Pearson; Siegel, Coping with cycles, Section 5).
 * Left’s king steps onto no square beside the other king and onto none that the rook attacks, but takes the
 * rook where it is unprotected; the other king steps onto no square beside Left’s, and the rook takes
 * nothing. No player has to answer a check. Or Left cashes out.
 */
function rulesOfChess(position: ChessPosition): CellsRules {
  const { width } = position;
  const height = heightOf(position);
  const { steps, lines } = squaresAbout(width, height);
  const bankCell = width * height;
  // No king is farther from the corner than the far one, but more may have been written.
  const mostCash = Math.max(width + height - 2, cashIn(position) ?? 0);
  const isAttacked = (square: number, rook: number, screen: number): boolean =>
    lines[rook].some((line) => {
      const at = line.indexOf(square);
      return at >= 0 && !line.slice(0, at).includes(screen);
    });
  return {
    signs: `${EMPTY_CELL}kKR${Array.from({ length: mostCash + 1 }, (_, cash) => signOfCash(cash)).join('')}`,
    moves(cells, record) {
      const cashed = cells[bankCell];
      if (cashed !== NOTHING) {
        // The integer n + 1 is n after Left’s move.
        if (cashed === NO_CASH) return;
        record.put(bankCell, cashed - 1);
        record.move('left', [bankCell]);
        return;
      }
      const [king, other, rook] = [cells.indexOf(KING), cells.indexOf(OTHER_KING), cells.indexOf(ROOK)];
      for (const to of steps[king]) {
        if (areNeighbours(to, other, width)) continue;
        if (rook >= 0 && to !== rook && isAttacked(to, rook, other)) continue;
        record.slide('left', king, to);
      }
      for (const piece of [king, other, rook]) if (piece >= 0) record.put(piece, NOTHING);
      record.put(bankCell, NO_CASH + (king % width) + Math.floor(king / width));
      record.move('left', [bankCell]);
      for (const to of steps[other])
        if (cells[to] === NOTHING && !areNeighbours(to, king, width)) record.slide('right', other, to);
      if (rook < 0) return;
      for (const line of lines[rook]) {
        for (const to of line) {
          if (cells[to] !== NOTHING) break;
          record.slide('right', rook, to);
        }
      }
    },
  };
}

const pieces = [
  { sign: 'k', name: pieceNames.k, player: 'left' },
  { sign: 'K', name: pieceNames.K, player: 'right' },
  { sign: 'R', name: pieceNames.R, player: 'right' },
] as const;

const numberSize = 11;
const bankWords = { size: 13, width: 3 * side, height: 0.8 * side, below: 26 };

/**
 * The picture of Entrepreneurial Chess: the squares with their columns and rows, and below them the bank,
 * where Left cashes out.
 */
function boardOfChess(position: ChessPosition): Board<ChessPosition> {
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

/** The bank can be edited only while the board is empty, so that a click there never clears the board. */
function bankPlace(position: ChessPosition, area: BoardPlace['area']): BoardPlace<ChessPosition> {
  const holds = saidOfBank(position);
  const isSwept = [...squaresOf(position)].every((sign) => sign === EMPTY_CELL);
  if (!isSwept) return { name: bank, area, holds, edits: [] };
  const cash = cashIn(position) ?? -1;
  // Clicks go round what a king can cash out on this board, as far as a key of one figure says it, and
  // nothing.
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

/** The lone king is in a corner, the other king in the opposite corner, and the rook below him. */
const corner = (width: number, height: number): string =>
  `${width}x${height} k=0,0 K=${width - 1},${height - 1} R=${width - 1},0`;

const starts = [
  { name: 'The smallest board', position: corner(3, 3) },
  { name: 'A larger board', position: corner(4, 4) },
  { name: 'The lone king is shut in', position: '3x3 k=1,0 K=2,2 R=2,1' },
] as const;

const parameters = [
  { name: 'w', least: 3, first: 3 },
  { name: 'h', least: 2, first: 3 },
] as const;

const families: readonly RulesetFamily[] = [
  {
    id: 'corner',
    says: 'w columns and h rows, the lone king in the corner, the king in the opposite one, and the rook below him',
    parameters,
    position: ([width, height]) => corner(width, height),
  },
  {
    id: 'rook-taken',
    says: 'w columns and h rows, the kings in opposite corners, and no rook',
    parameters,
    position: ([width, height]) => `${width}x${height} k=0,0 K=${width - 1},${height - 1} R=-`,
  },
];

const source = cite('coping', 'Section 5, Entrepreneurial Chess; values of small boards found by play');

/** Computed by play on 3×3 squares; play on 4×4 squares gives the same. */
const facts: readonly RulesetFact[] = [
  { position: '3x3 k=0,0 K=1,2 R=2,0', value: 'over', source },
  { position: '3x3 k=1,0 K=2,2 R=2,1', value: '1over', source },
  { position: '3x3 k=0,0 K=2,2 R=2,1', value: '{1over|over}', source },
  { position: '3x3 k=0,0 K=2,2 R=-', value: 'on & 2over', source },
  { position: '3x3 k=2,0 K=0,0 R=-', value: 'on & 4over', source },
  { position: '3x3 cash=3', value: '3', source },
];

export const entrepreneurialChess: Ruleset<ChessPosition> = cellsRuleset({
  id: 'entrepreneurial-chess',
  name: 'Entrepreneurial Chess',
  players: 'partizan',
  loopy: true,
  infinitePlay: 'draw',
  source: cite('coping', 'Section 5, Entrepreneurial Chess'),
  notation:
    'First stands the size of the board, then the pieces, each with its column and its row, which count from 0: k is Left’s king, K Right’s king, and R the rook. R=- says that the rook is taken. 4x4 cash=3 is the board after Left has cashed out for 3.',
  rules:
    'Left moves a lone king, and Right moves a king and a rook, as in chess; the lone king may take the rook, and nobody has to answer a check. Instead of moving her king, Left may cash out: all pieces are removed, and the number of free moves that she gets is the column plus the row of her king, both counted from 0. A player who cannot move loses, and play that never ends is a draw.',
  starts,
  facts,
  families,
  read: readChess,
  print: printChess,
  board: boardOfChess,
  /** The corner 0,0 stays, from which columns and rows are counted. */
  resize(position, side, way) {
    if (side === 'left' || side === 'bottom') return undefined;
    const rows = rowsOfCells(squaresOf(position), position.width);
    const found = resizedRows(rows, side === 'top' ? 'bottom' : side, way, 1, EMPTY_CELL);
    if (!found) return undefined;
    const lost = found.gone.flatMap(([row, column]) => {
      const sign = rows[row][column];
      if (sign !== 'k' && sign !== 'K' && sign !== 'R') return [];
      return [`the ${pieceNames[sign]} on ${nameOfChessCell(row * position.width + column, position)}`];
    });
    return {
      says: sayResized(way, 1, side === 'top' ? 'row' : 'column', side),
      to: { width: found.rows[0].length, cells: found.rows.join('') + position.cells.slice(-1) },
      lost,
    };
  },
  nameOf: nameOfChessCell,
  cellsIn: ({ cells, width }, start) =>
    width === start.width && cells.length === start.cells.length ? cells : undefined,
  rulesFor: rulesOfChess,
});
