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
import { forgetPlaces, notePlaces, type RowProgress, type Rows, turnedRows } from '../../graph/rows.ts';

type States = Uint8Array | Uint16Array;

/** The state of finding the values one by one. */
export type Finding = {
  readonly states: States;
  /** Vertices with a value have one of the two largest states, `top` and `top` + 1. */
  readonly top: number;
  /** Vertices with a value, in the order in which they got it; `end` of them. */
  readonly sequence: Int32Array;
  end: number;
};

/** Uses one byte per vertex if that holds the states of all values that outdegrees of this size allow. */
export function findingOf(order: number, largestDegree: number): Finding {
  const narrow = 2 * largestDegree + 5 < 0xfe;
  return {
    states: narrow ? new Uint8Array(order) : new Uint16Array(order),
    top: narrow ? 0xfe : 0xfffe,
    sequence: new Int32Array(order),
    end: 0,
  };
}

/**
 * A sweep takes vertices and options of this state or a larger one out of the rows. Between two values, those are the vertices
 * with a value. While m is being found, they are also the vertices past m, which no longer matter for m.
 */
export const barBetweenValues = ({ top }: Finding): number => top;
export const barWhileFinding = (m: number): number => 2 * m + 2;

/**
 * Settles what it can of rows first … end − 1, which contain no values below m − 1, and writes back the vertices and options
 * whose states are below the bar. `into` may be `from`: the writing position never overtakes the reading position.
 *
 * A processor cannot predict what a row contains, and a wrong prediction costs more than all the arithmetic here. So every
 * condition is a number, 1 or 0, that `>>> 31` takes from the sign of another, and only the length of a row is a branch.
 */
export function sweep(
  finding: Finding,
  m: number,
  bar: number,
  from: Rows,
  into: Rows,
  first: number,
  end: number,
  place: RowProgress,
): void {
  const { states, top, sequence } = finding;
  const { vertices, starts, targets } = from;
  const { vertices: keptVertices, starts: keptStarts, targets: kept } = into;
  const complete = 2 * m;
  const past = complete + 2;
  const valued = top + (m & 1);
  const keepsPast = bar === top ? 1 : 0;
  let { read, written, rows } = place;
  let found = finding.end;
  for (let row = first; row < end; row++) {
    const v = vertices[row];
    const rowEnd = starts[row + 1];
    const state = states[v];
    if (state >= bar) {
      read = rowEnd;
      continue;
    }
    const rowStart = written;
    // Negative after an option of value m was seen.
    let seen = 0;
    for (; read < rowEnd; read++) {
      const option = targets[read];
      const its = states[option];
      kept[written] = option;
      written += (its - bar) >>> 31;
      seen |= (its ^ valued) - 1;
    }
    const isPast = seen >>> 31;
    const lacks = -(state ^ complete) >>> 31;
    const isEmpty = 1 - ((rowStart - written) >>> 31);
    const isFound = isEmpty & (1 - isPast) & (1 - lacks);
    const goes = isFound | ((isPast | isEmpty) & (1 - keepsPast));
    states[v] = state + (-isPast & (past + lacks - state)) + (-isFound & (valued - state));
    sequence[found] = v;
    found += isFound;
    keptVertices[rows] = v;
    rows += 1 - goes;
    written += -goes & (rowStart - written);
    keptStarts[rows] = written;
  }
  finding.end = found;
  place.read = read;
  place.written = written;
  place.rows = rows;
}

/**
 * Settles the remaining rows by reversed arcs, a count of unsettled options for each row, and a queue of settled
 * rows, in slices. The rows are overwritten. `placeOf` must be 0 for every vertex, and is so again at the end.
 */
export function* finish(
  finding: Finding,
  m: number,
  rows: Rows,
  placeOf: Int32Array,
  slice: number,
): Generator<void, void, void> {
  const { vertices, count } = rows;
  const unsettled = new Int32Array(count);
  const queue = new Int32Array(count);
  notePlaces(rows, placeOf);
  let tail = beginQueue(finding, m, rows, placeOf, unsettled, queue);
  forgetPlaces(rows, placeOf);
  yield;
  const { starts, sources } = turnedRows(rows);
  for (let head = 0; head < tail; ) {
    yield;
    const end = Math.min(head + slice, tail);
    tail = serve(finding, m, vertices, starts, sources, unsettled, queue, head, end, tail);
    head = end;
  }
}

/**
 * Settles the rows for which enough is known, and leaves every other row with only its unsettled options, given by their
 * places. An option that this pass settles later is in the queue, which will then reduce the row's count. Returns the
 * queue's end.
 */
function beginQueue(
  finding: Finding,
  m: number,
  { vertices, starts, targets, count }: Rows,
  placeOf: Int32Array,
  unsettled: Int32Array,
  queue: Int32Array,
): number {
  const { states, top } = finding;
  const past = 2 * m + 2;
  const valued = top + (m & 1);
  let read = 0;
  let written = 0;
  let tail = 0;
  for (let row = 0; row < count; row++) {
    const rowEnd = starts[row + 1];
    const rowStart = written;
    let seen = 0;
    for (; read < rowEnd; read++) {
      const option = targets[read];
      const its = states[option];
      targets[written] = placeOf[option];
      written += (its - past) >>> 31;
      seen |= (its ^ valued) - 1;
    }
    if (settle(finding, m, vertices[row], seen < 0, written - rowStart)) {
      queue[tail++] = row;
      written = rowStart;
    }
    unsettled[row] = written - rowStart;
    starts[row + 1] = written;
  }
  return tail;
}

/** True if the vertex is settled now: it is past m, or has the value m. */
function settle(finding: Finding, m: number, v: number, isPast: boolean, waits: number): boolean {
  const { states, top, sequence } = finding;
  const complete = states[v] === 2 * m;
  if (isPast) {
    states[v] = complete ? 2 * m + 2 : 2 * m + 3;
    return true;
  }
  if (waits > 0 || !complete) return false;
  states[v] = top + (m & 1);
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
  let tail = queueEnd;
  for (let i = head; i < end; i++) {
    const row = queue[i];
    const hasValue = states[vertices[row]] >= top;
    for (let e = starts[row], last = starts[row + 1]; e < last; e++) {
      const source = sources[e];
      const waits = unsettled[source];
      // The row has been settled.
      if (waits === 0) continue;
      unsettled[source] = hasValue ? 0 : waits - 1;
      if (!hasValue && waits > 1) continue;
      if (settle(finding, m, vertices[source], hasValue, 0)) queue[tail++] = source;
    }
  }
  return tail;
}
