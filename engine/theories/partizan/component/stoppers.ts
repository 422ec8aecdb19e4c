/**
 * Graph-canonical forms of the stoppers in the core of a local graph (Siegel, New results in loopy games, section 3):
 * dominated options are removed and reversible ones bypassed until there are neither; then equal vertices are fused,
 * and the forms enter the store. No step changes the value of any vertex, so one comparison of all pairs serves
 * throughout.
 */

import { type Local, sortedSet } from '../local.ts';
import type { Order } from '../order/comparison-board.ts';
import type { Store } from '../store/store.ts';
import { internForms } from './forms-in.ts';

/**
 * Ids of the core vertices with stopper[v] = 1, −1 for the others. The followers of these vertices must be stoppers
 * too. The options of the local graph are simplified in place.
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
 * Simplifies one player's options of v. `own` are that player's options, `theirs` the opponent's, and better(a, b)
 * says that a is at least as good as b for the player. True if something changed.
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

/** The opponent's option of an option of v that is no worse for the opponent than v; undefined if there is none. */
export const reversedThrough = (
  v: number,
  option: number,
  theirs: readonly number[][],
  better: Order,
): number | undefined => theirs[option].find((reply) => better(v, reply));

/** The options without dominated ones; of equal options the last stays, a value rather than a core vertex. */
export function undominated(options: number[], better: Order): number[] {
  if (options.length < 2) return options;
  const kept = options.filter(
    (option, i) =>
      !options.some((other, j) => j !== i && better(other, option) && (j > i || !better(option, other))),
  );
  return kept.length === options.length ? options : kept;
}

/** Per core vertex the vertex that stands for it: an equal value, or else the first equal core vertex. */
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
