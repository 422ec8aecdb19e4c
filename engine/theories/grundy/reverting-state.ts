/** What a computation by reverting keeps between its rounds; see reverting.ts for what it is for. */
import type { Arcs } from '../../graph/game-graph.ts';
import { ASSIGNED, type WideRows, wideRows } from './option-values.ts';

/** Vertices that gained something before those who wait for them are told. */
export const GAINERS = 256;

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
  readonly cells: Uint16Array;
  readonly tags: Uint16Array;
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
    sieve: new Int32Array((order >>> 5) + 1),
  };
}
