/** Canonical forms found from those of options, in one store and without a graph. A handle is an id of the store. */

import { exactly } from '../../numbers/exactly.ts';
import { keep, lookUp, pairTable } from '../../numbers/pair-table.ts';
import { openSharedNames } from '../../values/notation/name.ts';
import type { Value } from '../../values/value.ts';
import type { ValuesByOptions } from '../theory.ts';
import { simplestForm } from './component/single.ts';
import { valueOfSides } from './labels.ts';
import { intern } from './store/find.ts';
import { inOrderOfForms } from './store/form.ts';
import { negative } from './store/negative.ts';
import { emptyStore, leftOptions, rightOptions, type Store } from './store/store.ts';
import { idOfNumber } from './temperature/numbers-in-store.ts';
import { numberInStore } from './temperature/thermograph.ts';

// Who wins loopfree values of a store, found from who wins their options by moving first: each value once, from the smallest id on, since options have smaller
// ids. O(options) a value.

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

// Sums of loopfree values of one store. A sum is made of the sums with the options, which are made first and kept: many sums of parts
// share theirs. To a number only the options of the other value count (number translation; Conway, On numbers and games, chapter 9).

/**
 * A function that adds two loopfree values; undefined where a number would be too large. Amortised the options of each pair of followers
 * that was not added before, with their comparisons; no recursion.
 */
function sumsIn(store: Store): (a: number, b: number) => number | undefined {
  const known = pairTable();
  const zero = intern(store, [], []);
  const kept = (a: number, b: number): number => {
    if (a === zero) return b;
    if (b === zero) return a;
    return a < b ? lookUp(known, a, b) : lookUp(known, b, a);
  };
  const asked: number[] = [];
  /**
   * The sums of all options of one of the two with the other; a sum that is missing is asked for, and is −1
   * in the list.
   */
  const withOptions = (options: Int32Array, other: number, sums: number[]): void => {
    for (const option of options) {
      const sum = kept(option, other);
      if (sum < 0) asked.push(option, other);
      sums.push(sum);
    }
  };
  return (a, b) => {
    asked.length = 0;
    asked.push(a, b);
    while (asked.length > 0) {
      const { length } = asked;
      const [x, y] = [asked[length - 2], asked[length - 1]];
      if (kept(x, y) >= 0) {
        asked.length -= 2;
        continue;
      }
      const [p, q] = [numberInStore(store, x), numberInStore(store, y)];
      let sum: number | undefined;
      if (p !== undefined && q !== undefined) {
        sum = idOfNumber(store, exactly(p, q));
        if (sum === undefined) return undefined;
      } else {
        const lefts: number[] = [];
        const rights: number[] = [];
        if (p === undefined) {
          withOptions(leftOptions(store, x), y, lefts);
          withOptions(rightOptions(store, x), y, rights);
        }
        if (q === undefined) {
          withOptions(leftOptions(store, y), x, lefts);
          withOptions(rightOptions(store, y), x, rights);
        }
        if (asked.length > length) continue;
        // A number moves a canonical form to another one, so that nothing is compared.
        sum =
          p === undefined && q === undefined
            ? simplestForm(store, lefts, rights)
            : intern(store, lefts.sort(ascending), rights.sort(ascending));
      }
      keep(known, Math.min(x, y), Math.max(x, y), sum);
      asked.length -= 2;
    }
    return kept(a, b);
  };
}

const ascending = (a: number, b: number): number => a - b;

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
