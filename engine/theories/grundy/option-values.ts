/**
 * Which finite values the options of each vertex have had so far, as sets of bits. Values 0 … 31 of every vertex are
 * one word, stored beside the vertex's witness (see reverting.ts) so that both come in one reach into memory. A vertex
 * with 32 options or more is *wide* and owns further words, up to one bit above its number of options, since no larger
 * value bears on its own mex. Larger values still matter to a predecessor; for them the row itself is read, which is
 * then shorter than the value is large.
 */
import type { Arcs } from '../../graph/game-graph.ts';

/** Options a vertex may have before it needs more than one word. */
export const WORD = 32;

/** Bits of vertex v at 2v, its witness at 2v + 1. */
export type Cells = Int32Array;

/** The further words of wide vertices. */
export type WideRows = {
  /** Per vertex its number among the wide ones; empty when there is none. */
  readonly slots: Int32Array;
  /** Per wide vertex: where its words begin, and in the last entry where all end. */
  readonly offsets: Uint32Array;
  readonly words: Int32Array;
  /** Per wide vertex: the place in its row at which the search for a witness goes on. */
  readonly cursors: Uint32Array;
};

export function wideRows({ starts }: Arcs): WideRows {
  const order = starts.length - 1;
  const offsets = [0];
  const wide: number[] = [];
  for (let v = 0; v < order; v++) {
    const degree = starts[v + 1] - starts[v];
    if (degree < WORD) continue;
    wide.push(v);
    offsets.push(offsets[offsets.length - 1] + (degree >>> 5));
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

/** The least value no option of v has had; v must be unassigned. */
export function mexAt(v: number, cells: Cells, wide: WideRows): number {
  const bits = cells[2 * v];
  if (bits !== -1) return lowestClear(bits);
  const slot = wide.slots[v];
  const first = wide.offsets[slot];
  const end = wide.offsets[slot + 1];
  for (let w = first; w < end; w++) {
    if (wide.words[w] !== -1) return WORD * (w - first + 1) + lowestClear(wide.words[w]);
  }
  return WORD * (end - first + 1);
}

const lowestClear = (bits: number): number => 31 - Math.clz32(~bits & (bits + 1));

/** Whether an unassigned vertex v has had an option of value k ≥ 32. */
export function hasLarge(v: number, k: number, arcs: Arcs, codes: Int32Array, wide: WideRows): boolean {
  const { starts, targets } = arcs;
  const degree = starts[v + 1] - starts[v];
  if (degree >= WORD && k <= degree) {
    const word = wide.words[wide.offsets[wide.slots[v]] + (k >>> 5) - 1];
    return ((word >>> (k & 31)) & 1) === 1;
  }
  for (let e = starts[v]; e < starts[v + 1]; e++) if (codes[targets[e]] === k) return true;
  return false;
}

/** Notes an option of value k ≥ 32 at v. False when it is certain that v had one before. */
export function gainLarge(v: number, k: number, { starts }: Arcs, wide: WideRows): boolean {
  const degree = starts[v + 1] - starts[v];
  if (degree < WORD || k > degree) return true;
  const at = wide.offsets[wide.slots[v]] + (k >>> 5) - 1;
  const before = wide.words[at];
  wide.words[at] = before | (1 << (k & 31));
  return wide.words[at] !== before;
}
