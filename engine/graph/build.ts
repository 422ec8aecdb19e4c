/**
 * Builds compressed rows from pairs of ends, and reverses rows. A counting sort filled from the back: the row
 * ends become the row starts in place, and the arcs of a row keep the order in which they were given.
 * Parallel arcs are allowed and kept. Cost: O(order + arcs) time; it allocates only the rows.
 */
import type { Arcs } from './game-graph.ts';
import { readSigned, readUnsigned } from './signed.ts';

/** Rows of the arcs sources[i] → targets[i]; every end must be below `order`. */
export function buildArcs(order: number, sources: ArrayLike<number>, targets: ArrayLike<number>): Arcs {
  const count = sources.length;
  const starts = new Int32Array(order + 1);
  const filled = new Uint32Array(count);
  for (let i = 0; i < count; i++) starts[sources[i]]++;
  countsToEnds(starts, order, count);
  for (let i = count - 1; i >= 0; i--) filled[--starts[sources[i]]] = targets[i];
  return { starts: readUnsigned(starts), targets: filled };
}

/** The same arcs by target: row v lists the vertices that have v as an option, ascending. */
export function reverseArcs(arcs: Arcs): Arcs {
  const order = arcs.starts.length - 1;
  const starts = new Int32Array(order + 1);
  const sources = new Int32Array(arcs.targets.length);
  reverseInto(order, readSigned(arcs.starts), readSigned(arcs.targets), starts, sources);
  return { starts: readUnsigned(starts), targets: readUnsigned(sources) };
}

/**
 * Reverses arcs into existing arrays, which may be longer than needed, as may the given rows: for many small
 * graphs, where allocating would cost more than filling.
 */
export function reverseInto(
  order: number,
  starts: Int32Array,
  targets: Int32Array,
  ends: Int32Array,
  sources: Int32Array,
): void {
  const count = starts[order];
  ends.fill(0, 0, order + 1);
  for (let e = 0; e < count; e++) ends[targets[e]]++;
  countsToEnds(ends, order, count);
  fillReversed(order, starts, targets, ends, sources);
}

/**
 * The rows of both players' arcs together, each option once, for questions that do not depend on whose move
 * it is.
 */
export const unionOfArcs = (left: Arcs, right: Arcs): Arcs =>
  unionOfRows(left === right ? [left] : [left, right]);

/** The rows of both players' arcs one after the other: an option of both is in them twice. O(order + arcs) */
export function arcsOfBoth(left: Arcs, right: Arcs): Arcs {
  if (left === right) return left;
  const order = left.starts.length - 1;
  const starts = new Uint32Array(order + 1);
  const targets = new Uint32Array(left.targets.length + right.targets.length);
  for (let v = 0; v <= order; v++) starts[v] = left.starts[v] + right.starts[v];
  copyRows(left, targets, right.starts, 0);
  copyRows(right, targets, left.starts, 1);
  return { starts, targets };
}

/** Copies row v so far back as the other rows before it need: those before v, or also that of v itself. */
function copyRows({ starts, targets }: Arcs, into: Uint32Array, others: Uint32Array, itself: 0 | 1): void {
  for (let v = 0; v + 1 < starts.length; v++) {
    const before = others[v + itself];
    for (let e = starts[v], last = starts[v + 1]; e < last; e++) into[e + before] = targets[e];
  }
}

/** The rows of all of these together, each option once; one alone is given back as it is. At least one. */
export function unionOfRows(rows: readonly Arcs[]): Arcs {
  if (rows.length === 1) return rows[0];
  const order = rows[0].starts.length - 1;
  const starts = new Uint32Array(order + 1);
  const targets = new Uint32Array(rows.reduce((sum, arcs) => sum + arcs.targets.length, 0));
  const lastSeenAt = new Uint32Array(order);
  let count = 0;
  for (let v = 0; v < order; v++) {
    starts[v] = count;
    for (const arcs of rows) {
      for (let e = arcs.starts[v]; e < arcs.starts[v + 1]; e++) {
        const w = arcs.targets[e];
        if (lastSeenAt[w] === v + 1) continue;
        lastSeenAt[w] = v + 1;
        targets[count++] = w;
      }
    }
  }
  starts[order] = count;
  return { starts, targets: targets.slice(0, count) };
}

/** counts[v] becomes the end of row v; the last entry is the count of all arcs. */
function countsToEnds(counts: Int32Array, order: number, total: number): void {
  let sum = 0;
  for (let v = 0; v < order; v++) {
    sum += counts[v];
    counts[v] = sum;
  }
  counts[order] = total;
}

function fillReversed(
  order: number,
  starts: Int32Array,
  targets: Int32Array,
  ends: Int32Array,
  sources: Int32Array,
): void {
  for (let v = order - 1, e = starts[order] - 1; v >= 0; v--) {
    for (const first = starts[v]; e >= first; e--) {
      const t = targets[e];
      const place = ends[t] - 1;
      ends[t] = place;
      sources[place] = v;
    }
  }
}
