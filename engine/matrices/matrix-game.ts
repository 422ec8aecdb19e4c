/**
 * Zero-sum matrix games with exact payoffs. Rows are Left's choices, who wants much, columns Right's, who
 * wants little. Every function of this room takes a game over one common denominator, so that all its work is
 * with whole numbers.
 */
import type { Rational } from '../numbers/rationals.ts';

export type MatrixGame = {
  /** At least 1 each. */
  readonly rows: number;
  readonly columns: number;
  /** Row by row: what Left gets, times the denominator. */
  readonly cells: readonly bigint[];
  /** Positive. */
  readonly denominator: bigint;
};

/**
 * Payoffs row by row, each row as long as the first; a row and a column at least. O(cells) multiplications of
 * long numbers.
 */
export function matrixGame(payoffs: readonly (readonly Rational[])[]): MatrixGame {
  let denominator = 1n;
  for (const row of payoffs)
    for (const payoff of row)
      if (denominator % payoff.denominator !== 0n)
        denominator *= payoff.denominator / commonDivisor(denominator, payoff.denominator);
  const cells = payoffs.flatMap((row) =>
    row.map((payoff) => payoff.numerator * (denominator / payoff.denominator)),
  );
  return { rows: payoffs.length, columns: payoffs[0].length, cells, denominator };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** The same game as Right sees it: columns become rows, and what Left gets is what Right pays. O(cells). */
export function mirrored({ rows, columns, cells, denominator }: MatrixGame): MatrixGame {
  const turned: bigint[] = [];
  for (let j = 0; j < columns; j++) for (let i = 0; i < rows; i++) turned.push(-cells[i * columns + j]);
  return { rows: columns, columns: rows, cells: turned, denominator };
}

/**
 * The greatest of the rows' least cells and the least of the columns' greatest, times the denominator: what
 * pure choices are sure of.
 */
export function pureValues({ rows, columns, cells }: MatrixGame): {
  readonly maximin: bigint;
  readonly minimax: bigint;
} {
  const greatest = cells.slice(0, columns);
  let maximin: bigint | undefined;
  for (let i = 0; i < rows; i++) {
    let least = cells[i * columns];
    for (let j = 0; j < columns; j++) {
      const cell = cells[i * columns + j];
      if (cell < least) least = cell;
      if (cell > greatest[j]) greatest[j] = cell;
    }
    if (maximin === undefined || least > maximin) maximin = least;
  }
  let minimax = greatest[0];
  for (const each of greatest) if (each < minimax) minimax = each;
  return { maximin: maximin ?? 0n, minimax };
}
