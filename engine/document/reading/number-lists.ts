/**
 * Reads long lists of whole numbers in a JSON text straight into typed arrays: arcs are nearly all of a large
 * compact file, and JSON.parse would make a JavaScript value of every number. A list is taken only where a
 * member of a given name begins, outside every string, and only if it contains nothing but whole numbers of at
 * most nine digits; any other list is left to JSON.parse, which says what is wrong with it. Cost: O(length).
 */

/**
 * A text in which each list was replaced by a string that begins with `mark`; the mark occurs nowhere else in
 * the text.
 */
export type SetAside = {
  readonly text: string;
  readonly mark: string;
  readonly lists: readonly Int32Array[];
};

/** Shorter lists gain nothing. */
const fewestCharacters = 1 << 16;

export function setNumberListsAside(text: string, members: readonly string[]): SetAside | undefined {
  if (text.length < fewestCharacters) return undefined;
  const pieces: string[] = [];
  const lists: Int32Array[] = [];
  let kept = 0;
  for (let open = text.indexOf('"'); open >= 0; ) {
    const close = endOfString(text, open);
    if (close < 0) break;
    const bracket = listAfter(text, close + 1);
    const found =
      bracket < 0 || !members.includes(text.slice(open + 1, close)) ? undefined : readList(text, bracket);
    if (found) {
      pieces.push(text.slice(kept, bracket));
      lists.push(found.numbers);
      kept = found.end;
    }
    open = text.indexOf('"', found ? found.end : close + 1);
  }
  if (lists.length === 0) return undefined;
  pieces.push(text.slice(kept));
  // A string with escapes could spell the mark in another way.
  if (pieces.some((piece) => piece.includes('\\u'))) return undefined;
  const mark = unusedMark(pieces);
  const joined = pieces.map((piece, i) => (i < lists.length ? `${piece}"${mark}${i}"` : piece)).join('');
  return { text: joined, mark, lists };
}

/** The offset of the quotation mark that closes the string opened at `open`, or −1. */
function endOfString(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return -1;
}

/** The offset of the bracket in `: [` after `from`, or −1 if something else comes first. */
function listAfter(text: string, from: number): number {
  const colon = afterSpace(text, from);
  if (text[colon] !== ':') return -1;
  const bracket = afterSpace(text, colon + 1);
  return text[bracket] === '[' ? bracket : -1;
}

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

function afterSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Reads the list whose bracket stands at `open`; gives its numbers and the offset after it. */
function readList(
  text: string,
  bracket: number,
): { readonly numbers: Int32Array; readonly end: number } | undefined {
  const closing = text.indexOf(']', bracket);
  if (closing - bracket < fewestCharacters) return undefined;
  // Each number but the last takes a digit and a comma at least, which bounds their count.
  const numbers = new Int32Array((closing - bracket) >>> 1);
  const count = readNumbers(text, bracket + 1, closing, numbers);
  return count < 0 ? undefined : { numbers: numbers.subarray(0, count), end: closing + 1 };
}

const ZERO = 0x30;
const COMMA = 0x2c;
const mostDigits = 9;

/**
 * Reads the numbers between commas up to `end` into the array and returns their count; −1 if anything else
 * stands there.
 */
function readNumbers(text: string, from: number, end: number, into: Int32Array): number {
  let count = 0;
  for (let at = from; ; at++) {
    while (isSpace(text.charCodeAt(at))) at++;
    const first = at;
    let number = 0;
    for (;;) {
      const digit = text.charCodeAt(at) - ZERO;
      if (digit < 0 || digit > 9) break;
      number = (Math.imul(number, 10) + digit) | 0;
      at++;
    }
    const digits = at - first;
    if (digits === 0 || digits > mostDigits) return -1;
    if (digits > 1 && text.charCodeAt(first) === ZERO) return -1;
    into[count++] = number;
    if (text.charCodeAt(at) === COMMA) continue;
    at = afterSpace(text, at);
    if (at === end) return count;
    if (text.charCodeAt(at) !== COMMA) return -1;
  }
}

/** A text that occurs in none of the given pieces. */
function unusedMark(pieces: readonly string[]): string {
  let mark = 'list ';
  while (pieces.some((piece) => piece.includes(mark))) mark = `a ${mark}`;
  return mark;
}
