/**
 * Incentives: what a move gains, Gᴸ − G for Left and G − Gᴿ for Right (Siegel, Combinatorial game theory,
 * section II.3).
 */

import { atLeast } from '../order/known.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { subtracting } from './sums.ts';

/** The maximal incentives of each player, and of both together, by ids. */
export type Incentives = {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly both: readonly number[];
};

/**
 * Undefined where a number leaves the range. Precondition: the value is loopfree. Cost: a sum for each option
 * of its canonical form.
 */
export function* incentivesOf(store: Store, value: number): Generator<void, Incentives | undefined, void> {
  const left: number[] = [];
  const right: number[] = [];
  for (const option of leftOptions(store, value)) {
    const gained = yield* subtracting(store, option, value);
    if (gained === undefined) return undefined;
    left.push(gained);
  }
  for (const option of rightOptions(store, value)) {
    const gained = yield* subtracting(store, value, option);
    if (gained === undefined) return undefined;
    right.push(gained);
  }
  return {
    left: maximal(store, left),
    right: maximal(store, right),
    both: maximal(store, [...left, ...right]),
  };
}

/** Those below none of the others, each once. */
function maximal(store: Store, values: readonly number[]): readonly number[] {
  const different = [...new Set(values)];
  return different.filter((a) => !different.some((b) => a !== b && atLeast(store, b, a)));
}
