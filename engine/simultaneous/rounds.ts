/**
 * A simultaneous game as its matrices: each position with a move for both players has a row for each move of
 * Left's, a column for each of Right's, and in each cell the joint result and what the joint round gains. It
 * contains both what is drawn and what is found by the rule of commuting moves; a cell that neither gives is
 * a hole (M. A. Huggan, Studies, chapters 6 to 8).
 */
import type { Rational } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';

/** In place of a joint result that is not known. */
export const HOLE = -1;

/** The most cells of a matrix that is solved. */
export const mostCells = 4096;

export type RoundRows = {
  readonly order: number;
  /** Per vertex how many moves Left has, and Right. */
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  /**
   * The cells of v are starts[v] … starts[v + 1] − 1, row by row; it has none where a player has no move, or
   * where it is too large.
   */
  readonly starts: Uint32Array;
  /** Per cell its joint result, or HOLE. */
  readonly results: Int32Array;
  /** Per cell the place among `numbers` of what is gained; −1 for nothing. */
  readonly gains: Int32Array;
  readonly numbers: readonly Rational[];
};

/** A position is terminal when a player has no move. */
export const isTerminal = ({ rows, columns }: Pick<RoundRows, 'rows' | 'columns'>, v: number): boolean =>
  rows[v] === 0 || columns[v] === 0;

/** Whether the matrix of a vertex has more cells than are solved. */
export const hasNoRoom = ({ rows, columns, starts }: RoundRows, v: number): boolean =>
  rows[v] * columns[v] > 0 && starts[v] === starts[v + 1];

/** Whether what joint rounds gain counts: in the scoring convention alone. */
export const countsGains = (convention: Convention): boolean => convention === 'scoring';

/** The same game, and where gains do not count without them. O(cells) */
export const gainsBy = (convention: Convention, game: RoundRows): RoundRows =>
  countsGains(convention) ? game : { ...game, gains: new Int32Array(game.gains.length).fill(-1) };

/** What Left gains by a cell; undefined for nothing. */
export const gainAt = ({ gains, numbers }: RoundRows, cell: number): Rational | undefined =>
  gains[cell] < 0 ? undefined : numbers[gains[cell]];
