/**
 * Backward induction: who wins from every vertex of an impartial graph. A terminal vertex is PREVIOUS in
 * normal play and NEXT in misère play; a vertex with a PREVIOUS option is NEXT; one with only NEXT options is
 * PREVIOUS; every other vertex is a DRAW.
 *
 * Sweeps come first, then a queue. A sweep reads every undecided row once, decides it if the outcomes so far
 * suffice, and otherwise writes it back with only its undecided options, so that the next sweep reads less.
 * On most graphs such sweeps, which read memory in order, settle nearly everything; reversed arcs, whose
 * construction jumps through memory, are built only for the few rows left. The first sweep that leaves more
 * than three quarters of the arcs is the last (on a path a sweep may settle a single vertex), so all sweeps
 * together cost at most four times the arcs, and the whole is O(order + arcs).
 *
 * Memory besides the graph and the answer: 4 bytes an arc and 8 a vertex while sweeping, then at most 4 an
 * arc and 16 a vertex more for the reversed arcs.
 */
import type { Arcs } from './game-graph.ts';
import { emptyRows, everyRow, notePlaces, type RowProgress, type Rows, turnedRows } from './rows.ts';

/** The codes are indices into `impartialOutcomes`. */
export const DRAW = 0;
export const PREVIOUS = 1;
export const NEXT = 2;

/** Vertices handled between two yields: some milliseconds of work. */
const SLICE = 1 << 17;
/**
 * Slices start this small and grow: a JavaScript engine compiles a function well only after it has returned a
 * few times.
 */
const FIRST_SLICE = 1 << 8;

/** What a terminal vertex is: PREVIOUS in normal play, NEXT in misère play. */
type EndCode = typeof PREVIOUS | typeof NEXT;

/** The outcome codes of all vertices, in one go. */
export function retrograde(arcs: Arcs, atEnds: EndCode = PREVIOUS): Uint8Array {
  const slices = retrogradeSlices(arcs, atEnds);
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/** The same in slices of some milliseconds; each yields how many vertices have been decided so far. */
export function* retrogradeSlices(
  arcs: Arcs,
  atEnds: EndCode = PREVIOUS,
): Generator<number, Uint8Array, void> {
  const order = arcs.starts.length - 1;
  const outcomes = new Uint8Array(order);
  markTerminals(arcs.starts, outcomes, atEnds);
  const rows = emptyRows(order, arcs.targets.length);
  yield* decideInSlices(everyRow(arcs, rows.vertices), rows, outcomes, atEnds);
  return outcomes;
}

function* decideInSlices(
  graphRows: Rows,
  work: Rows,
  outcomes: Uint8Array,
  atEnds: EndCode,
): Generator<number, void, void> {
  let from = graphRows;
  for (let arcsLeft = graphRows.starts[graphRows.count], sweeps = 1; ; sweeps++) {
    yield* sweepInSlices(from, work, outcomes, atEnds);
    const before = arcsLeft;
    arcsLeft = work.starts[work.count];
    from = work;
    if (arcsLeft === 0) return;
    if (arcsLeft > 0.75 * before && sweeps >= 3) break;
  }
  yield* finishInSlices(work, outcomes);
}

function markTerminals(starts: Uint32Array, outcomes: Uint8Array, atEnds: EndCode): void {
  for (let v = 0; v < outcomes.length; v++) if (starts[v] === starts[v + 1]) outcomes[v] = atEnds;
}

function* sweepInSlices(
  from: Rows,
  into: Rows,
  outcomes: Uint8Array,
  atEnds: EndCode,
): Generator<number, void, void> {
  const count = from.count;
  const place: RowProgress = { read: 0, written: 0, rows: 0 };
  for (let row = 0, size = FIRST_SLICE; row < count; row += size, size = Math.min(2 * size, SLICE)) {
    if (row > 0) yield row - place.rows;
    sweep(from, into, outcomes, atEnds, row, Math.min(row + size, count), place);
  }
  into.count = place.rows;
}

/** One sweep. `into` may be `from`: the writing position never overtakes the reading position. */
function sweep(
  from: Rows,
  into: Rows,
  outcomes: Uint8Array,
  atEnds: EndCode,
  first: number,
  end: number,
  place: RowProgress,
): void {
  const { vertices, starts, targets } = from;
  const { vertices: keptVertices, starts: keptStarts, targets: kept } = into;
  let { read, written, rows } = place;
  for (let row = first; row < end; row++) {
    const v = vertices[row];
    const rowEnd = starts[row + 1];
    const rowStart = written;
    let seen = 0;
    // Written without branches, since a processor cannot predict which outcome comes next.
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
      // Without any option nothing was seen.
      outcomes[v] = seen === 0 ? atEnds : PREVIOUS;
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

/**
 * Decides the remaining rows by reversed arcs, a counter of undecided options for each row, and a queue of
 * decided rows.
 */
function* finishInSlices(rows: Rows, outcomes: Uint8Array): Generator<number, void, void> {
  const { vertices, count } = rows;
  const placeOf = new Int32Array(outcomes.length);
  notePlaces(rows, placeOf);
  const undecided = new Int32Array(count);
  const queue = new Int32Array(count);
  let tail = beginQueue(rows, placeOf, outcomes, undecided, queue);
  yield 0;
  const { starts, sources } = turnedRows(rows);
  for (let head = 0; head < tail; ) {
    const end = Math.min(head + SLICE, tail);
    tail = serve(vertices, queue, head, end, tail, starts, sources, undecided, outcomes);
    head = end;
    yield head;
  }
}

/**
 * Decides the rows whose options already suffice, and leaves every other row with only its undecided options,
 * given by their places. An option that this pass decides later is in the queue, which will then reduce the
 * row's counter. Returns the queue's end.
 */
function beginQueue(
  { vertices, starts, targets, count }: Rows,
  placeOf: Int32Array,
  outcomes: Uint8Array,
  undecided: Int32Array,
  queue: Int32Array,
): number {
  let read = 0;
  let written = 0;
  let tail = 0;
  for (let row = 0; row < count; row++) {
    const rowEnd = starts[row + 1];
    const rowStart = written;
    let seen = 0;
    for (; read < rowEnd; read++) {
      const option = targets[read];
      const outcome = outcomes[option];
      seen |= outcome;
      targets[written] = placeOf[option];
      written += outcome === DRAW ? 1 : 0;
    }
    if ((seen & PREVIOUS) !== 0 || written === rowStart) {
      outcomes[vertices[row]] = (seen & PREVIOUS) !== 0 ? NEXT : PREVIOUS;
      queue[tail++] = row;
      written = rowStart;
    }
    undecided[row] = written - rowStart;
    starts[row + 1] = written;
  }
  return tail;
}

/** Updates the rows that have queue[head … end − 1] as options; returns the queue's new end. */
function serve(
  vertices: Int32Array,
  queue: Int32Array,
  head: number,
  end: number,
  queueEnd: number,
  starts: Int32Array,
  sources: Int32Array,
  undecided: Int32Array,
  outcomes: Uint8Array,
): number {
  let tail = queueEnd;
  for (let i = head; i < end; i++) {
    const row = queue[i];
    const wins = outcomes[vertices[row]] === PREVIOUS;
    for (let e = starts[row], last = starts[row + 1]; e < last; e++) {
      const source = sources[e];
      const waits = undecided[source];
      // The row has been decided.
      if (waits === 0) continue;
      undecided[source] = wins ? 0 : waits - 1;
      if (!wins && waits > 1) continue;
      outcomes[vertices[source]] = wins ? NEXT : PREVIOUS;
      queue[tail++] = source;
    }
  }
  return tail;
}
