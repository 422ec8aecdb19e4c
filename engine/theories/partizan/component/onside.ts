/**
 * Onsides: for the vertices of a local graph that may have alternating cycles, a stopper equal to γ⁺, where
 * one is reached (Siegel, New results in loopy games, section 5). The steps keep the value of γ⁺ of every
 * vertex, so one comparison serves throughout:
 * - a Left option goes if another is at least as good; a Right option too, if the arc to the better one lies
 *   on no alternating cycle;
 * - a Right option r is bypassed through a Left option x of r with x⁺ ≥ v⁺, and what it is replaced by in
 *   turn, each once: reversing for ever would be infinite play, which γ⁺ gives to Left;
 * - a Left option l is bypassed through a Right option x of l with x⁺ ≤ v⁺ if the arc l → x lies on no
 *   alternating cycle. (As printed, the condition is one on both arcs v → l → x. With it rewriting did not
 *   always come to an end.)
 * - of equal vertices u, v the second is fused into the first if that closes no alternating cycle. (As
 *   printed, the condition is on single paths from u to v, and misses cycles that two of them make together.)
 *   Where alternating cycles are left after that, single arcs on them are tried; see deletion.ts and
 *   unravelling.ts.
 */

import { type Local, sortedSet } from '../local.ts';
import type { Order } from '../order/comparison-board.ts';
import { compareAll, haveSameValues } from '../order/pairs.ts';
import type { Store } from '../store/store.ts';
import {
  type Alternation,
  alternation,
  type CoreArc,
  cyclicArcs,
  fusionClosesCycle,
  rightArcCyclic,
  stopperVertices,
} from './alternating.ts';
import { deleteSparedArc } from './deletion.ts';
import { canonicalIds, undominated } from './stoppers.ts';
import { affordable, type PairsSpent } from './trial.ts';

// Unravels an arc on an alternating cycle that even the deletion of arcs could not break. The arc is replaced
// by a path through one, two or three copies of the region in which its cycles lie, from each copy into the
// next, the last copy without the arc. The change is kept if comparing shows that no vertex changes its
// value. The rules may simplify the copies further where they could not simplify the cycle.

const MOST_COPIES = 3;

/** The most vertices of a component that is unravelled, since every trial compares all its pairs. */
const MOST_VERTICES = 150;

/**
 * The first unravelling that changes no value: a local graph with more vertices in its core, the old ones
 * first.
 */
function unravelled(store: Store, local: Local, spent: PairsSpent): Local | undefined {
  if (local.core > MOST_VERTICES) return undefined;
  const alternating = alternation(local);
  for (let copies = 1; copies <= MOST_COPIES; copies++) {
    for (const arc of cyclicArcs(local, alternating)) {
      const trial = withCopies(local, regionOf(alternating, local.core, arc), copies, arc);
      if (!affordable(local, trial, spent)) return undefined;
      if (haveSameValues(store, local, trial)) return trial;
    }
  }
  return undefined;
}

/** The vertices of the component of the state graph in which the arc's cycles lie. */
function regionOf({ of }: Alternation, core: number, { side, from }: CoreArc): readonly number[] {
  const component = of[2 * from + (side === 'left' ? 0 : 1)];
  const region: number[] = [];
  for (let v = 0; v < core; v++) if (of[2 * v] === component || of[2 * v + 1] === component) region.push(v);
  return region;
}

function withCopies(
  local: Local,
  region: readonly number[],
  copies: number,
  { side, from, to }: CoreArc,
): Local {
  const { core, ids } = local;
  const more = copies * region.length;
  const place = new Map(region.map((v, i) => [v, i]));
  /** Vertex w as seen from a copy: its own copy of w if w is in the region. Copy 0 is the original. */
  const seen = (w: number, copy: number): number => {
    if (w >= core) return w + more;
    const at = place.get(w);
    return at === undefined || copy === 0 ? w : core + (copy - 1) * region.length + at;
  };
  const options = (which: 'left' | 'right', v: number, copy: number): number[] => {
    const list: number[] = [];
    for (const w of local[which][v]) {
      if (which !== side || v !== from || w !== to) list.push(seen(w, copy));
      else if (copy < copies) list.push(seen(w, copy + 1));
    }
    return list.sort((a, b) => a - b);
  };
  const rows = (which: 'left' | 'right') => [
    ...Array.from({ length: core }, (_, v) => options(which, v, 0)),
    ...Array.from({ length: more }, (_, i) =>
      options(which, region[i % region.length], 1 + Math.floor(i / region.length)),
    ),
    ...local[which].slice(core).map((list) => list.map((w) => w + more)),
  ];
  return {
    core: core + more,
    order: core + more + ids.length,
    left: rows('left'),
    right: rows('right'),
    ids,
  };
}

