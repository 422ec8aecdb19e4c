/**
 * Reads a long list of arcs in a JSON text, `[u0, v0, u1, v1, …]` sorted by u as most programs write it,
 * straight into the rows of a graph: in pieces, as a file comes, so that neither its text nor its numbers are
 * ever in memory as a whole. It checks on the way that every number is a node and that no arc occurs twice.
 * Where anything is otherwise it gives up, and the readers of the whole text say what is wrong, if anything
 * is. O(length).
 */
import type { Arcs } from '../../graph/game-graph.ts';
import { fewestUnits, joinedAside, listIn, type SetAside } from './number-lists.ts';

/** A text in UTF-8 that comes in pieces. */
export type Pieces = {
  readonly size: number;
  /** Fills the array from a place on with what comes next; returns how many bytes that were, 0 at the end. */
  readonly next: (into: Uint8Array, from: number) => number;
  readonly text: (bytes: Uint8Array, from: number, end: number) => string;
};

/** How the lists of arcs are called, and how many nodes the text before them says that there are. */
export type ListsOfPairs = {
  readonly members: readonly string[];
  readonly orderIn: (text: string) => number | undefined;
};

/** So much of the text is in memory: little enough to stay in a processor's cache. */
const WINDOW = 1 << 18;
/**
 * Two numbers and the white space around them are within this many bytes, or the list is left to other
 * readers.
 */
const MARGIN = 1 << 8;
/**
 * Bytes read in one call. The first calls are short, since a JavaScript engine compiles a function well only
 * after some.
 */
const [FIRST_SLICE, SLICE] = [1 << 8, 1 << 14];

/** The part of the text that is in memory, and how far it was dealt with. Zeros follow behind `end`. */
type Window = { readonly bytes: Uint8Array; at: number; end: number; ended: boolean };

/**
 * Puts the rows of all lists of pairs in place of these; undefined where there is none, or something else in
 * one.
 */
export function setPairsAside(
  pieces: Pieces,
  { members, orderIn }: ListsOfPairs,
): SetAside<Arcs> | undefined {
  if (pieces.size < fewestUnits) return undefined;
  const window: Window = { bytes: new Uint8Array(WINDOW + MARGIN), at: 0, end: 0, ended: false };
  const texts: string[] = [];
  const lists: Arcs[] = [];
  for (;;) {
    refill(window, pieces);
    const { bytes, at, end } = window;
    const bracket = listIn(bytes.subarray(0, end), (from, to) => pieces.text(bytes, from, to), at, members);
    texts.push(pieces.text(bytes, at, bracket < 0 ? end : bracket));
    window.at = bracket + 1;
    if (bracket < 0) return window.ended && lists.length > 0 ? joinedAside(texts, lists) : undefined;
    const order = orderIn(texts.join(''));
    const rows = order === undefined ? undefined : readRows(window, pieces, order);
    if (!rows) return undefined;
    lists.push(rows);
  }
}

/** Moves what is left in the window to its front, and reads on behind it. */
function refill(window: Window, { next }: Pieces): void {
  const { bytes } = window;
  bytes.copyWithin(0, window.at, window.end);
  window.end -= window.at;
  window.at = 0;
  for (const inside = bytes.subarray(0, WINDOW); window.end < WINDOW && !window.ended; ) {
    const came = next(inside, window.end);
    window.end += came;
    window.ended = came === 0;
  }
  bytes.fill(0, window.end);
}

/** The rows read so far, and what is known of the last one, `row`. */
type Reading = {
  readonly starts: Int32Array;
  targets: Int32Array;
  arcs: number;
  row: number;
  /** A bit for the last five bits of each option of the row, and one for the five before these. */
  low: number;
  high: number;
  /**
   * The text of the row's number as it was last, if that is short: two words of four bytes, and how much of
   * these it takes.
   */
  first: number;
  second: number;
  firstMask: number;
  secondMask: number;
  length: number;
  /** The number read last, and what is behind it. */
  number: number;
  at: number;
  closed: boolean;
};

/** Reads the list from behind its opening bracket to behind its closing one. */
function readRows(window: Window, pieces: Pieces, order: number): Arcs | undefined {
  const { bytes } = window;
  const view = new DataView(bytes.buffer);
  const reading: Reading = {
    starts: new Int32Array(order + 1),
    // Most arcs take more than eight bytes; where they are shorter the array grows.
    targets: new Int32Array((pieces.size >>> 3) + SLICE),
    ...{ arcs: 0, row: -1, low: 0, high: 0, number: 0, at: window.at, closed: false },
    // No text has this first word.
    ...{ first: 1, second: 0, firstMask: 0, secondMask: 0, length: 0 },
  };
  for (let size = FIRST_SLICE; !reading.closed; size = Math.min(2 * size, SLICE)) {
    if (reading.at + MARGIN > window.end && !window.ended) {
      window.at = reading.at;
      refill(window, pieces);
      reading.at = 0;
    }
    if (reading.at >= window.end) return undefined;
    if (reading.arcs + SLICE > reading.targets.length) reading.targets = grown(reading.targets);
    const end = Math.min(reading.at + size, window.ended ? window.end : window.end - MARGIN + 1);
    if (!readPairs(reading, bytes, view, end)) return undefined;
  }
  window.at = reading.at;
  const { starts, targets, arcs } = reading;
  starts.fill(arcs, reading.row + 1);
  return { starts: new Uint32Array(starts.buffer), targets: new Uint32Array(targets.buffer, 0, arcs) };
}

