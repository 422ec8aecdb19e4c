/**
 * Smith–Fraenkel–Perl without the rounds: the same values, one after the other, and no steps. This is
 * Fraenkel and Perl's method: the vertices of value 0 are the P-positions. When 0 … m − 1 are known, a vertex
 * has value m if it has options of all these values, and each of its options without a value has itself an
 * option of value m. These are the P-positions of the graph of the remaining vertices, if vertices that lack
 * an option of some value in 0 … m − 1 are barred from being P-positions.
 *
 * Each value is one backward induction over what the earlier values left, so it is much cheaper than the
 * rounds, which follow the order of play. As in graph/retrograde.ts the rows are swept in the order of
 * memory, and written back shorter, as long as that settles much; arcs are reversed only for the rest.
 * O(order + arcs) for each value that occurs.
 */
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { type Rows, turnedRows } from '../../graph/rows.ts';
import { signed } from '../../graph/signed.ts';
import type { Labelling, Solving } from '../theory.ts';
import { nameTheRest } from './exits.ts';
import {
  type Finding,
  LACKS,
  LEFT,
  NOW,
  narrow,
  type StreamProgress,
  sweep,
  UNSETTLED,
} from './one-value.ts';

// The end of finding one value: what sweeps no longer settle quickly is settled by reversed arcs, a count of
// open options for each row, and a queue of settled rows. O(rows + arcs) of what is left.

/**
 * Settles the rows of the stream pool[from … end − 1], in slices of a fixed number of rows. `placeOf` must be
 * 0 for every vertex, and is so again at the end.
 */
function* settleRest(
  finding: Finding,
  from: number,
  end: number,
  placeOf: Int32Array,
  slice: number,
): Generator<void, void, void> {
  const count = notePlaces(finding.pool, from, end, placeOf);
  const rows: Rows = {
    vertices: new Int32Array(count),
    starts: new Int32Array(count + 1),
    targets: new Int32Array(end - from - count),
    count,
  };
  const open = new Int32Array(count);
  const queue = new Int32Array(count);
  let tail = beginQueue(finding, from, end, placeOf, rows, open, queue);
  forgetPlaces(rows, placeOf);
  yield;
  const { starts, sources } = turnedRows(rows);
  for (let head = 0; head < tail; ) {
    yield;
    const last = Math.min(head + slice, tail);
    tail = serve(finding, rows.vertices, starts, sources, open, queue, head, last, tail);
    head = last;
  }
}

/** placeOf[v] becomes 1 more than the row of v in the stream; returns how many rows there are. */
function notePlaces(pool: Int32Array, from: number, end: number, placeOf: Int32Array): number {
  let count = 0;
  for (let at = from; at < end; at++) {
    if (pool[at] >= 0) continue;
    count++;
    placeOf[-1 - pool[at]] = count;
  }
  return count;
}

function forgetPlaces({ vertices, count }: Rows, placeOf: Int32Array): void {
  for (let row = 0; row < count; row++) placeOf[vertices[row]] = 0;
}

/**
 * Settles the rows of the stream for which enough is known, and makes rows of all, in which the others have
 * only their open options, given by their places. An option that this pass settles later is in the queue,
 * which will then reduce the row's count. Returns the queue's end.
 */
function beginQueue(
  finding: Finding,
  from: number,
  end: number,
  placeOf: Int32Array,
  { vertices, starts, targets }: Rows,
  open: Int32Array,
  queue: Int32Array,
): number {
  const { states, pool } = finding;
  let row = 0;
  let written = 0;
  let tail = 0;
  for (let at = from; at < end; row++) {
    const v = -1 - pool[at];
    const rowStart = written;
    let seen = 0;
    at++;
    for (let next = pool[at]; next >= 0; next = pool[at]) {
      const state = states[next];
      targets[written] = placeOf[next];
      written += (state >>> 1) & 1;
      seen |= state;
      at++;
    }
    if (settle(finding, v, seen & NOW, written - rowStart)) {
      queue[tail++] = row;
      written = rowStart;
    }
    vertices[row] = v;
    open[row] = written - rowStart;
    starts[row + 1] = written;
  }
  return tail;
}

/** True if the vertex is settled now: it is past m, or has the value m. */
function settle(finding: Finding, v: number, isPast: number, waits: number): boolean {
  const { states, pool } = finding;
  if (isPast === 1) {
    states[v] &= ~UNSETTLED;
    return true;
  }
  if (waits > 0 || (states[v] & LACKS) !== 0) return false;
  states[v] = LEFT | NOW;
  pool[finding.found++] = v;
  return true;
}

/** Updates the rows that have queue[head … end − 1] as options; returns the queue's new end. */
function serve(
  finding: Finding,
  vertices: Int32Array,
  starts: Int32Array,
  sources: Int32Array,
  open: Int32Array,
  queue: Int32Array,
  head: number,
  end: number,
  queueEnd: number,
): number {
  const { states } = finding;
  let tail = queueEnd;
  for (let i = head; i < end; i++) {
    const row = queue[i];
    const hasValue = states[vertices[row]] & NOW;
    for (let e = starts[row], last = starts[row + 1]; e < last; e++) {
      const source = sources[e];
      const waits = open[source];
      // The row has been settled.
      if (waits === 0) continue;
      open[source] = hasValue === 1 ? 0 : waits - 1;
      if (hasValue === 0 && waits > 1) continue;
      if (settle(finding, vertices[source], hasValue, 0)) queue[tail++] = source;
    }
  }
  return tail;
}

