/**
 * One finite or cofinite set of nonnegative integers per vertex, each of which only grows. The numbers below
 * 32 are the bits of a word; the rest is a set of a shared pool, nearly always ∅ or ℕ. So a union is a
 * bitwise "or", and 100,000 sets are two typed arrays. Every function that adds says whether the set has
 * grown.
 */
import { contains, listedNaturals, mexOf } from './naturals.ts';
import {
  ALL_NUMBERS,
  NO_NUMBERS,
  poolComplement,
  poolSingle,
  poolUnion,
  type SetPool,
  setPool,
} from './set-pool.ts';

const NARROW = 32;

export type GrowingSets = {
  /** Bit n is set when n is in the set, n < 32. */
  readonly low: Int32Array;
  /** The pool's set of n − 32 for the n ≥ 32 in the set. */
  readonly high: Int32Array;
  readonly pool: SetPool;
};

/** Makes empty sets. Sets that will be added to one another must share a pool. */
export const growingSets = (count: number, pool: SetPool = setPool()): GrowingSets => ({
  low: new Int32Array(count),
  high: new Int32Array(count),
  pool,
});

function add(sets: GrowingSets, at: number, low: number, high: number): boolean {
  const lowBefore = sets.low[at];
  const highBefore = sets.high[at];
  const lowAfter = lowBefore | low;
  const highAfter = poolUnion(sets.pool, highBefore, high);
  if (lowAfter === lowBefore && highAfter === highBefore) return false;
  sets.low[at] = lowAfter;
  sets.high[at] = highAfter;
  return true;
}

/** Adds a number to a set; true if it is new. */
export const addNumber = (sets: GrowingSets, at: number, n: number): boolean =>
  n < NARROW ? add(sets, at, 1 << n, NO_NUMBERS) : add(sets, at, 0, poolSingle(sets.pool, n - NARROW));

/** Makes a set ℕ; true if it was not. */
export const addAllNumbers = (sets: GrowingSets, at: number): boolean => add(sets, at, -1, ALL_NUMBERS);

/** Adds all numbers but n; true if the set has grown. */
export const addAllBut = (sets: GrowingSets, at: number, n: number): boolean =>
  n < NARROW
    ? add(sets, at, ~(1 << n), ALL_NUMBERS)
    : add(sets, at, -1, poolComplement(sets.pool, poolSingle(sets.pool, n - NARROW)));

/** Adds all members of another set, of these sets or of others with the same pool. */
export const addSet = (sets: GrowingSets, at: number, others: GrowingSets, from: number): boolean =>
  add(sets, at, others.low[from], others.high[from]);

/** Whether n is in the set. */
export const has = ({ low, high, pool }: GrowingSets, at: number, n: number): boolean =>
  n < NARROW ? ((low[at] >>> n) & 1) === 1 : contains(pool.sets[high[at]], n - NARROW);

/** The least number that is not in the set, or −1 for ℕ. */
export function mexAt({ low, high, pool }: GrowingSets, at: number): number {
  const missing = ~low[at];
  if (missing !== 0) return 31 - Math.clz32(missing & -missing);
  const least = mexOf(pool.sets[high[at]]);
  return least === undefined ? -1 : least + NARROW;
}

/** Whether the set is empty. */
export const isEmptyAt = ({ low, high }: GrowingSets, at: number): boolean =>
  low[at] === 0 && high[at] === NO_NUMBERS;

/** The members of a finite set, ascending. */
export function numbersAt({ low, high, pool }: GrowingSets, at: number): number[] {
  const numbers: number[] = [];
  for (let n = 0; n < NARROW; n++) if (((low[at] >>> n) & 1) === 1) numbers.push(n);
  for (const n of listedNaturals(pool.sets[high[at]])) numbers.push(n + NARROW);
  return numbers;
}
