/**
 * SumsInStore of loopfree values of one store. A sum is made of the sums with the options, which are made
 * first and kept: many sums of parts share theirs. To a number only the options of the other value count
 * (number translation; Conway, On numbers and games, chapter 9).
 */
import { exactly } from '../../../numbers/exactly.ts';
import { keep, lookUp, pairTable } from '../../../numbers/pair-table.ts';
import { drain } from '../../../rounds.ts';
import { simplestForm } from '../component/single.ts';
import { intern } from '../store/find.ts';
import { keptWith } from '../store/kept-with.ts';
import { negative } from '../store/negative.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import { numberInStore } from '../temperature/thermograph.ts';

/** Finds a value of the store in slices; undefined where a number would be too large or too fine. */
export type ValueSearch = Generator<void, number | undefined, void>;

export type SumsInStore = {
  /**
   * a + b. Amortised the options of each pair of followers that was not added before, with their comparisons;
   * no recursion.
   */
  add(a: number, b: number): number | undefined;
  /** The same in slices. */
  adding(a: number, b: number): ValueSearch;
};

/** Pairs of followers that are added between two yields. */
const SLICE = 16;

const ascending = (a: number, b: number): number => a - b;

function openSums(store: Store): SumsInStore {
  const known = pairTable();
  const zero = intern(store, [], []);
  const kept = (a: number, b: number): number => {
    if (a === zero) return b;
    if (b === zero) return a;
    return a < b ? lookUp(known, a, b) : lookUp(known, b, a);
  };
  function* adding(a: number, b: number): ValueSearch {
    const asked = [a, b];
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
    for (let steps = 1; asked.length > 0; steps++) {
      if (steps % SLICE === 0) yield;
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
  }
  return {
    add(a, b) {
      const sum = kept(a, b);
      return sum >= 0 ? sum : drain(adding(a, b));
    },
    adding,
  };
}

/** The sums of a store, which are released with it. */
export const sumsIn = keptWith(openSums);

/** a − b. */
export function* subtracting(store: Store, a: number, b: number): ValueSearch {
  return yield* sumsIn(store).adding(a, negative(store, b));
}

/** The sum of several values, as far as each is known. */
export function* addingAll(store: Store, values: readonly (number | undefined)[]): ValueSearch {
  let sum: number | undefined = intern(store, [], []);
  for (const value of values) {
    if (sum === undefined || value === undefined) return undefined;
    sum = yield* sumsIn(store).adding(sum, value);
  }
  return sum;
}

/** n copies of a value, for a whole number n, by doubling: O(log |n|) sums. */
export function* multiple(store: Store, n: number, value: number): ValueSearch {
  const number = numberInStore(store, value);
  if (number !== undefined)
    return Number.isSafeInteger(n * store.numerators[value]) ? idOfNumber(store, n * number) : undefined;
  let sum: number | undefined = intern(store, [], []);
  let doubled: number | undefined = n < 0 ? negative(store, value) : value;
  for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) sum = yield* addingAll(store, [sum, doubled]);
    if (rest > 1) doubled = yield* addingAll(store, [doubled, doubled]);
    if (sum === undefined || doubled === undefined) return undefined;
  }
  return sum;
}
