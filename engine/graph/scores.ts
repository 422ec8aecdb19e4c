/**
 * The scores of a game graph: when a player must move and cannot, the game ends with this score. A graph
 * without scores is played to the last move.
 */
import type { Rational } from '../numbers/rationals.ts';

export type Scores = {
  /** Each different score once. */
  readonly table: readonly Rational[];
  /** Per vertex the index in the table of the score if Left is to move; −1 where she has a move. */
  readonly left: Int32Array;
  /** The same if Right is to move. */
  readonly right: Int32Array;
};

/** Whether two graphs have the same scores at the same places. O(order). */
export function sameScores(a: Scores | undefined, b: Scores | undefined): boolean {
  if (a === b) return true;
  if (!a || !b || a.table.length !== b.table.length) return false;
  const sameTable = a.table.every(
    ({ numerator, denominator }, i) =>
      numerator === b.table[i].numerator && denominator === b.table[i].denominator,
  );
  const sameCodes = (x: Int32Array, y: Int32Array): boolean => x.every((code, i) => code === y[i]);
  return (
    sameTable && a.left.length === b.left.length && sameCodes(a.left, b.left) && sameCodes(a.right, b.right)
  );
}
