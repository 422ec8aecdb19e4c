/**
 * Values of every vertex of a partizan game graph, bottom up: strongly connected components in reverse
 * topological order; options that leave a component count as the canonical forms of their values. Infinite
 * play is drawn.
 *
 * If only one player moves inside a component, its values are guessed and checked (component/wandering.ts).
 * If a component and all it leads to are stoppers, one comparison of all its pairs gives its values.
 * Otherwise onsides are found from the onsides of what it leads to, and offsides as negatives of the onsides
 * of the negatives. A vertex whose side was not found, neither so nor by comparing it with the stoppers at
 * hand, stays as it is, and counts as a part of the components that lead to it.
 */
import { stronglyConnectedComponents } from '../../graph/components.ts';
import type { Arcs, GameGraph } from '../../graph/game-graph.ts';
import { alternation } from './component/alternating.ts';
import { onsideIds } from './component/onside.ts';
import { simplestForm } from './component/single.ts';
import { canonicalIds } from './component/stoppers.ts';
import type { PairsSpent } from './component/trial.ts';
import {
  emptyMenus,
  type Menus,
  type Wandering,
  type WanderingNotes,
  wander,
  wanderingNotes,
} from './component/wandering.ts';
import { type CoreOptions, type Local, localGraph, numbersAlong } from './local.ts';
import { best } from './order/best.ts';
import { type Order, pairsOf } from './order/comparison-board.ts';
import { comparing } from './order/pairs.ts';
import { type Sides, type SidesSlice, TOO_LARGE, UNKNOWN, UNSIDED, USUAL_PAIRS } from './sides.ts';
import { negative } from './store/negative.ts';
import { emptyStore, type Store } from './store/store.ts';

/**
 * A component of a graph with what it leads to, gathered from the sides that are known: what its sides are
 * found from.
 */
type SidesSoFar = {
  readonly left: Arcs;
  readonly right: Arcs;
  /** Per vertex 1 + its place in the current local graph; 0 if it is not in it. */
  readonly places: Int32Array;
  readonly sides: Sides;
};

/**
 * The local graph of a component: its members, then the vertices without a side that it leads to, then
 * values; options that are values dominated by other values are left out. Values that are no options may be
 * put beside them. Undefined if it leads to something that was too large.
 */
function gather(
  work: SidesSoFar,
  members: Uint32Array,
  ahead: 1 | -1,
  beside: readonly number[] = [],
): Local | undefined {
  const { sides, left, right, places } = work;
  const core = Array.from(members);
  for (let i = 0; i < core.length; i++) places[core[i]] = i + 1;
  const lefts: CoreOptions[] = [];
  const rights: CoreOptions[] = [];
  let small = true;
  for (let i = 0; i < core.length && small; i++) {
    const l = coreOptions(work, ahead === 1 ? left : right, core, i, ahead, 1);
    const r = coreOptions(work, ahead === 1 ? right : left, core, i, ahead, -1);
    if (l && r) {
      lefts.push(l);
      rights.push(r);
    } else {
      small = false;
    }
  }
  for (const v of core) places[v] = 0;
  return small ? localGraph(sides.store, lefts, rights, beside) : undefined;
}

function coreOptions(
  { sides, places }: SidesSoFar,
  { starts, targets }: Arcs,
  core: number[],
  i: number,
  ahead: 1 | -1,
  player: 1 | -1,
): CoreOptions | undefined {
  const { store } = sides;
  const side = ahead === 1 ? sides.onsides : sides.offsides;
  const inside: number[] = [];
  const values: number[] = [];
  const v = core[i];
  for (let e = starts[v], last = starts[v + 1]; e < last; e++) {
    const option = targets[e];
    if (side[option] >= 0) {
      const id = ahead === 1 ? side[option] : negative(store, side[option]);
      if (!values.includes(id)) values.push(id);
      continue;
    }
    if (side[option] === TOO_LARGE) return undefined;
    if (places[option] === 0) places[option] = core.push(option);
    const place = places[option] - 1;
    if (!inside.includes(place)) inside.push(place);
  }
  return { core: inside, values: best(store, values, player) };
}