function grown(targets: Int32Array): Int32Array {
  const larger = new Int32Array(2 * targets.length);
  larger.set(targets);
  return larger;
}

const [COMMA, CLOSING, ZERO] = [0x2c, 0x5d, 0x30];
const mostDigits = 9;
/** Rows of at most this many options are searched for repeats here. */
const longestRow = 64;

/**
 * Reads the pairs that begin before `end`; false if anything there is not as it should be. In a sorted list
 * most arcs leave the vertex that the arc before left: then the bytes are the same, and no number is read.
 * Most other numbers of a large graph have six digits, and these are read at once.
 */
function readPairs(reading: Reading, bytes: Uint8Array, view: DataView, end: number): boolean {
  const { starts, targets } = reading;
  const order = starts.length - 1;
  let { at, arcs, low, high, first, second, firstMask, secondMask, length } = reading;
  while (at < end) {
    let next = at + length;
    if (
      (view.getInt32(at, true) & firstMask) !== first ||
      (view.getInt32(at + 4, true) & secondMask) !== second
    ) {
      // Not six digits at once: in a sorted list such numbers come late, and V8 drops what it compiled
      // without them.
      if (readNumber(reading, bytes, at) !== COMMA || reading.number >= order) return false;
      reading.low = low;
      reading.high = high;
      if (!beginRow(reading, view, at, arcs)) return false;
      ({ first, second, firstMask, secondMask, length } = reading);
      ({ low, high } = reading);
      next = reading.at;
    }
    const four = view.getInt32(next, true);
    const three = view.getInt32(next + 4, true);
    let target = 0;
    if (areSixAndComma(four, three)) {
      target = sixDigits(four, three);
      next += 7;
    } else {
      const sign = readNumber(reading, bytes, next);
      target = reading.number;
      next = reading.at;
      if (sign === CLOSING) {
        reading.closed = true;
        end = 0;
      } else if (sign !== COMMA) return false;
    }
    if (target >= order) return false;
    const [lowBit, highBit] = [1 << (target & 31), 1 << ((target >>> 5) & 31)];
    if ((low & lowBit) !== 0 && (high & highBit) !== 0 && mayRepeat(reading, arcs, target)) return false;
    low |= lowBit;
    high |= highBit;
    targets[arcs] = target;
    arcs++;
    at = next;
  }
  reading.at = at;
  reading.arcs = arcs;
  reading.low = low;
  reading.high = high;
  return true;
}

/**
 * Begins the row of the number just read, whose text is from `at` to `reading.at`. False if the list is not
 * sorted.
 */
function beginRow(reading: Reading, view: DataView, at: number, arcs: number): boolean {
  const { starts, number } = reading;
  if (number < reading.row) return false;
  if (number > reading.row) {
    for (let v = reading.row + 1; v <= number; v++) starts[v] = arcs;
    reading.row = number;
    reading.low = 0;
    reading.high = 0;
  }
  const length = reading.at - at;
  const isShort = length <= 8;
  reading.length = length;
  reading.firstMask = isShort ? maskOf(length) : 0;
  reading.secondMask = isShort ? maskOf(length - 4) : 0;
  reading.first = isShort ? view.getInt32(at, true) & reading.firstMask : 1;
  reading.second = view.getInt32(at + 4, true) & reading.secondMask;
  return true;
}

/** Ones in the first `bytes` bytes of a word. */
const maskOf = (bytes: number): number => (bytes <= 0 ? 0 : bytes >= 4 ? -1 : (1 << (8 * bytes)) - 1);

/** True if the target is among the row's options, or the row is so long that others should look. */
function mayRepeat({ starts, targets, row }: Reading, arcs: number, target: number): boolean {
  if (arcs - starts[row] > longestRow) return true;
  for (let e = starts[row]; e < arcs; e++) if (targets[e] === target) return true;
  return false;
}

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

/**
 * Reads any number; returns the sign that follows it, after which `reading.at` then is, or 0 if there is no
 * number.
 */
function readNumber(reading: Reading, bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  const begin = at;
  let number = 0;
  for (;;) {
    const digit = bytes[at] - ZERO;
    if (digit >>> 0 > 9) break;
    number = (Math.imul(number, 10) + digit) | 0;
    at++;
  }
  const digits = at - begin;
  if (digits === 0 || digits > mostDigits || (digits > 1 && bytes[begin] === ZERO)) return 0;
  while (isSpace(bytes[at])) at++;
  reading.number = number;
  reading.at = at + 1;
  return bytes[at];
}

/**
 * Whether four bytes and the next three are six digits, not 0 the first, and a comma. A digit has 3 before
 * it, which adding 6 does not change; what other bytes carry into the next does not make these digits.
 */
const areSixAndComma = (four: number, three: number): boolean =>
  (four & (four + 0x06060606) & 0xf0f0f0f0) === 0x30303030 &&
  (three & (three + 0x0606) & 0xfff0f0) === 0x2c3030 &&
  (four & 0xf) !== 0;

/** The number that six digits write, the first of them in the lowest byte: first in pairs, then together. */
function sixDigits(four: number, two: number): number {
  const digits = four & 0x0f0f0f0f;
  const pairs = (Math.imul(digits, 10) + (digits >>> 8)) & 0x00ff00ff;
  return ((pairs & 0xff) * 100 + (pairs >>> 16)) * 100 + (two & 0xf) * 10 + ((two >>> 8) & 0xf);
}
