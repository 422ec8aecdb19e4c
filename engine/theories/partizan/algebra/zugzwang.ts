/**
 * Zugzwang games (Li; Siegel, Coping with cycles): neither player wants to move, every γᴸ < γ < every γᴿ, and
 * so for all followers. The loopfree ones are the numbers. Weak Zugzwang: the same with ≤.
 */
import { atLeast } from '../order/known.ts';
import { followersOfForm } from '../store/followers.ts';
import type { Store } from '../store/store.ts';

export type Zugzwang = 'zugzwang' | 'weak' | 'none';

/** Whether a value is Zugzwang, by its canonical form. O(arcs of the form) comparisons. */
export function zugzwangOf(store: Store, value: number): Zugzwang {
  const { starts, options } = store;
  let found: Zugzwang = 'zugzwang';
  for (const id of followersOfForm(store, [value])) {
    for (let e = starts[2 * id]; e < starts[2 * id + 2]; e++) {
      const option = options[e];
      const [less, more] = e < starts[2 * id + 1] ? [option, id] : [id, option];
      if (!atLeast(store, more, less)) return 'none';
      if (atLeast(store, less, more)) found = 'weak';
    }
  }
  return found;
}