// Finds sides that rewriting a component missed. If a value is a stopper, its other side, or a side of
// another vertex, may already be known: if a comparison gives ≥ and ≤ in γ⁺ (or in γ⁻), they are equal. Each
// side that is found makes the component smaller, and then rewriting may find more. Only components with an
// unknown side are examined again; among random digraphs of eight vertices these are one in 20,000.

/** The most values that are put beside a component when its sides are looked for once more. */
const MOST_BESIDE = 256;

/**
 * Looks once more for sides that were not found, since the steps that rewrite a graph miss some: with the
 * sides that were found as values of the other members, and with the stoppers at hand beside the graph, to
 * any of which a side may be equal. It looks again as long as it finds any. Trials have what the first look
 * at the side left of their budget.
 */
function* compareWithStoppersAtHand(
  work: SidesSoFar,
  members: Uint32Array,
  spent: Readonly<Record<1 | -1, PairsSpent>>,
): Generator<void, void, void> {
  const { store, onsides, offsides } = work.sides;
  for (let more = true; more; ) {
    more = false;
    for (const ahead of [1, -1] as const) {
      const side = ahead === 1 ? onsides : offsides;
      const open = members.filter((v) => side[v] === UNSIDED);
      if (open.length === 0) continue;
      const found = yield* lookAgain(work, open, ahead, stoppersAtHand(work, members, open), spent[ahead]);
      for (let i = 0; i < open.length; i++) {
        if (found[i] < 0) continue;
        side[open[i]] = ahead === 1 ? found[i] : negative(store, found[i]);
        more = true;
      }
    }
  }
}

/**
 * The sides that were found of these members and their negatives, each once; before others those of the
 * members that have one side.
 */
function stoppersAtHand({ sides }: SidesSoFar, members: Uint32Array, open: Uint32Array): readonly number[] {
  const { store, onsides, offsides } = sides;
  const found = new Set<number>();
  for (const v of [...open, ...members]) {
    for (const id of [onsides[v], offsides[v]]) {
      if (found.size >= MOST_BESIDE) return [...found];
      if (id >= 0) found.add(id).add(negative(store, id));
    }
  }
  return [...found];
}

/**
 * Onsides of these members (ahead = 1), or of their negatives (−1), with these values beside the graph;
 * nothing if it is too large.
 */
function* lookAgain(
  work: SidesSoFar,
  members: Uint32Array,
  ahead: 1 | -1,
  beside: readonly number[],
  spent: PairsSpent,
): Generator<void, Int32Array, void> {
  const { store } = work.sides;
  const local = gather(work, members, ahead, beside);
  if (!local || pairsOf(local) > USUAL_PAIRS) return new Int32Array(members.length).fill(UNSIDED);
  const order = yield* comparing(store, local, alternation(local).cyclic);
  return onsideIds(store, local, order, spent).subarray(0, members.length);
}

export type SidesOptions = {
  /** The store that receives the values; a new one if none is given. */
  readonly store?: Store;
  /** The most pairs of a component that are compared. */
  readonly pairs?: number;
};

/**
 * Solves in slices; each handles a batch of components and yields the vertices that got their sides in it.
 */
