/**
 * Values of acyclic impartial digraphs with entailing moves (Larsson, Nowakowski, Santos; Abuku et al.,
 * Algorithm 4). A vertex is assigned in the first round in which all its options are. Gray g covers k iff
 * every option of g is white with a value other than k, or gray and does not cover k; white x gets the mex of
 * its options' values and of all that its gray options cover, or ☾ (loony) if that is every number.
 *
 * Departure from print: Theorem 1.14 bounds the numbers k that must be tried one by one; here sets are stored
 * as finite or cofinite sets, and C(g) is the complement of a union. Equal sets are shared, so a chain of
 * gray vertices costs no more than its length. Cost: O(order + arcs), and for each gray option the runs of
 * its set.
 */
import { reverseArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { contains, isAll, isCofinite, listedNaturals, mexOf, naturals } from '../../numbers/naturals.ts';
import {
  ALL_NUMBERS,
  internSet,
  NO_NUMBERS,
  poolComplement,
  poolUnion,
  type SetPool,
  setPool,
} from '../../numbers/set-pool.ts';
import { known } from '../../result.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling, Solving } from '../theory.ts';

/** Vertices between two yields. */
const SLICE = 1 << 14;
const NONE = new Uint32Array(0);
/** The code of ☾ in `found`, beside the nimbers of white vertices and the pool's sets of gray ones. */
const LOONY = -1;

type Work = {
  readonly arcs: Arcs;
  readonly gray: Uint8Array;
  readonly pool: SetPool;
  /** Per assigned vertex: white, its nimber or LOONY; gray, the number of its covered set in the pool. */
  readonly found: Int32Array;
  /** Per number, the vertex that last met it among its options. */
  readonly seenFor: Int32Array;
  readonly labelling: Labelling;
  /** Indices in the table: of nimbers and LOONY, and of sets. */
  readonly places: { readonly white: Map<number, number>; readonly gray: Map<number, number> };
};

/** Values of an acyclic graph with entailing moves, in rounds. */
export function* assignWithEntailing({ order, left: arcs, gray }: GameGraph): Solving {
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  yield { step: 0, labelling, vertices: NONE };
  const reversed = reverseArcs(arcs);
  const sequence = new Uint32Array(order);
  const waiting = new Uint32Array(order);
  let end = 0;
  for (let v = 0; v < order; v++) {
    waiting[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (waiting[v] === 0) sequence[end++] = v;
  }
  const work: Work = {
    arcs,
    gray,
    pool: setPool(),
    found: new Int32Array(order),
    // A value is at most the number of vertices with smaller values.
    seenFor: new Int32Array(order + 1).fill(-1),
    labelling,
    places: { white: new Map(), gray: new Map() },
  };
  let from = 0;
  for (let step = 0; from < end; step++) {
    const last = end;
    while (from < last) {
      const vertices = sequence.subarray(from, Math.min(from + SLICE, last));
      for (const v of vertices) assign(work, v, step);
      end = release(reversed, waiting, sequence, vertices, end);
      from += vertices.length;
      yield { step, labelling, vertices };
    }
  }
  known(end === order, 'the theory of entailing moves was asked of a digraph with a cycle');
  return labelling;
}

function assign(work: Work, v: number, step: number): void {
  const { gray, found, labelling, places } = work;
  const isGray = gray[v] !== 0;
  const result = isGray ? coveredBy(work, v) : whiteValue(work, v);
  found[v] = result;
  const known = isGray ? places.gray : places.white;
  let place = known.get(result);
  if (place === undefined) {
    place = labelling.table.push(isGray ? asCovered(work.pool, result) : asValue(result)) - 1;
    known.set(result, place);
  }
  labelling.codes[v] = place;
  labelling.steps[v] = step;
}

/** The mex of D ∪ P, in the paper's letters. */
function whiteValue({ arcs: { starts, targets }, gray, found, pool, seenFor }: Work, x: number): number {
  let protectedSet = NO_NUMBERS;
  for (let e = starts[x]; e < starts[x + 1]; e++) {
    const option = targets[e];
    if (gray[option] !== 0) protectedSet = poolUnion(pool, protectedSet, found[option]);
    else if (found[option] >= 0) seenFor[found[option]] = x;
  }
  const p = pool.sets[protectedSet];
  const least = mexOf(p);
  if (least === undefined) return LOONY;
  let m = least;
  // If P is cofinite, it contains every number above its last change.
  const end = isCofinite(p) ? p[p.length - 1] : Number.POSITIVE_INFINITY;
  while (m < end && (seenFor[m] === x || contains(p, m))) m++;
  return m < end ? m : LOONY;
}

/**
 * The complement of everything that some option answers: the number of a white option, what a gray option
 * covers.
 */
function coveredBy({ arcs: { starts, targets }, gray, found, pool }: Work, g: number): number {
  const numbers: number[] = [];
  let answered = NO_NUMBERS;
  for (let e = starts[g]; e < starts[g + 1]; e++) {
    const option = targets[e];
    if (gray[option] !== 0) answered = poolUnion(pool, answered, found[option]);
    else if (found[option] >= 0) numbers.push(found[option]);
  }
  if (numbers.length > 0 && answered !== ALL_NUMBERS) {
    answered = poolUnion(pool, answered, internSet(pool, naturals(numbers)));
  }
  return poolComplement(pool, answered);
}

const asValue = (found: number): Value =>
  found === LOONY ? { kind: 'loony' } : { kind: 'nimber', n: found };

function asCovered(pool: SetPool, found: number): Value {
  const set = pool.sets[found];
  if (isAll(set)) return { kind: 'covered', cofinite: [] };
  return isCofinite(set)
    ? { kind: 'covered', cofinite: listedNaturals(set) }
    : { kind: 'covered', finite: listedNaturals(set) };
}

/**
 * Appends to the sequence the predecessors that waited only for these vertices, and returns the sequence's
 * new end.
 */
function release(
  { starts, targets }: Arcs,
  waiting: Uint32Array,
  sequence: Uint32Array,
  vertices: Uint32Array,
  end: number,
): number {
  let next = end;
  for (const v of vertices) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const u = targets[e];
      waiting[u]--;
      if (waiting[u] === 0) sequence[next++] = u;
    }
  }
  return next;
}
