/** The undominated ones among some values: those for which no other is at least as good. */
import type { Store } from '../store/store.ts';
import { atLeast } from './known.ts';

/**
 * Takes ascending ids, each once. For Left (ahead = 1) larger values are better, for Right (−1) smaller ones.
 */
export function best(store: Store, ids: readonly number[], ahead: 1 | -1): number[] {
  if (ids.length < 2) return [...ids];
  const kept: number[] = [];
  for (const id of ids) {
    if (!kept.includes(id) && !kept.some((other) => better(store, other, id, ahead))) {
      for (let i = kept.length - 1; i >= 0; i--) if (better(store, id, kept[i], ahead)) kept.splice(i, 1);
      kept.push(id);
    }
  }
  return kept.sort((a, b) => a - b);
}

const better = (store: Store, a: number, b: number, ahead: 1 | -1): boolean =>
  ahead === 1 ? atLeast(store, a, b) : atLeast(store, b, a);
