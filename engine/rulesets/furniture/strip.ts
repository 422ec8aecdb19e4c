/** A strip: a grid of one row of light squares, called square 1, square 2, … from the left. Linear in the squares. */
import type { Board, BoardPiece } from '../board.ts';
import { gridBoard, type Signs } from './grid.ts';

export type StripBoard<Position> = {
  readonly signs: readonly string[];
  readonly pieces: readonly BoardPiece[];
  readonly empty: string;
  /** The position with these signs; undefined where that is none of the ruleset's. */
  read(signs: readonly string[]): Position | undefined;
};

/** As problems of a strip's notation call a square; numbered from 0 here. */
export const stripSquareName = (square: number): string => `square ${square + 1}`;

export const stripBoard = <Position>({ signs, pieces, empty, read }: StripBoard<Position>): Board<Position> =>
  gridBoard({
    says: signs.length === 1 ? 'a strip of 1 square' : `a strip of ${signs.length} squares`,
    rows: [signs.map((sign, square) => ({ shade: 'light', sign, name: stripSquareName(square) }))],
    pieces,
    empty,
    put: (_, column, sign) => read(signs.with(column, sign)),
  });

export const signsOfStrip = (signs: readonly string[]): Signs =>
  signs.map((sign, square) => ({ name: stripSquareName(square), sign }));
