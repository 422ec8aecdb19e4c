/**
 * A round of Smith–Fraenkel–Perl as loops over typed arrays.
 *
 * A vertex x with m = mex of its options' values gets m once every unassigned option has itself an option of value m: it
 * reverts. (An option assigned a value above m has one by its own mex, so it need not be asked.) An option that
 * does not yet revert is a witness that x must wait; x keeps the tag of one, and is looked at again only when the
 * witness is assigned, or gains an option of value m, or x's own m changes. So a round costs what it changes.
 *
 * The cells, and why memory is used so sparingly, are in option-values.ts: this runs on millions of arcs, where each
 * reach into memory is dear and arithmetic is free.
 */
import type { Arcs } from '../../graph/game-graph.ts';
import {
  awaited,
  gainLarge,
  hasLarge,
  mexAt,
  NARROW,
  tagOf,
  UNTAGGED,
  type WideRows,
  wideRows,
} from './option-values.ts';

/** Rows as signed integers, which a JavaScript engine reads with less ado; no count of arcs comes near 2³¹. */
type Rows = { readonly starts: Int32Array; readonly targets: Int32Array };

const signed = ({ buffer, byteOffset, length }: Uint32Array) => new Int32Array(buffer, byteOffset, length);
const signedRows = ({ starts, targets }: Arcs): Rows => ({
  starts: signed(starts),
  targets: signed(targets),
});

export type Reverting = {
  readonly arcs: Arcs;
  readonly rows: Rows;
  readonly reversed: Rows;
  /** Values; −1 while unassigned. */
  readonly codes: Int32Array;
  readonly cells: Int32Array;
  readonly wide: WideRows;
  /**
   * From the front, the assigned vertices in the order of their rounds; from `bottom` to the end, those to be looked at
   * in this round, who are none of the assigned: so the two never meet.
   */
  readonly sequence: Int32Array;
  bottom: number;
  /** Where in the sequence the vertices of the round under way begin, and the values found for them, in its order. */
  base: number;
  readonly found: Int32Array;
  /** Vertices that gained an option of a new value, with its bit, until those who wait for them are told. */
  readonly gainers: Int32Array;
  readonly gains: Int32Array;
  gained: number;
  /** What was read ahead, mixed together: kept so that the reading is not taken for idle. */
  readAhead: number;
  /** One bit a vertex, all clear between rounds: for putting the woken in order. */
  readonly sieve: Int32Array;
};

export function revertingState(
  arcs: Arcs,
  reversed: Arcs,
  codes: Int32Array,
  sequence: Uint32Array,
): Reverting {
  const order = codes.length;
  return {
    arcs,
    rows: signedRows(arcs),
    reversed: signedRows(reversed),
    codes,
    cells: new Int32Array(order).fill(UNTAGGED),
    wide: wideRows(arcs),
    sequence: signed(sequence),
    bottom: order,
    base: 0,
    found: new Int32Array(order),
    gainers: new Int32Array(GAINERS),
    gains: new Int32Array(GAINERS),
    gained: 0,
    readAhead: 0,
    sieve: new Int32Array((order >>> 5) + 1),
  };
}

const WAITS = -1;
const GAINERS = 256;
/** Few enough that what was read ahead is still near when it is needed. */
const BATCH = 64;

/** Round 0 for the terminal vertices sequence[from … end − 1]. Nobody waits yet: all others are looked at in round 1. */
export function settleTerminals(state: Reverting, steps: Int32Array, from: number, end: number): void {
  const { codes, cells, sequence } = state;
  const { starts, targets } = state.reversed;
  for (let i = from; i < end; i++) {
    const y = sequence[i];
    codes[y] = 0;
    steps[y] = 0;
    for (let e = starts[y], last = starts[y + 1]; e < last; e++) cells[targets[e]] |= 1;
  }
}

/**
 * The vertices sequence[from … end − 1] take their values, their predecessors are told, and woken are those whom it
 * concerns. Gives the largest value. (Of the round's other vertices some are yet to come: they wait for none, hence are
 * not woken; telling those who wait for them too early does no harm.)
 */
export function settle(state: Reverting, steps: Int32Array, step: number, from: number, end: number): number {
  let largest = -1;
  for (let at = from; at < end; at += BATCH) {
    const until = Math.min(at + BATCH, end);
    readAheadOfSettling(state, at, until);
    largest = Math.max(largest, settleBatch(state, steps, step, at, until));
    // Half of the room is for the batch to come; a batch that needs more makes room by itself.
    if (state.gained > GAINERS / 2) tellWaiting(state);
  }
  tellWaiting(state);
  return largest;
}

