/**
 * What many positions are worth, one after the other, with moves from a ruleset or a program: sweeps take
 * their rows from it.
 */
import type { Outcome } from '../outcome/outcome.ts';
import type { Value } from '../values/value.ts';

/**
 * What a position is worth and who wins there; undefined where that is not known, and then why in a sentence.
 */
export type SweptWorth = {
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
  readonly says?: string;
};

/** Gives worths one after the other, and keeps between them what helps with the next. */
export type Worths = {
  /**
   * Yields now and then how many positions, parts or heaps were dealt with. A position that is over budget is
   * not a failure: its result says so. Precondition: the text is a position; a caller that has read it
   * already passes `read`.
   */
  worthOf(position: string, read?: unknown): Generator<number, SweptWorth, void>;
};
