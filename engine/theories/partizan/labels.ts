/**
 * Turns sides into values: each pair of sides becomes one entry of the table, in the order in which it is
 * met.
 */

import { keep, lookUp, type PairTable, pairTable } from '../../numbers/pair-table.ts';
import type { InfinitePlay } from '../../outcome/outcome.ts';
import type { Rules } from '../../outcome/rules.ts';
import type { Value } from '../../values/value.ts';
import type { Labelling, LeftOut, Round, Solving } from '../labelling.ts';
import { BYTES_A_PAIR, type Sides, type SidesSlice, THOROUGH_PAIRS, TOO_LARGE, UNSIDED } from './sides.ts';
import { formOfOptions } from './store/form.ts';
import type { Store } from './store/store.ts';

/**
 * Turns slices into rounds. Vertices of a component too large to compare get no value; they keep the code −1.
 */
export function* labelled(
  order: number,
  slices: Generator<SidesSlice, Sides, void>,
  { infinitePlay }: Rules,
): Solving {
  const labelling: Labelling = {
    table: [],
    codes: new Int32Array(order).fill(-1),
    steps: new Int32Array(order).fill(-1),
  };
  const known = pairTable();
  let leftOut = 0;
  let slice = slices.next();
  for (; !slice.done; slice = slices.next()) {
    const { sides, vertices } = slice.value;
    leftOut += giveCodes(sides, vertices, infinitePlay, labelling, known);
    const round: Round = { step: 0, labelling, vertices };
    yield round;
  }
  if (leftOut > 0) labelling.leftOut = whyLeftOut(leftOut, slice.value);
  sidesBehind.set(labelling, slice.value);
  return labelling;
}

/**
 * The sides from which a labelling was made, with their store; they are released together with the labelling.
 */
const sidesBehind = new WeakMap<Labelling, Sides>();

/** Undefined for a labelling that another theory made, or that was sent from another thread. */
export const sidesOfLabelling = (labelling: Labelling): Sides | undefined => sidesBehind.get(labelling);

function whyLeftOut(count: number, { tooLarge }: Sides): LeftOut {
  const { pairs, most } = tooLarge.reduce((a, b) => (b.pairs < a.pairs ? b : a));
  const who =
    count === 1
      ? '1 node has no value: it lies on, or leads to,'
      : `${count.toLocaleString('en')} nodes have no value: they lie on, or lead to,`;
  const megabytes = Math.ceil((pairs * BYTES_A_PAIR) / 1e6).toLocaleString('en');
  const isWithoutMemory = pairs <= most;
  const why = isWithoutMemory
    ? 'and there is no such memory here'
    : `and no more than ${most.toLocaleString('en')} are compared`;
  return {
    says: `${who} a strongly connected component too large for all its pairs to be compared: it has ${pairs.toLocaleString('en')}, which take some ${megabytes} MB, ${why}`,
    canBeTried: !isWithoutMemory && most < THOROUGH_PAIRS && pairs <= THOROUGH_PAIRS,
  };
}

/**
 * Returns how many of the vertices have no value. By index, and in no generator: there such a loop is slow.
 */
function giveCodes(
  sides: Sides,
  vertices: Uint32Array,
  infinitePlay: InfinitePlay,
  labelling: Labelling,
  known: PairTable,
): number {
  let leftOut = 0;
  for (let i = 0; i < vertices.length; i++) {
    const code = codeOf(sides, vertices[i], infinitePlay, labelling, known);
    labelling.codes[vertices[i]] = code;
    if (code < 0) leftOut++;
  }
  return leftOut;
}

function codeOf(
  { store, onsides, offsides }: Sides,
  v: number,
  infinitePlay: InfinitePlay,
  { table }: Labelling,
  known: PairTable,
): number {
  // If one player wins infinite play, the game is γ⁺ or γ⁻, and equal to that side.
  const on = infinitePlay === 'right' ? offsides[v] : onsides[v];
  const off = infinitePlay === 'left' ? onsides[v] : offsides[v];
  if (on === TOO_LARGE || off === TOO_LARGE) return -1;
  // The place 0 means a side that was not shown to be a stopper; the other side may be known.
  const code = lookUp(known, on - UNSIDED, off - UNSIDED);
  if (code >= 0) return code;
  keep(known, on - UNSIDED, off - UNSIDED, table.push(valueOfSides(store, on, off)) - 1);
  return table.length - 1;
}

/** The value with these sides, given as ids of the store, or UNSIDED. */
export function valueOfSides(store: Store, on: number, off: number): Value {
  if (on === UNSIDED || off === UNSIDED) {
    return {
      kind: 'unsided',
      ...(on !== UNSIDED && { onside: formOfOptions(store, on) }),
      ...(off !== UNSIDED && { offside: formOfOptions(store, off) }),
    };
  }
  if (on === off) return { kind: 'stopper', canonical: formOfOptions(store, on) };
  return { kind: 'sided', onside: formOfOptions(store, on), offside: formOfOptions(store, off) };
}