export function* sidesOf(
  graph: GameGraph,
  { store = emptyStore(), pairs = USUAL_PAIRS }: SidesOptions = {},
): Generator<SidesSlice, Sides, void> {
  const { order, left, right } = graph;
  const sides: Sides = {
    store,
    onsides: new Int32Array(order).fill(UNKNOWN),
    offsides: new Int32Array(order).fill(UNKNOWN),
    tooLarge: [],
  };
  const { of, count } = stronglyConnectedComponents(left, right);
  const { starts, targets: sequence } = membersOf(of, count);
  const work: Work = {
    left,
    right,
    of,
    places: new Int32Array(order),
    stoppers: new Uint8Array(order),
    sides,
    pairs,
    menus: {},
    notes: wanderingNotes(order),
  };
  let done = 0;
  for (let component = 0; component < count; component++) {
    const members = sequence.subarray(starts[component], starts[component + 1]);
    if (!solveAlone(work, members)) {
      for (const _ of solveComponent(work, members)) yield { sides, vertices: NONE };
    }
    noteStoppers(work, members);
    const end = starts[component + 1];
    if (end - done < SLICE && component < count - 1) continue;
    yield { sides, vertices: sequence.subarray(done, end) };
    done = end;
  }
  return sides;
}

// Loops over members are in plain functions: JavaScript engines run a loop inside a generator several times
// slower.

function noteStoppers({ stoppers, sides: { onsides, offsides } }: Work, members: Uint32Array): void {
  for (let i = 0; i < members.length; i++) {
    const v = members[i];
    stoppers[v] = onsides[v] >= 0 && onsides[v] === offsides[v] ? 1 : 0;
  }
}

function copyAt(vertices: Uint32Array, from: Int32Array, into: Int32Array): void {
  for (let i = 0; i < vertices.length; i++) into[vertices[i]] = from[vertices[i]];
}

/** Vertices handled between two yields. */
const SLICE = 512;
const NONE = new Uint32Array(0);

type Work = SidesSoFar & {
  readonly of: Uint32Array;
  /** Per vertex: 1 if it is known to be a stopper. */
  readonly stoppers: Uint8Array;
  readonly pairs: number;
  /** Tables for components in which only Left moves, and for those in which only Right does. */
  /** By the player who moves; empty where no component needed them yet. */
  readonly menus: Partial<Record<1 | -1, Menus>>;
  readonly notes: WanderingNotes;
};

/** The vertices of each component, in ascending rows. */
function membersOf(of: Uint32Array, count: number): Arcs {
  const starts = new Uint32Array(count + 1);
  for (const component of of) starts[component]++;
  for (let c = 0, sum = 0; c <= count; c++) {
    sum += starts[c];
    starts[c] = sum;
  }
  const targets = new Uint32Array(of.length);
  for (let v = of.length - 1; v >= 0; v--) targets[--starts[of[v]]] = v;
  return { starts, targets };
}

/** Solves a vertex that lies on no cycle, if all its options are stoppers. */
function solveAlone(work: Work, members: Uint32Array): boolean {
  if (members.length > 1 || !stopsHere(work, members[0])) return false;
  const { left, right, sides } = work;
  const { store, onsides, offsides } = sides;
  const v = members[0];
  onsides[v] = simplestForm(store, numbersAlong(left, v, onsides), numbersAlong(right, v, onsides));
  offsides[v] = onsides[v];
  return true;
}

function* solveComponent(work: Work, members: Uint32Array): Generator<void, void, void> {
  const { sides } = work;
  const { store, onsides, offsides } = sides;
  const { stoppers, inside } = surveyed(work, members);
  if (stoppers && (inside === LEFT || inside === RIGHT)) {
    const mover = inside === LEFT ? 1 : -1;
    const [moves, leaves] = inside === LEFT ? [work.left, work.right] : [work.right, work.left];
    const wandering: Wandering = { members, mover, moves, leaves };
    work.menus[mover] ??= emptyMenus(mover);
    if (yield* wander(store, work.menus[mover], work.notes, wandering, onsides))
      return copyAt(members, onsides, offsides);
  }
  const spent = { 1: { pairs: 0 }, '-1': { pairs: 0 } };
  const found = yield* solveSide(work, members, 1, stoppers, spent[1]);
  for (let i = 0; i < members.length; i++) onsides[members[i]] = found.ids[i];
  if (found.stoppers) {
    for (let i = 0; i < members.length; i++) offsides[members[i]] = found.ids[i];
    return;
  }
  const turned = (yield* solveSide(work, members, -1, false, spent[-1])).ids;
  for (let i = 0; i < members.length; i++) offsides[members[i]] = turnedBack(store, turned[i]);
  yield* compareWithStoppersAtHand(work, members, spent);
}

