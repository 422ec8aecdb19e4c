/**
 * Graph-canonical forms of the stoppers in the core of a local graph (Siegel, New results in loopy games,
 * section 3): dominated options are removed and reversible ones bypassed until there are neither; then equal
 * vertices are fused, and the forms enter the store. No step changes the value of any vertex, so one
 * comparison of all pairs serves throughout.
 */

import { buildArcs } from '../../../graph/build.ts';
import { stronglyConnectedComponents } from '../../../graph/components.ts';
import { type Local, sortedSet } from '../local.ts';
import type { Order } from '../order/comparison-board.ts';
import { type CycleForm, internCycle } from '../store/cycles-in.ts';
import { intern } from '../store/find.ts';
import { SELF, type Store } from '../store/store.ts';

// Adds canonical forms to the store: first those that lead to values alone, then those that follow them.
// Forms on one cycle are added together, in an order that depends on the forms alone.

/** Per core vertex its id, −1 where stopper[v] = 0. `same` names the vertex that represents each. */
function internForms(store: Store, local: Local, same: Int32Array, stopper: Uint8Array): Int32Array {
  const { core, ids } = local;
  const found = new Int32Array(core).fill(-1);
  const stands = (v: number): number => (v < core ? same[v] : v);
  const known = (option: number): number => {
    const stand = stands(option);
    return stand >= core ? ids[stand - core] : found[stand];
  };
  let open: number[] = [];
  for (let v = 0; v < core; v++) if (stopper[v] === 1 && same[v] === v) open.push(v);
  // Most forms lead only to known values and to themselves; what remains are cycles, and vertices that lead
  // to them.
  for (let before = Infinity; open.length < before; ) {
    before = open.length;
    open = open.filter((v) => !internAlone(store, local, v, stands, known, found));
  }
  if (open.length > 0) {
    for (const members of cyclesOf(local, open, stands)) {
      if (members.length === 1 && internAlone(store, local, members[0], stands, known, found)) continue;
      const entered = internCycle(store, cycleForms(local, members, stands, known));
      for (let i = 0; i < members.length; i++) found[members[i]] = entered[i];
    }
  }
  for (let v = 0; v < core; v++) {
    if (stopper[v] === 0 || same[v] === v) continue;
    found[v] = same[v] >= core ? ids[same[v] - core] : found[same[v]];
  }
  return found;
}

/** Adds v if all its options but itself are known. */
function internAlone(
  store: Store,
  { left, right }: Local,
  v: number,
  stands: (v: number) => number,
  known: (v: number) => number,
  found: Int32Array,
): boolean {
  const half = (options: readonly number[]): number[] | undefined => {
    const halves: number[] = [];
    for (const option of options) {
      const id = stands(option) === v ? SELF : known(option);
      if (id < 0) return undefined;
      if (!halves.includes(id)) halves.push(id);
    }
    return halves.sort((a, b) => a - b);
  };
  const lefts = half(left[v]);
  const rights = lefts && half(right[v]);
  if (!lefts || !rights) return false;
  found[v] = intern(store, lefts, rights);
  return true;
}

function cycleForms(
  { left, right }: Local,
  members: readonly number[],
  stands: (v: number) => number,
  known: (v: number) => number,
): readonly CycleForm[] {
  const place = new Map(members.map((v, i) => [v, i]));
  const half = (options: readonly number[]) => {
    const inside = new Set<number>();
    const values = new Set<number>();
    for (const option of options) {
      const at = place.get(stands(option));
      if (at === undefined) values.add(known(option));
      else inside.add(at);
    }
    return { inside: [...inside], values: [...values] };
  };
  return members.map((v) => ({ left: half(left[v]), right: half(right[v]) }));
}

/** The vertices by strongly connected components; a component comes before those that lead to it. */
function cyclesOf(
  { core, left, right }: Local,
  kept: readonly number[],
  stands: (v: number) => number,
): readonly (readonly number[])[] {
  const place = new Map(kept.map((v, i) => [v, i]));
  const sources: number[] = [];
  const targets: number[] = [];
  for (const [i, v] of kept.entries()) {
    for (const options of [left[v], right[v]]) {
      for (const option of options) {
        const stand = stands(option);
        const at = stand < core ? place.get(stand) : undefined;
        if (at === undefined) continue;
        sources.push(i);
        targets.push(at);
      }
    }
  }
  const { of, count } = stronglyConnectedComponents(buildArcs(kept.length, sources, targets));
  const members: number[][] = Array.from({ length: count }, () => []);
  for (const [i, v] of kept.entries()) members[of[i]].push(v);
  return members;
}

/**
 * Ids of the core vertices with stopper[v] = 1, −1 for the others. The followers of these vertices must be
 * stoppers too. The options of the local graph are simplified in place.
 */
export function canonicalIds(store: Store, local: Local, order: Order, stopper: Uint8Array): Int32Array {
  simplify(local, order, stopper);
  const same = equals(local, order, stopper);
  return internForms(store, local, same, stopper);
}

/** Simplifies until no option of these vertices is dominated or reversible. */
function simplify({ core, left, right }: Local, order: Order, stopper: Uint8Array): void {
  const atMost: Order = (a, b) => order(b, a);
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < core; v++) {
      if (stopper[v] === 0) continue;
      if (simplifyOptions(v, left, right, order)) changed = true;
      if (simplifyOptions(v, right, left, atMost)) changed = true;
    }
  }
}

/**
 * Simplifies one player's options of v. `own` are that player's options, `theirs` the opponent's, and
 * better(a, b) says that a is at least as good as b for the player. True if something changed.
 */
function simplifyOptions(v: number, own: number[][], theirs: readonly number[][], better: Order): boolean {
  let changed = false;
  for (;;) {
    own[v] = undominated(own[v], better);
    const found = reversal(v, own, theirs, better);
    if (!found) return changed;
    const { option, through } = found;
    own[v] = sortedSet([...own[v].filter((other) => other !== option), ...own[through]]);
    changed = true;
  }
}

/** The first reversible option of v, and the opponent's option through which it is reversible. */
function reversal(
  v: number,
  own: readonly number[][],
  theirs: readonly number[][],
  better: Order,
): { readonly option: number; readonly through: number } | undefined {
  for (const option of own[v]) {
    const through = reversedThrough(v, option, theirs, better);
    if (through !== undefined) return { option, through };
  }
  return undefined;
}

/**
 * The opponent's option of an option of v that is no worse for the opponent than v; undefined if there is
 * none.
 */
export const reversedThrough = (
  v: number,
  option: number,
  theirs: readonly number[][],
  better: Order,
): number | undefined => theirs[option].find((reply) => better(v, reply));

/** The options without dominated ones; the last of equal options stays, a value rather than a core vertex. */
export function undominated(options: number[], better: Order): number[] {
  if (options.length < 2) return options;
  const kept = options.filter(
    (option, i) =>
      !options.some((other, j) => j !== i && better(other, option) && (j > i || !better(option, other))),
  );
  return kept.length === options.length ? options : kept;
}

/** Per core vertex the vertex that represents it: an equal value, or else the first equal core vertex. */
function equals({ core, order: all }: Local, order: Order, stopper: Uint8Array): Int32Array {
  const same = Int32Array.from({ length: core }, (_, v) => v);
  for (let v = 0; v < core; v++) {
    if (stopper[v] === 0) continue;
    for (let w = 0; w < all; w++) {
      if (w < core && (w >= v || stopper[w] === 0 || same[w] !== w)) continue;
      if (!order(v, w) || !order(w, v)) continue;
      same[v] = w;
      if (w >= core) break;
    }
  }
  return same;
}
