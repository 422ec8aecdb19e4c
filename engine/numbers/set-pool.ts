/**
 * A pool of finite and cofinite sets in which equal sets are stored once: sets are small integers, and each
 * union or complement is computed once. So a hundred thousand vertices that cover all but 0 share a single
 * set. Set 0 is ∅, set 1 is ℕ. Cost: an operation done before is one map look-up; a new one is linear in the
 * runs of its sets.
 */
import { ALL, complement, EMPTY, type Naturals, naturals, unionOfSets } from './naturals.ts';

export type SetPool = {
  readonly sets: Naturals[];
  readonly byRuns: Map<string, number>;
  readonly singles: Map<number, number>;
  readonly complements: Map<number, number>;
  /** Keyed by a · 2²⁶ + b for a < b. */
  readonly unions: Map<number, number>;
};

export const NO_NUMBERS = 0;
export const ALL_NUMBERS = 1;

const LARGEST_POOL = 2 ** 26;

/** A pool with ∅ and ℕ. */
export function setPool(): SetPool {
  const pool: SetPool = {
    sets: [],
    byRuns: new Map(),
    singles: new Map(),
    complements: new Map(),
    unions: new Map(),
  };
  internSet(pool, EMPTY);
  internSet(pool, ALL);
  return pool;
}

/** The number of a set in the pool. */
export function internSet(pool: SetPool, set: Naturals): number {
  const key = set.join();
  const known = pool.byRuns.get(key);
  if (known !== undefined) return known;
  const fresh = pool.sets.push(set) - 1;
  if (fresh >= LARGEST_POOL) throw new RangeError('Array length of a pool of sets');
  pool.byRuns.set(key, fresh);
  return fresh;
}

/** The number of {n}. */
export function poolSingle(pool: SetPool, n: number): number {
  const known = pool.singles.get(n);
  if (known !== undefined) return known;
  const single = internSet(pool, naturals([n]));
  pool.singles.set(n, single);
  return single;
}

/** The number of a set's complement. */
export function poolComplement(pool: SetPool, set: number): number {
  const known = pool.complements.get(set);
  if (known !== undefined) return known;
  const rest = internSet(pool, complement(pool.sets[set]));
  pool.complements.set(set, rest);
  pool.complements.set(rest, set);
  return rest;
}

/** The number of the union of two sets. */
export function poolUnion(pool: SetPool, a: number, b: number): number {
  if (a === b || b === NO_NUMBERS || a === ALL_NUMBERS) return a;
  if (a === NO_NUMBERS || b === ALL_NUMBERS) return b;
  const key = Math.min(a, b) * LARGEST_POOL + Math.max(a, b);
  const known = pool.unions.get(key);
  if (known !== undefined) return known;
  const joined = internSet(pool, unionOfSets(pool.sets[a], pool.sets[b]));
  pool.unions.set(key, joined);
  return joined;
}
