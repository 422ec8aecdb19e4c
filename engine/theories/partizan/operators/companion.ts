/**
 * Companions: an involution of values that changes ↑ and ↑∗ into each other (Siegel, Combinatorial game
 * theory, section II.7).
 */
import { simplestForm } from '../component/single.ts';
import { atLeast } from '../order/known.ts';
import { intern } from '../store/find.ts';
import { followersOfForm } from '../store/followers.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';

/**
 * All options become their companions, and 0 joins Left's if G ≥ 0, and Right's if G ≤ 0. The companion of
 * the companion is G, and atomic weights stay. Precondition: the value is loopfree. A simplest form for each
 * follower.
 */
export function* companion(store: Store, value: number): Generator<void, number, void> {
  const zero = intern(store, [], []);
  const known = new Map<number, number>();
  const to = (option: number): number => known.get(option) as number;
  for (const id of followersOfForm(store, [value])) {
    const left = [...leftOptions(store, id)].map(to);
    const right = [...rightOptions(store, id)].map(to);
    if (atLeast(store, id, zero)) left.push(zero);
    if (atLeast(store, zero, id)) right.push(zero);
    known.set(id, simplestForm(store, left, right));
    yield;
  }
  return to(value);
}
