/**
 * Entrepreneurial Chess: random positions on few squares, and their moves by hand. A rook attacks what it could go to if the squares
 * between were walked one by one; kings are compared by their distances.
 */
import * as fc from 'fast-check';
import type { ByHand } from './by-hand.ts';

type Square = readonly [column: number, row: number];
type Chess = {
  readonly board: string;
  readonly king: Square;
  readonly other: Square;
  readonly rook: Square | undefined;
};

const sizeOf = (board: string): readonly number[] => board.split('x').map(Number);

function squaresOn(board: string): readonly Square[] {
  const [columns, rows] = sizeOf(board);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Square => [column, row]),
  ).flat();
}

const isOne = ([column, row]: Square, [otherColumn, otherRow]: Square): boolean =>
  column === otherColumn && row === otherRow;
const apart = ([column, row]: Square, [otherColumn, otherRow]: Square): number =>
  Math.max(Math.abs(column - otherColumn), Math.abs(row - otherRow));

/** Whether a rook goes from one square to another, past nobody who stands between. */
function isReached(from: Square, to: Square, standing: readonly Square[]): boolean {
  if ((from[0] === to[0]) === (from[1] === to[1])) return false;
  const far = apart(from, to);
  return Array.from({ length: far - 1 }, (_, i): Square => {
    const on = (i + 1) / far;
    return [from[0] + on * (to[0] - from[0]), from[1] + on * (to[1] - from[1])];
  }).every((between) => !standing.some((each) => isOne(each, between)));
}

const printed = ({ board, king, other, rook }: Chess): string =>
  `${board} k=${king} K=${other} R=${rook ?? '-'}`;

function readBack(text: string): Chess | undefined {
  const [board, king, other, rook] = text.split(' ').map((word) => word.replace(/^[kKR]=/, ''));
  const square = (word: string): Square => [Number(word.split(',')[0]), Number(word.split(',')[1])];
  if (other === undefined) return undefined;
  return { board, king: square(king), other: square(other), rook: rook === '-' ? undefined : square(rook) };
}

const played = fc
  .tuple(fc.constantFrom('2x3', '3x2', '4x1', '1x5', '4x2', '3x3'), fc.nat(), fc.nat(), fc.option(fc.nat()))
  .map(([board, first, second, third]): string => {
    const all = squaresOn(board);
    const drawn = (from: readonly Square[], by: number): Square => from[by % from.length];
    const king = drawn(
      all.filter((square) => all.some((other) => apart(square, other) > 1)),
      first,
    );
    const other = drawn(
      all.filter((square) => apart(square, king) > 1),
      second,
    );
    const free = all.filter((square) => !isOne(square, king) && !isOne(square, other));
    return printed({ board, king, other, rook: third === null ? undefined : drawn(free, third) });
  });

const cashed = fc
  .tuple(fc.constantFrom('2x3', '12x1'), fc.nat({ max: 12 }))
  .map(([board, cash]) => `${board} cash=${cash}`);

export const chessByHand: Readonly<Record<string, ByHand>> = {
  'entrepreneurial-chess': {
    positions: fc.oneof({ arbitrary: played, weight: 9 }, { arbitrary: cashed, weight: 1 }),
    moves(text) {
      const now = readBack(text);
      if (!now) {
        const [board, cash] = text.split(' cash=');
        return { left: Number(cash) > 0 ? [`${board} cash=${Number(cash) - 1}`] : [], right: [] };
      }
      const { board, king, other, rook } = now;
      const all = squaresOn(board);
      const takes = (to: Square): boolean => rook !== undefined && isOne(to, rook);
      const steps = all
        .filter((to) => apart(to, king) === 1 && apart(to, other) > 1)
        .filter((to) => rook === undefined || takes(to) || !isReached(rook, to, [other]))
        .map((to) => printed({ ...now, king: to, rook: takes(to) ? undefined : rook }));
      const others = all
        .filter((to) => apart(to, other) === 1 && apart(to, king) > 1 && !takes(to))
        .map((to) => printed({ ...now, other: to }));
      const rooks = all
        .filter((to) => rook !== undefined && !isOne(to, king) && !isOne(to, other))
        .filter((to) => rook !== undefined && isReached(rook, to, [king, other]))
        .map((to) => printed({ ...now, rook: to }));
      return { left: [...steps, `${board} cash=${king[0] + king[1]}`], right: [...others, ...rooks] };
    },
  },
};
