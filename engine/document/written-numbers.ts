/**
 * Exact numbers as a person wrote them, and arithmetic that keeps their notation: decimals stay decimals,
 * fractions fractions. Nothing is rounded. Every operation takes time in the length of the numbers.
 */
import {
  addRationals,
  mostAdded,
  parseRational,
  printRational,
  type Rational,
  rational,
} from '../numbers/rationals.ts';
import { withPlainFractions } from '../spelling.ts';
import type { WrittenNumber } from './document.ts';

/**
 * A number where JSON means exactly that number, otherwise the text as it was written, with a figure on
 * either side of a decimal point. ½ is 1/2. Undefined where the text is not a number.
 */
export function writtenNumber(said: string): WrittenNumber | undefined {
  const typed = withPlainFractions(said);
  if (parseRational(typed, mostAdded) === undefined) return undefined;
  const text = typed.replace(/(?<!\d)\./, '0.').replace(/\.(?!\d)/, '');
  const plain = Number(text);
  return String(plain) === text && Math.abs(plain) <= Number.MAX_SAFE_INTEGER ? plain : text;
}

/** The written number, exactly. The reader of files refuses texts that are not numbers. */
export const rationalOf = (written: WrittenNumber): Rational =>
  parseRational(String(written), mostAdded) ?? rational(0n);

/** Whether both mean the same number, in any notation. */
export const sameNumber = (a: WrittenNumber, b: WrittenNumber): boolean =>
  a === b || printRational(rationalOf(a)) === printRational(rationalOf(b));

/** The sum: a decimal where both are, and a fraction where one is. */
export function addWritten(a: WrittenNumber, b: WrittenNumber): WrittenNumber {
  const sum = addRationals(rationalOf(a), rationalOf(b));
  const decimals = [a, b].every((each) => !String(each).includes('/'));
  const text = (decimals ? decimal(sum) : undefined) ?? printRational(sum);
  return writtenNumber(text) ?? text;
}

/** Minus what was written, in the same notation. */
export function negateWritten(written: WrittenNumber): WrittenNumber {
  if (typeof written === 'number') return written === 0 ? 0 : -written;
  const unsigned = written.replace(/^[-−+]/, '');
  const wasNegative = /^[-−]/.test(written);
  return wasNegative || rationalOf(written).numerator === 0n ? unsigned : `-${unsigned}`;
}

/** Decimals longer than this are written as fractions. */
const longestDecimal = 30;

/** "-0.25"; undefined where the decimals do not end, or only far off. */
function decimal({ numerator, denominator }: Rational): string | undefined {
  let [scaled, figures] = [numerator < 0n ? -numerator : numerator, 0];
  for (; scaled % denominator !== 0n; figures++) {
    if (figures >= longestDecimal) return undefined;
    scaled *= 10n;
  }
  const digits = `${scaled / denominator}`.padStart(figures + 1, '0');
  const whole = digits.slice(0, digits.length - figures);
  const sign = numerator < 0n ? '-' : '';
  return figures === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-figures)}`;
}
