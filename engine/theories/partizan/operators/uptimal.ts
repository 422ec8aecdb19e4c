/**
 * Uptimals: sums of a number, a nimber and multiples of the powers ↑, ↑², ↑³, … of ↑ (Siegel, Combinatorial
 * game theory, section II.4; Conway and Ryba, The shape of the uptimals). Each power is infinitesimal beside
 * the one before.
 */

import { printDouble } from '../../../numbers/dyadics.ts';
import { birthdayOf } from '../algebra/birthday.ts';
import { simplestForm } from '../component/single.ts';
import { atLeast } from '../order/known.ts';
import { intern } from '../store/find.ts';
import { keptWith } from '../store/kept-with.ts';
import { negative } from '../store/negative.ts';
import { idOfNimber, nimbersAmong } from '../store/nimbers.ts';
import type { Store } from '../store/store.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import { stopsOf } from '../temperature/stops.ts';
import { addingAll, multiple, subtracting, type ValueSearch } from './sums.ts';

/** number + *nimber + Σ digits[i] · ↑ⁱ⁺¹. */
export type Uptimal = {
  readonly kind: 'uptimal';
  readonly number: number;
  readonly nimber: number;
  readonly digits: readonly number[];
};

export type NoUptimal = { readonly kind: 'no-uptimal'; readonly says: string };

/** The powers ↑¹, ↑², … that were made, and *, less the powers so far: Right’s option of the next. */
const powers = keptWith((store) => ({ made: [] as number[], rest: idOfNimber(store, 1) }));

/** ↑ⁿ = {0 | * − ↑ − ↑² − … − ↑ⁿ⁻¹}, for n ≥ 1. */
export function* upPower(store: Store, n: number): ValueSearch {
  const known = powers(store);
  while (known.made.length < n) {
    const power = simplestForm(store, [intern(store, [], [])], [known.rest]);
    const rest = yield* subtracting(store, known.rest, power);
    if (rest === undefined) return undefined;
    known.made.push(power);
    known.rest = rest;
  }
  return known.made[n - 1];
}

/**
 * A value as an uptimal, or that it is none; undefined where a number leaves the range. The digit d of ↑ⁱ is
 * the only integer with −↑ⁱ < 4(R − d·↑ⁱ) < ↑ⁱ, where R is what the digits before it leave; 4 cancels stars.
 * Precondition: the value is loopfree.
 */
export function* uptimalOf(
  store: Store,
  value: number,
): Generator<void, Uptimal | NoUptimal | undefined, void> {
  const none: NoUptimal = {
    kind: 'no-uptimal',
    says: 'it is no sum of powers of ↑ with a number and a nimber',
  };
  const { left, right } = stopsOf(store, value).get(value) as {
    readonly left: number;
    readonly right: number;
  };
  if (left !== right) return none;
  const number = idOfNumber(store, left);
  let rest = number === undefined ? undefined : yield* subtracting(store, value, number);
  const digits: number[] = [];
  const most = birthdayOf(store, value) ?? 0;
  while (rest !== undefined) {
    const nimber = nimbersAmong(store, rest).get(rest) as number;
    if (nimber >= 0) return { kind: 'uptimal', number: left, nimber, digits };
    if (digits.length >= most) return none;
    const power: number | undefined = yield* upPower(store, digits.length + 1);
    const digit: number | undefined =
      power === undefined ? undefined : yield* digitOf(store, rest, power, most);
    if (power === undefined || digit === undefined) return undefined;
    if (Number.isNaN(digit)) return none;
    digits.push(digit);
    rest = yield* addingAll(store, [rest, yield* multiple(store, -digit, power)]);
  }
  return undefined;
}

/** The digit of a power, at most so far from 0; NaN where there is none. */
function* digitOf(store: Store, rest: number, power: number, most: number): ValueSearch {
  const step = yield* multiple(store, 4, power);
  let four = yield* multiple(store, 4, rest);
  if (step === undefined) return undefined;
  const [low, high] = [negative(store, power), power];
  const isLess = (a: number, b: number): boolean => atLeast(store, b, a) && a !== b;
  for (let digit = 0; Math.abs(digit) <= most && four !== undefined; ) {
    if (isLess(low, four) && isLess(four, high)) return digit;
    const sign = atLeast(store, four, high) ? 1 : atLeast(store, low, four) ? -1 : 0;
    // Past the digit in one step: no multiple is near enough.
    if (sign === 0 || sign * digit < 0) return Number.NaN;
    digit += sign;
    four = yield* addingAll(store, [four, sign === 1 ? negative(store, step) : step]);
  }
  return four === undefined ? undefined : Number.NaN;
}

/**
 * An uptimal as CGSuite writes it: the number, the nimber, a point, and the digits, each negative one with a
 * minus behind it; a digit of several figures is in brackets. 0.12- is ↑ − 2·↑².
 */
export function uptimalText({ number, nimber, digits }: Uptimal): string {
  const star = nimber === 0 ? '' : nimber === 1 ? '*' : `*${nimber}`;
  const whole = number === 0 && nimber !== 0 ? '' : printDouble(number);
  const figures = digits.map((digit) => {
    const size = Math.abs(digit);
    return `${size > 9 ? `(${size})` : size}${digit < 0 ? '-' : ''}`;
  });
  return `${whole}${star}${digits.length === 0 ? '' : '.'}${figures.join('')}`;
}

/** An uptimal in JSON: its number is a fraction as text, as everywhere in the file contract. */
export const uptimalData = ({ number, nimber, digits }: Uptimal) => ({
  number: printDouble(number),
  nimber,
  digits,
});
