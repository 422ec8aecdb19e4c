/** Rationals as decimals, rounded to so many figures. */
import type { Rational } from './rationals.ts';

/** The nearest decimal with so many figures after the point, ties away from 0: "-0.375", and "0.5" for 0.5000. O(length). */
export function roundedDecimal({ numerator, denominator }: Rational, figures: number): string {
  const size = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(figures);
  const nearest = (2n * size + denominator) / (2n * denominator);
  const digits = nearest.toString().padStart(figures + 1, '0');
  const whole = figures === 0 ? digits : digits.slice(0, -figures);
  const after = figures === 0 ? '' : digits.slice(-figures).replace(/0+$/, '');
  const sign = numerator < 0n && nearest > 0n ? '-' : '';
  return `${sign}${whole}${after === '' ? '' : `.${after}`}`;
}