function settleBatch(state: Reverting, steps: Int32Array, step: number, from: number, end: number): number {
  const { codes, cells, sequence, base, found, gainers, gains } = state;
  const { starts, targets } = state.reversed;
  let { bottom, gained } = state;
  let largest = -1;
  for (let i = from; i < end; i++) {
    const y = sequence[i];
    const value = found[i - base];
    codes[y] = value;
    steps[y] = step;
    cells[y] = UNTAGGED;
    if (value > largest) largest = value;
    if (value >= NARROW) {
      state.bottom = bottom;
      settleLarge(state, y, value);
      bottom = state.bottom;
      continue;
    }
    const bit = 1 << value;
    const below = bit - 1;
    const wanted = awaited(value);
    const tag = tagOf(y);
    for (let e = starts[y], last = starts[y + 1]; e < last; e++) {
      const x = targets[e];
      const cell = cells[x];
      if ((cell & bit) !== 0) {
        if (cell >>> 16 !== tag) continue;
        cells[x] = cell & UNTAGGED;
        sequence[--bottom] = x;
        continue;
      }
      // The value is new to x. If all smaller ones are there, it was x's mex, which now is larger.
      if ((cell & below) === below ? cell >>> 16 !== 0 : cell >>> 16 === tag) {
        cells[x] = (cell & UNTAGGED) | bit;
        sequence[--bottom] = x;
      } else {
        cells[x] = cell | bit;
      }
      if ((cell & wanted) === 0) continue;
      gainers[gained] = x;
      gains[gained] = bit;
      gained++;
      if (gained < GAINERS) continue;
      state.bottom = bottom;
      state.gained = gained;
      tellWaiting(state);
      bottom = state.bottom;
      gained = 0;
    }
  }
  state.bottom = bottom;
  state.gained = gained;
  return largest;
}

/** Wakes those who wait for a gainer and have as their mex what it gained. */
function tellWaiting(state: Reverting): void {
  const { cells, sequence, gainers, gains, gained } = state;
  const { starts, targets } = state.reversed;
  readAheadOfTelling(state);
  let bottom = state.bottom;
  for (let i = 0; i < gained; i++) {
    const x = gainers[i];
    const below = gains[i] - 1;
    const asked = (UNTAGGED << 16) | gains[i] | below;
    const waiting = (tagOf(x) << 16) | below;
    for (let e = starts[x], last = starts[x + 1]; e < last; e++) {
      const w = targets[e];
      const cell = cells[w];
      if ((cell & asked) !== waiting) continue;
      cells[w] = cell & UNTAGGED;
      sequence[--bottom] = w;
    }
  }
  state.bottom = bottom;
  state.gained = 0;
}

/** Tells the predecessors of one vertex with a value that has no bit in the cells. */
function settleLarge(state: Reverting, y: number, value: number): void {
  const { arcs, codes, cells, wide } = state;
  const { starts, targets } = state.reversed;
  for (let e = starts[y]; e < starts[y + 1]; e++) {
    const x = targets[e];
    if (codes[x] >= 0) continue;
    if (cells[x] >>> 16 === tagOf(y) || mexAt(x, cells, wide) === value) wake(state, x);
    if (!gainLarge(x, value, arcs, wide) || (cells[x] & awaited(value)) === 0) continue;
    for (let f = starts[x]; f < starts[x + 1]; f++) {
      const w = targets[f];
      if (cells[w] >>> 16 === tagOf(x) && mexAt(w, cells, wide) === value) wake(state, w);
    }
  }
}

function wake(state: Reverting, x: number): void {
  const cell = state.cells[x];
  if (cell >>> 16 === 0) return;
  state.cells[x] = cell & UNTAGGED;
  state.sequence[--state.bottom] = x;
}

