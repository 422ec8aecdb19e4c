/** A move that shows what a rule on heaps does, on heaps that are small enough to be drawn. */
import { type HeapRule, preparedHeapRule } from '../../../engine/rulesets/index.ts';

export type HeapExample = {
  readonly before: readonly number[];
  /** The heaps that are left of each. */
  readonly after: readonly (readonly number[])[];
};

/** Larger heaps are not drawn. */
const largest = 9;

/** With smaller heaps there is less to see of what stays. */
const usual = 5;

/** A rule of many letters has more ways than a card looks at. */
const mostWays = 2_000;

/**
 * The first move from heaps of five counters, else from the smallest that have one; undefined where no heap
 * of up to nine has. A move that leaves something shows more than one that takes all.
 */
export function exampleOf(rule: HeapRule): HeapExample | undefined {
  const prepared = preparedHeapRule(rule);
  const sizes = Array.from({ length: largest }, (_, i) => i + 1);
  for (const size of [usual, ...sizes]) {
    const before = prepared.heaps === 1 ? [size] : [size, size];
    if (prepared.waysUpTo(before.length * size) > mostWays) continue;
    let found: HeapExample | undefined;
    prepared.record(before, (after, isAllowed) => {
      const isBetter = !found || (found.after.flat().length === 0 && after.flat().length > 0);
      if (isAllowed && isBetter) found = { before, after: after.map((heaps) => [...heaps]) };
    });
    if (found) return found;
  }
  return undefined;
}
