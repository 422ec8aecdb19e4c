/**
 * The three ways to go wrong. Bad input is a Result that names every problem by its place; an honest "no"
 * is a case of the answer's own type; the impossible throws, and only a worker's edge catches it.
 */

/** One thing wrong with an input: where it is, and what would put it right. */
export type Problem = { readonly place: string; readonly says: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export const accepted = <T>(value: T): Result<T> => ({ ok: true, value });

export const refused = <T>(problems: readonly Problem[]): Result<T> => ({ ok: false, problems });

/** An honest no of a long computation: the work would be too much, or it cannot be done for this graph; in a sentence. */
export type OverBudget = { readonly kind: 'over-budget'; readonly says: string };

/** Throws when a theorem or an invariant of our own would be contradicted: a bug, never bad input. */
export function known(holds: boolean, contradicts: string): asserts holds {
  if (!holds) throw new Error(`This cannot happen: ${contradicts}`);
}
