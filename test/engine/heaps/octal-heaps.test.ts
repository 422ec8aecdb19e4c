/**
 * Heaps of octal games by sparse spaces: the same values as by the definition, the periods of the literature,
 * and how many pairs are looked at.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openOctalHeaps } from '../../../engine/heaps/octal-heaps.ts';
import { isRare, sparsestMask } from '../../../engine/heaps/sparse-space.ts';
import { drain } from '../../../engine/rounds.ts';
import { oftenEnough } from '../../fixtures/share.ts';
import { tryLaw } from '../../laws/seeds.ts';

/**
 * Nim values of the heaps 0, 1, …, by the definition. After taking so many counters as `unequal` has, two
 * heaps must differ.
 */
function byDefinition(
  digits: readonly number[],
  most: number,
  unequal: readonly number[] = [],
): readonly number[] {
  const values = new Uint16Array(most + 1);
  const seen = new Int32Array(4_096);
  for (let heap = 1; heap <= most; heap++) {
    for (const [i, digit] of digits.entries()) {
      const rest = heap - i - 1;
      const whole = unequal.includes(i + 1) ? rest - 1 : rest;
      if (rest === 0 && (digit & 1) > 0) seen[0] = heap;
      if (rest > 0 && (digit & 2) > 0) seen[values[rest]] = heap;
      if ((digit & 4) > 0)
        for (let one = 1; 2 * one <= whole; one++) seen[values[one] ^ values[rest - one]] = heap;
    }
    let least = 0;
    while (seen[least] === heap) least++;
    values[heap] = least;
  }
  return [...values];
}

const digitsOf = (code: string): readonly number[] => [...code].map(Number);

function heapsOf(code: string, most: number) {
  const heaps = openOctalHeaps({ digits: [0, ...digitsOf(code)] });
  drain(heaps.upTo(most));
  return heaps;
}

const aCode = fc.array(fc.nat(7), { minLength: 1, maxLength: 5 });

/** A split is first looked for at 2,048 heaps, and anew at 4,096: the heaps here go beyond. */
const [fewer, most] = [2_300, 4_300];

describe('values', () => {
  test('are those of the definition, for codes at random, however often the search is interrupted', () => {
    fc.assert(
      fc.property(aCode, fc.integer({ min: 1, max: most }), (digits, stop) => {
        const heaps = openOctalHeaps({ digits: [0, ...digits] });
        drain(heaps.upTo(stop));
        drain(heaps.upTo(most));
        expect([...heaps.values()]).toEqual(byDefinition(digits, most));
      }),
      { numRuns: 40 },
    );
  });

  test('are those of the definition where some halves must differ, also by sparse spaces', () => {
    const met = { sparse: 0, both: 0 };
    // With several ways to part a heap, and few others, periods are mostly long.
    const codes = fc.record({
      digits: fc.array(fc.constantFrom<number>(0, 1, 2, 3, 4, 4, 5, 6, 7), { minLength: 2, maxLength: 5 }),
      place: fc.nat(4),
      others: fc.subarray([1, 2, 3, 4, 5]),
    });
    tryLaw(codes, 160, ({ digits: some, place, others }) => {
      const own = place % some.length;
      const digits = some.with(own, some[own] | 4);
      const parting = digits.flatMap((digit, i) => (digit >= 4 ? [i + 1] : []));
      const unequal = parting.filter((taken) => taken === own + 1 || others.includes(taken));
      const heaps = openOctalHeaps({ digits: [0, ...digits], unequal });
      drain(heaps.upTo(fewer));
      expect([...heaps.values()]).toEqual(byDefinition(digits, fewer, unequal));
      if (heaps.split().mask === 0) return;
      met.sparse++;
      if (unequal.length < parting.length) met.both++;
    });
    expect(met.sparse).toBeGreaterThan(oftenEnough(6));
    expect(met.both).toBeGreaterThan(oftenEnough(3));
  });

  test.each([
    ['000010006', 9],
    ['00000104', 8],
    ['05000000002', 2],
  ])(
    'of 0.%s, where equal halves after taking %i are no option, are those of the definition',
    (code, taken) => {
      const digits = digitsOf(code);
      const heaps = openOctalHeaps({ digits: [0, ...digits], unequal: [taken] });
      drain(heaps.upTo(3_000));
      expect(heaps.split().mask).toBeGreaterThan(0);
      expect([...heaps.values()]).toEqual(byDefinition(digits, 3_000, [taken]));
    },
  );

  test.each(['376', '165', '56', '16', '127', '007', '4', '06', '3333', '45', '14'])(
    'of 0.%s to 4,300 are those of the definition',
    (code) => {
      expect([...heapsOf(code, most).values()]).toEqual(byDefinition(digitsOf(code), most));
    },
  );

  test('of a game without moves are 0, and its period is 1 from the start', () => {
    const heaps = heapsOf('000', 10);
    expect([...heaps.values()]).toEqual(new Array(11).fill(0));
    expect(heaps.period()).toMatchObject({ period: 1, from: 0 });
  });
});

/** Those that are proved by many more heaps, and how many pairs are looked at, are in test/docs. */
describe('periods of the literature', () => {
  test.each([
    ['77', 12, 71, 167],
    ['07', 34, 53, 175],
    ['137', 34, 52, 174],
    ['17', 34, 33, 135],
    ['177', 20, 497, 1_036],
    ['055', 148, 259, 816],
    ['165', 1_550, 5_181, 13_464],
  ])('of 0.%s is %i from %i, proved by the heaps to %i', (code, period, from, bound) => {
    const heaps = heapsOf(code, bound - 1);
    expect(heaps.period()).toBeUndefined();
    drain(heaps.upTo(bound));
    expect(heaps.period()).toEqual({ period, from, bound });
  });

  test('a period that is proved leaves no pairs to look at', () => {
    const heaps = heapsOf('77', 1_000);
    const { pairs } = heaps.work();
    drain(heaps.upTo(1_000_000));
    expect(heaps.work().pairs).toBe(pairs);
    expect(heaps.values()[1_000_000]).toBe(heaps.values()[(1_000_000 % 12) + 120]);
  });
});

test('a common value that is rare at first is found, and the heaps are split anew', () => {
  const heaps = heapsOf('127', 6_000);
  const early = heaps.split();
  expect(early.mask).toBeGreaterThan(0);
  drain(heaps.upTo(20_000));
  expect(heaps.split().mask).toBeGreaterThan(early.mask);
});

test('the sparsest mask is the one of all masks that leaves fewest heaps rare', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { minLength: 16, maxLength: 16 }), (counts) => {
      const rareBy = (mask: number): number =>
        counts.reduce((sum, count, value) => sum + (isRare(value, mask) ? count : 0), 0);
      const all = counts.map((_, mask) => rareBy(mask));
      const rare = Math.min(...all);
      expect(sparsestMask(Float64Array.from(counts))).toEqual({ mask: all.indexOf(rare), rare });
    }),
  );
});
