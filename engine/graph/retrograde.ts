/**
 * Backward induction: who wins from every vertex of an impartial graph under normal play. A terminal vertex is
 * PREVIOUS; a vertex with a PREVIOUS option is NEXT; one with only NEXT options is PREVIOUS; the rest is a DRAW.
 *
 * Sweeps first, then a queue. A sweep reads every undecided row once, decides what it can from the outcomes so far
 * and writes the row back with only the options that are still undecided, so that the next sweep reads less. On
 * most graphs sweeps that read memory in order settle nearly everything, and reversed arcs, whose building jumps
 * through memory, are made for the small rest alone. A sweep that leaves more than three quarters of the arcs is the
 * last (a path, which a sweep may shorten by one), so sweeps cost at most four times the arcs and all is O(order + arcs).
 *
 * Memory besides the graph and the answer: 4 bytes an arc and 8 a vertex while sweeping, then at most 4 an arc and 8
 * a vertex more for the reversed rest.
 */
import type { Arcs } from './game-graph.ts';

/** The codes are indices into `impartialOutcomes`. */
export const DRAW = 0;
export const PREVIOUS = 1;
export const NEXT = 2;

/** Vertices looked at between two breaths: some milliseconds. */
const SLICE = 1 << 17;

/** Everything at once. */
export function retrograde(arcs: Arcs): Uint8Array {
  const slices = retrogradeSlices(arcs);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/** In slices of some milliseconds; each yields how many vertices were dealt with, as far as that is known. */
export function* retrogradeSlices(arcs: Arcs): Generator<number, Uint8Array, void> {
  const order = arcs.starts.length - 1;
  const outcomes = new Uint8Array(order);
  markTerminals(arcs.starts, outcomes);
  const rows = emptyRows(order, arcs.targets.length);
  yield* decideInSlices(everyRow(arcs, rows.vertices), rows, outcomes, new Uint8Array(order).fill(1));
  return outcomes;
}

/**
 * The same for part of a graph, and with vertices that are barred from being PREVIOUS: those for which mayLose is 0
 * stay a DRAW where all their options are NEXT. `outcomes` must be DRAW for the vertices of `rows` and their
 * options, or decided already; what is decided is written there. `work` is scratch, as large as `rows`; it may not be
 * `rows` itself, which are left as they were.
 */
export function* decideInSlices(
  rows: Rows,
  work: Rows,
  outcomes: Uint8Array,
  mayLose: Uint8Array,
): Generator<number, void, void> {
  let from = rows;
  for (let arcsLeft = rows.starts[rows.count], sweeps = 1; ; sweeps++) {
    yield* sweepInSlices(from, work, outcomes, mayLose);
    const before = arcsLeft;
    arcsLeft = work.starts[work.count];
    from = work;
    if (arcsLeft === 0) return;
    if (arcsLeft > 0.75 * before && sweeps >= 3) break;
  }
  yield* finishInSlices(work, outcomes, mayLose);
}

/** Some vertices with the options that matter: those of vertices[i] are targets[starts[i]] … targets[starts[i + 1] − 1]. */
export type Rows = {
  readonly vertices: Uint32Array;
  readonly starts: Uint32Array;
  readonly targets: Uint32Array;
  count: number;
};

/** Room for so many vertices and arcs; no rows in it yet. */
export const emptyRows = (order: number, arcs: number): Rows => ({
  vertices: new Uint32Array(order),
  starts: new Uint32Array(order + 1),
  targets: new Uint32Array(arcs),
  count: 0,
});

function markTerminals(starts: Uint32Array, outcomes: Uint8Array): void {
  for (let v = 0; v < outcomes.length; v++) if (starts[v] === starts[v + 1]) outcomes[v] = PREVIOUS;
}

/** All rows of a graph, read in place; `vertices` is filled with their numbers. */
export function everyRow({ starts, targets }: Arcs, vertices: Uint32Array): Rows {
  for (let v = 0; v < vertices.length; v++) vertices[v] = v;
  return { vertices, starts, targets, count: vertices.length };
}

function* sweepInSlices(
  from: Rows,
  into: Rows,
  outcomes: Uint8Array,
  mayLose: Uint8Array,
): Generator<number, void, void> {
  const count = from.count;
  const place: Place = { read: 0, written: 0, rows: 0 };
  for (let row = 0; row < count; row += SLICE) {
    if (row > 0) yield row - place.rows;
    sweep(from, into, outcomes, mayLose, row, Math.min(row + SLICE, count), place);
  }
  into.count = place.rows;
}

/** How far a sweep has come: arcs read, arcs written, rows written. */
type Place = { read: number; written: number; rows: number };

/** `into` may be `from`: what is written never overtakes what is read. */
function sweep(
  from: Rows,
  into: Rows,
  outcomes: Uint8Array,
  mayLose: Uint8Array,
  first: number,
  end: number,
  place: Place,
): void {
  const { vertices, starts, targets } = from;
  const { vertices: keptVertices, starts: keptStarts, targets: kept } = into;
  let { read, written, rows } = place;
  for (let row = first; row < end; row++) {
    const v = vertices[row];
    const rowEnd = starts[row + 1];
    const rowStart = written;
    let seen = 0;
    // Without a branch in it: which outcome comes next is not to be guessed by a processor.
    for (; read < rowEnd; read++) {
      const option = targets[read];
      const outcome = outcomes[option];
      seen |= outcome;
      kept[written] = option;
      written += outcome === DRAW ? 1 : 0;
    }
    if ((seen & PREVIOUS) !== 0) {
      outcomes[v] = NEXT;
      written = rowStart;
    } else if (written === rowStart) {
      if (mayLose[v] !== 0) outcomes[v] = PREVIOUS;
    } else {
      keptVertices[rows] = v;
      rows++;
      keptStarts[rows] = written;
    }
  }
  place.read = read;
  place.written = written;
  place.rows = rows;
}

/** The rest by reversed arcs, a counter of undecided options for each vertex, and a queue of decided vertices. */
function* finishInSlices(
  rows: Rows,
  outcomes: Uint8Array,
  mayLose: Uint8Array,
): Generator<number, void, void> {
  const order = outcomes.length;
  const starts = new Uint32Array(order + 1);
  const sources = new Uint32Array(rows.starts[rows.count]);
  const undecided = new Int32Array(order);
  reverseRows(rows, starts, sources, undecided);
  yield 0;
  // The rows have been turned round and their vertices are no longer needed: the array becomes the queue.
  const queue = rows.vertices;
  let tail = 0;
  for (let v = 0; v < order; v++) if (outcomes[v] !== DRAW && starts[v] < starts[v + 1]) queue[tail++] = v;
  for (let head = 0; head < tail; ) {
    const end = Math.min(head + SLICE, tail);
    tail = serve(queue, head, end, tail, starts, sources, undecided, outcomes, mayLose);
    head = end;
    yield head;
  }
}

function reverseRows(rows: Rows, starts: Uint32Array, sources: Uint32Array, undecided: Int32Array): void {
  const { vertices, targets, count } = rows;
  const size = sources.length;
  const order = undecided.length;
  for (let e = 0; e < size; e++) starts[targets[e]]++;
  let sum = 0;
  for (let v = 0; v < order; v++) {
    sum += starts[v];
    starts[v] = sum;
  }
  starts[order] = size;
  for (let row = count - 1, e = size - 1; row >= 0; row--) {
    const v = vertices[row];
    const first = rows.starts[row];
    undecided[v] = rows.starts[row + 1] - first;
    for (; e >= first; e--) {
      const t = targets[e];
      const place = starts[t] - 1;
      starts[t] = place;
      sources[place] = v;
    }
  }
}

/** Tells the predecessors of queue[head … end − 1]; gives the queue's new tail. */
function serve(
  queue: Uint32Array,
  head: number,
  end: number,
  tail: number,
  starts: Uint32Array,
  sources: Uint32Array,
  undecided: Int32Array,
  outcomes: Uint8Array,
  mayLose: Uint8Array,
): number {
  for (let i = head; i < end; i++) {
    const v = queue[i];
    const wins = outcomes[v] === PREVIOUS;
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const u = sources[e];
      if (outcomes[u] !== DRAW) continue;
      if (wins) outcomes[u] = NEXT;
      else if (--undecided[u] === 0 && mayLose[u] !== 0) outcomes[u] = PREVIOUS;
      else continue;
      queue[tail++] = u;
    }
  }
  return tail;
}
