/**
 * The two halves of a round of Smith–Fraenkel–Perl, as loops over typed arrays.
 *
 * A vertex x with m = mex of its options' values gets m once every unassigned option has itself an option of value m: it
 * reverts. (An option assigned a value above m has one by its own mex, so it need not be asked.) An option that
 * does not yet revert is a **witness** that x must wait; x keeps one, and is looked at again only when the witness is
 * assigned, or gains an option of value m, or x's own m changes. So a round costs what it changes.
 *
 * Cells: bits of the options' values and the witness, see option-values.ts. An assigned vertex has all its bits set,
 * for then it answers every question as an option that reverts or need not. A witness of WOKEN means: on the list of
 * those to be looked at (or assigned).
 */
import type { Arcs } from '../../graph/game-graph.ts';
import { type Cells, gainLarge, hasLarge, mexAt, type WideRows, WORD } from './option-values.ts';

export const WOKEN = -1;

export type Reverting = {
  readonly arcs: Arcs;
  readonly reversed: Arcs;
  /** Values; −1 while unassigned. */
  readonly codes: Int32Array;
  readonly cells: Cells;
  readonly wide: WideRows;
  /** The vertices to be looked at in this round. */
  readonly woken: Uint32Array;
  wokenCount: number;
};

/** Tells the predecessors that assigned[from … end − 1] have their values now, and wakes whom it concerns. */
export function spread(state: Reverting, assigned: Uint32Array, from: number, end: number): void {
  const { reversed, codes, cells, woken } = state;
  const { starts, targets } = reversed;
  let count = state.wokenCount;
  for (let i = from; i < end; i++) {
    const y = assigned[i];
    const value = codes[y];
    if (value >= WORD) {
      state.wokenCount = count;
      spreadLarge(state, y, value);
      count = state.wokenCount;
      continue;
    }
    const bit = 1 << value;
    const below = (bit - 1) | 0;
    const upTo = bit | below;
    for (let e = starts[y], last = starts[y + 1]; e < last; e++) {
      const x = targets[e];
      const bits = cells[2 * x];
      const witness = cells[2 * x + 1];
      if ((bits & bit) === 0) {
        cells[2 * x] = bits | bit;
        if (witness !== WOKEN && (witness === y || (bits & below) === below)) {
          cells[2 * x + 1] = WOKEN;
          woken[count++] = x;
        }
        // x now reverts for those who wait for it with this mex.
        for (let f = starts[x], lastBack = starts[x + 1]; f < lastBack; f++) {
          const w = targets[f];
          if (cells[2 * w + 1] === x && (cells[2 * w] & upTo) === below) {
            cells[2 * w + 1] = WOKEN;
            woken[count++] = w;
          }
        }
      } else if (witness === y) {
        cells[2 * x + 1] = WOKEN;
        woken[count++] = x;
      }
    }
  }
  state.wokenCount = count;
}

/** The same for one vertex with a value of 32 or more. */
function spreadLarge(state: Reverting, y: number, value: number): void {
  const { arcs, reversed, codes, cells, wide } = state;
  const { starts, targets } = reversed;
  for (let e = starts[y]; e < starts[y + 1]; e++) {
    const x = targets[e];
    if (codes[x] >= 0) continue;
    if (cells[2 * x + 1] === y || mexAt(x, cells, wide) === value) wake(state, x);
    if (!gainLarge(x, value, arcs, wide)) continue;
    for (let f = starts[x]; f < starts[x + 1]; f++) {
      const w = targets[f];
      if (cells[2 * w + 1] === x && mexAt(w, cells, wide) === value) wake(state, w);
    }
  }
}

function wake(state: Reverting, x: number): void {
  if (state.cells[2 * x + 1] === WOKEN) return;
  state.cells[2 * x + 1] = WOKEN;
  state.woken[state.wokenCount++] = x;
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
  const { arcs, codes, cells, woken } = state;
  const { starts, targets } = arcs;
  let next = count;
  for (let i = from; i < end; i++) {
    const x = woken[i];
    const first = starts[x];
    const last = starts[x + 1];
    const bits = cells[2 * x];
    if (last - first >= WORD) {
      if (lookWide(state, x)) assigned[next++] = x;
      continue;
    }
    const bit = ~bits & (bits + 1);
    let e = first;
    while (e < last && (cells[2 * targets[e]] & bit) !== 0) e++;
    if (e < last) {
      cells[2 * x + 1] = targets[e];
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
      m < WORD ? ((cells[2 * y] >>> m) & 1) === 1 : codes[y] >= 0 || hasLarge(y, m, arcs, codes, wide);
    if (!reverts) {
      cells[2 * x + 1] = y;
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
    cells[2 * x] = -1;
    if (value > largest) largest = value;
  }
  return largest;
}
