/** Exact finite and cofinite sets, pooled and growing, against plain sets of numbers below a bound. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAllBut,
  addAllNumbers,
  addNumber,
  addSet,
  type GrowingSets,
  growingSets,
  has,
  isEmptyAt,
  mexAt,
  numbersAt,
} from '../../../engine/numbers/growing-sets.ts';
import {
  ALL,
  allBut,
  complement,
  contains,
  EMPTY,
  isAll,
  isCofinite,
  isEmpty,
  listedNaturals,
  mexOf,
  type Naturals,
  naturals,
  nimSumOfSets,
  unionOfSets,
} from '../../../engine/numbers/naturals.ts';
import { mex, nimSum } from '../../../engine/numbers/nimbers.ts';
import {
  internSet,
  poolComplement,
  poolSingle,
  poolUnion,
  setPool,
} from '../../../engine/numbers/set-pool.ts';

/** Everything varies below this bound; above it a set contains all numbers or none. */
const bound = 80;
const below = Array.from({ length: bound + 1 }, (_, n) => n);

type Drawn = { readonly numbers: readonly number[]; readonly cofinite: boolean };
const drawnSet: fc.Arbitrary<Drawn> = fc.record({
  numbers: fc.array(fc.oneof(fc.nat(6), fc.nat(bound - 1)), { maxLength: 12 }),
  cofinite: fc.boolean(),
});
const made = ({ numbers, cofinite }: Drawn): Naturals => (cofinite ? allBut(numbers) : naturals(numbers));
const isIn = ({ numbers, cofinite }: Drawn, n: number): boolean => numbers.includes(n) !== cofinite;
const members = (set: Naturals): number[] => below.filter((n) => contains(set, n));

describe('sets of naturals', () => {
  test('membership, complement, union, mex and listing are those of plain sets', () => {
    void fc.assert(
      fc.property(drawnSet, drawnSet, (a, b) => {
        const [s, t] = [made(a), made(b)];
        expect(members(s)).toEqual(below.filter((n) => isIn(a, n)));
        expect(members(complement(s))).toEqual(below.filter((n) => !isIn(a, n)));
        expect(complement(complement(s))).toEqual(s);
        expect(members(unionOfSets(s, t))).toEqual(below.filter((n) => isIn(a, n) || isIn(b, n)));
        expect(unionOfSets(s, t)).toEqual(unionOfSets(t, s));
        expect(isCofinite(s)).toBe(a.cofinite);
        expect(listedNaturals(s)).toEqual([...new Set(a.numbers)].sort((x, y) => x - y));
        const least = below.find((n) => !isIn(a, n));
        expect(mexOf(s)).toBe(least);
        expect([isEmpty(s), isAll(s)]).toEqual(
          a.numbers.length > 0 ? [false, false] : [!a.cofinite, a.cofinite],
        );
      }),
    );
  });

  test('equal sets are equal arrays, however they were made', () => {
    expect(naturals([3, 1, 2, 1])).toEqual([1, 4]);
    expect(unionOfSets(naturals([0, 1]), allBut([0, 1]))).toEqual(ALL);
    expect(complement(ALL)).toEqual(EMPTY);
    expect(listedNaturals(allBut([2]))).toEqual([2]);
  });

  test('the pool gives equal sets one number', () => {
    void fc.assert(
      fc.property(drawnSet, drawnSet, fc.nat(bound), (a, b, n) => {
        const pool = setPool();
        const [s, t] = [internSet(pool, made(a)), internSet(pool, made(b))];
        expect(pool.sets[poolUnion(pool, s, t)]).toEqual(unionOfSets(made(a), made(b)));
        expect(poolUnion(pool, t, s)).toBe(poolUnion(pool, s, t));
        expect(poolComplement(pool, poolComplement(pool, s))).toBe(s);
        expect(pool.sets[poolComplement(pool, s)]).toEqual(complement(made(a)));
        expect(pool.sets[poolSingle(pool, n)]).toEqual(naturals([n]));
      }),
    );
  });
});

type Growth =
  | { readonly add: 'number' | 'all but'; readonly n: number; readonly at: number }
  | { readonly add: 'set' | 'all'; readonly from: number; readonly at: number };

const vertices = 4;
const number = fc.oneof(fc.nat(5), fc.integer({ min: 28, max: 36 }), fc.nat(bound - 1));
const growth: fc.Arbitrary<Growth> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ add: fc.constant('number' as const), n: number, at: fc.nat(vertices - 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ add: fc.constant('all but' as const), n: number, at: fc.nat(vertices - 1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      add: fc.constant('set' as const),
      from: fc.nat(vertices - 1),
      at: fc.nat(vertices - 1),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      add: fc.constant('all' as const),
      from: fc.constant(0),
      at: fc.nat(vertices - 1),
    }),
  },
);

function grow(sets: GrowingSets, change: Growth): boolean {
  if (change.add === 'number') return addNumber(sets, change.at, change.n);
  if (change.add === 'all but') return addAllBut(sets, change.at, change.n);
  return change.add === 'set' ? addSet(sets, change.at, sets, change.from) : addAllNumbers(sets, change.at);
}

function growPlainly(sets: Set<number>[], change: Growth): boolean {
  const before = sets[change.at].size;
  const added =
    change.add === 'number'
      ? [change.n]
      : change.add === 'set'
        ? [...sets[change.from]]
        : below.filter((n) => !('n' in change) || n !== change.n);
  for (const n of added) sets[change.at].add(n);
  return sets[change.at].size > before;
}

test('growing sets say what they hold, and whether they have grown', () => {
  void fc.assert(
    fc.property(fc.array(growth, { maxLength: 40 }), (changes) => {
      const sets = growingSets(vertices);
      const plain = Array.from({ length: vertices }, () => new Set<number>());
      for (const change of changes) {
        expect(grow(sets, change)).toBe(growPlainly(plain, change));
        const { at } = change;
        expect(below.filter((n) => has(sets, at, n))).toEqual(below.filter((n) => plain[at].has(n)));
        const least = mex(plain[at]);
        expect(mexAt(sets, at)).toBe(least > bound ? -1 : least);
        expect(isEmptyAt(sets, at)).toBe(plain[at].size === 0);
        if (!plain[at].has(bound)) expect(numbersAt(sets, at)).toEqual([...plain[at]].sort((a, b) => a - b));
      }
    }),
    { numRuns: 300 },
  );
});

test('nim-sums of numbers and of sets are right', () => {
  expect([nimSum(7, 14), mex([]), mex([0, 1, 3])]).toEqual([9, 0, 2]);
  expect(nimSumOfSets([0, 2], [0, 1])).toEqual([0, 1, 2, 3]);
  expect(nimSumOfSets([1, 2], [1, 2])).toEqual([0, 3]);
  expect(nimSumOfSets([1, 2], [])).toEqual([]);
});
