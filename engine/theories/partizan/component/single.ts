/**
 * The value of a position that is in no cycle, from the values of its options: dominated options go, reversible ones are
 * bypassed, until neither is left (Conway's simplest form); what remains is looked up in the store. Its options being
 * canonical, nothing below changes. A position under construction stands in the store as its draft, so that it can be
 * compared as every value is.
 */
import { best } from '../order/best.ts';
import { atLeast } from '../order/known.ts';
import { find, intern } from '../store/find.ts';
import { forget } from '../store/pair-table.ts';
import { type Store, writeOptions } from '../store/store.ts';

/** The id of { left | right }, options by id in any order, repeats allowed. The store grows if the value is new. */
export function simplestForm(store: Store, left: readonly number[], right: readonly number[]): number {
  let lefts = ascending(left);
  let rights = ascending(right);
  const known = find(store, lefts, rights);
  if (known >= 0) return known;
  lefts = best(store, lefts, 1);
  rights = best(store, rights, -1);
  store.draft = store.count;
  for (;;) {
    writeOptions(store, lefts, rights);
    noteDraft(store, lefts, rights);
    const nextLefts = bypassed(store, lefts, 1);
    const nextRights = nextLefts ? undefined : bypassed(store, rights, -1);
    if (!nextLefts && !nextRights) break;
    // The draft's value is the same as before, so what was compared with it stays true.
    if (nextLefts) lefts = best(store, nextLefts, 1);
    if (nextRights) rights = best(store, nextRights, -1);
  }
  store.draft = -1;
  forget(store.orderOfDraft);
  return intern(store, lefts, rights);
}

function noteDraft(store: Store, left: readonly number[], right: readonly number[]): void {
  const { count, loopy, exponents } = store;
  exponents[count] = -1;
  loopy[count] = left.some((id) => loopy[id] === 1) || right.some((id) => loopy[id] === 1) ? 1 : 0;
}

const ascending = (ids: readonly number[]): number[] =>
  ids.length < 2 ? [...ids] : [...new Set(ids)].sort((a, b) => a - b);

/**
 * The options with the first reversible one replaced, or undefined when none is. A Left option l is reversible through
 * its Right option x if x ≤ the draft: then l stands for the Left options of x; and the other way round for Right.
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
