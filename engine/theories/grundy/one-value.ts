/**
 * Which of the vertices that are left have the value m, when all smaller values are known: backward induction
 * in loops over typed arrays. A vertex that has an option of value m is *past* m, for it has a larger value
 * or none. A vertex that has had options of all smaller values, and whose options without a value are all
 * past m, has value m.
 *
 * What is kept of a vertex is four bits. The rows are streams (see graph/row-stream.ts), and the streams and
 * the vertices with a value are in one array. A processor cannot predict what a row contains, and a wrong
 * guess costs more than all the arithmetic here. So every condition is a number, 1 or 0, and only the end of
 * a row is a branch. It is guessed for two options at a time, the second of which counts for nothing if the
 * row has ended before it: that is 10 to 15 percent quicker. There are two such passes, `narrow` and `sweep`:
 * one function that does both was tried, and takes a fifth longer.
 */

/** The vertex has the value m. */
export const NOW = 1;
/** It is open whether the vertex has value m or is past m. Never together with NOW, which is less by one. */
export const UNSETTLED = 2;
/** No option of the vertex has some value below m, so it will have none itself. */
export const LACKS = 4;
/** The vertex has no value below m. */
export const LEFT = 8;

/** The state of finding the values one by one. */
export type Finding = {
  readonly states: Uint8Array;
  /**
   * The streams of rows, and from some place on the vertices with a value, in the order in which they got it.
   */
  readonly pool: Int32Array;
  /** Where the next vertex with a value is written. */
  found: number;
};

/** How far a pass over a stream has come: where it reads the next row, and where it writes. */
export type StreamProgress = { at: number; to: number };

/**
 * Takes vertices with values below m out of the rows, from the row at `place.at` to the last that begins
 * before `end`. All others are open then, and lack a value unless they were past m − 1. A row that becomes
 * empty is left out; if its vertex lacks no value, it has value m, for its options have all the smaller ones.
 * Writing never overtakes reading.
 */
export function narrow(finding: Finding, place: StreamProgress, end: number): void {
  const { states, pool } = finding;
  let { found } = finding;
  let { at, to } = place;
  let next = pool[at];
  while (at < end) {
    const v = -1 - next;
    const rowStart = to;
    pool[to] = next;
    to++;
    at++;
    next = pool[at];
    do {
      pool[to] = next;
      to += states[next] >>> 3;
      const second = pool[at + 1];
      // All ones where the row has ended; a number that begins a row is ¬v then, so that this reads
      // states[v].
      const ended = second >> 31;
      pool[to] = second;
      to += (states[second ^ ended] >>> 3) & ~ended;
      at += 2 + ended;
      next = pool[at];
    } while (next >= 0);
    const state = states[v];
    const isLeft = state >>> 3;
    const lacks = ((state >>> 2) | (state >>> 1)) & 1;
    const isEmpty = 1 - ((rowStart + 1 - to) >>> 31);
    const isFound = isLeft & isEmpty & (1 - lacks);
    states[v] = -isLeft & (LEFT | (lacks << 2) | (UNSETTLED - isFound));
    pool[found] = v;
    found += isFound;
    to += -(isEmpty | (1 - isLeft)) & (rowStart - to);
  }
  place.at = at;
  place.to = to;
  finding.found = found;
}

/**
 * Settles what it can of the rows from `place.at` to the last that begins before `end`, all of whose vertices
 * are open, and writes back the others with their open options alone.
 */
export function sweep(finding: Finding, place: StreamProgress, end: number): void {
  const { states, pool } = finding;
  let { found } = finding;
  let { at, to } = place;
  let next = pool[at];
  while (at < end) {
    const v = -1 - next;
    const rowStart = to;
    pool[to] = next;
    to++;
    let seen = 0;
    at++;
    next = pool[at];
    do {
      const first = states[next];
      pool[to] = next;
      to += (first >>> 1) & 1;
      const second = pool[at + 1];
      const ended = second >> 31;
      const other = states[second ^ ended] & ~ended;
      pool[to] = second;
      to += (other >>> 1) & 1;
      seen |= first | other;
      at += 2 + ended;
      next = pool[at];
    } while (next >= 0);
    const state = states[v];
    const isPast = seen & NOW;
    const isEmpty = 1 - ((rowStart + 1 - to) >>> 31);
    const isFound = isEmpty & (1 - isPast) & (1 - ((state >>> 2) & 1));
    states[v] = (state & ~((isPast | isFound) << 1)) | isFound;
    pool[found] = v;
    found += isFound;
    to += -(isPast | isEmpty) & (rowStart - to);
  }
  place.at = at;
  place.to = to;
  finding.found = found;
}
