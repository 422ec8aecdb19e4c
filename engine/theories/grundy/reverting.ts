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
  /** Values; below 0 while unassigned. */
  readonly codes: Int32Array;
  readonly cells: Int32Array;
  readonly wide: WideRows;
  /**
   * From the front, the assigned vertices in the order of their rounds; from `bottom` to the end, those to be looked at
   * in this round, who are none of the assigned: so the two never meet.
   */
  readonly sequence: Int32Array;
  bottom: number;
  /** Vertices that gained an option of a new value, with its bit, until those who wait for them are told. */
  readonly gainers: Int32Array;
  readonly gains: Int32Array;
  readonly rowStarts: Int32Array;
  readonly rowEnds: Int32Array;
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
    gainers: new Int32Array(GAINERS),
    gains: new Int32Array(GAINERS),
    rowStarts: new Int32Array(GAINERS),
    rowEnds: new Int32Array(GAINERS),
    readAhead: 0,
    sieve: new Int32Array((order >>> 5) + 1),
  };
}

const GAINERS = 1024;
/** Few enough that what was read ahead is still near when it is needed. */
const BATCH = 64;

/**
 * The vertices sequence[from … end − 1] take their values, their predecessors are told, and woken are those whom it
 * concerns. Gives the largest value. (Of the round's other vertices some are yet to come: they wait for none, hence are
 * not woken; telling those who wait for them too early does no harm.)
 */
export function settle(state: Reverting, steps: Int32Array, step: number, from: number, end: number): number {
  const { codes, cells, sequence, gainers, gains } = state;
  const { starts, targets } = state.reversed;
  let bottom = state.bottom;
  let gained = 0;
  let largest = -1;
  for (let i = from; i < end; i++) {
    const y = sequence[i];
    const value = -2 - codes[y];
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
      bottom = tellWaiting(state, gained, bottom);
      gained = 0;
    }
  }
  state.bottom = tellWaiting(state, gained, bottom);
  return largest;
}

/** Wakes those who wait for a gainer and have as their mex what it gained. Gives the new bottom. */
function tellWaiting(state: Reverting, gained: number, bottom: number): number {
  const { cells, sequence, gainers, gains, rowStarts, rowEnds } = state;
  const { starts, targets } = state.reversed;
  let next = bottom;
  let ahead = 0;
  for (let i = 0; i < gained; i++) {
    rowStarts[i] = starts[gainers[i]];
    rowEnds[i] = starts[gainers[i] + 1];
  }
  for (let i = 0; i < gained; i++) if (rowStarts[i] < rowEnds[i]) ahead ^= targets[rowStarts[i]];
  for (let i = 0; i < gained; i++) {
    const x = gainers[i];
    const below = gains[i] - 1;
    const asked = (UNTAGGED << 16) | gains[i] | below;
    const waiting = (tagOf(x) << 16) | below;
    for (let e = rowStarts[i], last = rowEnds[i]; e < last; e++) {
      const w = targets[e];
      const cell = cells[w];
      if ((cell & asked) !== waiting) continue;
      cells[w] = cell & UNTAGGED;
      sequence[--next] = w;
    }
  }
  state.readAhead = ahead;
  return next;
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
 * Looks at the woken sequence[from … end − 1]. Those whose options all revert go to sequence[count …], with their values
 * in `codes` bent to −2 − m: until all have been looked at they count as unassigned. Gives the new count.
 */
export function look(state: Reverting, from: number, end: number, count: number): number {
  let next = count;
  for (let at = from; at < end; at += BATCH) {
    const until = Math.min(at + BATCH, end);
    readAhead(state, at, until);
    next = lookAtBatch(state, at, until, next);
  }
  return next;
}

function lookAtBatch(state: Reverting, from: number, end: number, count: number): number {
  const { codes, cells, sequence } = state;
  const { starts, targets } = state.rows;
  let next = count;
  for (let i = from; i < end; i++) {
    const x = sequence[i];
    let e = starts[x];
    const last = starts[x + 1];
    if (last - e >= NARROW) {
      if (lookWide(state, x)) sequence[next++] = x;
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
      codes[x] = -2 - m;
      sequence[next++] = x;
    }
  }
  return next;
}

/** Reads what the batch will need first, one after another without deciding anything: so the reads overlap. */
function readAhead(state: Reverting, from: number, end: number): void {
  const { cells, sequence } = state;
  const { starts, targets } = state.rows;
  let ahead = 0;
  for (let i = from; i < end; i++) ahead ^= cells[targets[starts[sequence[i]]]] ^ cells[sequence[i]];
  state.readAhead = ahead;
}

/**
 * A wide row is searched onwards from where the last witness stood, once round: as long as m stays, options that revert
 * go on doing so, and the whole search of the row costs two turns for each m.
 */
function lookWide({ arcs, codes, cells, wide }: Reverting, x: number): boolean {
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
      return false;
    }
    e++;
    if (e === last) e = first;
  }
  codes[x] = -2 - m;
  return true;
}