/** Puts many woken vertices into ascending order, so that looking at them walks through memory instead of jumping. */
export function arrangeWoken({ sequence, bottom, sieve }: Reverting): void {
  const end = sequence.length;
  // Reading the whole sieve must be cheap beside looking at the woken.
  if (end - bottom < sieve.length >>> 1) return;
  for (let i = bottom; i < end; i++) sieve[sequence[i] >>> 5] |= 1 << (sequence[i] & 31);
  let next = bottom;
  for (let w = 0; w < sieve.length; w++) {
    let bits = sieve[w];
    sieve[w] = 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      sequence[next++] = 32 * w + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
}

/**
 * Looks at the woken sequence[from … end − 1]. Those whose options all revert go to sequence[count …], and their values
 * into `found`: until all have been looked at they count as unassigned. Gives the new count.
 */
export function look(state: Reverting, from: number, end: number, count: number): number {
  let next = count;
  for (let at = from; at < end; at += BATCH) {
    const until = Math.min(at + BATCH, end);
    readAheadOfLooking(state, at, until);
    next = lookAtBatch(state, at, until, next);
  }
  return next;
}

function lookAtBatch(state: Reverting, from: number, end: number, count: number): number {
  const { cells, sequence, base, found } = state;
  const { starts, targets } = state.rows;
  let next = count;
  for (let i = from; i < end; i++) {
    const x = sequence[i];
    let e = starts[x];
    const last = starts[x + 1];
    if (last - e >= NARROW) {
      const m = lookWide(state, x);
      if (m === WAITS) continue;
      found[next - base] = m;
      sequence[next++] = x;
      continue;
    }
    const cell = cells[x];
    const bit = ~cell & (cell + 1);
    while (e < last && (cells[targets[e]] & bit) !== 0) e++;
    const m = 31 - Math.clz32(bit);
    if (e < last) {
      const y = targets[e];
      cells[x] = cell | (tagOf(y) << 16);
      cells[y] |= awaited(m);
    } else {
      found[next - base] = m;
      sequence[next++] = x;
    }
  }
  return next;
}

/**
 * A wide row is searched onwards from where the last witness stood, once round: as long as m stays, options that revert
 * go on doing so, and the whole search of the row costs two turns for each m. Gives m, or WAITS.
 */
function lookWide({ arcs, codes, cells, wide }: Reverting, x: number): number {
  const { starts, targets } = arcs;
  const m = mexAt(x, cells, wide);
  const first = starts[x];
  const last = starts[x + 1];
  const slot = wide.slots[x];
  let e = wide.cursors[slot];
  for (let turned = last - first; turned > 0; turned--) {
    const y = targets[e];
    const reverts =
      m < NARROW ? ((cells[y] >>> m) & 1) === 1 : codes[y] >= 0 || hasLarge(y, m, arcs, codes, wide);
    if (!reverts) {
      cells[x] = (cells[x] & UNTAGGED) | (tagOf(y) << 16);
      cells[y] |= awaited(m);
      wide.cursors[slot] = e;
      return WAITS;
    }
    e++;
    if (e === last) e = first;
  }
  return m;
}

/*
 * Reading ahead: what a batch will need is read before anything is decided, so that many slow reads are under way at once
 * instead of one after another. Of a row, the first four entries are read whether or not the row has them: asking would
 * cost more. What was read is mixed and kept, lest it be taken for idle.
 */

function readAheadOfSettling(state: Reverting, from: number, end: number): void {
  const { cells, sequence, reversed } = state;
  const { starts, targets } = reversed;
  const lastFour = targets.length - 4;
  if (lastFour < 0) return;
  let ahead = 0;
  for (let i = from; i < end; i++) ahead ^= targets[Math.min(starts[sequence[i]], lastFour)];
  for (let i = from; i < end; i++) {
    const e = Math.min(starts[sequence[i]], lastFour);
    ahead ^= cells[targets[e]] ^ cells[targets[e + 1]] ^ cells[targets[e + 2]] ^ cells[targets[e + 3]];
  }
  state.readAhead = ahead;
}

function readAheadOfTelling(state: Reverting): void {
  const { cells, gainers, gained, reversed } = state;
  const { starts, targets } = reversed;
  const lastFour = targets.length - 4;
  if (lastFour < 0) return;
  let ahead = 0;
  for (let i = 0; i < gained; i++) ahead ^= targets[Math.min(starts[gainers[i]], lastFour)];
  for (let i = 0; i < gained; i++) {
    const e = Math.min(starts[gainers[i]], lastFour);
    ahead ^= cells[targets[e]] ^ cells[targets[e + 1]] ^ cells[targets[e + 2]] ^ cells[targets[e + 3]];
  }
  state.readAhead = ahead;
}

function readAheadOfLooking(state: Reverting, from: number, end: number): void {
  const { cells, sequence, rows } = state;
  const { starts, targets } = rows;
  let ahead = 0;
  for (let i = from; i < end; i++) ahead ^= targets[starts[sequence[i]]] ^ cells[sequence[i]];
  for (let i = from; i < end; i++) ahead ^= cells[targets[starts[sequence[i]]]];
  state.readAhead = ahead;
}