// The rows of a graph as one stream of numbers, for algorithms that read the rows again and again, each time
// fewer and shorter ones: −1 − v begins the row of v, and its options follow. A last −1, which no row
// follows, ends the stream. A vertex without options has no row. A JavaScript engine loads an array's place
// and length anew in every turn of a loop, and a processor waits long where it has wrongly predicted how many
// options a row has. So the vertices, the options and the ends of rows are in one array, and at first rows of
// the same length are together as far as possible: within each run of vertices short rows come before long
// ones.

/**
 * Vertices sorted together: few enough that rows near each other in the graph stay near each other. The first
 * runs are short, since a JavaScript engine compiles a function well only after it has gone through all of
 * it.
 */
const [FIRST_RUN, RUN] = [1 << 6, 1 << 13];
/** Rows of at least this many options count as equally long. */
const LONG = 16;

/** The numbers in the stream of a graph, its end included. O(order) */
function streamLength(arcs: Arcs): number {
  const starts = signed(arcs.starts);
  const order = starts.length - 1;
  let empty = 0;
  for (let v = 0; v < order; v++) empty += 1 - ((starts[v] - starts[v + 1]) >>> 31);
  return arcs.targets.length + order - empty + 1;
}

/** Writes the stream of a graph to the front of an array; returns the place of its end. O(order + arcs) */
function writeStream(arcs: Arcs, stream: Int32Array): number {
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

/** Numbers of a stream read between two yields: some milliseconds of work. */
const SLICE = 1 << 19;
/**
 * Slices start this small and grow: a JavaScript engine compiles a function well only after it has returned a
 * few times.
 */
const FIRST_SLICE = 1 << 10;

/**
 * After a few sweeps, the first one that leaves a larger share of the stream is the last: to reverse arcs
 * costs many sweeps.
 */
const PART_LEFT = 0.94;
const FEWEST_SWEEPS = 3;

/** Values of a graph without steps, in slices. */
export function* assignValueByValue({ order, left: arcs }: GameGraph): Solving {
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const { table, codes } = labelling;
  const length = streamLength(arcs);
  // The stream of the rows that are left, one in which they are used up, and the vertices with a value.
  const pool = new Int32Array(2 * length + order + 1);
  const [work, given] = [length, 2 * length];
  const sequence = new Uint32Array(pool.buffer, 4 * given, order);
  const finding: Finding = { states: new Uint8Array(order), pool, found: given };
  const placeOf = new Int32Array(order);
  let rowsEnd = writeStream(arcs, pool);
  beginStates(signed(arcs.starts), finding);
  for (let m = 0, from = 0; ; m++) {
    const step = { step: 0, labelling, vertices: sequence.subarray(from, from) };
    yield step;
    // Before the first value there is none to remove from the rows.
    if (m > 0) {
      const passing = inSlices(narrow, finding, 0, rowsEnd, 0);
      for (let slice = passing.next(); ; slice = passing.next()) {
        if (slice.done) {
          rowsEnd = slice.value;
          break;
        }
        yield step;
      }
    }
    for (const _ of induce(finding, rowsEnd, work, placeOf)) yield step;
    const end = finding.found - given;
    giveValue(m, codes, finding.states, sequence, from, end);
    if (end > from) table.push({ kind: 'nimber', n: m });
    yield { step: 0, labelling, vertices: sequence.subarray(from, end) };
    if (end === from) {
      yield* nameTheRest(arcs, labelling, sequence, end);
      return labelling;
    }
    from = end;
  }
}

/** All vertices are open, but those without options have value 0. */
function beginStates(starts: Int32Array, finding: Finding): void {
  const { states, pool } = finding;
  let { found } = finding;
  for (let v = 0; v < states.length; v++) {
    const isEmpty = 1 - ((starts[v] - starts[v + 1]) >>> 31);
    states[v] = LEFT | (UNSETTLED - isEmpty);
    pool[found] = v;
    found += isEmpty;
  }
  finding.found = found;
}

function giveValue(
  m: number,
  codes: Int32Array,
  states: Uint8Array,
  sequence: Uint32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) {
    codes[sequence[i]] = m;
    states[sequence[i]] = 0;
  }
}

/** Finds all vertices of the value at hand, in slices. The rows pool[0 … rowsEnd] stay as they are. */
function* induce(
  finding: Finding,
  rowsEnd: number,
  work: number,
  placeOf: Int32Array,
): Generator<void, void, void> {
  for (let start = 0, before = rowsEnd, sweeps = 1; ; start = work, sweeps++) {
    const end = yield* inSlices(sweep, finding, start, start + before, work);
    const left = end - work;
    // A sweep that settles nothing leaves all rows as they were, and so would any other.
    if (left === 0 || left === before) return;
    if (left > PART_LEFT * before && sweeps >= FEWEST_SWEEPS) {
      return yield* settleRest(finding, work, end, placeOf, SLICE);
    }
    before = left;
  }
}

/**
 * Passes over the stream from `start` to `end`, writing from `to` on; returns where that ends. There is one
 * such function for both passes, since a JavaScript engine that knew which of them is called would make it a
 * part of this generator, in which loops are slow.
 */
function* inSlices(
  pass: typeof sweep,
  finding: Finding,
  start: number,
  end: number,
  to: number,
): Generator<void, number, void> {
  const place: StreamProgress = { at: start, to };
  for (let at = start, size = FIRST_SLICE; at < end; size = Math.min(2 * size, SLICE)) {
    if (at > start) yield;
    at = Math.min(at + size, end);
    pass(finding, place, at);
  }
  finding.pool[place.to] = -1;
  return place.to;
}
