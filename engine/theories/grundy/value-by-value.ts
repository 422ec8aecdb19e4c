/**
 * Smith–Fraenkel–Perl without the rounds: the same values, one after the other, and no steps. This is Fraenkel and
 * Perl's method: the vertices of value 0 are the P-positions. When 0 … m − 1 are known, a vertex has value m if it
 * has options of all these values, and each of its options without a value has itself an option of value m. These are
 * the P-positions of the graph of the remaining vertices, if vertices that lack an option of some value in 0 … m − 1
 * are barred from being P-positions.
 *
 * Each value is one backward induction over what the earlier values left, so it is much cheaper than the rounds,
 * which follow the order of play. As in graph/retrograde.ts the rows are swept in the order of memory, and written
 * back shorter, as long as that settles much; arcs are reversed only for the rest. O(order + arcs) for each value
 * that occurs.
 */
import type { GameGraph } from '../../graph/game-graph.ts';
import { streamLength, writeStream } from '../../graph/row-stream.ts';
import { signed } from '../../graph/signed.ts';
import type { Labelling, Solving } from '../theory.ts';
import { nameTheRest } from './exits.ts';
import { type Finding, LEFT, narrow, type StreamProgress, sweep, UNSETTLED } from './one-value.ts';
import { settleRest } from './settle-rest.ts';

/** Numbers of a stream read between two yields: some milliseconds of work. */
const SLICE = 1 << 19;
/**
 * Slices start this small and grow: a JavaScript engine compiles a function well only after it has returned a few
 * times.
 */
const FIRST_SLICE = 1 << 10;

/** After a few sweeps, the first one that leaves a larger share of the stream is the last: to reverse arcs costs many sweeps. */
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
 * Passes over the stream from `start` to `end`, writing from `to` on; returns where that ends. There is one such function
 * for both passes, since a JavaScript engine that knew which of them is called would make it a part of this
 * generator, in which loops are slow.
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
