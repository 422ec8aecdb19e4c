/**
 * Values of cyclic impartial games with carry-on moves. Abuku et al., Algorithm 8, corrected: P also takes {
 * k : Cr(g, k) } for every unassigned gray option g. As printed, the fact "erratum" comes out ∞_0 where play
 * says ☾_0.
 *
 * Rounds are parallel: round n + 1 reads only the state after round n. The moons ● and ○ are computed
 * beforehand (moons.ts), so that their vertices get no other value, as Algorithm 8 might give ☾; other
 * vertices see them only from their own round on. The variant "as published" does this too, and differs only
 * in leaving out what was added to P.
 *
 * Work lists: a round costs what it changes. Cost: O(order + arcs) for each value that the options of a
 * vertex take on, as for all-white digraphs; a chain or cycle of gray vertices is walked once for each growth
 * of one set.
 */
import { reverseArcs } from '../../graph/build.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { has, mexAt } from '../../numbers/growing-sets.ts';
import { known } from '../../result.ts';
import type { Labelling, Round, Solving } from '../theory.ts';
import { nameEnds } from './ends.ts';
import { FULL_MOON, grayFinding, MOON, NEW_MOON, UNASSIGNED, valueOfFinding } from './findings.ts';
import { assign, propagate } from './propagate.ts';
import { beginState, type CarryOnState, put } from './state.ts';
import { dropWitness, setWitness } from './witnesses.ts';

const MOON_SLICE = 1 << 15;

/**
 * The absorbing values ● and ○, computed first as a least fixpoint: a terminal gray vertex is ●; a white
 * vertex with a ● option is ○; gray → ○ is ●, gray → ● is ○. They are found level by level, and a level is
 * the round in which Algorithm 8 assigns them, so that steps agree with the paper; no other value may be
 * given to these vertices in the meantime. Cost: the arcs into these vertices.
 */
type Moons = {
  /** Per vertex NEW_MOON, FULL_MOON, or 0. */
  readonly fated: Int8Array;
  /** The fated vertices, those that will be ● or ○, level by level. */
  readonly sequence: Uint32Array;
  /** Where each level ends in the sequence. */
  readonly ends: readonly number[];
};

/** Finds them in slices; yields how many have been found. */
function* fullAndNewMoons(
  order: number,
  gray: Uint8Array,
  terminal: (v: number) => boolean,
  reversed: Arcs,
): Generator<number, Moons, void> {
  const fated = new Int8Array(order);
  const found: number[] = [];
  for (let v = 0; v < order; v++) {
    if (gray[v] === 0 || !terminal(v)) continue;
    fated[v] = NEW_MOON;
    found.push(v);
  }
  const ends: number[] = [];
  for (let from = 0, last = found.length; from < found.length; from++) {
    if (from === 0) ends.push(last);
    if (from === last) {
      last = found.length;
      ends.push(last);
    }
    findFrom(found[from], fated, gray, reversed, found);
    if (from % MOON_SLICE === MOON_SLICE - 1) yield from;
  }
  return { fated, sequence: Uint32Array.from(found), ends };
}

function findFrom(
  v: number,
  fated: Int8Array,
  gray: Uint8Array,
  { starts, targets }: Arcs,
  found: number[],
): void {
  const dark = gray[v] !== 0 && fated[v] === NEW_MOON;
  for (let e = starts[v]; e < starts[v + 1]; e++) {
    const u = targets[e];
    if (fated[u] !== 0 || (gray[u] === 0 && !dark)) continue;
    fated[u] = dark ? FULL_MOON : NEW_MOON;
    found.push(u);
  }
}

// The first half of a round decides which vertices get a value. It reads the state that the round before
// left, and changes nothing there except where each search stopped. A white vertex is decided anew only when
// its D ∪ P has a new mex or when its witness, the option that kept it from a value, has changed. The search
// through its options then continues where it stopped, so deciding a vertex any number of times at one mex
// costs one pass over its options.

/** What a round is going to assign. */
type Fresh = { readonly vertices: number[]; readonly findings: number[] };

/** Decides the vertices that a round examines, and lists what it is going to assign. */
function decide(
  state: CarryOnState,
  vertices: readonly number[],
  from: number,
  end: number,
  fresh: Fresh,
): void {
  const { found, excluded, lastMex, woken } = state;
  for (let i = from; i < end; i++) {
    const x = vertices[i];
    woken.isIn[x] = 0;
    dropWitness(state.witnesses, x);
    if (found[x] !== UNASSIGNED) continue;
    const m = mexAt(excluded, x);
    if (m !== -1 && m !== lastMex[x]) {
      lastMex[x] = m;
      state.cursors[x] = state.arcs.starts[x];
    }
    if (m !== -1 && !allOptionsRevert(state, x, m)) continue;
    fresh.vertices.push(x);
    fresh.findings.push(m === -1 ? MOON : m);
  }
}

