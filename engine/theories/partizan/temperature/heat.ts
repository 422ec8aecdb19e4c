/**
 * What is hot or cold about a loopfree value: whether it is a number or an infinitesimal, its stops and the
 * numbers with which it is confused, its mean and temperature with both walls, its reduced canonical form
 * (Siegel, Combinatorial game theory, chapter II).
 */
import type { CanonicalForm } from '../../../values/form.ts';
import { atLeast } from '../order/known.ts';
import { formOfOptions } from '../store/form.ts';
import type { Store } from '../store/store.ts';
import { idOfNumber } from './numbers-in-store.ts';
import { reducedForm } from './reduced.ts';
import { type Stops, stopsOf } from './stops.ts';
import { numberInStore, type Thermograph, thermographsOf } from './thermograph.ts';

export type Heat = {
  readonly stops: Stops;
  /**
   * Whether the value is confused with its own Left stop, and with its Right stop: the ends of the confusion
   * interval.
   */
  readonly confusedWith: { readonly left: boolean; readonly right: boolean };
  readonly isNumber: boolean;
  /** The number from which it differs by an infinitesimal, if there is one. */
  readonly closeTo: number | undefined;
  readonly thermograph: Thermograph;
  /** Undefined where it could not be found exactly, and of a value that is its own. */
  readonly reduced: CanonicalForm | undefined;
};

/**
 * The stops where they are exact, and undefined elsewhere: a number that is not exact is not recognised as
 * one, and its stops are in the wrong order. O(the form).
 */
export function exactStops(store: Store, value: number): Stops | undefined {
  const stops = stopsOf(store, value).get(value);
  return stops && stops.left >= stops.right ? stops : undefined;
}

/** Which of its stops a value is confused with. Cost: comparisons with both. */
export function confusedWithStops(store: Store, value: number, { left, right }: Stops): Heat['confusedWith'] {
  const isNumber = numberInStore(store, value) !== undefined;
  const isConfused = (x: number): boolean => {
    const id = isNumber ? undefined : idOfNumber(store, x);
    return id !== undefined && !atLeast(store, value, id) && !atLeast(store, id, value);
  };
  return { left: isConfused(left), right: isConfused(right) };
}

/**
 * Undefined where a number is not exact in doubles. Precondition: the value is loopfree. Cost: that of its
 * reduced form.
 */
export function heatOf(store: Store, value: number): Heat | undefined {
  const thermograph = thermographsOf(store, value)?.get(value);
  const stops = exactStops(store, value);
  if (!thermograph || !stops) return undefined;
  const reduced = reducedForm(store, value);
  return {
    stops,
    confusedWith: confusedWithStops(store, value, stops),
    isNumber: numberInStore(store, value) !== undefined,
    closeTo: stops.left === stops.right ? stops.left : undefined,
    thermograph,
    reduced: reduced === undefined || reduced === value ? undefined : formOfOptions(store, reduced),
  };
}
