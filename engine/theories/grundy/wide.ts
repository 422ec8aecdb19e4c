/**
 * The slow cases of reverting.ts: vertices with many options, and values too large for the bits of a cell. Both are
 * exact, and rare in large graphs.
 */
import { awaited, gainLarge, hasLarge, mexOfOptions, NARROW, tagOf } from './option-values.ts';
import type { Reverting } from './reverting-state.ts';

/** The vertex must wait. */
export const WAITS = -1;

/** Tells the predecessors of one vertex whose value has no bit in the cells. Returns the new bottom. */
export function settleLarge(state: Reverting, y: number, value: number, bottom: number): number {
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
 * The search of a wide row continues from the last witness and goes once round. While m stays, options that revert go
 * on reverting, so the searches of a row for one m cost two turns in total. Returns m, or WAITS.
 */
export function lookWide({ arcs, codes, cells, tags, wide }: Reverting, x: number): number {
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
