/**
 * The end of finding one value: what sweeps no longer settle quickly is settled by reversed arcs, a count of open options
 * for each row, and a queue of settled rows. O(rows + arcs) of what is left.
 */
import { type Rows, turnedRows } from '../../graph/rows.ts';
import { type Finding, LACKS, LEFT, NOW, UNSETTLED } from './one-value.ts';

/**
 * Settles the rows of the stream pool[from … end − 1], in slices of so many rows. `placeOf` must be 0 for every vertex, and
 * is so again at the end.
 */
export function* settleRest(
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
 * Settles the rows of the stream for which enough is known, and makes rows of all, in which the others have only their open
 * options, given by their places. An option that this pass settles later is in the queue, which will then reduce the row's
 * count. Returns the queue's end.
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
