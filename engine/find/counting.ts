/**
 * How many drawings of a kind there are up to isomorphism, without making any: the drawings that a
 * permutation of the nodes leaves as they are, averaged over all permutations (Burnside). For acyclic
 * drawings those are counted by inclusion and exclusion over the nodes to which no arc leads (Robinson 1970).
 */
import type { DrawingKind } from './drawing-kind.ts';

/** The lengths of a permutation's cycles, and how many permutations have them. */
type CycleType = { readonly lengths: readonly number[]; readonly count: bigint };

/** O(partitions of order). */
function cycleTypes(order: number): readonly CycleType[] {
  const found: CycleType[] = [];
  const open: { readonly lengths: readonly number[]; readonly rest: number }[] = [
    { lengths: [], rest: order },
  ];
  for (const { lengths, rest } of open) {
    if (rest === 0) found.push({ lengths, count: factorial(order) / centralizer(lengths) });
    const most = Math.min(rest, lengths.at(-1) ?? rest);
    for (let length = 1; length <= most; length++)
      open.push({ lengths: [...lengths, length], rest: rest - length });
  }
  return found;
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** How many permutations commute with one of these cycles. */
function centralizer(lengths: readonly number[]): bigint {
  let size = 1n;
  for (const length of new Set(lengths)) {
    const times = lengths.filter((each) => each === length).length;
    size *= BigInt(length) ** BigInt(times) * factorial(times);
  }
  return size;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Into how many orbits a permutation divides the pairs of a node in one of its cycles and one in another. */
function orbitsBetween(some: readonly number[], others: readonly number[]): number {
  let orbits = 0;
  for (const a of some) for (const b of others) orbits += greatestDivisor(a, b);
  return orbits;
}

/** The drawings that a permutation leaves as they are: each orbit of pairs may have an arc of any letter. */
function fixedBy(lengths: readonly number[], ways: bigint, loops: boolean): bigint {
  const orbits = orbitsBetween(lengths, lengths) - (loops ? 0 : lengths.length);
  return ways ** BigInt(orbits);
}

/** The same of acyclic drawings. */
function acyclicFixedBy(lengths: readonly number[], ways: bigint): bigint {
  /** By set of cycles, as bits: how many acyclic drawings of their nodes are left as they are. */
  const counts: bigint[] = [1n];
  const inSet = (set: number): readonly number[] => lengths.filter((_, i) => ((set >> i) & 1) === 1);
  for (let set = 1; set < 2 ** lengths.length; set++) {
    let count = 0n;
    // At least one cycle of the permutation consists of nodes to which no arc leads.
    for (let first = set; first > 0; first = (first - 1) & set) {
      const rest = set & ~first;
      const withFirst = counts[rest] * ways ** BigInt(orbitsBetween(inSet(first), inSet(rest)));
      count += inSet(first).length % 2 === 1 ? withFirst : -withFirst;
    }
    counts.push(count);
  }
  return counts[2 ** lengths.length - 1];
}

/**
 * How many drawings of so many nodes there are up to isomorphism, those included in which no node reaches all
 * others. O(partitions of order · 3^order).
 */
export function countOfDigraphs(order: number, { partizan, gray, loops, acyclic }: DrawingKind): bigint {
  const ways = partizan ? 4n : 2n;
  let sum = 0n;
  for (const { lengths, count } of cycleTypes(order)) {
    const arcs = acyclic ? acyclicFixedBy(lengths, ways) : fixedBy(lengths, ways, loops);
    const colours = gray ? 2n ** BigInt(lengths.length) : 1n;
    sum += count * arcs * colours;
  }
  return sum / factorial(order);
}
