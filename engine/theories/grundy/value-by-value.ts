/**
 * Smith–Fraenkel–Perl without the rounds: the same values, one after the other, and no steps. Fraenkel and Perl's way:
 * those of value 0 are the P-positions. When 0 … m − 1 are known, a vertex has value m if it has options of all these
 * values, and each of its options without a value yet has itself an option of value m: which is being a P-position
 * of the vertices that are left, where those that lack one of 0 … m − 1 among their options are barred from being one.
 *
 * Each value is one backward induction over what the values before left, so it is a good deal cheaper than the rounds,
 * whose order is that of play. O(order + arcs) for each value that occurs.
 */
import type { GameGraph } from '../../graph/game-graph.ts';
import { DRAW, decideInSlices, emptyRows, everyRow, PREVIOUS, type Rows } from '../../graph/retrograde.ts';
import type { Labelling, Solving } from '../theory.ts';
import { nameTheRest } from './exits.ts';

const NONE = new Uint32Array(0);

export function* assignValueByValue({ order, left: arcs }: GameGraph): Solving {
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const { table, codes } = labelling;
  const outcomes = new Uint8Array(order);
  /** 1 for those who have had options of all values so far. */
  const complete = new Uint8Array(order).fill(1);
  const work = emptyRows(order, arcs.targets.length);
  const left = emptyRows(order, arcs.targets.length);
  const sequence = new Uint32Array(order);
  let rows = everyRow(arcs, left.vertices);
  for (let m = 0, end = 0; ; m++) {
    for (const _ of decideInSlices(rows, work, outcomes, complete)) {
      yield { step: 0, labelling, vertices: NONE };
    }
    const from = end;
    end = assign(m, rows, outcomes, codes, sequence, from);
    if (end > from) table.push({ kind: 'nimber', n: m });
    yield { step: 0, labelling, vertices: sequence.subarray(from, end) };
    if (end === from) {
      yield* nameTheRest(arcs, labelling, sequence, end);
      return labelling;
    }
    keepUnassigned(rows, left, outcomes);
    rows = left;
    prepare(rows, outcomes, complete);
  }
}

/** The P-positions among the rows get the value; they go into the sequence, whose new end is given. */
function assign(
  value: number,
  { vertices, count }: Rows,
  outcomes: Uint8Array,
  codes: Int32Array,
  sequence: Uint32Array,
  start: number,
): number {
  let end = start;
  for (let row = 0; row < count; row++) {
    const v = vertices[row];
    if (outcomes[v] !== PREVIOUS) continue;
    codes[v] = value;
    sequence[end++] = v;
  }
  return end;
}

/** Rows and options without those that are PREVIOUS; `into` may be `from`. */
function keepUnassigned(from: Rows, into: Rows, outcomes: Uint8Array): void {
  const { vertices, starts, targets, count } = from;
  const { vertices: keptVertices, starts: keptStarts, targets: keptTargets } = into;
  let read = 0;
  let written = 0;
  let kept = 0;
  for (let row = 0; row < count; row++) {
    const v = vertices[row];
    const last = starts[row + 1];
    if (outcomes[v] === PREVIOUS) {
      read = last;
      continue;
    }
    for (; read < last; read++) {
      const option = targets[read];
      keptTargets[written] = option;
      written += outcomes[option] === PREVIOUS ? 0 : 1;
    }
    keptVertices[kept++] = v;
    keptStarts[kept] = written;
  }
  into.count = kept;
}

/** For the next value: who has no option of the last one is barred for good, and nobody is decided. */
function prepare({ vertices, count }: Rows, outcomes: Uint8Array, complete: Uint8Array): void {
  for (let row = 0; row < count; row++) {
    const v = vertices[row];
    if (outcomes[v] === DRAW) complete[v] = 0;
    outcomes[v] = DRAW;
  }
}
