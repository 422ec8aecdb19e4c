/** Finds values given as data in a store, or adds them. */
import { drain } from '../../rounds.ts';
import { type CanonicalForm, graphOf } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import { sidesOf } from './solve.ts';
import { graphOfForm } from './store/form.ts';
import { idOfNimber } from './store/nimbers.ts';
import type { Store } from './store/store.ts';

/** The id of a form. */
export const idOf = (store: Store, form: CanonicalForm): number =>
  drain(sidesOf(graphOfForm(graphOf(form)), { store })).onsides[0];

/** Larger nimbers are not written out as games: *n has n options. */
const mostNimber = 1000;

/**
 * Ids of onside and offside; undefined for values that are no such games, for those without sides, and for
 * nimbers that are too large.
 */
export function sidesOfValue(
  store: Store,
  value: Value,
): { readonly onside: number; readonly offside: number } | undefined {
  if (value.kind === 'stopper') {
    const id = idOf(store, value.canonical);
    return { onside: id, offside: id };
  }
  if (value.kind === 'nimber') {
    if (value.n > mostNimber) return undefined;
    const id = idOfNimber(store, value.n);
    return { onside: id, offside: id };
  }
  if (value.kind !== 'sided') return undefined;
  return { onside: idOf(store, value.onside), offside: idOf(store, value.offside) };
}