/** Whether every unassigned option has a reply of value m. Once an option has one, it keeps it. */
function allOptionsRevert(state: CarryOnState, x: number, m: number): boolean {
  const { arcs, found, replies, cursors, witnesses } = state;
  const end = arcs.starts[x + 1];
  for (let e = cursors[x]; e < end; e++) {
    const y = arcs.targets[e];
    if (found[y] !== UNASSIGNED || has(replies, y, m)) continue;
    cursors[x] = e;
    setWitness(witnesses, x, y);
    return false;
  }
  cursors[x] = end;
  return true;
}

/** Decides gray vertices whose option was assigned in the round before. */
function decideGray(state: CarryOnState, vertices: readonly number[], fresh: Fresh): void {
  for (const g of vertices) {
    fresh.vertices.push(g);
    fresh.findings.push(grayFinding(state.found[state.options[g]]));
  }
}

/** Vertices handled between two yields: some milliseconds of work. */
const SLICE = 1 << 14;
const NONE = new Uint32Array(0);

/** Values of a graph in the rounds of Algorithm 8, corrected or as published. */
export function* assignWithCarryOn(graph: GameGraph, asPublished: boolean): Solving {
  const { order } = graph;
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  yield { step: 0, labelling, vertices: NONE };
  const reversed = reverseArcs(graph.left);
  yield { step: 0, labelling, vertices: NONE };
  const state = beginState(graph, reversed, asPublished);
  yield { step: 0, labelling, vertices: NONE };
  const moons = yield* findMoons(state, labelling);
  const places = new Map<number, number>();
  const sequence = new Uint32Array(order);
  const fresh: Fresh = { vertices: [], findings: [] };
  begin(state, moons, fresh);
  let end = 0;
  let step = 0;
  for (; fresh.vertices.length > 0; step++) {
    known(step <= order, 'Abuku et al., Theorem 2.3: Algorithm 8 ends by step #V');
    sequence.set(fresh.vertices, end);
    yield* write(state, moons, fresh, step, labelling, places, sequence.subarray(end));
    end += fresh.vertices.length;
    yield* findNext(state, moons, fresh, step + 1, labelling);
  }
  yield* nameEnds(state, labelling, step);
  return labelling;
}

function* findMoons(
  { gray, arcs, reversed }: CarryOnState,
  labelling: Labelling,
): Generator<Round, Moons, void> {
  const terminal = (v: number) => arcs.starts[v] === arcs.starts[v + 1];
  const search = fullAndNewMoons(gray.length, gray, terminal, reversed);
  for (;;) {
    const slice = search.next();
    if (slice.done) return slice.value;
    yield { step: 0, labelling, vertices: NONE };
  }
}

/** Round 0 assigns terminal vertices. Every other white vertex that is not fated is examined in round 1. */
function begin({ arcs, gray, woken }: CarryOnState, { fated }: Moons, { vertices, findings }: Fresh): void {
  for (let v = 0; v < gray.length; v++) {
    if (arcs.starts[v] === arcs.starts[v + 1]) {
      vertices.push(v);
      findings.push(gray[v] !== 0 ? NEW_MOON : 0);
    } else if (gray[v] === 0 && fated[v] === 0) put(woken, v);
  }
}

/** The second half of a round writes values down. */
function* write(
  state: CarryOnState,
  { fated }: Moons,
  { vertices, findings }: Fresh,
  step: number,
  labelling: Labelling,
  places: Map<number, number>,
  sequence: Uint32Array,
): Generator<Round, void, void> {
  const { table, codes, steps } = labelling;
  const { grown } = state;
  for (let from = 0; from < vertices.length; from += SLICE) {
    const to = Math.min(from + SLICE, vertices.length);
    for (let i = from; i < to; i++) {
      const v = vertices[i];
      assign(state, fated, v, findings[i]);
      let place = places.get(findings[i]);
      if (place === undefined) {
        place = table.push(valueOfFinding(findings[i])) - 1;
        places.set(findings[i], place);
      }
      codes[v] = place;
      steps[v] = step;
    }
    yield { step, labelling, vertices: sequence.subarray(from, to) };
  }
  for (let from = 0; from < grown.items.length; ) {
    if (from > 0) yield { step, labelling, vertices: NONE };
    from = propagate(state, fated, from, SLICE);
  }
  grown.items = [];
}

/** The first half of the next round decides values. */
function* findNext(
  state: CarryOnState,
  { fated, ends, sequence }: Moons,
  fresh: Fresh,
  step: number,
  labelling: Labelling,
): Generator<Round, void, void> {
  fresh.vertices.length = 0;
  fresh.findings.length = 0;
  const looked = state.woken.items;
  state.woken.items = [];
  for (let from = 0; from < looked.length; from += SLICE) {
    if (from > 0) yield { step, labelling, vertices: NONE };
    decide(state, looked, from, Math.min(from + SLICE, looked.length), fresh);
  }
  const gray = state.grayNext;
  state.grayNext = [];
  decideGray(state, gray, fresh);
  if (step >= ends.length) return;
  for (let i = ends[step - 1]; i < ends[step]; i++) {
    const v = sequence[i];
    fresh.vertices.push(v);
    fresh.findings.push(fated[v]);
    known(state.found[v] === UNASSIGNED, 'a vertex fated to be a moon was given another value');
  }
}
