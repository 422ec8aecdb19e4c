/** Canonical forms found from those of options, in one store and without a graph. A handle is an id of the store. */
import { openSharedNames } from '../../values/notation/name.ts';
import type { Value } from '../../values/value.ts';
import type { ValuesByOptions } from '../theory.ts';
import { simplestForm } from './component/single.ts';
import { valueOfSides } from './labels.ts';
import { intern } from './store/find.ts';
import { inOrderOfForms } from './store/form.ts';
import { negative } from './store/negative.ts';
import { openOutcomes } from './store/outcomes.ts';
import { emptyStore, leftOptions, rightOptions } from './store/store.ts';
import { sumsIn } from './temperature/sums-in-store.ts';

/** Loopfree, so that infinite play need not be judged. Cost: that of simplest forms, and of sums that were not made before. */
export function partizanByOptions(): ValuesByOptions {
  const store = emptyStore();
  const values = new Map<number, Value>();
  const outcome = openOutcomes(store);
  const nameShared = openSharedNames(
    (id, player) => inOrderOfForms(store, (player === 'left' ? leftOptions : rightOptions)(store, id)),
    (id, as) => outcome(id) === (as === 1 ? 'L' : 'R'),
  );
  return {
    zero: intern(store, [], []),
    of: (left, right) => simplestForm(store, Array.from(left), Array.from(right)),
    add: sumsIn(store),
    negative: (id) => negative(store, id),
    outcome,
    value(id) {
      const known = values.get(id);
      if (known) return known;
      const made = valueOfSides(store, id, id);
      if (made.kind === 'stopper') nameShared(made.canonical, id);
      values.set(id, made);
      return made;
    },
  };
}
