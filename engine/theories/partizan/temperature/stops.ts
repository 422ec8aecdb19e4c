/**
 * Stops: the number at which alternating play of a loopfree value stops, if Left begins and if Right does
 * (Conway, On numbers and games, chapter 9). Between them lie the numbers with which the value is confused.
 */
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { numberInStore } from './thermograph.ts';

export type Stops = { readonly left: number; readonly right: number };

const stops = keptWith(() => new Map<number, Stops>());

/**
 * The stops of a loopfree value and of all its positions, by id, with all others that were found in this
 * store before. Each is found once: O(its options). Precondition: the value is loopfree.
 */
export function stopsOf(store: Store, value: number): ReadonlyMap<number, Stops> {
  const found = stops(store);
  const of = (option: number): Stops => found.get(option) as Stops;
  for (const id of followersOfForm(store, [value], found)) {
    const number = numberInStore(store, id);
    if (number !== undefined) found.set(id, { left: number, right: number });
    else {
      let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (const option of leftOptions(store, id)) left = Math.max(left, of(option).right);
      for (const option of rightOptions(store, id)) right = Math.min(right, of(option).left);
      found.set(id, { left, right });
    }
  }
  return found;
}