/** Rewriting is given up after this many passes over all vertices; a handful is usual. */
const MOST_PASSES = 100;

/**
 * Per core vertex the id of its onside, or −1 if no stopper was reached. The local graph is rewritten in
 * place.
 */
export function onsideIds(
  store: Store,
  local: Local,
  order: Order,
  spent: PairsSpent = { pairs: 0 },
): Int32Array {
  const stands = Int32Array.from({ length: local.core }, (_, v) => v);
  do rewriteAll(local, order, stands);
  while (alternation(local).cyclic && deleteSparedArc(store, local, spent));
  const left = alternation(local);
  const longer = left.cyclic ? unravelled(store, local, spent) : undefined;
  // Each unravelling is paid from the same budget, so this loop ends.
  const found = longer
    ? onsideIds(store, longer, compareAll(store, longer, true), spent)
    : canonicalIds(store, local, order, unfused(stopperVertices(local, left), stands));
  return Int32Array.from({ length: local.core }, (_, v) => {
    let stand = v;
    while (stand < local.core && stands[stand] !== stand) stand = stands[stand];
    return stand < local.core ? found[stand] : local.ids[stand - local.core];
  });
}

/** The stoppers without the fused vertices, which have no options left. */
function unfused(stopper: Uint8Array, stands: Int32Array): Uint8Array {
  return stopper.map((is, v) => (stands[v] === v ? is : 0));
}

function rewriteAll(local: Local, order: Order, stands: Int32Array): void {
  const cycles = alternationOf(local);
  for (let pass = 0, changed = true; changed && pass < MOST_PASSES; pass++) {
    changed = false;
    for (let v = 0; v < local.core; v++) {
      if (stands[v] === v && rewrite(local, order, cycles, v)) changed = true;
    }
    if (fuse(local, order, cycles, stands)) changed = true;
  }
}

/**
 * The alternating cycles of a local graph as it is now. They are searched for when they are asked about, as
 * most changes need none; and after changes that open no new path only where there was a cycle before.
 */
export type AlternationNow = {
  /** Whether the Right arc v → option, both in the core, lies on an alternating cycle. */
  isCyclic(v: number, option: number): boolean;
  /** Whether one would arise if every arc to v led to u. */
  wouldClose(u: number, v: number): boolean;
  /** Any arcs were changed. */
  changed(): void;
  /** Arcs were left out, or lead at once to where a path led before. */
  shortened(): void;
};

/** Its caller reports every change. */
export function alternationOf(local: Local): AlternationNow {
  let known: Alternation | undefined;
  let isOld = false;
  const holds = (claim: (alternating: Alternation) => boolean): boolean => {
    if (known && isOld && !claim(known)) return false;
    if (!known || isOld) known = alternation(local);
    isOld = false;
    return claim(known);
  };
  return {
    isCyclic: (v, option) => holds((alternating) => rightArcCyclic(alternating, local.core, v, option)),
    wouldClose: (u, v) => holds((alternating) => fusionClosesCycle(alternating, u, v)),
    changed() {
      known = undefined;
    },
    shortened() {
      isOld = true;
    },
  };
}

/** Applies the rules to the options of v. True if the options changed. */
function rewrite(local: Local, order: Order, cycles: AlternationNow, v: number): boolean {
  const { left, right } = local;
  const [lefts, rights] = [left[v], right[v]];
  left[v] = undominated(lefts, order);
  right[v] = bypassRight(local, order, v);
  const between = [left[v], right[v]];
  const began = !isSame(lefts, left[v]) || !isSame(rights, right[v]);
  if (began) cycles.shortened();
  right[v] = dropDominatedRight(local, order, cycles, v);
  left[v] = undominated(bypassLeft(local, order, cycles, v), order);
  if (!isSame(between[0], left[v]) || !isSame(between[1], right[v])) cycles.shortened();
  return !isSame(lefts, left[v]) || !isSame(rights, right[v]);
}

