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
  AWAITED,
  gainLarge,
  hasLarge,
  mexAt,
  NARROW,
  tagOf,
  UNTAGGED,
  type WideRows,
  wideRows,
} from './option-values.ts';

export type Reverting = {
  readonly arcs: Arcs;
  readonly reversed: Arcs;
  /** Values; below 0 while unassigned. */
  readonly codes: Int32Array;
  readonly cells: Int32Array;
  readonly wide: WideRows;
  /** The vertices to be looked at in this round. */
  readonly woken: Uint32Array;
  wokenCount: number;
  /** Vertices that gained an option of a new value, with its bit, until those who wait for them are told. */
  readonly gainers: Int32Array;
  readonly gains: Int32Array;
  /** One bit a vertex, all clear between rounds: for putting the woken in order. */
  readonly sieve: Int32Array;
};

export function revertingState(arcs: Arcs, reversed: Arcs, codes: Int32Array): Reverting {
  const order = codes.length;
  return {
    arcs,
    reversed,
    codes,
    cells: new Int32Array(order).fill(UNTAGGED),
    wide: wideRows(arcs),
    woken: new Uint32Array(order),
    wokenCount: 0,
    gainers: new Int32Array(GAINERS),
    gains: new Int32Array(GAINERS),
    sieve: new Int32Array((order >>> 5) + 1),
  };
}

const GAINERS = 1024;

/** Tells the predecessors that assigned[from … end − 1] have their values now, and wakes whom it concerns. */
export function spread(state: Reverting, assigned: Uint32Array, from: number, end: number): void {
  const { codes, cells, woken, gainers, gains } = state;
  const { starts, targets } = state.reversed;
  let count = state.wokenCount;
  let gained = 0;
  for (let i = from; i < end; i++) {
    const y = assigned[i];
    const value = codes[y];
    if (value >= NARROW) {
      state.wokenCount = count;
      spreadLarge(state, y, value);
      count = state.wokenCount;
      continue;
    }
    const bit = 1 << value;
    const below = bit - 1;
    const tag = tagOf(y);
    for (let e = starts[y], last = starts[y + 1]; e < last; e++) {
      const x = targets[e];
      const cell = cells[x];
      const witness = cell >>> 16;
      if ((cell & bit) !== 0) {
        if (witness !== tag) continue;
        cells[x] = cell & UNTAGGED;
        woken[count++] = x;
        continue;
      }
      // The value is new to x. If all smaller ones are there, it was x's mex, which now is larger.
      if ((cell & below) === below ? witness !== 0 : witness === tag) {
        cells[x] = (cell & UNTAGGED) | bit;
        woken[count++] = x;
      } else {
        cells[x] = cell | bit;
      }
      if ((cell & AWAITED) === 0) continue;
      gainers[gained] = x;
      gains[gained] = bit;
      gained++;
      if (gained < GAINERS) continue;
      count = tellWaiting(state, gained, count);
      gained = 0;
    }
  }
  state.wokenCount = tellWaiting(state, gained, count);
}

/** Wakes those who wait for a gainer and have as their mex what it gained. Gives the new count of the woken. */
function tellWaiting(state: Reverting, gained: number, count: number): number {
  const { cells, woken, gainers, gains } = state;
  const { starts, targets } = state.reversed;
  let next = count;
  for (let i = 0; i < gained; i++) {
    const x = gainers[i];
    const below = gains[i] - 1;
    const upTo = gains[i] | below;
    const tag = tagOf(x);
    for (let e = starts[x], last = starts[x + 1]; e < last; e++) {
      const w = targets[e];
      const cell = cells[w];
      if (cell >>> 16 !== tag || (cell & upTo) !== below) continue;
      cells[w] = cell & UNTAGGED;
      woken[next++] = w;
    }
  }
  return next;
}

/** As `spread`, for one vertex with a value that has no bit in the cells. */
function spreadLarge(state: Reverting, y: number, value: number): void {
  const { arcs, codes, cells, wide } = state;
  const { starts, targets } = state.reversed;
  for (let e = starts[y]; e < starts[y + 1]; e++) {
    const x = targets[e];
    if (codes[x] >= 0) continue;
    if (cells[x] >>> 16 === tagOf(y) || mexAt(x, cells, wide) === value) wake(state, x);
    if (!gainLarge(x, value, arcs, wide) || (cells[x] & AWAITED) === 0) continue;
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
  state.woken[state.wokenCount++] = x;
}

/** Puts many woken vertices into ascending order, so that looking at them walks through memory instead of jumping. */
export function arrangeWoken({ woken, wokenCount, sieve }: Reverting): void {
  // Reading the whole sieve must be cheap beside looking at the woken.
  if (wokenCount < sieve.length >>> 1) return;
  for (let i = 0; i < wokenCount; i++) sieve[woken[i] >>> 5] |= 1 << (woken[i] & 31);
  let next = 0;
  for (let w = 0; w < sieve.length; w++) {
    let bits = sieve[w];
    sieve[w] = 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      woken[next++] = 32 * w + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
}

/**
 * Looks at woken[from … end − 1]. Those whose options all revert go to assigned[count …], with their values in `codes`
 * bent to −2 − m: until all have been looked at they count as unassigned. Gives the new count.
 */
export function look(
  state: Reverting,
  from: number,
  end: number,
  assigned: Uint32Array,
  count: number,
): number {
  const { codes, cells, woken } = state;
  const { starts, targets } = state.arcs;
  let next = count;
  for (let i = from; i < end; i++) {
    const x = woken[i];
    let e = starts[x];
    const last = starts[x + 1];
    if (last - e >= NARROW) {
      if (lookWide(state, x)) assigned[next++] = x;
      continue;
    }
    const cell = cells[x];
    const bit = ~cell & (cell + 1);
    while (e < last && (cells[targets[e]] & bit) !== 0) e++;
    if (e < last) {
      const y = targets[e];
      cells[x] = cell | (tagOf(y) << 16);
      cells[y] |= AWAITED;
    } else {
      codes[x] = -2 - (31 - Math.clz32(bit));
      assigned[next++] = x;
    }
  }
  return next;
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
      cells[y] |= AWAITED;
      wide.cursors[slot] = e;
      return false;
    }
    e++;
    if (e === last) e = first;
  }
  codes[x] = -2 - m;
  return true;
}

/** The end of a round: assigned[from … end − 1] take their values, all at once. Gives the largest value. */
export function settle(
  { codes, cells }: Reverting,
  steps: Int32Array,
  step: number,
  assigned: Uint32Array,
  from: number,
  end: number,
): number {
  let largest = -1;
  for (let i = from; i < end; i++) {
    const x = assigned[i];
    const value = -2 - codes[x];
    codes[x] = value;
    steps[x] = step;
    cells[x] = UNTAGGED;
    if (value > largest) largest = value;
  }
  return largest;
}
