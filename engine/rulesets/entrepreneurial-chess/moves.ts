/**
 * Moves of Entrepreneurial Chess (E. R. Berlekamp and M. Pearson; Siegel, Coping with cycles, Section 5). Left’s king steps onto no
 * square beside the other king and onto none that the rook attacks, but takes the rook where it is unprotected; the other king steps onto no square beside
 * Left’s, and the rook takes nothing. Nobody has to answer a check. Or Left cashes out.
 */
import type { CellsRules } from '../recipes/cells-rules.ts';
import { EMPTY_CELL } from '../recipes/grid-shape.ts';
import { areNeighbours, type ChessPosition, cashIn, heightOf, signOfCash } from './position.ts';

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

export function rulesOfChess(position: ChessPosition): CellsRules {
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
