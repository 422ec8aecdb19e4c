/**
 * Remembers comparisons of values, and knows those that need no play: a value with itself, and numbers. Each
 * pair of the store's first values has a place; answers about the others are in a hash table.
 */
import { answerAbout, giveAnswer, mostPlaced } from '../../../numbers/pair-answers.ts';
import { forget, keep, lookUp } from '../../../numbers/pair-table.ts';
import type { Store } from '../store/store.ts';

/**
 * The most comparisons that are kept in the hash table; after that they are forgotten and made again when
 * needed.
 */
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
  if (a < mostPlaced && b < mostPlaced) return answerAbout(store.order, a, b);
  return lookUp(store.orderOfOthers, a, b);
}

/** Keeps whether a ≥ b. */
export function remember(store: Store, a: number, b: number, survives: boolean): void {
  const { draft, orderOfOthers } = store;
  if (a === draft || b === draft) {
    keep(store.orderOfDraft, a, b, survives ? 1 : 0);
  } else if (a < mostPlaced && b < mostPlaced) {
    giveAnswer(store.order, a, b, survives);
  } else {
    if (orderOfOthers.count >= MOST_KEPT) forget(orderOfOthers);
    keep(orderOfOthers, a, b, survives ? 1 : 0);
  }
}

/**
 * Keeps the order of all pairs of these values that have a place: per pair, row by row, 2 where a ≥ b and 1
 * where not.
 */
export function rememberAll({ order }: Store, ids: readonly number[], known: Uint8Array): void {
  const { length } = ids;
  for (let i = 0; i < length; i++) {
    if (ids[i] >= mostPlaced) continue;
    for (let j = 0; j < length; j++)
      if (ids[j] < mostPlaced) giveAnswer(order, ids[i], ids[j], known[i * length + j] === 2);
  }
}
