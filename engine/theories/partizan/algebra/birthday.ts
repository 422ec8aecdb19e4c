/** Birthdays: 0 is born on day 0, and every other loopfree value one day after the last of its options. */
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import type { Store } from '../store/store.ts';

const birthdays = keptWith(() => new Map<number, number>());

/** The birthday; undefined for a value with infinite play. Found once: O(arcs of the form). */
export function birthdayOf(store: Store, value: number): number | undefined {
  const { starts, options, loopy } = store;
  if (loopy[value] === 1) return undefined;
  const born = birthdays(store);
  // Options have smaller ids, so in the order of ids they come first.
  for (const id of followersOfForm(store, [value], born)) {
    let day = 0;
    for (let e = starts[2 * id]; e < starts[2 * id + 2]; e++)
      day = Math.max(day, 1 + (born.get(options[e]) as number));
    born.set(id, day);
  }
  return born.get(value);
}
