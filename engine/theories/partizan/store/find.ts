/** Looks a value up by its options, and adds it if it is new. Expected O(options). */
import { note } from './noting.ts';
import { SELF, type Store, writeOptions } from './store.ts';

/**
 * The value with exactly these options, ids ascending and each once (SELF last for a pass), or −1 if none is
 * known. The caller need not know that the form is canonical: if a value with these options is known, it is.
 */
export function find(store: Store, left: readonly number[], right: readonly number[]): number {
  const { slots } = store;
  const mask = slots.length - 1;
  for (let slot = hashOf(left, right, SELF, SELF) & mask; ; slot = (slot + 1) & mask) {
    const id = slots[slot] - 1;
    if (id < 0) return -1;
    if (hasOptions(store, id, left, right)) return id;
  }
}

/** The id of a form that is known to be canonical; it is added if it is new. */
export function intern(store: Store, left: readonly number[], right: readonly number[]): number {
  const known = find(store, left, right);
  if (known >= 0) return known;
  writeOptions(store, left, right);
  const id = store.count++;
  store.group[id] = id;
  note(store, id);
  enter(store, id);
  return id;
}

/**
 * Enters a value into the table by its options, which are in the store. over = {0|pass} is found by 0 and
 * SELF, and also by 0 and its own id, since {0|over} is over again.
 */
export function enter(store: Store, id: number): void {
  if (2 * (store.entered + 2) > store.slots.length) {
    const old = store.slots;
    store.slots = new Int32Array(2 * old.length);
    const ids = new Set(old);
    ids.delete(0);
    store.entered = 0;
    for (const entry of ids) placeBoth(store, entry - 1);
  }
  placeBoth(store, id);
}

function placeBoth(store: Store, id: number): void {
  const { starts, options } = store;
  const left = options.subarray(starts[2 * id], starts[2 * id + 1]);
  const right = options.subarray(starts[2 * id + 1], starts[2 * id + 2]);
  place(store, id, hashOf(left, right, SELF, SELF));
  if (left.includes(id) || right.includes(id)) place(store, id, hashOf(left, right, id, SELF));
}

function place(store: Store, id: number, hash: number): void {
  const { slots } = store;
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = id + 1;
  store.entered++;
}

function hasOptions(store: Store, id: number, left: readonly number[], right: readonly number[]): boolean {
  const { starts, options } = store;
  const first = starts[2 * id];
  const middle = starts[2 * id + 1];
  if (middle - first !== left.length || starts[2 * id + 2] - middle !== right.length) return false;
  for (let i = 0; i < left.length; i++) {
    if (options[first + i] !== (left[i] === SELF ? id : left[i])) return false;
  }
  for (let i = 0; i < right.length; i++) {
    if (options[middle + i] !== (right[i] === SELF ? id : right[i])) return false;
  }
  return true;
}

/** The hash of the options in order, with `replaced` read as `by`. */
function hashOf(left: ArrayLike<number>, right: ArrayLike<number>, replaced: number, by: number): number {
  let h = left.length;
  for (let i = 0; i < left.length; i++) {
    h = Math.imul(h ^ (left[i] === replaced ? by : left[i]), 0x9e3779b1) ^ (h >>> 15);
  }
  h = Math.imul(h + 0x7f4a7c15, 0x85ebca77);
  for (let i = 0; i < right.length; i++) {
    h = Math.imul(h ^ (right[i] === replaced ? by : right[i]), 0xc2b2ae3d) ^ (h >>> 13);
  }
  return (h ^ (h >>> 16)) >>> 0;
}
