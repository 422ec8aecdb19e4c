/**
 * The value of one position from the values of its options: dominated options are removed and reversible ones
 * bypassed until there are neither (Conway's simplest form); the store is then searched for the result. The
 * options are canonical, so nothing below changes. The store holds a position under construction as its
 * draft, so that the position can be compared as every value can.
 *
 * A position in which one player may pass, such as over = {0|pass}, is simplified in the same way: it is a
 * stopper if its other options are, and a pass is an option that is the position itself (Siegel, New results
 * in loopy games, section 3).
 */

import { forget } from '../../../numbers/pair-table.ts';
import { best } from '../order/best.ts';
import { atLeast } from '../order/known.ts';
import { find, intern } from '../store/find.ts';
import { SELF, type Store, writeOptions } from '../store/store.ts';

/**
 * The id of { left | right }, given the ids of the options in any order, with repeats or not. The store grows
 * if the value is new.
 */
export const simplestForm = (store: Store, left: readonly number[], right: readonly number[]): number =>
  simplest(store, ascending(left), ascending(right), false);

/** The id of { left, pass | right } if Left may pass (passes = 1), or of { left | pass, right } (−1). */
export const simplestWithPass = (
  store: Store,
  left: readonly number[],
  right: readonly number[],
  passes: 1 | -1,
): number =>
  passes === 1
    ? simplest(store, ascending([...left, SELF]), ascending(right), true)
    : simplest(store, ascending(left), ascending([...right, SELF]), true);

/** A pass is written as SELF and becomes the id of the draft: larger than any other id, so it stays last. */
function simplest(store: Store, left: number[], right: number[], passes: boolean): number {
  const known = find(store, left, right);
  if (known >= 0) return known;
  store.draft = store.count;
  const drafted = (ids: readonly number[]) => ids.map((id) => (id === SELF ? store.draft : id));
  let lefts = drafted(left);
  let rights = drafted(right);
  // A pass is compared as the draft, which must be in the store by then.
  if (passes) draft(store, lefts, rights, true);
  lefts = best(store, lefts, 1);
  rights = best(store, rights, -1);
  for (;;) {
    draft(store, lefts, rights, passes);
    const nextLefts = bypassed(store, lefts, 1);
    const nextRights = nextLefts ? undefined : bypassed(store, rights, -1);
    if (!nextLefts && !nextRights) break;
    // The draft's value is unchanged, so comparisons with it stay true.
    if (nextLefts) lefts = best(store, nextLefts, 1);
    if (nextRights) rights = best(store, nextRights, -1);
  }
  const written = (ids: readonly number[]) => ids.map((id) => (id === store.draft ? SELF : id));
  lefts = written(lefts);
  rights = written(rights);
  store.draft = -1;
  forget(store.orderOfDraft);
  return intern(store, lefts, rights);
}

function draft(store: Store, left: readonly number[], right: readonly number[], passes: boolean): void {
  writeOptions(store, left, right);
  const { count, loopy, exponents } = store;
  exponents[count] = -1;
  const infinite = passes || left.some((id) => loopy[id] === 1) || right.some((id) => loopy[id] === 1);
  loopy[count] = infinite ? 1 : 0;
}

const ascending = (ids: readonly number[]): number[] =>
  ids.length < 2 ? [...ids] : [...new Set(ids)].sort((a, b) => a - b);

/**
 * The options with the first reversible one replaced; undefined if none is reversible. A Left option l is
 * reversible through its Right option x if x ≤ the draft; it is replaced by the Left options of x. For Right
 * the other way round.
 */
function bypassed(store: Store, ids: readonly number[], ahead: 1 | -1): number[] | undefined {
  const { starts, options, draft } = store;
  const reply = ahead === 1 ? 1 : 0;
  for (const id of ids) {
    for (let e = starts[2 * id + reply]; e < starts[2 * id + reply + 1]; e++) {
      const x = options[e];
      if (!(ahead === 1 ? atLeast(store, draft, x) : atLeast(store, x, draft))) continue;
      const own = store.options.subarray(starts[2 * x + 1 - reply], starts[2 * x + 2 - reply]);
      return ascending([...ids.filter((other) => other !== id), ...own]);
    }
  }
  return undefined;
}
