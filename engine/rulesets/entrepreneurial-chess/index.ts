/** Entrepreneurial Chess on a corner: king against king and rook, with cashing out. */
import { cite } from '../../bibliography.ts';
import { cellsRuleset } from '../recipes/cells-ruleset.ts';
import { EMPTY_CELL, rowsOfCells } from '../recipes/grid-shape.ts';
import { resizedRows, sayResized } from '../recipes/resizing.ts';
import type { Ruleset, RulesetFact, RulesetFamily } from '../ruleset.ts';
import { boardOfChess } from './board.ts';
import { rulesOfChess } from './moves.ts';
import {
  type ChessPosition,
  nameOfChessCell,
  pieceNames,
  printChess,
  readChess,
  squaresOf,
} from './position.ts';

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
