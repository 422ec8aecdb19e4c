/** Numbers as values of the store, and values moved by a number. */
import { largestExponent } from '../../../numbers/dyadics.ts';
import { exactly } from '../../../numbers/exactly.ts';
import { simplestForm } from '../component/single.ts';
import { intern } from '../store/find.ts';
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { numberInStore } from './thermograph.ts';

/** The largest integer that is made: a number n has n positions. */
const mostInteger = 100_000;

/** Whether a number can be a value of the store: a dyadic that is neither too large nor too fine. */
const isWithin = (x: number): boolean =>
  Math.abs(x) <= mostInteger &&
  Number.isInteger(x * 2 ** largestExponent) &&
  Number.isSafeInteger(Math.trunc(x));

/**
 * The id of a dyadic number; undefined outside the range. Numbers are {n − 1 | }, { | n + 1} and the halves
 * between two that are found first. O(|x| + its exponent).
 */
export function idOfNumber(store: Store, x: number): number | undefined {
  if (!isWithin(x)) return undefined;
  let id = intern(store, [], []);
  const sign = Math.sign(x);
  // Past x at most, the integers away from zero.
  let [low, high]: readonly [number, number] = [id, id];
  let [at, step] = [0, 1];
  for (let n = 1; n <= Math.ceil(Math.abs(x)); n++) {
    low = id;
    id = sign > 0 ? intern(store, [id], []) : intern(store, [], [id]);
    high = id;
    at = n;
  }
  if (at === Math.abs(x)) return id;
  // Now |x| lies between at − 1, which is `low`, and at: halves are taken until it is met.
  let [below, above] = [at - 1, at];
  while (step > 0) {
    const middle = (below + above) / 2;
    const half = sign > 0 ? intern(store, [low], [high]) : intern(store, [high], [low]);
    if (middle === Math.abs(x)) return half;
    if (Math.abs(x) > middle) [below, low] = [middle, half];
    else [above, high] = [middle, half];
    step = above - below;
  }
  return undefined;
}

/** Moves values of one store by numbers. */
export type Translation = (id: number, by: number) => number | undefined;

/** By the number, what was moved by it. */
const movedBy = keptWith(() => new Map<number, Map<number, number>>());

/**
 * G + x for a loopfree value G and a number x: a number, or else {Gᴸ + x | Gᴿ + x} (number translation;
 * Conway, On numbers and games, chapter 9), whose form is canonical again. Undefined where a number leaves
 * the range. Amortised O(the options of positions that were not moved by this number before).
 */
export function translations(store: Store): Translation {
  const moved = movedBy(store);
  return (value, by) => {
    if (by === 0) return value;
    const known = moved.get(by) ?? new Map<number, number>();
    moved.set(by, known);
    if (known.has(value)) return known.get(value);
    // Options have smaller ids, so in the order of ids they come first.
    for (const id of followersOfForm(store, [value], known)) {
      const number = numberInStore(store, id);
      const to = (option: number): number => known.get(option) as number;
      const sum =
        number === undefined
          ? simplestForm(store, [...leftOptions(store, id)].map(to), [...rightOptions(store, id)].map(to))
          : idOfNumber(store, exactly(number, by));
      if (sum === undefined) return undefined;
      known.set(id, sum);
    }
    return known.get(value);
  };
}
