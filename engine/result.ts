/**
 * The three kinds of failure. Bad input is a Result that names every problem by its place; an honest "no" is
 * a case of the answer's own type; an impossible state throws, and only the worker's entry catches it.
 */

/** One thing that is wrong with an input: where it is, and how to correct it. */
export type Problem = { readonly place: string; readonly says: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A good result. */
export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });

/** A refusal with everything that is wrong. */
export const refused = <T>(problems: readonly Problem[]): Result<T> => ({ ok: false, problems });

/**
 * A long computation's honest refusal, in a sentence: the work would be too much, or is impossible for this
 * graph.
 */
export type OverBudget = {
  readonly kind: 'over-budget';
  readonly says: string;
  /** The bound on positions that was too low, where a higher one may do. */
  readonly positions?: number;
  /** True where no bound on positions would do: there are infinitely many, or there is no such game. */
  readonly isEndless?: true;
  /**
   * True where the whole was given up since a value is cheaper to find without it, so that a caller who wants
   * the whole may still ask for it.
   */
  readonly isForValue?: true;
};

/**
 * An error for what is met in the middle of a computation that cannot refuse: a position with more moves than
 * can be listed. The entries that catch errors make an honest refusal of it.
 */
export const beyondBudget = (says: string): RangeError => new RangeError(says, { cause: 'over-budget' });

/** Whether an error is such a refusal. */
export const isBeyondBudget = (thrown: unknown): thrown is RangeError =>
  thrown instanceof RangeError && thrown.cause === 'over-budget';

/** Throws if a theorem or one of our own invariants is contradicted; that is a bug, never bad input. */
export function known(holds: boolean, contradicts: string): asserts holds {
  if (!holds) throw new Error(`This cannot happen: ${contradicts}`);
}
