/**
 * Which of the vertices that are left have the value m, when all smaller values are known: backward induction in loops over
 * typed arrays. A vertex that has an option of value m is *past* m, for it has a larger value or none. A vertex that has
 * had options of all smaller values, and whose options without a value are all past m, has value m.
 *
 * What is kept of a vertex is one number, its state at m:
 * - below 2m: it lacks an option of some value below m, and no option of value m is known yet;
 * - 2m: it has options of every value below m, and no option of value m is known yet;
 * - 2m + 2, or 2m + 3 when it lacks some value: past m. For the next value these are the states of the two lines above;
 * - `top` or `top` + 1, by turns: it has a value, the m at hand or one found before.
 * So nothing is set back between one value and the next, and each look at an option is one read from a small array.
 */
import { type RowProgress, type Rows, turnedRows } from '../../graph/rows.ts';

export type States = Uint8Array | Uint16Array;

/** The state of finding the values one by one. */
export type Finding = {
  readonly states: States;
  /** Vertices with a value have one of the two largest states, `top` and `top` + 1. */
  readonly top: number;
  /** Values; −1 while there is none. */
  readonly codes: Int32Array;
  /** Vertices with a value, in the order in which they got it; `end` of them. */
  readonly sequence: Uint32Array;
  end: number;
};

/** Uses one byte per vertex if that holds the states of all values that outdegrees of this size allow. */
export function findingOf(order: number, largestDegree: number, codes: Int32Array): Finding {
  const narrow = 2 * largestDegree + 5 < 0xfe;
  return {
    states: narrow ? new Uint8Array(order) : new Uint16Array(order),
    top: narrow ? 0xfe : 0xfffe,
    codes,
    sequence: new Uint32Array(order),
    end: 0,
  };
}

/**
 * Writes rows first … end − 1 back without the vertices that have a value, and without the options that have one; on
 * the way it updates the states for m. `into` may be `from`: the writing position never overtakes the reading
 * position.
 */
export function keepUnvalued(
  finding: Finding,
  m: number,
  from: Rows,
  into: Rows,
  first: number,
  end: number,
  place: RowProgress,
): void {
  const { states, top, codes, sequence } = finding;
  const { vertices, starts, targets } = from;
  const { vertices: keptVertices, starts: keptStarts, targets: kept } = into;
  const complete = 2 * m;
  const valued = top + (m & 1);
  let { read, written, rows } = place;
  let found = finding.end;
  for (let row = first; row < end; row++) {
    const v = vertices[row];
    const rowEnd = starts[row + 1];
    const state = states[v];
    if (state >= top) {
      read = rowEnd;
      continue;
    }
    const rowStart = written;
    let seen = 0;
    // Written without branches, since a processor cannot predict what comes next.
    for (; read < rowEnd; read++) {
      const option = targets[read];
      const its = states[option];
      kept[written] = option;
      written += (its - top) >>> 31;
      seen |= its === valued ? 1 : 0;
    }
    if (seen !== 0) {
      states[v] = state === complete ? complete + 2 : complete + 3;
    } else if (written === rowStart && state === complete) {
      states[v] = valued;
      codes[v] = m;
      sequence[found++] = v;
      continue;
    }
    keptVertices[rows++] = v;
    keptStarts[rows] = written;
  }
  finding.end = found;
  place.read = read;
  place.written = written;
  place.rows = rows;
}

/**
 * Settles what it can of rows first … end − 1, which contain no values below m, and writes the other rows back with
 * the options that are still to be settled. `into` may be `from`.
 */
