/** The values that can be reached from given values. */
import type { Store } from './store.ts';

const none: ReadonlyMap<number, unknown> = new Map();

/**
 * These values and all their followers, each once, by id; without those in `known`, whose followers must all
 * be known too. O(their options).
 */
export function followersOfForm(
  { starts, options }: Store,
  values: readonly number[],
  known: ReadonlyMap<number, unknown> = none,
): number[] {
  const met = new Set(values.filter((id) => !known.has(id)));
  const found = [...met];
  for (let i = 0; i < found.length; i++) {
    const id = found[i];
    for (let e = starts[2 * id]; e < starts[2 * id + 2]; e++) {
      const option = options[e];
      if (met.has(option) || known.has(option)) continue;
      met.add(option);
      found.push(option);
    }
  }
  return found.sort((a, b) => a - b);
}
