/** A strip: a grid of one row of light squares, called square 1, square 2, … from the left. Linear in the squares. */
import type { Board, BoardPiece } from '../board.ts';
import { gridBoard, type Signs } from './grid.ts';

export type StripBoard<Position> = {
  readonly signs: readonly string[];
  readonly pieces: readonly BoardPiece[];
  readonly empty: string;
  /** The position with these characters; undefined if the ruleset does not allow it. */
  read(signs: readonly string[]): Position | undefined;
};

/** The name of a square in problems of a strip's notation; its argument counts from 0. */
export const stripSquareName = (square: number): string => `square ${square + 1}`;

/** A board that is a strip. */
export const stripBoard = <Position>({ signs, pieces, empty, read }: StripBoard<Position>): Board<Position> =>
  gridBoard({
    says: signs.length === 1 ? 'a strip of 1 square' : `a strip of ${signs.length} squares`,
    rows: [signs.map((sign, square) => ({ shade: 'light', sign, name: stripSquareName(square) }))],
    pieces,
    empty,
    put: (_, column, sign) => read(signs.with(column, sign)),
  });

/** The character and name of every square of a strip. */
export const signsOfStrip = (signs: readonly string[]): Signs =>
  signs.map((sign, square) => ({ name: stripSquareName(square), sign }));
