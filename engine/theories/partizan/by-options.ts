/**
 * Canonical forms found from those of options, in one store and without a graph. A handle is an id of the
 * store.
 */

import { openSharedNames } from '../../values/notation/name.ts';
import type { Value } from '../../values/value.ts';
import type { ValuesByOptions } from '../theory.ts';
import { simplestForm } from './component/single.ts';
import { valueOfSides } from './labels.ts';
import { sumsIn } from './operators/sums.ts';
import { intern } from './store/find.ts';
import { inOrderOfForms } from './store/form.ts';
import { negative } from './store/negative.ts';
import { emptyStore, leftOptions, rightOptions, type Store } from './store/store.ts';

// Who wins loopfree values of a store, found from who wins their options by moving first: each value once,
// from the smallest id on, since options have smaller ids. O(options) a value.

const LEFT_WINS_FIRST = 1;
const RIGHT_WINS_FIRST = 2;
const classes = ['P', 'L', 'R', 'N'] as const;

/** The outcome of each value. Precondition: no value of the store is loopy. */
function openOutcomes(store: Store): (id: number) => (typeof classes)[number] {
  let winners = new Uint8Array(256);
  let known = 0;
  const goOn = (id: number): void => {
    if (id >= winners.length) {
      const more = new Uint8Array(Math.max(2 * winners.length, id + 1));
      more.set(winners);
      winners = more;
    }
    const { starts, options } = store;
    for (; known <= id; known++) {
      const [left, right, end] = [starts[2 * known], starts[2 * known + 1], starts[2 * known + 2]];
      let found = 0;
      for (let i = left; i < right; i++)
        if ((winners[options[i]] & RIGHT_WINS_FIRST) === 0) found |= LEFT_WINS_FIRST;
      for (let i = right; i < end; i++)
        if ((winners[options[i]] & LEFT_WINS_FIRST) === 0) found |= RIGHT_WINS_FIRST;
      winners[known] = found;
    }
  };
  return (id) => {
    if (id >= known) goOn(id);
    return classes[winners[id]];
  };
}

/**
 * Loopfree, so that infinite play need not be judged. Cost: that of simplest forms, and of sums that were not
 * made before.
 */
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
    add: sumsIn(store).add,
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
