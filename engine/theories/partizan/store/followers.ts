/** The values that can be reached from given values. */
import type { Store } from './store.ts';

/** These values and all their followers, each once, by id. O(their options). */
export function followersOfForm({ starts, options }: Store, values: readonly number[]): number[] {
  const met = new Set(values);
  const found = [...met];
  for (let i = 0; i < found.length; i++) {
    const id = found[i];
    for (let e = starts[2 * id]; e < starts[2 * id + 2]; e++) {
      if (met.has(options[e])) continue;
      met.add(options[e]);
      found.push(options[e]);
    }
  }
  return found.sort((a, b) => a - b);
}
