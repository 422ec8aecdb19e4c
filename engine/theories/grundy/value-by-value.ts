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
import { emptyRows, everyRow, type RowProgress, type Rows } from '../../graph/rows.ts';
import type { Labelling, Solving } from '../theory.ts';
import { nameTheRest } from './exits.ts';
import { barBetweenValues, barWhileFinding, type Finding, findingOf, finish, sweep } from './one-value.ts';

/** Rows handled between two yields: some milliseconds of work. */
const SLICE = 1 << 17;
/**
 * Slices start this small and grow: a JavaScript engine compiles a function well only after it has returned a few
 * times.
 */
const FIRST_SLICE = 1 << 8;

/** After a few sweeps, the first one that leaves a larger share of the arcs is the last. */
const PART_LEFT = 0.75;
const FEWEST_SWEEPS = 3;

/** Values of a graph without steps, in slices. */
export function* assignValueByValue({ order, left: arcs }: GameGraph): Solving {
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const { table, codes } = labelling;
  const finding = findingOf(order, largestDegree(arcs.starts));
  const sequence = new Uint32Array(finding.sequence.buffer);
  const work = emptyRows(order, arcs.targets.length);
  const left = emptyRows(order, arcs.targets.length);
  const placeOf = new Int32Array(order);
  let rows = everyRow(arcs, left.vertices);
  for (let m = 0; ; m++) {
    const from = finding.end;
    const step = { step: 0, labelling, vertices: sequence.subarray(from, from) };
    // Before the first value there is none to remove from the rows.
    if (m > 0) {
      for (const _ of inSlices(finding, m, barBetweenValues(finding), rows, left)) yield step;
      rows = left;
    }
    for (const _ of induce(finding, m, rows, work, placeOf)) yield step;
    giveValue(m, codes, sequence, from, finding.end);
    if (finding.end > from) table.push({ kind: 'nimber', n: m });
    yield { step: 0, labelling, vertices: sequence.subarray(from, finding.end) };
    if (finding.end > from) continue;
    yield* nameTheRest(arcs, labelling, sequence, finding.end);
    return labelling;
  }
}

function giveValue(m: number, codes: Int32Array, sequence: Uint32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) codes[sequence[i]] = m;
}

function largestDegree(starts: Uint32Array): number {
  let largest = 0;
  for (let v = 0; v + 1 < starts.length; v++) largest = Math.max(largest, starts[v + 1] - starts[v]);
  return largest;
}

/**
 * Finds all vertices of value m, in slices. `work` is scratch space and must not be `rows`, which stay as they are.
 */
function* induce(
  finding: Finding,
  m: number,
  rows: Rows,
  work: Rows,
  placeOf: Int32Array,
): Generator<void, void, void> {
  let from = rows;
  for (let arcsLeft = rows.starts[rows.count], sweeps = 1; ; sweeps++) {
    yield* inSlices(finding, m, barWhileFinding(m), from, work);
    const before = arcsLeft;
    arcsLeft = work.starts[work.count];
    from = work;
    if (arcsLeft === 0) return;
    if (arcsLeft > PART_LEFT * before && sweeps >= FEWEST_SWEEPS) break;
  }
  yield* finish(finding, m, work, placeOf, SLICE);
}

/** Goes over all rows, and returns how many were written. */
function* inSlices(
  finding: Finding,
  m: number,
  bar: number,
  from: Rows,
  into: Rows,
): Generator<void, void, void> {
  const count = from.count;
  const place: RowProgress = { read: 0, written: 0, rows: 0 };
  for (let row = 0, size = FIRST_SLICE; row < count; row += size, size = Math.min(2 * size, SLICE)) {
    if (row > 0) yield;
    sweep(finding, m, bar, from, into, row, Math.min(row + size, count), place);
  }
  into.count = place.rows;
}
