/**
 * Solves a component in which only one player moves and the other can only leave it: a fox that goes round
 * between geese that never go back. It compares no pairs of the component; it guesses the values, vertex by
 * vertex, and checks them.
 *
 * The check. Let f(x) give each vertex the value of its options, those inside having the value that x gives
 * them. Values x with x = f(x) are the values of the vertices. For Left survives γ(v) − x(v), moving second:
 * she answers as in f(x)(v) − x(v), and whenever γ(v) moves to γ(w), as in x(w) − y ≥ 0, the position that
 * play has reached. Either γ moves infinitely often, which is not a loss in γ⁺, or play ends up in a
 * difference of stoppers, which she survives. So x ≤ γ⁺, and x ≥ γ⁻ by the same argument with the players
 * exchanged (the Sidling Theorem; Berlekamp, Conway and Guy, Winning Ways, chapter 11). No cycle here
 * alternates and every exit is a stopper, so each γ(v) is one, γ⁺ = γ⁻, and x = γ.
 *
 * The guess. Let Right be the player who moves. First he is also allowed to pass at every vertex: values
 * start at { exits | pass } and fall until none changes. Usually these are the values, since he can go to a
 * neighbour and back; then some neighbour of each vertex has the same value, or no pass is left. Next the
 * pass is taken away: values that change rise, since he can do less. The iteration stops when nothing
 * changes, which is the check. If it does not stop soon, all pairs are compared instead.
 */
import type { Arcs } from '../../../graph/game-graph.ts';
import { type IdSets, idSets, membersOfSet, numberOfSet } from '../../../numbers/id-sets.ts';
import { keep, lookUp, type PairTable, pairTable } from '../../../numbers/pair-table.ts';
import { best } from '../order/best.ts';
import type { Store } from '../store/store.ts';
import { simplestForm, simplestWithPass } from './single.ts';

/** The guess is given up after this many rounds over the vertices in either phase. */
const MOST_ROUNDS = 40;

/** Options examined between two yields. */
const SLICE = 1 << 18;

/** The values of sets of options, with and without a pass, kept for all components of a graph. */
export type Menus = {
  readonly moves: Choices;
  readonly exits: Choices;
  readonly forms: PairTable;
  readonly formsWithPass: PairTable;
};

/**
 * Sets of one player's options. best[set] is 1 + the set that is left without its dominated options, or 0 if
 * it has not been computed.
 */
type Choices = { readonly player: 1 | -1; readonly sets: IdSets; best: Int32Array };

const choices = (player: 1 | -1): Choices => ({ player, sets: idSets(), best: new Int32Array(256) });

/** Empty tables for components in which this player moves. */
export const emptyMenus = (mover: 1 | -1): Menus => ({
  moves: choices(mover),
  exits: choices(mover === 1 ? -1 : 1),
  forms: pairTable(),
  formsWithPass: pairTable(),
});

/**
 * What is noted of each vertex of a graph, one component after the other; times are counted, not measured.
 */
export type WanderingNotes = {
  /** The set of values to which the other player can leave. */
  readonly exits: Int32Array;
  /** When the vertex was last given the value of its options, and when that changed its value. */
  readonly lookedAt: Int32Array;
  readonly changedAt: Int32Array;
  time: number;
};

export const wanderingNotes = (order: number): WanderingNotes => ({
  exits: new Int32Array(order),
  lookedAt: new Int32Array(order),
  changedAt: new Int32Array(order),
  time: 0,
});

export type Wandering = {
  readonly members: Uint32Array;
  /**
   * The player who moves inside: Left (1) or Right (−1); that player's arcs, and the other player's arcs, all
   * of which leave the component.
   */
  readonly mover: 1 | -1;
  readonly moves: Arcs;
  readonly leaves: Arcs;
};

/**
 * Gives `values` the ids of the members and returns true, or leaves them as they were and returns false. On
 * entry `values` holds the ids of all exits, and something negative at the members. O(arcs) a round, and the
 * simplest forms of options not met before.
 */
export function* wander(
  store: Store,
  menus: Menus,
  notes: WanderingNotes,
  wandering: Wandering,
  values: Int32Array,
): Generator<void, boolean, void> {
  const { members } = wandering;
  const unknown = values[members[0]];
  const walk: Walk = {
    store,
    menus,
    notes,
    wandering,
    values,
    seen: 0,
    changed: false,
  };
  noteExits(walk);
  // First with the passes, then without them.
  const guessed = yield* settle(walk, true);
  if (guessed && (supported(walk) || (yield* settle(walk, false)))) return true;
  for (const v of members) values[v] = unknown;
  return false;
}

type Walk = {
  readonly store: Store;
  readonly menus: Menus;
  readonly notes: WanderingNotes;
  readonly wandering: Wandering;
  readonly values: Int32Array;
  /** Options examined since the last yield. */
  seen: number;
  /** Whether this round has changed a value. */
  changed: boolean;
};

