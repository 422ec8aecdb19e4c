/** What a perfect player of sums says of a turn that moves several pieces. */
import type { SumMove } from './position.ts';
import type { PlayResult } from './product.ts';

/**
 * The result of a turn for the player who makes it, and the number of turns until the end, this one included;
 * undefined where there is no end, or it is not known.
 */
export type TurnBrings = { readonly result: PlayResult; readonly lasts: number | undefined };

/** `result` and `lasts` are of the best turn. */
export type TurnPlayed = TurnBrings & {
  readonly kind: 'turn';
  /** Every move that can be made next, and what the best turn with it brings. */
  readonly moves: readonly (SumMove & TurnBrings)[];
  /**
   * What is still to be moved in a best turn: none where the turn is best ended here, or where there is none.
   */
  readonly best: readonly SumMove[];
  /** What the turn brings if it ends here; undefined where it may not. */
  readonly ended: TurnBrings | undefined;
};

const inOrder: readonly PlayResult[] = ['loses', 'draws', 'wins'];

/**
 * Whether the first is better for the player who makes the turn: a better result, a quicker win, a slower
 * loss.
 */
export function isBetter(one: TurnBrings, other: TurnBrings): boolean {
  if (one.result !== other.result) return inOrder.indexOf(one.result) > inOrder.indexOf(other.result);
  const [a, b] = [one.lasts, other.lasts].map((lasts) => lasts ?? Number.POSITIVE_INFINITY);
  return one.result === 'wins' ? a < b : a > b;
}
