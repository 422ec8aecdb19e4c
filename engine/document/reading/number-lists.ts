/**
 * Reads long lists of whole numbers in a JSON text straight into typed arrays: arcs are nearly all of a large
 * compact file, and JSON.parse would make a JavaScript value of every number. A list is taken only where a
 * member of a given name begins, outside every string, and only if it contains nothing but whole numbers of
 * at most nine digits; any other list is left to JSON.parse, which says what is wrong with it. Cost:
 * O(length).
 */

/**
 * A text by its units, each one byte: those of UTF-8, or of a string with 255 for every character beyond 255.
 * Both have ASCII characters as they are, and nothing else looks like one.
 */
export type Units = {
  readonly units: Uint8Array;
  /** The text of units from … end − 1. */
  readonly text: (from: number, end: number) => string;
};

export function unitsOfText(text: string): Units {
  const units = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = Math.min(text.charCodeAt(at), 0xff);
  return { units, text: (from, end) => text.slice(from, end) };
}

/**
 * A text in which each list was replaced by a string that begins with `mark`; the mark occurs nowhere else in
 * the text.
 */
export type SetAside<List> = {
  readonly text: string;
  readonly mark: string;
  readonly lists: readonly List[];
};

/** Shorter lists gain nothing. */
export const fewestUnits = 1 << 16;

/** Replaces the long lists of these members by marks; undefined if there are none. */
export function setNumberListsAside(
  { units, text }: Units,
  members: readonly string[],
): SetAside<Int32Array> | undefined {
  if (units.length < fewestUnits) return undefined;
  const pieces: string[] = [];
  const lists: Int32Array[] = [];
  let kept = 0;
  for (let from = 0; ; ) {
    const bracket = listIn(units, text, from, members);
    if (bracket < 0) break;
    from = bracket + 1;
    const found = readList(units, bracket);
    if (!found) continue;
    pieces.push(text(kept, bracket));
    lists.push(found.numbers);
    kept = found.end;
    from = kept;
  }
  if (lists.length === 0) return undefined;
  pieces.push(text(kept, units.length));
  return joinedAside(pieces, lists);
}

/**
 * The pieces of a text with marks for the lists between them; undefined where a mark could not be
 * distinguished from the rest.
 */
export function joinedAside<List>(
  pieces: readonly string[],
  lists: readonly List[],
): SetAside<List> | undefined {
  // A string with escapes could spell the mark in another way.
  if (pieces.some((piece) => piece.includes('\\u'))) return undefined;
  const mark = unusedMark(pieces);
  const text = pieces.map((piece, i) => (i < lists.length ? `${piece}"${mark}${i}"` : piece)).join('');
  return { text, mark, lists };
}

/**
 * The offset of the bracket at which the first long list of one of these members begins, or one whose end is
 * not among the units; −1 if there is none. `from` is outside of every string.
 */
export function listIn(
  units: Uint8Array,
  text: Units['text'],
  from: number,
  members: readonly string[],
): number {
  for (let open = units.indexOf(QUOTE, from); open >= 0; ) {
    const close = endOfString(units, open);
    if (close < 0) return -1;
    const bracket = listAfter(units, close + 1);
    if (bracket >= 0 && members.includes(text(open + 1, close)) && isLong(units, bracket)) return bracket;
    open = units.indexOf(QUOTE, close + 1);
  }
  return -1;
}

function isLong(units: Uint8Array, bracket: number): boolean {
  const closing = units.indexOf(CLOSING, bracket);
  return closing < 0 || closing - bracket >= fewestUnits;
}

