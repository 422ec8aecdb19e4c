/** Entrepreneurial Chess: random positions on few squares. */
import * as fc from 'fast-check';
import {
  chessRules,
  isOneSquare,
  printedChess,
  type Square,
  squaresApart,
  squaresOn,
} from '../../engine/checking/moves/chess.ts';
import type { ByHand } from './by-hand.ts';

const played = fc
  .tuple(fc.constantFrom('2x3', '3x2', '4x1', '1x5', '4x2', '3x3'), fc.nat(), fc.nat(), fc.option(fc.nat()))
  .map(([board, first, second, third]): string => {
    const all = squaresOn(board);
    const drawn = (from: readonly Square[], by: number): Square => from[by % from.length];
    const king = drawn(
      all.filter((square) => all.some((other) => squaresApart(square, other) > 1)),
      first,
    );
    const other = drawn(
      all.filter((square) => squaresApart(square, king) > 1),
      second,
    );
    const free = all.filter((square) => !isOneSquare(square, king) && !isOneSquare(square, other));
    return printedChess({ board, king, other, rook: third === null ? undefined : drawn(free, third) });
  });

const cashed = fc
  .tuple(fc.constantFrom('2x3', '12x1'), fc.nat({ max: 12 }))
  .map(([board, cash]) => `${board} cash=${cash}`);

export const chessByHand: Readonly<Record<string, ByHand>> = {
  'entrepreneurial-chess': {
    ...chessRules['entrepreneurial-chess'],
    positions: fc.oneof({ arbitrary: played, weight: 9 }, { arbitrary: cashed, weight: 1 }),
  },
};
