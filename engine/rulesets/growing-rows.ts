/**
 * The rows of a graph while its vertices are found, filled one after the other. What is filled is set aside
 * from time to time in pieces of their exact length, so that nothing is copied until all rows are joined, and
 * no room is spare.
 */
import type { Arcs } from '../graph/game-graph.ts';
import { type CodeTable, numberOf } from './code-table.ts';

type Piece = { readonly ends: Uint32Array; readonly targets: Uint32Array };

export type GrowingRows = {
  readonly pieces: Piece[];
  /** The rows that are not set aside yet: where each ends among all arcs, and its targets. */
  ends: Uint32Array;
  targets: Uint32Array;
  rows: number;
  /** How many arcs there are, and how many of them are set aside. */
  arcs: number;
  aside: number;
};

// A sweep makes thousands of small graphs; a large one doubles its room soon.
const FIRST_ROOM = 1 << 9;

export const growingRows = (): GrowingRows => ({
  pieces: [],
  ends: new Uint32Array(FIRST_ROOM),
  targets: new Uint32Array(FIRST_ROOM),
  rows: 0,
  arcs: 0,
  aside: 0,
});

/** Makes them ready for another graph, whose first rows have room already; what was joined stays as it is. */
export function clearRows(rows: GrowingRows): void {
  rows.pieces.length = 0;
  rows.rows = 0;
  rows.arcs = 0;
  rows.aside = 0;
}

/** Adds the next row from the codes of its targets. */
export function addRow(rows: GrowingRows, table: CodeTable, out: Float64Array, count: number): void {
  if (rows.rows === rows.ends.length) rows.ends = doubled(rows.ends, 0);
  const first = rows.arcs - rows.aside;
  if (first + count > rows.targets.length) rows.targets = doubled(rows.targets, first + count);
  const { targets } = rows;
  for (let i = 0; i < count; i++) targets[first + i] = numberOf(table, out[i]);
  rows.arcs += count;
  rows.ends[rows.rows++] = rows.arcs;
}

/** The same numbers in an array of twice the length, or of length `least` if that is more. */
function doubled(numbers: Uint32Array, least: number): Uint32Array {
  const larger = new Uint32Array(Math.max(2 * numbers.length, least));
  larger.set(numbers);
  return larger;
}

/** Sets the rows aside that were added since the last time. */
export function setAside(rows: GrowingRows): void {
  rows.pieces.push({
    ends: rows.ends.slice(0, rows.rows),
    targets: rows.targets.slice(0, rows.arcs - rows.aside),
  });
  rows.rows = 0;
  rows.aside = rows.arcs;
}

/** All rows. The memory of the pieces is released one by one. */
export function joinedRows({ pieces, arcs }: GrowingRows, order: number): Arcs {
  const starts = new Uint32Array(order + 1);
  const targets = new Uint32Array(arcs);
  let [row, arc] = [0, 0];
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    starts.set(piece.ends, row + 1);
    targets.set(piece.targets, arc);
    row += piece.ends.length;
    arc += piece.targets.length;
    pieces[i] = nothing;
  }
  return { starts, targets };
}

const nothing: Piece = { ends: new Uint32Array(0), targets: new Uint32Array(0) };