/** A buffer of values, ascending, each once. Nothing in it is kept over a yield. */
let hand = new Int32Array(64);

function noteExits({ store, menus, notes, wandering, values }: Walk): void {
  const { members, leaves } = wandering;
  for (let i = 0; i < members.length; i++) {
    const v = members[i];
    notes.exits[v] = chosen(store, menus.exits, inHand(leaves, v, values));
  }
}

/** The set of those options in the buffer that are not dominated. */
function chosen(store: Store, menu: Choices, count: number): number {
  const { sets, player } = menu;
  const all = numberOfSet(sets, hand, count);
  if (all >= menu.best.length) {
    const longer = new Int32Array(2 * (all + 1));
    longer.set(menu.best);
    menu.best = longer;
  }
  if (menu.best[all] === 0) {
    const kept = best(store, Array.from(membersOfSet(sets, all)), player);
    menu.best[all] =
      1 + (kept.length === count ? all : numberOfSet(sets, Int32Array.from(kept), kept.length));
  }
  return menu.best[all] - 1;
}

/** Puts the known values of a vertex's options into the buffer; returns how many there are. */
function inHand({ starts, targets }: Arcs, v: number, values: Int32Array): number {
  const first = starts[v];
  const end = starts[v + 1];
  if (end - first > hand.length) hand = new Int32Array(2 * (end - first));
  let count = 0;
  for (let e = first; e < end; e++) {
    const id = values[targets[e]];
    if (id < 0) continue;
    let place = count;
    while (place > 0 && hand[place - 1] > id) place--;
    if (place > 0 && hand[place - 1] === id) continue;
    for (let i = count; i > place; i--) hand[i] = hand[i - 1];
    hand[place] = id;
    count++;
  }
  return count;
}

/**
 * Goes over the members in both directions until a round changes nothing. False if that takes too many
 * rounds.
 */
function* settle(walk: Walk, passing: boolean): Generator<void, boolean, void> {
  const { length } = walk.wandering.members;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    walk.changed = false;
    for (let step = 0; step < length; ) {
      step = goOver(walk, passing, round, step);
      if (walk.seen < SLICE) continue;
      walk.seen = 0;
      yield;
    }
    if (!walk.changed) return true;
  }
  return false;
}

/**
 * Gives members the values of their options, beginning at a step of the round, until a slice is full; returns
 * the next step. After the first round it passes over a member none of whose options has changed since. It is
 * not a generator, since a JavaScript engine would run this loop several times slower in one.
 */
function goOver(walk: Walk, passing: boolean, round: number, from: number): number {
  const { store, menus, notes, wandering, values } = walk;
  const { exits, lookedAt, changedAt } = notes;
  const { members, moves } = wandering;
  const { starts } = moves;
  let { seen } = walk;
  let { time } = notes;
  let step = from;
  for (; step < members.length && seen < SLICE; step++) {
    const v = members[round % 2 === 0 ? step : members.length - 1 - step];
    seen += 1 + starts[v + 1] - starts[v];
    if (round > 0 && !hasChanged(moves, v, changedAt, lookedAt[v])) continue;
    time++;
    lookedAt[v] = time;
    const id = worth(walk, exits[v], chosen(store, menus.moves, inHand(moves, v, values)), passing);
    if (values[v] === id) continue;
    walk.changed = true;
    values[v] = id;
    changedAt[v] = time;
  }
  walk.seen = seen;
  notes.time = time;
  return step;
}

/** Whether an option of v has changed since that time; v may be an option of its own. */
function hasChanged({ starts, targets }: Arcs, v: number, changedAt: Int32Array, since: number): boolean {
  for (let e = starts[v], end = starts[v + 1]; e < end; e++) if (changedAt[targets[e]] >= since) return true;
  return false;
}

/** The value of a position with these sets of exits and moves. */
function worth({ store, menus, wandering }: Walk, exits: number, moves: number, passing: boolean): number {
  const { forms, formsWithPass } = menus;
  const table = passing ? formsWithPass : forms;
  const known = lookUp(table, exits, moves);
  if (known >= 0) return known;
  const { mover } = wandering;
  const own = Array.from(membersOfSet(menus.moves.sets, moves));
  const other = Array.from(membersOfSet(menus.exits.sets, exits));
  const [left, right] = mover === 1 ? [own, other] : [other, own];
  const id = passing ? simplestWithPass(store, left, right, mover) : simplestForm(store, left, right);
  keep(table, exits, moves, id);
  return id;
}

/**
 * Whether every vertex has an option of its own value. Then that option dominates the pass, and taking the
 * pass away changes nothing.
 */
function supported({ wandering: { members, moves }, values }: Walk): boolean {
  const { starts, targets } = moves;
  for (let i = 0; i < members.length; i++) {
    const v = members[i];
    let e = starts[v];
    while (e < starts[v + 1] && values[targets[e]] !== values[v]) e++;
    if (e === starts[v + 1]) return false;
  }
  return true;
}
