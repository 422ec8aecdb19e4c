/**
 * Which of the vertices that are left have the value m, when all smaller values are known: backward induction in loops over
 * typed arrays. A vertex that has an option of value m is *past* m, for it has a larger value or none. A vertex that has
 * had options of all smaller values, and whose options without a value are all past m, has value m.
 *
 * What is kept of a vertex is four bits. The rows are streams (see graph/row-stream.ts), and the streams and the vertices
 * with a value lie in one array. A processor cannot foretell what a row contains, and a wrong guess costs more than all
 * the arithmetic here. So every condition is a number, 1 or 0, and only the end of a row is a branch. It is guessed for two
 * options at a time, the second of which counts for nothing if the row has ended before it: that is 10 to 15 percent quicker.
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
  /** The streams of rows, and from some place on the vertices with a value, in the order in which they got it. */
  readonly pool: Int32Array;
  /** Where the next vertex with a value is written. */
  found: number;
};

/** How far a pass over a stream has come: where it reads the next row, and where it writes. */
export type StreamProgress = { at: number; to: number };

/**
 * What a pass over the rows does. SWEEPING settles what it can, and leaves every other row with its open options alone. NARROWING
 * is the first pass for m: it takes the vertices with values below m out of the rows, in which all others stay, and these are
 * open from then on; they lack a value if they were not past m − 1.
 */
export type Pass = typeof SWEEPING | typeof NARROWING;
export const SWEEPING = 0;
export const NARROWING = 1;

/**
 * Passes over the rows from `place.at` to the last that begins before `end`, and writes what is left of them from
 * `place.to` on. A vertex without an option that is left has value m if it lacks no value and none of its options has value m,
 * for the others have one below m or are past m. Writing never overtakes reading. Both passes are one path through the code:
 * a branch for one of them would be compiled only when it is met, and V8 drop all that it had compiled before.
 */
export function passOver(finding: Finding, place: StreamProgress, end: number, pass: Pass): void {
  const { states, pool } = finding;
  let { found } = finding;
  let { at, to } = place;
  // The place of the bit that an option which stays in its row has: UNSETTLED or LEFT.
  const kept = 1 + 2 * pass;
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
      to += (first >>> kept) & 1;
      const second = pool[at + 1];
      // All ones where the row has ended. The number that begins a row is ¬v, so that this reads states[v] then.
      const ended = second >> 31;
      const other = states[second ^ ended] & ~ended;
      pool[to] = second;
      to += (other >>> kept) & 1;
      seen |= first | other;
      at += 2 + ended;
      next = pool[at];
    } while (next >= 0);
    const isPast = seen & NOW;
    const isEmpty = 1 - ((rowStart + 1 - to) >>> 31);
    const before = states[v];
    const isLeft = before >>> 3;
    const lacks = ((before >>> 2) | ((before >>> 1) & pass)) & 1;
    const isFound = isLeft & isEmpty & (1 - isPast) & (1 - lacks);
    const unsettled = ((before >>> 1) | pass) & (1 - (isPast | isFound));
    states[v] = -isLeft & (LEFT | (lacks << 2) | (unsettled << 1) | isFound);
    pool[found] = v;
    found += isFound;
    const leaves = isEmpty | (1 - isLeft) | (isPast & (1 - pass));
    to += -leaves & (rowStart - to);
  }
  place.at = at;
  place.to = to;
  finding.found = found;
}
