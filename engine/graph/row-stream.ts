/**
 * The rows of a graph as one stream of numbers, for algorithms that read the rows again and again, each time fewer and
 * shorter ones: −1 − v begins the row of v, and its options follow. A last −1, which no row follows, ends the stream. A
 * vertex without options has no row.
 *
 * A JavaScript engine loads an array's place and length anew in every turn of a loop, and a processor waits long where it
 * has wrongly foretold how many options a row has. So the vertices, the options and the ends of rows are in one array,
 * and at first rows of the same length stand together as far as possible: within each run of vertices short rows come
 * before long ones.
 */
import type { Arcs } from './game-graph.ts';
import { signed } from './signed.ts';

/**
 * Vertices sorted together: few enough that rows near each other in the graph stay near each other. The first runs are
 * short, since a JavaScript engine compiles a function well only after it has gone through all of it.
 */
const [FIRST_RUN, RUN] = [1 << 6, 1 << 13];
/** Rows of at least so many options count as equally long. */
const LONG = 16;

/** The numbers in the stream of a graph, its end included. O(order) */
export function streamLength(arcs: Arcs): number {
  const starts = signed(arcs.starts);
  const order = starts.length - 1;
  let empty = 0;
  for (let v = 0; v < order; v++) empty += 1 - ((starts[v] - starts[v + 1]) >>> 31);
  return arcs.targets.length + order - empty + 1;
}

/** Writes the stream of a graph to the front of an array; returns where its end stands. O(order + arcs) */
export function writeStream(arcs: Arcs, stream: Int32Array): number {
  const [starts, targets] = [signed(arcs.starts), signed(arcs.targets)];
  const order = starts.length - 1;
  const run = new Int32Array(RUN);
  let end = 0;
  for (let first = 0, size = FIRST_RUN; first < order; first += size, size = Math.min(2 * size, RUN)) {
    const count = sortByLength(starts, first, Math.min(first + size, order), run);
    end = writeRows(starts, targets, run, count, stream, end);
  }
  stream[end] = -1;
  return end;
}

/** The vertices first … last − 1 that have options, those with fewer first; returns how many there are. */
function sortByLength(starts: Int32Array, first: number, last: number, sorted: Int32Array): number {
  const places = new Int32Array(LONG + 1);
  for (let v = first; v < last; v++) places[Math.min(starts[v + 1] - starts[v], LONG)]++;
  const empty = places[0];
  for (let length = 1; length <= LONG; length++) places[length] += places[length - 1];
  for (let v = last - 1; v >= first; v--) {
    const length = Math.min(starts[v + 1] - starts[v], LONG);
    places[length]--;
    if (length > 0) sorted[places[length] - empty] = v;
  }
  return last - first - empty;
}

function writeRows(
  starts: Int32Array,
  targets: Int32Array,
  vertices: Int32Array,
  count: number,
  stream: Int32Array,
  at: number,
): number {
  let end = at;
  for (let i = 0; i < count; i++) {
    const v = vertices[i];
    stream[end] = -1 - v;
    end++;
    for (let e = starts[v], last = starts[v + 1]; e < last; e++) {
      stream[end] = targets[e];
      end++;
    }
  }
  return end;
}
