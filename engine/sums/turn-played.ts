/** What a perfect player of sums says of a turn that moves several pieces. */
import type { SumMove } from './position.ts';
import type { PlayResult } from './product.ts';

/** What a turn brings whoever makes it, and the turns until the end, this one counted; undefined where there is none, or it is not known. */
export type TurnBrings = { readonly result: PlayResult; readonly lasts: number | undefined };

/** `result` and `lasts` are of the best turn. */
export type TurnPlayed = TurnBrings & {
  readonly kind: 'turn';
  /** Every move that can be made next, and what the best turn with it brings. */
  readonly moves: readonly (SumMove & TurnBrings)[];
  /** What is still to be moved in a best turn: none where the turn is best ended here, or where there is none. */
  readonly best: readonly SumMove[];
  /** What the turn brings if it ends here; undefined where it may not. */
  readonly ended: TurnBrings | undefined;
};

const inOrder: readonly PlayResult[] = ['loses', 'draws', 'wins'];

/** Whether the first is better for whoever makes the turn: a better result, a quicker win, a slower loss. */
export function isBetter(one: TurnBrings, other: TurnBrings): boolean {
  if (one.result !== other.result) return inOrder.indexOf(one.result) > inOrder.indexOf(other.result);
  const [a, b] = [one.lasts, other.lasts].map((lasts) => lasts ?? Number.POSITIVE_INFINITY);
  return one.result === 'wins' ? a < b : a > b;
}
