/**
 * Exact finite and cofinite sets of nonnegative integers, which is what covered sets are (Abuku et al.,
 * Theorem 1.14). A set is the ascending list of the numbers at which membership changes, starting outside: []
 * is ∅, [0] is ℕ, [2, 3] is {2}, [0, 2, 3] is ℕ∖{2}; so an odd number of entries means cofinite, and runs
 * such as {0, …, 999} cost two. Immutable. Cost: linear in the number of changes, contains logarithmic.
 */

export type Naturals = readonly number[];

export const EMPTY: Naturals = [];
export const ALL: Naturals = [0];

/** Whether the set is ∅. */
export const isEmpty = (set: Naturals): boolean => set.length === 0;
/** Whether the set is ℕ. */
export const isAll = (set: Naturals): boolean => set.length === 1 && set[0] === 0;
/** Whether all but finitely many numbers are in the set. */
export const isCofinite = (set: Naturals): boolean => set.length % 2 === 1;

/** The set of these numbers, in any order. */
export function naturals(numbers: Iterable<number>): Naturals {
  const changes: number[] = [];
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    if (changes.at(-1) === n) changes.pop();
    else changes.push(n);
    changes.push(n + 1);
  }
  return changes;
}

/** All numbers but these. */
export const allBut = (numbers: Iterable<number>): Naturals => complement(naturals(numbers));

/** ℕ∖S. */
export const complement = (set: Naturals): Naturals => (set[0] === 0 ? set.slice(1) : [0, ...set]);

/** Whether n is in the set; logarithmic in the number of changes. */
export function contains(set: Naturals, n: number): boolean {
  let low = 0;
  let high = set.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (set[middle] <= n) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

/** S ∪ T. */
export function unionOfSets(a: Naturals, b: Naturals): Naturals {
  const changes: number[] = [];
  let i = 0;
  let j = 0;
  let inside = false;
  while (i < a.length || j < b.length) {
    const at = Math.min(a[i] ?? Number.POSITIVE_INFINITY, b[j] ?? Number.POSITIVE_INFINITY);
    if (a[i] === at) i++;
    if (b[j] === at) j++;
    const now = i % 2 === 1 || j % 2 === 1;
    if (now === inside) continue;
    changes.push(at);
    inside = now;
  }
  return changes;
}

/** The least number outside the set; undefined for ℕ. */
export const mexOf = (set: Naturals): number | undefined => (set[0] === 0 ? set[1] : 0);

/** The members of a finite set, or the missing numbers of a cofinite one, in ascending order. */
export function listedNaturals(set: Naturals): number[] {
  const bounds = isCofinite(set) ? complement(set) : set;
  const numbers: number[] = [];
  for (let i = 0; i < bounds.length; i += 2) {
    for (let n = bounds[i]; n < bounds[i + 1]; n++) numbers.push(n);
  }
  return numbers;
}

/** S ⊕ T = { s ⊕ t } for finite sets, as ascending lists; empty if either is empty. */
export function nimSumOfSets(s: readonly number[], t: readonly number[]): number[] {
  const sums = new Set<number>();
  for (const a of s) for (const b of t) sums.add(a ^ b);
  return [...sums].sort((a, b) => a - b);
}
