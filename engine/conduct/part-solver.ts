/** The interface of solvers that solve positions part by part, for every kind of part, and what they find. */
import type { Outcome } from '../outcome/outcome.ts';
import type { OverBudget } from '../result.ts';
import type { Theory } from '../theories/theory.ts';
import type { Value } from '../values/value.ts';

/** The theory of the whole game, the position's value and who wins. */
export type WorthByParts = {
  readonly theory: Theory;
  readonly value: Value;
  readonly outcome: Outcome | undefined;
  /** How many parts, or heaps, are known by now. */
  readonly met: number;
};

/** Solves positions of one ruleset part by part, and keeps what it finds of a part for the next position. */
export type PartSolver = {
  /**
   * Yields now and then how many parts or heaps were met in all. Undefined where the position itself is not a
   * sum of parts, or no theory gives values to parts of such play: then it is to be solved whole.
   */
  worthOf(position: unknown): Generator<number, WorthByParts | OverBudget | undefined, void>;
};
