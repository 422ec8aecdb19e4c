/** Remembers comparisons of values, and knows those that need no play: a value with itself, and numbers. */
import { forget, keep, lookUp } from '../../../numbers/pair-table.ts';
import type { Store } from '../store/store.ts';

/** The most comparisons that are kept; after that all are forgotten and made again when needed. */
const MOST_KEPT = 1 << 22;

/** 1 or 0 if it is known without play whether a ≥ b, else −1. */
export function recall(store: Store, a: number, b: number): number {
  if (a === b) return 1;
  const { exponents, draft } = store;
  if (a === draft || b === draft) return lookUp(store.orderOfDraft, a, b);
  const p = exponents[a];
  const q = exponents[b];
  if (p >= 0 && q >= 0) {
    const { numerators } = store;
    return numerators[a] * 2 ** -p >= numerators[b] * 2 ** -q ? 1 : 0;
  }
  return lookUp(store.order, a, b);
}

/** Keeps whether a ≥ b. */
export function remember(store: Store, a: number, b: number, survives: boolean): void {
  const { draft, order } = store;
  if (a === draft || b === draft) {
    keep(store.orderOfDraft, a, b, survives ? 1 : 0);
    return;
  }
  if (order.count >= MOST_KEPT) forget(order);
  keep(order, a, b, survives ? 1 : 0);
}
