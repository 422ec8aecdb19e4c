/**
 * Dyadic arithmetic against floating point, which is exact in this small range, and at the ends of the range.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compareDyadics,
  type Dyadic,
  dyadic,
  halfway,
  largestExponent,
  negateDyadic,
  parseDyadic,
  printDyadic,
  simplestBetween,
} from '../../../engine/numbers/dyadics.ts';

const size = ({ numerator, exponent }: Dyadic): number => numerator / 2 ** exponent;

const arbitrary = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 0, max: 10 }))
  .map(([numerator, exponent]) => dyadic(numerator, exponent));

test('arithmetic agrees with exact floating point', () => {
  void fc.assert(
    fc.property(arbitrary, arbitrary, (x, y) => {
      expect(size(add(x, y)!)).toBe(size(x) + size(y));
      expect(size(halfway(x, y)!)).toBe((size(x) + size(y)) / 2);
      expect(size(negateDyadic(x)) + size(x)).toBe(0);
      expect(compareDyadics(x, y)).toBe(Math.sign(size(x) - size(y)));
    }),
  );
});

test('numbers are in lowest terms, and their text parses back', () => {
  expect(dyadic(6, 3)).toEqual({ numerator: 3, exponent: 2 });
  expect(dyadic(0, 7)).toEqual({ numerator: 0, exponent: 0 });
  void fc.assert(
    fc.property(arbitrary, (x) => {
      expect(parseDyadic(printDyadic(x))).toEqual(x);
      expect(x.exponent === 0 || x.numerator % 2 !== 0).toBe(true);
    }),
  );
});

test.each([
  ['-3/4', { numerator: -3, exponent: 2 }],
  ['6/8', { numerator: 3, exponent: 2 }],
  ['5', { numerator: 5, exponent: 0 }],
  ['0.375', { numerator: 3, exponent: 3 }],
  ['-.5', { numerator: -1, exponent: 1 }],
  ['1/3', undefined],
  ['0.3', undefined],
  ['1/0', undefined],
  ['x', undefined],
  ['99999999999999999', undefined],
])('%s is read', (text, number) => expect(parseDyadic(text)).toEqual(number));

/** The simplest number, found by trying every candidate, simplest first. */
function simplest(low: number, high: number): number {
  for (let n = 0; n <= 3000; n++) {
    for (const candidate of [n, -n]) if (low < candidate && candidate < high) return candidate;
  }
  for (let exponent = 1; exponent <= 12; exponent++) {
    const candidate = (Math.floor(low * 2 ** exponent) + 1) / 2 ** exponent;
    if (candidate < high) return candidate;
  }
  return Number.NaN;
}

describe('the simplest number between', () => {
  test('the simplest number between two numbers agrees with the search', () => {
    void fc.assert(
      fc.property(arbitrary, arbitrary, (x, y) => {
        const [low, high] = compareDyadics(x, y) < 0 ? [x, y] : [y, x];
        const between = simplestBetween(low, high);
        if (compareDyadics(x, y) === 0) expect(between).toBeUndefined();
        else expect(size(between!)).toBe(simplest(size(low), size(high)));
      }),
    );
  });

  test('the simplest number beyond one bound agrees with the search', () => {
    expect(simplestBetween(undefined, undefined)).toEqual(dyadic(0, 0));
    expect(simplestBetween(dyadic(5, 1), undefined)).toEqual(dyadic(3, 0));
    expect(simplestBetween(dyadic(-5, 1), undefined)).toEqual(dyadic(0, 0));
    expect(simplestBetween(undefined, dyadic(-5, 1))).toEqual(dyadic(-3, 0));
  });
});

test('nothing is rounded at the ends of the range', () => {
  const finest = dyadic(1, largestExponent);
  expect(halfway(finest, dyadic(0, 0))).toBeUndefined();
  expect(add(dyadic(2 ** 40, 0), finest)).toBeUndefined();
  expect(compareDyadics(dyadic(2 ** 40, 0), finest)).toBe(1);
  expect(simplestBetween(dyadic(0, 0), finest)).toBeUndefined();
  expect(add(dyadic(Number.MAX_SAFE_INTEGER, 0), dyadic(1, 0))).toBeUndefined();
});
