/** Nimbers as values of the store. */
import { intern } from './find.ts';
import { followersOfForm } from './followers.ts';
import { keptWith } from './kept-with.ts';
import { leftOptions, rightOptions, type Store } from './store.ts';

/** The nimbers that were made in a store, from 0 on. */
const nimbers = keptWith((): number[] => []);

/** The id of *n. O(n²) for the nimbers up to it that were not made before. */
export function idOfNimber(store: Store, n: number): number {
  const made = nimbers(store);
  while (made.length <= n) {
    const smaller = [...made].sort((a, b) => a - b);
    made.push(intern(store, smaller, smaller));
  }
  return made[n];
}

/** By id, which nimber a value is; −1 for one that is none. */
const known = keptWith(() => new Map<number, number>());

/**
 * Which nimber each follower of a value is, itself included, by id; −1 for those that are none. It has all
 * others that were found in this store before. Precondition: the value is loopfree. O(its options).
 */
export function nimbersAmong(store: Store, value: number): ReadonlyMap<number, number> {
  const found = known(store);
  for (const id of followersOfForm(store, [value], found)) {
    const [left, right] = [leftOptions(store, id), rightOptions(store, id)];
    let isNimber = left.length === right.length;
    for (let i = 0; i < left.length && isNimber; i++) {
      // *n has the n smaller nimbers for both players: n different nimbers, each below n.
      const n = found.get(left[i]) as number;
      isNimber = left[i] === right[i] && n >= 0 && n < left.length;
    }
    found.set(id, isNimber ? left.length : -1);
  }
  return found;
}

/**
 * The number of a star that is remote from a value: the least power of two, from 2 on, above every nimber
 * among its followers, itself included. ∗ is remote from nothing, since ↑∗ is confused with 0; and a number
 * that is no power of two need not do, since ↓∗3 is {∗2|0} in canonical form.
 */
export function remoteStar(store: Store, value: number): number {
  const found = nimbersAmong(store, value);
  let remote = 2;
  for (const id of followersOfForm(store, [value])) while (remote <= (found.get(id) as number)) remote *= 2;
  return remote;
}