/** The side whose negative was found, or what says that none was. */
const turnedBack = (store: Store, id: number): number => (id >= 0 ? negative(store, id) : id);

/** Whether a vertex has no move to itself and all its options are stoppers. */
function stopsHere({ left, right, stoppers }: Work, v: number): boolean {
  for (const { starts, targets } of [left, right]) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (targets[e] === v || stoppers[targets[e]] === 0) return false;
    }
  }
  return true;
}

const LEFT = 1;
const RIGHT = 2;

/** Whether all exits are stoppers, and who moves inside: LEFT, RIGHT or both. */
function surveyed(work: Work, members: Uint32Array): { readonly stoppers: boolean; readonly inside: number } {
  const lefts = inwards(work, work.left, members);
  const rights = lefts < 0 ? lefts : inwards(work, work.right, members);
  if (rights < 0) return { stoppers: false, inside: LEFT | RIGHT };
  return { stoppers: true, inside: (lefts > 0 ? LEFT : 0) | (rights > 0 ? RIGHT : 0) };
}

/**
 * How many of these arcs stay in the component; −1 if one leaves it for what is not known to be a stopper.
 */
function inwards({ of, stoppers }: Work, { starts, targets }: Arcs, members: Uint32Array): number {
  const here = of[members[0]];
  let count = 0;
  for (let i = 0; i < members.length; i++) {
    const v = members[i];
    for (let e = starts[v], last = starts[v + 1]; e < last; e++) {
      const option = targets[e];
      if (of[option] === here) count++;
      else if (stoppers[option] === 0) return -1;
    }
  }
  return count;
}

/**
 * Finds onsides of the members (ahead = 1), or of their negatives (−1). `stoppers` on entry: all exits are;
 * on return: the members are too.
 */
function* solveSide(
  work: Work,
  members: Uint32Array,
  ahead: 1 | -1,
  stoppers: boolean,
  spent: PairsSpent,
): Generator<void, { readonly ids: Int32Array; readonly stoppers: boolean }, void> {
  const { store } = work.sides;
  const local = gather(work, members, ahead);
  const cyclic = local !== undefined && bothMoveInside(local) && alternation(local).cyclic;
  const order = local && (yield* orderWithin(work, local, cyclic));
  if (!order) return { ids: new Int32Array(members.length).fill(TOO_LARGE), stoppers: false };
  if (!cyclic) {
    const ids = canonicalIds(store, local, order, new Uint8Array(local.core).fill(1));
    return { ids: ids.subarray(0, members.length), stoppers };
  }
  return { ids: onsideIds(store, local, order, spent).subarray(0, members.length), stoppers: false };
}

/** The order of a local graph; undefined, with a note of it, if it has too many pairs. */
function* orderWithin(
  { sides, pairs: most }: Work,
  local: Local,
  cyclic: boolean,
): Generator<void, Order | undefined, void> {
  const pairs = pairsOf(local);
  if (pairs <= most) {
    try {
      return yield* comparing(sides.store, local, cyclic);
    } catch (error) {
      // Arrays too large for what memory there is are refused so.
      if (!(error instanceof RangeError) || pairs < USUAL_PAIRS) throw error;
    }
  }
  sides.tooLarge.push({ pairs, most });
  return undefined;
}

/** Whether both players have a move inside the core; an alternating cycle needs both. */
function bothMoveInside({ core, left, right }: Local): boolean {
  const inside = (options: readonly (readonly number[])[]): boolean => {
    for (let v = 0; v < core; v++) if (options[v].length > 0 && options[v][0] < core) return true;
    return false;
  };
  return inside(left) && inside(right);
}
