/** Values that carry their names with them, so that who receives them need not find the names again. */
import { type CanonicalForm, isDyadic } from './form.ts';
import { nameOf } from './notation/name.ts';
import type { Value } from './value.ts';

/** The same value; only stoppers and sides have names that take a while to find. */
export function named(value: Value): Value {
  if (value.kind === 'stopper') return { ...value, canonical: withName(value.canonical) };
  if (value.kind !== 'sided') return value;
  return { ...value, onside: withName(value.onside), offside: withName(value.offside) };
}

const withName = (form: CanonicalForm): CanonicalForm =>
  isDyadic(form) || form.name ? form : { ...form, name: nameOf(form) };
