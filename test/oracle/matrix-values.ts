/**
 * Values of small matrix games by trying every square part of the matrix (L. S. Shapley and R. N. Snow): some of them has a solution in
 * which both players are indifferent, and two strategies that nobody can gain against prove the value. Fractions are pairs of big integers.
 */

/** Numerator and a positive denominator, in lowest terms. */
export type Fraction = readonly [bigint, bigint];

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));
export const fraction = (over: bigint, under = 1n): Fraction => {
  const common = divisor(over, under) * (under < 0n ? -1n : 1n);
  return [over / common, under / common];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * d + c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * c, b * d);
const minus = (x: Fraction): Fraction => [-x[0], x[1]];
const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;
const zero = fraction(0n);
const one = fraction(1n);

/** The solution of linear equations, rows of coefficients with the right-hand side last; undefined where there is not exactly one. */
function solved(rows: readonly (readonly Fraction[])[]): readonly Fraction[] | undefined {
  const left = rows.map((row) => [...row]);
  const size = left.length;
  for (let at = 0; at < size; at++) {
    const pivot = left.findIndex((row, i) => i >= at && row[at][0] !== 0n);
    if (pivot < 0) return undefined;
    [left[at], left[pivot]] = [left[pivot], left[at]];
    const by = left[at][at];
    left[at] = left[at].map((cell) => times(cell, fraction(by[1], by[0])));
    for (let i = 0; i < size; i++) {
      if (i === at) continue;
      const factor = minus(left[i][at]);
      left[i] = left[i].map((cell, j) => plus(cell, times(factor, left[at][j])));
    }
  }
  return left.map((row) => row[size]);
}

const subsets = (count: number, size: number): readonly (readonly number[])[] =>
  size === 0
    ? [[]]
    : Array.from({ length: count }, (_, last) =>
        subsets(last, size - 1).map((rest) => [...rest, last]),
      ).flat();

/** Probabilities of these rows that make the given columns alike, and what they get there. */
function indifferent(
  matrix: readonly (readonly Fraction[])[],
  rows: readonly number[],
  columns: readonly number[],
): { readonly shares: readonly Fraction[]; readonly gets: Fraction } | undefined {
  const equations = columns.map((j) => [...rows.map((i) => matrix[i][j]), minus(one), zero]);
  const found = solved([...equations, [...rows.map(() => one), zero, one]]);
  if (!found) return undefined;
  const shares = found.slice(0, -1);
  return shares.some((share) => isLess(share, zero)) ? undefined : { shares, gets: found[found.length - 1] };
}

const transposed = (matrix: readonly (readonly Fraction[])[]): readonly (readonly Fraction[])[] =>
  matrix[0].map((_, j) => matrix.map((row) => row[j]));

/** The value to the row player, who wants much. */
export function valueByHand(matrix: readonly (readonly Fraction[])[]): Fraction {
  const turned = transposed(matrix);
  for (let size = 1; size <= Math.min(matrix.length, turned.length); size++)
    for (const rows of subsets(matrix.length, size))
      for (const columns of subsets(turned.length, size)) {
        const [own, other] = [indifferent(matrix, rows, columns), indifferent(turned, columns, rows)];
        if (!own || !other) continue;
        const sure = turned.every(
          (column) => !isLess(rows.map((i, k) => times(own.shares[k], column[i])).reduce(plus), own.gets),
        );
        const atMost = matrix.every(
          (row) => !isLess(own.gets, columns.map((j, k) => times(other.shares[k], row[j])).reduce(plus)),
        );
        if (sure && atMost) return own.gets;
      }
  throw new Error('every matrix game has a value');
}
