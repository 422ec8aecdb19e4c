/**
 * A round of Smith–Fraenkel–Perl as loops over typed arrays.
 *
 * A vertex x with m = mex of its options' values gets m once every unassigned option has itself an option of
 * value m: it reverts. (An option assigned a value above m has one by its own mex, so it need not be tested.)
 * An option that does not yet revert is a witness that x must wait. x keeps the tag of one witness, and is
 * examined again only when the witness is assigned or gains an option of value m, or when x's own m changes.
 * So a round costs what it changes.
 *
 * The cells are in option-values.ts. This runs on millions of arcs, where each random access to memory is
 * slow and arithmetic is free. Hence the reading ahead: what a batch of vertices needs first is read before
 * anything is decided, so that many slow reads overlap; of a reversed row the first four entries are read
 * whether or not the row has them, since testing would cost more. What was read is mixed and kept, so that
 * the compiler does not remove the reading. Hence also the two long functions: JavaScript engines inline
 * short ones into their callers, which here made everything slower by a tenth.
 */
import { ASSIGNED, awaited, gainLarge, hasLarge, mexOfOptions, NARROW, tagOf } from './option-values.ts';
import { GAINERS, type Reverting } from './reverting-state.ts';

// The slow cases of reverting.ts: vertices with many options, and values too large for the bits of a cell.
// Both are exact, and rare in large graphs.

/** The vertex must wait. */
const WAITS = -1;

/** Tells the predecessors of one vertex whose value has no bit in the cells. Returns the new bottom. */
function settleLarge(state: Reverting, y: number, value: number, bottom: number): number {
  const { arcs, codes, cells, tags, sequence, wide } = state;
  const { starts, targets } = state.reversed;
  let next = bottom;
  const wake = (x: number): void => {
    if (tags[x] === 0) return;
    tags[x] = 0;
    sequence[--next] = x;
  };
  for (let e = starts[y]; e < starts[y + 1]; e++) {
    const x = targets[e];
    if (codes[x] >= 0) continue;
    if (tags[x] === tagOf(y) || mexOfOptions(x, cells, wide) === value) wake(x);
    if (!gainLarge(x, value, arcs, wide) || (cells[x] & awaited(value)) === 0) continue;
    for (let f = starts[x]; f < starts[x + 1]; f++) {
      const w = targets[f];
      if (tags[w] === tagOf(x) && mexOfOptions(w, cells, wide) === value) wake(w);
    }
  }
  return next;
}

/**
 * The search of a wide row continues from the last witness and goes round once. While m stays, options that
 * revert still revert, so the searches of a row for one m cost two turns in total. Returns m, or WAITS.
 */
function lookWide({ arcs, codes, cells, tags, wide }: Reverting, x: number): number {
  const { starts, targets } = arcs;
  const m = mexOfOptions(x, cells, wide);
  const first = starts[x];
  const last = starts[x + 1];
  const slot = wide.slots[x];
  let e = wide.cursors[slot];
  for (let turned = last - first; turned > 0; turned--) {
    const y = targets[e];
    const reverts =
      m < NARROW ? ((cells[y] >>> m) & 1) === 1 : codes[y] >= 0 || hasLarge(y, m, arcs, codes, wide);
    if (!reverts) {
      tags[x] = tagOf(y);
      cells[y] |= awaited(m);
      wide.cursors[slot] = e;
      return WAITS;
    }
    e++;
    if (e === last) e = first;
  }
  return m;
}

/**
 * The size of a batch that is read ahead: few enough vertices that their data is still in the cache when it
 * is needed.
 */
const BATCH = 64;

/**
 * Round 0 for the terminal vertices sequence[from … end − 1]. No vertex waits yet: all others are examined in
 * round 1.
 */
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
 * Gives the vertices sequence[from … end − 1] their values, tells their predecessors, and wakes those that
 * are affected. Returns the largest value. (Some vertices of the same round come later; they wait for
 * nothing, so they are not woken, and telling their predecessors too early does no harm.)
 */
