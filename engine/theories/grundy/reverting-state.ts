/** The state that the rounds of reverting.ts keep. */
import type { Arcs } from '../../graph/game-graph.ts';
import { signed } from '../../graph/signed.ts';
import { ASSIGNED, type WideRows, wideRows } from './option-values.ts';

/**
 * The number of vertices with a gain that are collected before the vertices waiting for them are informed.
 */
export const GAINERS = 256;

/** Rows as signed integers, which JavaScript engines read faster; no count of arcs comes near 2³¹. */
type Rows = { readonly starts: Int32Array; readonly targets: Int32Array };

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
  readonly cells: Uint16Array;
  readonly tags: Uint16Array;
  readonly wide: WideRows;
  /**
   * From the front: the assigned vertices in the order of their rounds. From `bottom` to the end: the
   * vertices to be examined in this round, all of them unassigned, so the two never meet.
   */
  readonly sequence: Int32Array;
  bottom: number;
  /**
   * Where in the sequence the vertices of the current round begin, and the values found for them, in its
   * order.
   */
  base: number;
  readonly found: Int32Array;
  /**
   * Vertices that gained an option of a new value, with its bit, until the vertices waiting for them are
   * informed.
   */
  readonly gainers: Int32Array;
  readonly gains: Int32Array;
  /** A mixture of the entries that were read ahead, kept so that the compiler does not remove the reading. */
  readAhead: number;
  /** A bit vector: one bit a vertex, set while the woken vertices are sorted, and clear between rounds. */
  readonly wokenBits: Int32Array;
};

/** The state before round 0. */
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
    cells: new Uint16Array(order).fill(ASSIGNED),
    tags: new Uint16Array(order),
    wide: wideRows(arcs),
    sequence: signed(sequence),
    bottom: order,
    base: 0,
    found: new Int32Array(order),
    gainers: new Int32Array(GAINERS),
    gains: new Int32Array(GAINERS),
    readAhead: 0,
    wokenBits: new Int32Array((order >>> 5) + 1),
  };
}
