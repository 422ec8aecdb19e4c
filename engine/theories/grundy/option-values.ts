/**
 * The state of each vertex is two bytes, its *cell*, so that as many cells as possible fit into a processor's
 * cache:
 * - bits 0 … 11: which of the values 0 … 11 its options have had so far; all set once the vertex is assigned,
 *   for then it answers every question as an option that reverts or need not;
 * - bits 12 … 15: some vertex may be waiting for this one to gain an option of a value that is 0, 1, 2, 3
 *   modulo 4. Two more bytes are the *tag* of the option for which it waits itself (see reverting.ts), 0
 *   while it waits for none.
 *
 * A vertex with 12 options or more is *wide* and owns further words, up to one bit above its number of
 * options, since no larger value bears on its own mex. Larger values still matter to a predecessor; for them
 * the row itself is read, which is then shorter than the value is large.
 */
import type { Arcs } from '../../graph/game-graph.ts';

/** Values below this have a bit in the cell. */
export const NARROW = 12;
const LOW = 0xfff;
/** The cell of an assigned vertex. */
export const ASSIGNED = 0xffff;

/** The bit that says that some vertex may be waiting for an option of value k here. */
export const awaited = (k: number): number => 1 << (NARROW + (k & 3));

/**
 * Half of the vertex's number, never 0. Two vertices may share a tag; then a vertex is woken needlessly,
 * which does no harm.
 */
export const tagOf = (v: number): number => (v & 0x7fff) | 0x8000;

/** The further words of wide vertices. */
export type WideRows = {
  /** Per vertex its number among the wide ones; empty when there is none. */
  readonly slots: Int32Array;
  /** Per wide vertex: where its words begin; the last entry is the end of all. */
  readonly offsets: Uint32Array;
  readonly words: Int32Array;
  /** Per wide vertex: the place in its row where the search for an option to wait for continues. */
  readonly cursors: Uint32Array;
};

/** The further words of a graph's wide vertices, all clear. */
export function wideRows({ starts }: Arcs): WideRows {
  const order = starts.length - 1;
  const offsets = [0];
  const wide: number[] = [];
  for (let v = 0; v < order; v++) {
    const degree = starts[v + 1] - starts[v];
    if (degree < NARROW) continue;
    wide.push(v);
    offsets.push(offsets[offsets.length - 1] + ((degree - NARROW) >>> 5) + 1);
  }
  const slots = new Int32Array(wide.length === 0 ? 0 : order);
  for (let slot = 0; slot < wide.length; slot++) slots[wide[slot]] = slot;
  return {
    slots,
    offsets: Uint32Array.from(offsets),
    words: new Int32Array(offsets[offsets.length - 1]),
    cursors: Uint32Array.from(wide, (v) => starts[v]),
  };
}

/** The least value that no option of v has had; v must be unassigned. */
export function mexOfOptions(v: number, cells: Uint16Array, wide: WideRows): number {
  const low = cells[v] & LOW;
  if (low !== LOW) return lowestClear(low);
  const slot = wide.slots[v];
  const first = wide.offsets[slot];
  const end = wide.offsets[slot + 1];
  for (let w = first; w < end; w++) {
    if (wide.words[w] !== -1) return NARROW + 32 * (w - first) + lowestClear(wide.words[w]);
  }
  return NARROW + 32 * (end - first);
}

const lowestClear = (bits: number): number => 31 - Math.clz32(~bits & (bits + 1));

/** Whether an unassigned vertex v has had an option of value k ≥ NARROW. */
export function hasLarge(v: number, k: number, arcs: Arcs, codes: Int32Array, wide: WideRows): boolean {
  const { starts, targets } = arcs;
  const degree = starts[v + 1] - starts[v];
  if (degree >= NARROW && k <= degree) {
    const word = wide.words[wide.offsets[wide.slots[v]] + ((k - NARROW) >>> 5)];
    return ((word >>> ((k - NARROW) & 31)) & 1) === 1;
  }
  for (let e = starts[v]; e < starts[v + 1]; e++) if (codes[targets[e]] === k) return true;
  return false;
}

/** Records an option of value k ≥ NARROW at v. False if v certainly had one before. */
export function gainLarge(v: number, k: number, { starts }: Arcs, wide: WideRows): boolean {
  const degree = starts[v + 1] - starts[v];
  if (degree < NARROW || k > degree) return true;
  const at = wide.offsets[wide.slots[v]] + ((k - NARROW) >>> 5);
  const before = wide.words[at];
  wide.words[at] = before | (1 << ((k - NARROW) & 31));
  return wide.words[at] !== before;
}
