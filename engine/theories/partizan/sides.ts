/** The sides of the vertices of a graph, as far as they are found, and how much is compared to find them. */
import type { Store } from './store/store.ts';

/**
 * UNSIDED: not shown to have this side as a stopper. TOO_LARGE: not searched for, since the component is too
 * large for comparing all its pairs. UNKNOWN: its component is not solved yet.
 */
export const UNSIDED = -1;
export const TOO_LARGE = -2;
export const UNKNOWN = -3;

/**
 * The most pairs of a component that are compared, at four bytes each and some for what waits: this is 3,400
 * vertices, or on request 31,000 if there is enough memory.
 */
export const USUAL_PAIRS = 12_000_000;
export const THOROUGH_PAIRS = 1_000_000_000;
export const BYTES_A_PAIR = 5;

export type Sides = {
  readonly store: Store;
  /** Per vertex an id of the store, or UNSIDED or TOO_LARGE. */
  readonly onsides: Int32Array;
  readonly offsides: Int32Array;
  /**
   * For each component that was too large, how many pairs it has, and how many would have been compared at
   * most; if it has no more than that, there was no memory for them.
   */
  readonly tooLarge: { readonly pairs: number; readonly most: number }[];
};

export type SidesSlice = { readonly sides: Sides; readonly vertices: Uint32Array };
