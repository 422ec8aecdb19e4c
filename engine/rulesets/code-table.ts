/**
 * Numbers codes 0, 1, 2, … in the order in which they are first met. A hash table with open addressing over typed
 * arrays: a slot holds a number plus one, and codes[number] says which code it is, so that a code takes 8 bytes and
 * two slots of 4, and allocates nothing else. Cost: O(1) expected for a code, growing included.
 */

export type CodeTable = {
  /** The code of each number below `count`; the rest is spare room. */
  codes: Float64Array;
  count: number;
  /** A number plus one, or 0 for a free slot; at most half of the slots are taken. */
  slots: Int32Array;
};

const FIRST_ROOM = 1 << 10;

/** An empty table. */
export const codeTable = (): CodeTable => ({
  codes: new Float64Array(FIRST_ROOM),
  count: 0,
  slots: new Int32Array(2 * FIRST_ROOM),
});

/** The number of a code; a new code gets the number `count`. */
export function numberOf(table: CodeTable, code: number): number {
  const { codes, slots } = table;
  const mask = slots.length - 1;
  let slot = scattered(code) & mask;
  for (;;) {
    const number = slots[slot] - 1;
    if (number < 0) break;
    if (codes[number] === code) return number;
    slot = (slot + 1) & mask;
  }
  const number = table.count++;
  codes[number] = code;
  slots[slot] = number + 1;
  if (table.count === codes.length) grow(table);
  return number;
}

/**
 * The slot to try first for a code: a hash whose low bits depend on all 53 bits of the code. Four codes that differ
 * in their last two bits get adjacent slots, since the options of a position often have such codes, and memory is
 * read in cache lines.
 */
function scattered(code: number): number {
  const mixed = Math.imul((code & -4) ^ Math.imul((code / 4294967296) | 0, 0x85ebca6b), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) & -4) | (code & 3);
}

function grow(table: CodeTable): void {
  const codes = new Float64Array(2 * table.codes.length);
  codes.set(table.codes);
  const slots = new Int32Array(2 * codes.length);
  const mask = slots.length - 1;
  for (let number = 0; number < table.count; number++) {
    let slot = scattered(codes[number]) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = number + 1;
  }
  table.codes = codes;
  table.slots = slots;
}
