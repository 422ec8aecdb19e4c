/**
 * Rows that shrink: some vertices of a graph, with those of their options that still matter. An algorithm
 * that settles vertices writes the remaining rows back after each reading, always in ascending order, so that
 * memory is read and written in sequence. Numbers are signed, which JavaScript engines read faster; no count
 * of arcs comes near 2³¹.
 *
 * Every long loop is a plain function, since JavaScript engines run a loop inside a generator several times
 * slower.
 */
import type { Arcs } from './game-graph.ts';
import { signed } from './signed.ts';

/** Row i is the vertex vertices[i], with the options targets[starts[i]] … targets[starts[i + 1] − 1]. */
export type Rows = {
  readonly vertices: Int32Array;
  readonly starts: Int32Array;
  readonly targets: Int32Array;
  count: number;
};

/** Allocates room for this many vertices and arcs; there are no rows in it yet. */
export const emptyRows = (order: number, arcs: number): Rows => ({
  vertices: new Int32Array(order),
  starts: new Int32Array(order + 1),
  targets: new Int32Array(arcs),
  count: 0,
});

/** All rows of a graph, read in place; `vertices` is filled with their numbers. */
export function everyRow({ starts, targets }: Arcs, vertices: Int32Array): Rows {
  for (let v = 0; v < vertices.length; v++) vertices[v] = v;
  return { vertices, starts: signed(starts), targets: signed(targets), count: vertices.length };
}

/**
 * Sets placeOf[v] to 1 more than the row of v, for every row. It was 0, and stays 0 for vertices without a
 * row.
 */
export function notePlaces({ vertices, count }: Rows, placeOf: Int32Array): void {
  for (let row = 0; row < count; row++) placeOf[vertices[row]] = row + 1;
}

/** Progress of a pass over rows: arcs read, arcs written, rows written. */
export type RowProgress = { read: number; written: number; rows: number };

/** The reversed rows: row i is an option of the rows sources[starts[i]] … sources[starts[i + 1] − 1]. */
export type TurnedRows = { readonly starts: Int32Array; readonly sources: Int32Array };

/**
 * Reverses the arcs between rows. The targets must be places of rows, counted from 1; arcs to place 0, which
 * is not a row, are left out. O(rows + arcs); nothing else of the graph is touched.
 */
export function turnedRows({ starts, targets, count }: Rows): TurnedRows {
  const size = starts[count];
  // Place 0 is counted and never written; the real rows start after it.
  const ends = new Int32Array(count + 2);
  const within = countPlaces(targets, size, ends);
  const sources = new Int32Array(within);
  fillSources(starts, targets, count, ends, sources);
  return { starts: ends.subarray(1), sources };
}

/**
 * ends[place] becomes the end of the arcs to that place and those before it; returns how many arcs lead to
 * rows.
 */
function countPlaces(targets: Int32Array, size: number, ends: Int32Array): number {
  for (let e = 0; e < size; e++) ends[targets[e]]++;
  ends[0] = 0;
  let sum = 0;
  for (let place = 1; place < ends.length; place++) {
    sum += ends[place];
    ends[place] = sum;
  }
  return sum;
}

function fillSources(
  starts: Int32Array,
  targets: Int32Array,
  count: number,
  ends: Int32Array,
  sources: Int32Array,
): void {
  for (let row = count - 1, e = starts[count] - 1; row >= 0; row--) {
    for (const first = starts[row]; e >= first; e--) {
      const place = targets[e];
      if (place > 0) sources[--ends[place]] = row;
    }
  }
}
