/**
 * Entrepreneurial Chess by hand: a rook attacks what it could go to if the squares between were walked one by
 * one; kings are compared by their distances.
 */
import type { HandRules } from './hand-rules.ts';
import { spacedOnce } from './notations.ts';

export type Square = readonly [column: number, row: number];
type HandChess = {
  readonly board: string;
  readonly king: Square;
  readonly other: Square;
  readonly rook: Square | undefined;
};

const sizeOf = (board: string): readonly number[] => board.split('x').map(Number);

export function squaresOn(board: string): readonly Square[] {
  const [columns, rows] = sizeOf(board);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Square => [column, row]),
  ).flat();
}

export const isOneSquare = ([column, row]: Square, [otherColumn, otherRow]: Square): boolean =>
  column === otherColumn && row === otherRow;
export const squaresApart = ([column, row]: Square, [otherColumn, otherRow]: Square): number =>
  Math.max(Math.abs(column - otherColumn), Math.abs(row - otherRow));

/** Whether a rook can go from one square to another, with no piece between them. */
function isReached(from: Square, to: Square, standing: readonly Square[]): boolean {
  if ((from[0] === to[0]) === (from[1] === to[1])) return false;
  const far = squaresApart(from, to);
  return Array.from({ length: far - 1 }, (_, i): Square => {
    const on = (i + 1) / far;
    return [from[0] + on * (to[0] - from[0]), from[1] + on * (to[1] - from[1])];
  }).every((between) => !standing.some((each) => isOneSquare(each, between)));
}

export const printedChess = ({ board, king, other, rook }: HandChess): string =>
  `${board} k=${king} K=${other} R=${rook ?? '-'}`;

function readBack(text: string): HandChess | undefined {
  const [board, king, other, rook] = text.split(' ').map((word) => word.replace(/^[kKR]=/, ''));
  const square = (word: string): Square => [Number(word.split(',')[0]), Number(word.split(',')[1])];
  if (other === undefined) return undefined;
  return { board, king: square(king), other: square(other), rook: rook === '-' ? undefined : square(rook) };
}

/** By the ruleset's id. */
export const chessRules: Readonly<Record<string, HandRules>> = {
  'entrepreneurial-chess': {
    // The kings are the same letter, one of them a capital.
    spelling: spacedOnce,
    families: {
      corner: {
        numbers: { w: 3, h: 2 },
        write: (w, h) => `${w}x${h} k=0,0 K=${w - 1},${h - 1} R=${w - 1},0`,
      },
      'rook-taken': { numbers: { w: 3, h: 2 }, write: (w, h) => `${w}x${h} k=0,0 K=${w - 1},${h - 1} R=-` },
    },
    moves(text) {
      const now = readBack(text);
      if (!now) {
        const [board, cash] = text.split(' cash=');
        return { left: Number(cash) > 0 ? [`${board} cash=${Number(cash) - 1}`] : [], right: [] };
      }
      const { board, king, other, rook } = now;
      const all = squaresOn(board);
      const takes = (to: Square): boolean => rook !== undefined && isOneSquare(to, rook);
      const steps = all
        .filter((to) => squaresApart(to, king) === 1 && squaresApart(to, other) > 1)
        .filter((to) => rook === undefined || takes(to) || !isReached(rook, to, [other]))
        .map((to) => printedChess({ ...now, king: to, rook: takes(to) ? undefined : rook }));
      const others = all
        .filter((to) => squaresApart(to, other) === 1 && squaresApart(to, king) > 1 && !takes(to))
        .map((to) => printedChess({ ...now, other: to }));
      const rooks = all
        .filter((to) => rook !== undefined && !isOneSquare(to, king) && !isOneSquare(to, other))
        .filter((to) => rook !== undefined && isReached(rook, to, [king, other]))
        .map((to) => printedChess({ ...now, rook: to }));
      return { left: [...steps, `${board} cash=${king[0] + king[1]}`], right: [...others, ...rooks] };
    },
  },
};
