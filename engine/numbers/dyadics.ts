/**
 * Exact dyadic rationals numerator / 2^exponent in lowest terms: the exponent is 0 or the numerator odd.
 * Numerators are safe integers and exponents at most 50. Nothing is ever rounded: a sum that would leave that
 * range is undefined. The cost of every operation is linear in the exponent at most.
 */
import { known } from '../result.ts';
import { parseRational } from './rationals.ts';

export type Dyadic = { readonly numerator: number; readonly exponent: number };

/** The largest exponent that is represented. */
export const largestExponent = 50;

export const zero: Dyadic = { numerator: 0, exponent: 0 };

/**
 * numerator / 2^exponent in lowest terms. Throws if the result is out of range, which callers must prevent.
 */
export function dyadic(numerator: number, exponent: number): Dyadic {
  let [top, power] = [numerator, exponent];
  while (power > 0 && top % 2 === 0) {
    top /= 2;
    power--;
  }
  const exact = Number.isSafeInteger(top) && power >= 0 && power <= largestExponent;
  known(exact, 'a dyadic rational left the range of exact arithmetic');
  return { numerator: top === 0 ? 0 : top, exponent: power };
}

/** −x. */
export const negateDyadic = (x: Dyadic): Dyadic => ({
  numerator: x.numerator === 0 ? 0 : -x.numerator,
  exponent: x.exponent,
});

/**
 * Both numerators over the larger power of two, as big integers, since comparing must work over the whole
 * range.
 */
function together(x: Dyadic, y: Dyadic): readonly [bigint, bigint, number] {
  const exponent = Math.max(x.exponent, y.exponent);
  const over = (z: Dyadic): bigint => BigInt(z.numerator) << BigInt(exponent - z.exponent);
  return [over(x), over(y), exponent];
}

/** The fraction in lowest terms; undefined if out of range. */
function reduced(numerator: bigint, exponent: number): Dyadic | undefined {
  let [top, power] = [numerator, exponent];
  while (power > 0 && top % 2n === 0n) {
    top /= 2n;
    power--;
  }
  const exact = power <= largestExponent && Number.isSafeInteger(Number(top));
  return exact ? dyadic(Number(top), power) : undefined;
}

/** x + y; undefined outside the range. */
export function add(x: Dyadic, y: Dyadic): Dyadic | undefined {
  const [a, b, exponent] = together(x, y);
  return reduced(a + b, exponent);
}

/** Negative, zero or positive as x is less than, equal to or greater than y. */
export function compareDyadics(x: Dyadic, y: Dyadic): number {
  const [a, b] = together(x, y);
  return a < b ? -1 : Number(a > b);
}

/** (x + y) / 2; undefined outside the range. */
export function halfway(x: Dyadic, y: Dyadic): Dyadic | undefined {
  const [a, b, exponent] = together(x, y);
  return reduced(a + b, exponent + 1);
}

/**
 * The simplest number strictly between two (Conway): the integer nearest to zero if there is one, else the
 * dyadic of the least denominator. A bound that is left out is infinite. Undefined unless low < high, and
 * where the number would leave the range.
 */
export function simplestBetween(low: Dyadic | undefined, high: Dyadic | undefined): Dyadic | undefined {
  if (low && high && compareDyadics(low, high) >= 0) return undefined;
  for (let exponent = 0; exponent <= largestExponent; exponent++) {
    const above = low ? floorOver(low, exponent) + 1n : undefined;
    const below = high ? -floorOver(negateDyadic(high), exponent) - 1n : undefined;
    if (above !== undefined && below !== undefined && above > below) continue;
    const nearest =
      above !== undefined && above > 0n ? above : below !== undefined && below < 0n ? below : 0n;
    return reduced(nearest, exponent);
  }
  return undefined;
}

/** ⌊x · 2^exponent⌋; big integers shift towards minus infinity, which is the floor. */
const floorOver = (x: Dyadic, exponent: number): bigint =>
  (BigInt(x.numerator) << BigInt(exponent)) >> BigInt(x.exponent);

/** "-3/4", "5". */
export const printDyadic = ({ numerator, exponent }: Dyadic): string =>
  exponent === 0 ? String(numerator) : `${numerator}/${2 ** exponent}`;

/** A double as what it is exactly. Precondition: its exponent is 50 at most. */
export function dyadicOf(x: number): Dyadic {
  let exponent = 0;
  while (!Number.isInteger(x * 2 ** exponent)) exponent++;
  return dyadic(x * 2 ** exponent, exponent);
}

/** The same as text in lowest terms: "-3/4". */
export const printDouble = (x: number): string => printDyadic(dyadicOf(x));

/**
 * Reads a fraction or a decimal that is exactly a dyadic rational, "-3/4", "0.375", lowest terms or not;
 * undefined for anything else, and outside the range.
 */
export function parseDyadic(text: string): Dyadic | undefined {
  const read = parseRational(text);
  if (!read) return undefined;
  const exponent = read.denominator.toString(2).length - 1;
  const numerator = Number(read.numerator);
  if (read.denominator !== 1n << BigInt(exponent) || exponent > largestExponent) return undefined;
  return Number.isSafeInteger(numerator) ? dyadic(numerator, exponent) : undefined;
}