export function settle(state: Reverting, steps: Int32Array, step: number, from: number, end: number): number {
  const { codes, cells, tags, sequence, base, found, gainers, gains } = state;
  const { starts, targets } = state.reversed;
  const lastFour = targets.length - 4;
  let bottom = state.bottom;
  let largest = -1;
  let gained = 0;
  let ahead = 0;
  for (let at = from; at < end; at += BATCH) {
    const until = Math.min(at + BATCH, end);
    const aheadUntil = lastFour < 0 ? at : until;
    for (let i = at; i < aheadUntil; i++) ahead ^= targets[Math.min(starts[sequence[i]], lastFour)];
    for (let i = at; i < aheadUntil; i++) {
      const e = Math.min(starts[sequence[i]], lastFour);
      ahead ^= cells[targets[e]] ^ cells[targets[e + 1]] ^ cells[targets[e + 2]] ^ cells[targets[e + 3]];
      ahead ^= tags[targets[e]] ^ tags[targets[e + 1]] ^ tags[targets[e + 2]] ^ tags[targets[e + 3]];
    }
    for (let i = at; i < until; i++) {
      const y = sequence[i];
      const value = found[i - base];
      codes[y] = value;
      steps[y] = step;
      cells[y] = ASSIGNED;
      if (value > largest) largest = value;
      if (value >= NARROW) {
        bottom = settleLarge(state, y, value, bottom);
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
          if (tags[x] !== tag) continue;
          tags[x] = 0;
          sequence[--bottom] = x;
          continue;
        }
        cells[x] = cell | bit;
        // The value is new to x. If x has all smaller ones too, this value was x's mex, and the mex is larger
        // now.
        if ((cell & below) === below ? tags[x] !== 0 : tags[x] === tag) {
          tags[x] = 0;
          sequence[--bottom] = x;
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
  }
  state.bottom = tellWaiting(state, gained, bottom);
  state.readAhead = ahead;
  return largest;
}

/** Wakes the vertices that wait for a gainer and whose mex is the value it gained. Returns the new bottom. */
function tellWaiting(state: Reverting, gained: number, bottom: number): number {
  const { cells, tags, sequence, gainers, gains } = state;
  const { starts, targets } = state.reversed;
  const lastFour = targets.length - 4;
  let next = bottom;
  let ahead = 0;
  const aheadUntil = lastFour < 0 ? 0 : gained;
  for (let i = 0; i < aheadUntil; i++) ahead ^= targets[Math.min(starts[gainers[i]], lastFour)];
  for (let i = 0; i < aheadUntil; i++) {
    const e = Math.min(starts[gainers[i]], lastFour);
    ahead ^= cells[targets[e]] ^ cells[targets[e + 1]] ^ cells[targets[e + 2]] ^ cells[targets[e + 3]];
  }
  for (let i = 0; i < gained; i++) {
    const x = gainers[i];
    const below = gains[i] - 1;
    const asked = gains[i] | below;
    const tag = tagOf(x);
    for (let e = starts[x], last = starts[x + 1]; e < last; e++) {
      const w = targets[e];
      if ((cells[w] & asked) !== below || tags[w] !== tag) continue;
      tags[w] = 0;
      sequence[--next] = w;
    }
  }
  state.readAhead = ahead;
  return next;
}

/** Sorts many woken vertices in ascending order, so that examining them reads memory in order. */
export function arrangeWoken({ sequence, bottom, wokenBits }: Reverting): void {
  const end = sequence.length;
  // Reading the whole bit vector must cost little compared with examining the woken vertices.
  if (end - bottom < wokenBits.length >>> 1) return;
  for (let i = bottom; i < end; i++) wokenBits[sequence[i] >>> 5] |= 1 << (sequence[i] & 31);
  let next = bottom;
  for (let w = 0; w < wokenBits.length; w++) {
    let bits = wokenBits[w];
    wokenBits[w] = 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      sequence[next++] = 32 * w + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
}

/**
 * Examines the woken vertices sequence[from … end − 1]. Those whose options all revert go to sequence[count
 * …] and their values into `found`; until all have been examined they count as unassigned. Returns the new
 * count.
 */
export function look(state: Reverting, from: number, end: number, count: number): number {
  const { cells, tags, sequence, base, found } = state;
  const { starts, targets } = state.rows;
  let next = count;
  let ahead = 0;
  for (let at = from; at < end; at += BATCH) {
    const until = Math.min(at + BATCH, end);
    for (let i = at; i < until; i++) ahead ^= targets[starts[sequence[i]]] ^ cells[sequence[i]];
    for (let i = at; i < until; i++) ahead ^= cells[targets[starts[sequence[i]]]];
    for (let i = at; i < until; i++) {
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
        tags[x] = tagOf(y);
        cells[y] |= awaited(m);
      } else {
        found[next - base] = m;
        sequence[next++] = x;
      }
    }
  }
  state.readAhead = ahead;
  return next;
}