export function sweep(
  finding: Finding,
  m: number,
  from: Rows,
  into: Rows,
  first: number,
  end: number,
  place: RowProgress,
): void {
  const { states, top, codes, sequence } = finding;
  const { vertices, starts, targets } = from;
  const { vertices: keptVertices, starts: keptStarts, targets: kept } = into;
  const complete = 2 * m;
  const past = complete + 2;
  const valued = top + (m & 1);
  let { read, written, rows } = place;
  let found = finding.end;
  for (let row = first; row < end; row++) {
    const v = vertices[row];
    const rowEnd = starts[row + 1];
    const state = states[v];
    if (state >= past) {
      read = rowEnd;
      continue;
    }
    const rowStart = written;
    // Negative after an option of value m was seen; written without a branch.
    let seen = 0;
    for (; read < rowEnd; read++) {
      const option = targets[read];
      const its = states[option];
      kept[written] = option;
      written += (its - past) >>> 31;
      seen |= top - 1 - its;
    }
    if (seen < 0) {
      states[v] = state === complete ? past : past + 1;
      written = rowStart;
    } else if (written > rowStart) {
      keptVertices[rows++] = v;
      keptStarts[rows] = written;
    } else if (state === complete) {
      states[v] = valued;
      codes[v] = m;
      sequence[found++] = v;
    }
  }
  finding.end = found;
  place.read = read;
  place.written = written;
  place.rows = rows;
}

/**
 * Settles the remaining rows by reversed arcs, a count of unsettled options for each row, and a queue of settled
 * rows, in slices. `placeOf` must be 0 for every vertex, and is so again at the end.
 */
export function* finish(
  finding: Finding,
  m: number,
  rows: Rows,
  placeOf: Int32Array,
  slice: number,
): Generator<void, void, void> {
  const { starts, sources } = turnedRows(rows, placeOf);
  yield;
  const unsettled = new Int32Array(rows.count);
  const queue = new Int32Array(rows.count);
  let tail = beginQueue(finding, m, rows, unsettled, queue);
  for (let head = 0; head < tail; ) {
    yield;
    const end = Math.min(head + slice, tail);
    tail = serve(finding, m, rows.vertices, starts, sources, unsettled, queue, head, end, tail);
    head = end;
  }
}

/** Settles the rows for which enough is known; returns the queue's end. */
function beginQueue(
  finding: Finding,
  m: number,
  { vertices, starts, targets, count }: Rows,
  unsettled: Int32Array,
  queue: Int32Array,
): number {
  const { states, top } = finding;
  // All rows are counted before any is settled, since each row in the queue will later reduce the counts of its
  // predecessors.
  const isPast = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    let seen = 0;
    let waits = 0;
    for (let e = starts[row]; e < starts[row + 1]; e++) {
      const its = states[targets[e]];
      waits += (its - 2 * m - 2) >>> 31;
      seen |= top - 1 - its;
    }
    unsettled[row] = waits;
    isPast[row] = seen < 0 ? 1 : 0;
  }
  let tail = 0;
  for (let row = 0; row < count; row++) {
    if (settle(finding, m, vertices[row], isPast[row] === 1, unsettled[row])) queue[tail++] = row;
  }
  return tail;
}

/** True if the vertex is settled now: it is past m, or has the value m. */
function settle(finding: Finding, m: number, v: number, isPast: boolean, waits: number): boolean {
  const { states, top, codes, sequence } = finding;
  const complete = states[v] === 2 * m;
  if (isPast) {
    states[v] = complete ? 2 * m + 2 : 2 * m + 3;
    return true;
  }
  if (waits > 0 || !complete) return false;
  states[v] = top + (m & 1);
  codes[v] = m;
  sequence[finding.end++] = v;
  return true;
}

/** Updates the rows that have queue[head … end − 1] as options; returns the queue's new end. */
function serve(
  finding: Finding,
  m: number,
  vertices: Int32Array,
  starts: Int32Array,
  sources: Int32Array,
  unsettled: Int32Array,
  queue: Int32Array,
  head: number,
  end: number,
  queueEnd: number,
): number {
  const { states, top } = finding;
  const past = 2 * m + 2;
  let tail = queueEnd;
  for (let i = head; i < end; i++) {
    const row = queue[i];
    const hasValue = states[vertices[row]] >= top;
    for (let e = starts[row], last = starts[row + 1]; e < last; e++) {
      const source = sources[e];
      const v = vertices[source];
      if (states[v] >= past) continue;
      if (!hasValue && --unsettled[source] > 0) continue;
      if (settle(finding, m, v, hasValue, 0)) queue[tail++] = source;
    }
  }
  return tail;
}
