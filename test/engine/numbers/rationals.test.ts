/** Exact rationals as people write them, and their sums by whole numbers alone. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addRationals,
  numberNear,
  parseRational,
  printedRational,
  printRational,
  rational,
} from '../../../engine/numbers/rationals.ts';

const printed = (text: string): string | undefined => {
  const read = parseRational(text);
  return read && printRational(read);
};

test.each([
  ['5', '5'],
  ['-0', '0'],
  ['−7', '-7'],
  ['-2/4', '-1/2'],
  ['0.10', '1/10'],
  ['-0.25', '-1/4'],
  ['1e-7', '1/10000000'],
  ['2.5e3', '2500'],
  ['.5', '1/2'],
  ['-.5', '-1/2'],
  ['1.', '1'],
  ['123456789012345678901234567890/3', '41152263004115226300411522630'],
])('"%s" is %s', (text, is) => expect(printed(text)).toBe(is));

test.each([
  '',
  '1/0',
  'x',
  '1/-2',
  '.',
  '-.',
  '1..5',
  '1.5/2',
  '.e1',
  '1 2',
  '1/2/3',
  '0x10',
  '1e999',
  'Infinity',
  '9'.repeat(201),
])('"%s" is not a number', (text) => expect(parseRational(text)).toBeUndefined());

test('printed numbers are read back, and a sum is that of the numerators over a common denominator', () => {
  const parts = fc.tuple(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 20n));
  void fc.assert(
    fc.property(parts, parts, ([a, b], [c, d]) => {
      const [x, y] = [parseRational(`${a}/${b}`)!, parseRational(`${c}/${d}`)!];
      expect(parseRational(printRational(x))).toEqual(x);
      const sum = addRationals(x, y);
      expect(sum.numerator * b * d).toBe((a * d + c * b) * sum.denominator);
    }),
  );
});

test('sums longer than what people write are read as they were printed, and have a place on a line', () => {
  const [one, other] = [rational(1n, 10n ** 190n + 7n), rational(-3n, 10n ** 190n + 9n)];
  const sum = addRationals(addRationals(one, other), rational(5n, 4n));
  expect(printRational(sum).length).toBeGreaterThan(400);
  expect(printedRational(printRational(sum))).toEqual(sum);
  expect(numberNear(sum)).toBeCloseTo(1.25);
  expect(numberNear(rational(-(10n ** 500n), 3n * 10n ** 500n))).toBeCloseTo(-1 / 3);
  expect(numberNear(rational(10n ** 500n))).toBeGreaterThan(1e100);
});