/** The offset of the quotation mark that closes the string opened at `open`, or −1. */
function endOfString(units: Uint8Array, open: number): number {
  for (let at = units.indexOf(QUOTE, open + 1); at >= 0; at = units.indexOf(QUOTE, at + 1)) {
    let backslashes = 0;
    while (units[at - 1 - backslashes] === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return -1;
}

/** The offset of the bracket in `: [` after `from`, or −1 if something else comes first. */
function listAfter(units: Uint8Array, from: number): number {
  const colon = afterSpace(units, from);
  if (units[colon] !== COLON) return -1;
  const bracket = afterSpace(units, colon + 1);
  return units[bracket] === OPENING ? bracket : -1;
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

function afterSpace(units: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(units[at])) at++;
  return at;
}

/**
 * Numbers read in one call: a JavaScript engine compiles a function well only after it has returned a few
 * times.
 */
const inOneCall = 1 << 12;

/** How far the reading of a list has come: the offset of the next number, and how many were read. */
type Place = { at: number; count: number };

/** Reads the list whose bracket is at `open`; returns its numbers and the offset after it. */
function readList(
  units: Uint8Array,
  bracket: number,
): { readonly numbers: Int32Array; readonly end: number } | undefined {
  const closing = units.indexOf(CLOSING, bracket);
  if (closing - bracket < fewestUnits) return undefined;
  // Each number but the last takes a digit and a comma at least, which bounds their count.
  const numbers = new Int32Array((closing - bracket) >>> 1);
  const place: Place = { at: bracket + 1, count: 0 };
  const view = new DataView(units.buffer, units.byteOffset, units.byteLength);
  while (place.at <= closing) if (!readNumbers(units, view, closing, numbers, place)) return undefined;
  return { numbers: numbers.subarray(0, place.count), end: closing + 1 };
}

const [QUOTE, BACKSLASH, COLON, COMMA, OPENING, CLOSING, ZERO] = [0x22, 0x5c, 0x3a, 0x2c, 0x5b, 0x5d, 0x30];
const mostDigits = 9;

/**
 * Reads numbers between commas up to `end` into the array, as many as one call may; the place is then beyond
 * `end` if that was the last. False if there is anything else. Most numbers of a large graph have six digits
 * or more: the first four are read at once, and two more if a comma follows them.
 */
function readNumbers(
  units: Uint8Array,
  view: DataView,
  end: number,
  into: Int32Array,
  place: Place,
): boolean {
  let { at, count } = place;
  const lastEight = view.byteLength - 8;
  for (const most = count + inOneCall; count < most && at <= end; at++) {
    if (isSpace(view.getUint8(at))) at = afterSpace(units, at);
    const first = at;
    let number = 0;
    if (at <= lastEight) {
      const four = view.getInt32(at, true);
      if (areDigits(four)) {
        number = numberOf(four);
        at += 4;
        const next = view.getInt32(at, true);
        if (areTwoAndComma(next)) {
          number = number * 100 + (next & 0xf) * 10 + ((next >>> 8) & 0xf);
          at += 2;
        }
      }
    }
    for (;;) {
      const digit = view.getUint8(at) - ZERO;
      if (digit >>> 0 > 9) break;
      number = (Math.imul(number, 10) + digit) | 0;
      at++;
    }
    const digits = at - first;
    if (digits === 0 || digits > mostDigits) return false;
    if (digits > 1 && view.getUint8(first) === ZERO) return false;
    into[count++] = number;
    if (view.getUint8(at) === COMMA) continue;
    at = afterSpace(units, at);
    if (at !== end && view.getUint8(at) !== COMMA) return false;
  }
  place.at = at;
  place.count = count;
  return true;
}

/** Whether four bytes are digits: 3 before each, and nothing carried into that by adding 6. */
const areDigits = (four: number): boolean =>
  (four & 0xf0f0f0f0) === 0x30303030 && ((four + 0x06060606) & 0xf0f0f0f0) === 0x30303030;

const areTwoAndComma = (four: number): boolean =>
  (four & 0xfff0f0) === 0x2c3030 && ((four + 0x0606) & 0xf0f0) === 0x3030;

/** The number that four digits write, the first of them in the lowest byte: first in pairs, then together. */
function numberOf(four: number): number {
  const digits = four & 0x0f0f0f0f;
  const pairs = (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
  return (pairs & 0xff) * 100 + (pairs >>> 16);
}

/** A text that occurs in none of the given pieces. */
function unusedMark(pieces: readonly string[]): string {
  let mark = 'list ';
  while (pieces.some((piece) => piece.includes(mark))) mark = `a ${mark}`;
  return mark;
}
