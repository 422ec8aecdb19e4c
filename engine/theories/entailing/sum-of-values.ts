/**
 * Sums and outcomes of acyclic entailing games: the nim-sum of nimbers, and ☾ plus anything is ☾ (Abuku et al.,
 * Theorems 1.15, 1.16).
 */
import type { Outcome } from '../../outcome/outcome.ts';
import type { Value } from '../../values/value.ts';

/** The value of a sum; undefined if the table has no entry. */
export function sumOfValues(a: Value, b: Value): Value | undefined {
  if (a.kind === 'nimber' && b.kind === 'nimber') return { kind: 'nimber', n: a.n ^ b.n };
  const positions = [a, b].every(({ kind }) => kind === 'nimber' || kind === 'loony');
  return positions ? { kind: 'loony' } : undefined;
}

/** The outcome of a value; undefined if it does not determine one. */
export function outcomeOfValue(value: Value): Outcome | undefined {
  if (value.kind === 'nimber') return value.n === 0 ? 'P' : 'N';
  return value.kind === 'loony' ? 'N' : undefined;
}
