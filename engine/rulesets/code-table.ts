/**
 * Numbers codes 0, 1, 2, … in the order in which they are first met. Where codes have few gaps each has a
 * place of 4 bytes: those below 2^20, and all of them once there are not many times fewer than the largest,
 * as where a coder numbers its positions without gaps. Nearby codes have nearby places then, and no code is
 * hashed. For the others there is a hash table with open addressing over typed arrays: a slot of 4 bytes
 * holds a number plus one, and codes[number] says which code it is, so that a code takes 8 bytes and a place
 * or two slots, and allocates nothing else. Cost: O(1) expected for a code, growing included.
 */

export type CodeTable = {
  /** The code of each number below `count`; the rest is spare room. */
  codes: Float64Array;
  count: number;
  /** Codes below have places. */
  reach: number;
  /** Per code in reach its number plus one, or 0 while it was not met, as far as codes have come. */
  places: Int32Array;
  /** The same by hash for the other codes; at most half of the slots are taken. */
  slots: Int32Array;
  hashed: number;
};

// Tables of boards with few positions are small, as some work makes thousands of them; others grow soon.
const FIRST_ROOM = 1 << 9;
const FIRST_PLACES = 1 << 11;
const FIRST_SLOTS = 1 << 10;
/** Codes below always have places, which take 4 MB at most. */
const SMALL = 1 << 20;
/**
 * If the largest code is at most this many times the room for codes, there are few gaps: the places take at
 * most twice the memory of that room.
 */
const FEW_GAPS = 4;

/** An empty table. */
export const codeTable = (): CodeTable => ({
  codes: new Float64Array(FIRST_ROOM),
  count: 0,
  reach: SMALL,
  places: new Int32Array(FIRST_PLACES),
  slots: new Int32Array(FIRST_SLOTS),
  hashed: 0,
});

/** Larger ones are given back to the machine. */
const mostKept = 1 << 16;

/**
 * Empties a table for other codes, without releasing its memory, so that code that needs thousands of small
 * tables one after the other allocates one. Returns false for a table that is too large to be kept. O(count).
 */
export function emptied(table: CodeTable): boolean {
  const { codes, places, count, hashed } = table;
  if (codes.length > mostKept || hashed > 0 || table.reach !== SMALL) return false;
  for (let number = 0; number < count; number++) places[codes[number]] = 0;
  table.count = 0;
  return true;
}

/** The number of a code; a new code gets the number `count`. */
export function numberOf(table: CodeTable, code: number): number {
  if (code >= table.places.length) {
    if (code >= table.reach) return numberByHash(table, code);
    widen(table, code);
  }
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
  table.hashed++;
  const number = add(table, code);
  if (2 * table.hashed > table.slots.length) table.slots = hashedAgain(table, 2 * table.slots.length);
  return number;
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
  const places = new Int32Array(Math.min(length, table.reach));
  places.set(table.places);
  table.places = places;
}

/**
 * The slot to try first for a code: a hash whose low bits depend on all 53 bits of the code. Four codes that
 * differ in their last two bits get adjacent slots, since the options of a position often have such codes,
 * and memory is read in cache lines.
 */
function scattered(code: number): number {
  const mixed = Math.imul((code & -4) ^ Math.imul((code / 4294967296) | 0, 0x85ebca6b), 0x9e3779b1);
  return ((mixed ^ (mixed >>> 15)) & -4) | (code & 3);
}

function grow(table: CodeTable): void {
  const codes = new Float64Array(2 * table.codes.length);
  codes.set(table.codes);
  table.codes = codes;
  if (table.hashed > 0 && largestOf(table) < FEW_GAPS * codes.length) placeAll(table);
}

function largestOf({ codes, count }: CodeTable): number {
  let largest = 0;
  for (let number = 0; number < count; number++) if (codes[number] > largest) largest = codes[number];
  return largest;
}

/** Gives all codes places. */
function placeAll(table: CodeTable): void {
  const { codes, count } = table;
  table.reach = FEW_GAPS * codes.length;
  table.slots = new Int32Array(FIRST_SLOTS);
  table.hashed = 0;
  const places = new Int32Array(largestOf(table) + 1);
  for (let number = 0; number < count; number++) places[codes[number]] = number + 1;
  table.places = places;
}

/** Slots for the codes beyond reach. */
function hashedAgain({ codes, reach, count }: CodeTable, length: number): Int32Array {
  const slots = new Int32Array(length);
  const mask = length - 1;
  for (let number = 0; number < count; number++) {
    if (codes[number] < reach) continue;
    let slot = scattered(codes[number]) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = number + 1;
  }
  return slots;
}
