/**
 * The proof of a matrix game's value: a strategy of each player. What Left's gets against every column is at
 * least the value, what Right's allows every row at most. It is checked by multiplication alone, and nothing
 * of the simplex method is used here.
 */
import {
  addRationals,
  compareRationals,
  multiplyRationals,
  type Rational,
  rational,
} from '../numbers/rationals.ts';
import type { MixedStrategy } from './strategies.ts';

export type MatrixCertificate = {
  readonly left: MixedStrategy;
  readonly right: MixedStrategy;
  /** What Left's strategy gets against each column, and what each row gets against Right's. */
  readonly againstColumns: readonly Rational[];
  readonly againstRows: readonly Rational[];
  /** Whether both are strategies and the two prove this value. */
  readonly proves: boolean;
};

/** Precondition: the strategies are as long as the matrix is. O(cells) products. */
export function certificateOf(
  payoffs: readonly (readonly Rational[])[],
  value: Rational,
  left: MixedStrategy,
  right: MixedStrategy,
): MatrixCertificate {
  const againstColumns = right.map((_, j) =>
    total(left.map((share, i) => multiplyRationals(share, payoffs[i][j]))),
  );
  const againstRows = payoffs.map((row) =>
    total(row.map((payoff, j) => multiplyRationals(right[j], payoff))),
  );
  const proves =
    isStrategy(left) &&
    isStrategy(right) &&
    againstColumns.every((gets) => compareRationals(gets, value) >= 0) &&
    againstRows.every((gets) => compareRationals(gets, value) <= 0);
  return { left, right, againstColumns, againstRows, proves };
}

const total = (terms: readonly Rational[]): Rational => terms.reduce(addRationals, rational(0n));

const isStrategy = (strategy: MixedStrategy): boolean =>
  strategy.every(({ numerator }) => numerator >= 0n) && compareRationals(total(strategy), rational(1n)) === 0;
