/** Finds values given as data in a store, or adds them. */
import { drain } from '../../rounds.ts';
import { type CanonicalForm, graphOf } from '../../values/form.ts';
import type { Value } from '../../values/value.ts';
import { sidesOf } from './solve.ts';
import { graphOfForm } from './store/form.ts';
import type { Store } from './store/store.ts';

/** The id of a form. */
export const idOf = (store: Store, form: CanonicalForm): number =>
  drain(sidesOf(graphOfForm(graphOf(form)), { store })).onsides[0];

/** Ids of onside and offside; undefined for values of other theories and for those without sides. */
export function sidesOfValue(
  store: Store,
  value: Value,
): { readonly onside: number; readonly offside: number } | undefined {
  if (value.kind === 'stopper') {
    const id = idOf(store, value.canonical);
    return { onside: id, offside: id };
  }
  if (value.kind !== 'sided') return undefined;
  return { onside: idOf(store, value.onside), offside: idOf(store, value.offside) };
}
