/**
 * Numbers codes 0, 1, 2, … in the order in which they are first met. Small codes have a place each, as most codes of small boards are
 * small; for the others there is a hash table with open addressing over typed arrays: a slot holds a number plus one, and
 * codes[number] says which code it is, so that a code takes 8 bytes and two slots of 4, and allocates nothing else.
 * Cost: O(1) expected for a code, growing included.
 */

export type CodeTable = {
  /** The code of each number below `count`; the rest is spare room. */
  codes: Float64Array;
  count: number;
  /** Per small code its number plus one, or 0 while it was not met, as far as codes have come. */
  places: Int32Array;
  /** The same by hash for the other codes; at most half of the slots are taken. */
  slots: Int32Array;
};

// Tables of boards with few positions are small, as some work makes thousands of them; others grow soon.
const FIRST_ROOM = 1 << 9;
const FIRST_PLACES = 1 << 11;
/** Codes below are small: their places take 4 MB at most. */
const SMALL = 1 << 20;

/** An empty table. */
export const codeTable = (): CodeTable => ({
  codes: new Float64Array(FIRST_ROOM),
  count: 0,
  places: new Int32Array(FIRST_PLACES),
  slots: new Int32Array(2 * FIRST_ROOM),
});

/** The number of a code; a new code gets the number `count`. */
export function numberOf(table: CodeTable, code: number): number {
  if (code >= SMALL) return numberByHash(table, code);
  if (code >= table.places.length) widen(table, code);
  const known = table.places[code];
  if (known > 0) return known - 1;
  table.places[code] = table.count + 1;
  return add(table, code);
}

function numberByHash(table: CodeTable, code: number): number {
  const { codes, slots } = table;
  const mask = slots.length - 1;
  let slot = scattered(code) & mask;
  for (;;) {
    const number = slots[slot] - 1;
    if (number < 0) break;
    if (codes[number] === code) return number;
    slot = (slot + 1) & mask;
  }
  slots[slot] = table.count + 1;
  return add(table, code);
}

function add(table: CodeTable, code: number): number {
  const number = table.count++;
  table.codes[number] = code;
  if (table.count === table.codes.length) grow(table);
  return number;
}

/** Makes room for the places up to this code's. */
function widen(table: CodeTable, code: number): void {
  let length = table.places.length;
  while (length <= code) length *= 4;
  const places = new Int32Array(length);
  places.set(table.places);
  table.places = places;
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
    if (codes[number] < SMALL) continue;
    let slot = scattered(codes[number]) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = number + 1;
  }
  table.codes = codes;
  table.slots = slots;
}
