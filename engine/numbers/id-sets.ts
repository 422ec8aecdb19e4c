/** Numbers sets of values: the same set of options always gets the same number. Expected O(size) a call. */

export type IdSets = {
  /** Members of a set: ids[starts[set]] … ids[starts[set + 1] − 1], ascending. */
  starts: Int32Array;
  ids: Int32Array;
  count: number;
  /** By hash: set + 1, or 0 for a free slot. */
  slots: Int32Array;
};

/** Has room for `room` sets, a power of 2, with few members each; it grows by itself. */
export const idSets = (room = 256): IdSets => ({
  starts: new Int32Array(room),
  ids: new Int32Array(4 * room),
  count: 0,
  slots: new Int32Array(4 * room),
});

/** The number of the set of the first `length` ids of a list, which are ascending, each once. */
export function numberOfSet(sets: IdSets, list: Int32Array, length: number): number {
  const { slots, starts, ids } = sets;
  const mask = slots.length - 1;
  let slot = hashOf(list, length) & mask;
  for (; slots[slot] !== 0; slot = (slot + 1) & mask) {
    const first = starts[slots[slot] - 1];
    if (starts[slots[slot]] - first !== length) continue;
    let same = 0;
    while (same < length && ids[first + same] === list[same]) same++;
    if (same === length) return slots[slot] - 1;
  }
  slots[slot] = sets.count + 1;
  return add(sets, list, length);
}

export const membersOfSet = ({ starts, ids }: IdSets, set: number): Int32Array =>
  ids.subarray(starts[set], starts[set + 1]);

function add(sets: IdSets, list: Int32Array, length: number): number {
  const set = sets.count++;
  const first = sets.starts[set];
  if (first + length > sets.ids.length) sets.ids = longer(sets.ids, 2 * (first + length));
  const { ids } = sets;
  for (let i = 0; i < length; i++) ids[first + i] = list[i];
  if (set + 2 > sets.starts.length) sets.starts = longer(sets.starts, 2 * sets.starts.length);
  sets.starts[set + 1] = first + length;
  if (2 * sets.count > sets.slots.length) rehash(sets);
  return set;
}

function rehash(sets: IdSets): void {
  const slots = new Int32Array(2 * sets.slots.length);
  const mask = slots.length - 1;
  for (let set = 0; set < sets.count; set++) {
    const members = membersOfSet(sets, set);
    let slot = hashOf(members, members.length) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = set + 1;
  }
  sets.slots = slots;
}

function longer(array: Int32Array, length: number): Int32Array {
  const grown = new Int32Array(length);
  grown.set(array);
  return grown;
}

function hashOf(list: Int32Array, length: number): number {
  let h = length;
  for (let i = 0; i < length; i++) h = Math.imul(h ^ list[i], 0x9e3779b1) ^ (h >>> 15);
  return (h ^ (h >>> 16)) >>> 0;
}
