/**
 * The order of the values of a local graph, kept in arrays of its own while the graph is compared: the store
 * would search for each pair anew. 0 until a pair is asked about; then 1 for no and 2 for yes.
 */
import type { Local } from '../local.ts';
import type { Store } from '../store/store.ts';
import { pairsOf } from './comparison-board.ts';
import { atLeast } from './known.ts';
import { recall } from './memory.ts';

export type ValuesOrder = {
  readonly store: Store;
  /** The value at vertex core + i of each local graph that has these values. */
  readonly ids: readonly number[];
  readonly count: number;
  /**
   * Whether a ≥ b, which is Left survives a − b if Right begins; and whether she survives if she begins.
   * Empty if too large.
   */
  readonly second: Uint8Array;
  readonly first: Uint8Array;
};

/** Up to this many values the arrays are small beside all else. */
const FEW = 1024;

/** The local graphs of one component have the same list of values, which are compared once. */
const found = new WeakMap<readonly number[], ValuesOrder>();

export function orderOfValues(store: Store, local: Local): ValuesOrder {
  const { ids } = local;
  const known = found.get(ids);
  if (known?.store === store) return known;
  const count = ids.length;
  const room = count <= FEW || count * count <= 4 * pairsOf(local) ? count * count : 0;
  const order = { store, ids, count, second: new Uint8Array(room), first: new Uint8Array(room) };
  found.set(ids, order);
  return order;
}

/** Whether value number a ≥ value number b. */
export function isValueAtLeast(values: ValuesOrder, a: number, b: number): boolean {
  const { store, ids, second } = values;
  if (second.length === 0) return atLeast(store, ids[a], ids[b]);
  const at = a * values.count + b;
  if (second[at] === 0) second[at] = atLeast(store, ids[a], ids[b]) ? 2 : 1;
  return second[at] === 2;
}

/** Whether Left, to move at value number a − value number b, has a move that survives. */
export function survivesMovingFirst(values: ValuesOrder, a: number, b: number): boolean {
  const { first } = values;
  if (first.length === 0) return hasSurvivingMove(values, a, b);
  const at = a * values.count + b;
  if (first[at] === 0) first[at] = hasSurvivingMove(values, a, b) ? 2 : 1;
  return first[at] === 2;
}

function hasSurvivingMove({ store, ids }: ValuesOrder, a: number, b: number): boolean {
  const { starts, options } = store;
  const [x, y] = [ids[a], ids[b]];
  for (let e = starts[2 * x]; e < starts[2 * x + 1]; e++) if (atLeast(store, options[e], y)) return true;
  for (let e = starts[2 * y + 1]; e < starts[2 * y + 2]; e++) if (atLeast(store, x, options[e])) return true;
  return false;
}

/** Fills in what the store remembers; returns of how many pairs it knows nothing. O(values²) */
export function recallAll({ store, ids, count, second }: ValuesOrder): number {
  let unknown = 0;
  for (let a = 0, at = 0; a < count; a++) {
    for (let b = 0; b < count; b++, at++) {
      const known = recall(store, ids[a], ids[b]);
      if (known < 0) unknown++;
      else second[at] = known + 1;
    }
  }
  return unknown;
}
