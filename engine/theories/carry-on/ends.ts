/**
 * The sets that are only known at the end (Abuku et al., Definitions 2.1 and 2.2, Algorithms 6 to 8). F(x),
 * the numbers to which the opponent can be forced: the least fixpoint of F(x) ⊇ {n} for a gray option with
 * the white option n, and F(x) ⊇ F(z) for a gray option with option z. D(x), the numbers to move to: those of
 * white options, and D(z) for each gray option with option z. A moon gets F as its phase; an unassigned white
 * vertex is the nymphet of its F, or ∞ with D if F is empty. Cost: O(order + arcs) for each number that
 * enters a set.
 *
 * F of an unassigned vertex never has two elements: both numbers would be in P, one covering all but itself,
 * and leave a moon. As published P may miss them; the printed algorithm does not say which to take then, and
 * we take the least.
 */
import {
  addNumber,
  addSet,
  type GrowingSets,
  growingSets,
  isEmptyAt,
  numbersAt,
} from '../../numbers/growing-sets.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling, Round } from '../theory.ts';
import { MOON, UNASSIGNED } from './findings.ts';
import { type CarryOnState, put, type VertexList, vertexList } from './state.ts';

const SLICE = 1 << 14;
const NONE = new Uint32Array(0);

/** Assigns phases, nymphets and ∞ at the end, in slices. */
export function* nameEnds(
  state: CarryOnState,
  labelling: Labelling,
  step: number,
): Generator<Round, void, void> {
  const vertices = toBeNamed(state.found);
  if (vertices.length === 0) return;
  const slice: Round = { step, labelling, vertices: NONE };
  const forced = growingSets(state.found.length);
  const direct = growingSets(state.found.length, forced.pool);
  for (const [sets, first] of [[forced, forceNumbers] as const, [direct, offerNumbers] as const]) {
    const grown = vertexList(state.found.length);
    for (let v = 0; v < state.found.length; v++) {
      if (state.found[v] >= 0) first(state, sets, grown, v);
      if (v % SLICE === SLICE - 1) yield slice;
    }
    for (let i = 0; i < grown.items.length; i++) {
      passOn(state, sets, grown, grown.items[i]);
      if (i % SLICE === SLICE - 1) yield slice;
    }
  }
  const register: Register = { table: labelling.table, places: new Map() };
  for (let from = 0; from < vertices.length; from += SLICE) {
    const some = vertices.subarray(from, from + SLICE);
    for (const v of some) labelling.codes[v] = placeOf(register, state, forced, direct, v);
    yield { step, labelling, vertices: some };
  }
}

/** Moons and unassigned vertices. */
function toBeNamed(found: Int32Array): Uint32Array {
  const vertices = new Uint32Array(found.length);
  let count = 0;
  for (let v = 0; v < found.length; v++) {
    if (found[v] === MOON || found[v] === UNASSIGNED) vertices[count++] = v;
  }
  return vertices.subarray(0, count);
}

/** z got a number, so a player who can move to a gray vertex before z can force the opponent there. */
function forceNumbers(
  { reversed, gray, found }: CarryOnState,
  sets: GrowingSets,
  grown: VertexList,
  z: number,
): void {
  for (let e = reversed.starts[z]; e < reversed.starts[z + 1]; e++) {
    const g = reversed.targets[e];
    if (gray[g] === 0) continue;
    for (let f = reversed.starts[g]; f < reversed.starts[g + 1]; f++) {
      const x = reversed.targets[f];
      if (addNumber(sets, x, found[z])) put(grown, x);
    }
  }
}

/** z got a number, so every vertex with a move to z offers it. */
function offerNumbers(
  { reversed, found }: CarryOnState,
  sets: GrowingSets,
  grown: VertexList,
  z: number,
): void {
  for (let e = reversed.starts[z]; e < reversed.starts[z + 1]; e++) {
    const x = reversed.targets[e];
    if (addNumber(sets, x, found[z])) put(grown, x);
  }
}

/**
 * The set of z has grown, so the sets of all vertices that can move to a gray vertex before z grow as well.
 */
function passOn({ reversed, gray }: CarryOnState, sets: GrowingSets, grown: VertexList, z: number): void {
  grown.isIn[z] = 0;
  for (let e = reversed.starts[z]; e < reversed.starts[z + 1]; e++) {
    const g = reversed.targets[e];
    if (gray[g] === 0) continue;
    for (let f = reversed.starts[g]; f < reversed.starts[g + 1]; f++) {
      const x = reversed.targets[f];
      if (addSet(sets, x, sets, z)) put(grown, x);
    }
  }
}

type Register = { readonly table: Value[]; readonly places: Map<string, number> };

/**
 * The index in the table of the value of a moon or an unassigned vertex. Equal sets are one set in the pool,
 * so they share a key.
 */
function placeOf(
  { table, places }: Register,
  { gray, found }: CarryOnState,
  forced: GrowingSets,
  direct: GrowingSets,
  v: number,
): number {
  const isMoon = found[v] === MOON;
  const isGray = gray[v] !== 0;
  const sets = isMoon || !isEmptyAt(forced, v) ? forced : direct;
  const shape = isGray ? 'gray' : isMoon ? 'moon' : sets === forced ? 'nymphet' : 'cyclic';
  const key = isGray ? shape : `${shape} ${sets.low[v]} ${sets.high[v]}`;
  let place = places.get(key);
  if (place === undefined) {
    place = table.push(isGray ? { kind: 'undetermined' } : named(shape, numbersAt(sets, v))) - 1;
    places.set(key, place);
  }
  return place;
}

function named(shape: string, numbers: readonly number[]): Value {
  if (shape === 'moon') return { kind: 'moon', phase: numbers };
  if (shape === 'nymphet') return { kind: 'nymphet', n: numbers[0] };
  return { kind: 'cyclic', exits: numbers };
}
