/** Reads scores and gains as files have them. */
import { mostAdded, parseRational } from '../../numbers/rationals.ts';
import type { WrittenNumber } from '../document.ts';
import { type Checks, described, numberAt } from './checks.ts';

/**
 * Reads an exact number: a JSON number within the range where all are told apart, or the text of a fraction or
 * a decimal.
 */
export function writtenNumberAt(checks: Checks, place: string, value: unknown): WrittenNumber {
  if (typeof value !== 'string') return numberAt(checks, place, value, Number.MAX_SAFE_INTEGER) ?? 0;
  if (parseRational(value, mostAdded) === undefined) {
    checks.add(place, `is ${described(value)}; it must be a number, or text such as "1/3"`);
  }
  return value;
}