function isSame(options: readonly number[], others: readonly number[]): boolean {
  if (options === others) return true;
  if (options.length !== others.length) return false;
  for (let i = 0; i < options.length; i++) if (options[i] !== others[i]) return false;
  return true;
}

/** A Left option of v's Right option through which that option is bypassed; there is no further condition. */
export const rightThrough = (
  left: readonly number[][],
  order: Order,
  v: number,
  option: number,
): number | undefined => left[option].find((x) => order(x, v));

/**
 * A Right option of v's Left option through which that option is bypassed; the arc to it lies on no
 * alternating cycle.
 */
export const leftThrough = (
  { right }: Local,
  order: Order,
  cycles: AlternationNow,
  v: number,
  option: number,
): number | undefined => right[option].find((x) => order(v, x) && !cycles.isCyclic(option, x));

/** A Right option of v that is at least as good as another; the arc to it lies on no alternating cycle. */
export const rightDominator = (
  order: Order,
  cycles: AlternationNow,
  v: number,
  options: readonly number[],
  option: number,
): number | undefined =>
  options.find((other) => other !== option && order(option, other) && !cycles.isCyclic(v, other));

/** Whether v may be fused into u: they are equal, and no alternating cycle arises. */
export const mayFuse = (core: number, order: Order, cycles: AlternationNow, u: number, v: number): boolean =>
  order(v, u) && order(u, v) && !(u < core && cycles.wouldClose(u, v));

function bypassRight({ left, right }: Local, order: Order, v: number): number[] {
  const kept: number[] = [];
  const met = new Set(right[v]);
  const open = [...right[v]];
  for (let i = 0; i < open.length; i++) {
    const through = rightThrough(left, order, v, open[i]);
    if (through === undefined) {
      kept.push(open[i]);
      continue;
    }
    for (const next of right[through]) {
      if (met.has(next)) continue;
      met.add(next);
      open.push(next);
    }
  }
  return kept.length === right[v].length && open.length === kept.length ? right[v] : sortedSet(kept);
}

function dropDominatedRight({ right }: Local, order: Order, cycles: AlternationNow, v: number): number[] {
  const kept = [...right[v]];
  for (let i = 0; i < kept.length; ) {
    const option = kept[i];
    const dominator = rightDominator(order, cycles, v, kept, option);
    if (dominator !== undefined) kept.splice(i, 1);
    else i++;
  }
  return kept;
}

/** Bypasses reversible options one after the other; each candidate is tried once. */
function bypassLeft(local: Local, order: Order, cycles: AlternationNow, v: number): number[] {
  const { left } = local;
  const kept: number[] = [];
  const met = new Set(left[v]);
  const open = [...left[v]];
  for (let i = 0; i < open.length; i++) {
    const option = open[i];
    const through = leftThrough(local, order, cycles, v, option);
    if (through === undefined) {
      kept.push(option);
      continue;
    }
    for (const next of left[through]) {
      if (met.has(next)) continue;
      met.add(next);
      open.push(next);
    }
  }
  return sortedSet(kept);
}

/**
 * Fuses pairs of vertices as long as there are any. A fused vertex has no options left and is an option of no
 * vertex.
 */
function fuse(local: Local, order: Order, cycles: AlternationNow, stands: Int32Array): boolean {
  const { core, order: all } = local;
  let changed = false;
  for (let v = 0; v < core; v++) {
    if (stands[v] !== v) continue;
    for (let u = all - 1; u >= 0; u--) {
      if (u === v || (u < core && stands[u] !== u)) continue;
      if (!mayFuse(core, order, cycles, u, v)) continue;
      redirect(local, v, u);
      stands[v] = u;
      changed = true;
      if (u < core) cycles.changed();
      else cycles.shortened();
      break;
    }
  }
  return changed;
}

/** Redirects every arc into `from` to `to`, and removes the options of `from`. */
export function redirect({ core, left, right }: Local, from: number, to: number): void {
  for (const options of [left, right]) {
    for (let v = 0; v < core; v++) {
      if (options[v].includes(from)) options[v] = sortedSet(options[v].map((w) => (w === from ? to : w)));
    }
    options[from] = [];
  }
}
