/**
 * How one measure is found of partizan values: of numbers, of nimbers, and of all other values of a store.
 */
import type { Measurement, ValueMeasure } from '../../measure.ts';
import type { Store } from '../store/store.ts';

/** A value of the store that is not a number; a loopfree one unless it is said. */
export type GameMeasured = { readonly store: Store; readonly id: number };

/** A number m / 2^exponent. */
export type ExactNumber = { readonly x: number; readonly exponent: number };

export type WayOfMeasuring = ValueMeasure & {
  ofNumber(number: ExactNumber, store: Store): Measurement;
  ofGame(game: GameMeasured): Measurement;
  /**
   * Of a stopper in which play may be infinite; there is nothing to be measured of it where this is missing.
   */
  ofLoopy?(game: GameMeasured): Measurement;
  /** Of ∗n, n > 0, where that is not what is said of ∗. */
  ofNimber?(n: number, store: Store): Measurement;
};

export const none = (says: string): Measurement => ({ kind: 'none', says });

export const notExact = none('its numbers are too large or too fine');
