/**
 * Values that are exact as long as they are short. A fraction longer than 4,096 bits is replaced by two
 * dyadic bounds in steps of 2⁻¹²⁸. The value of a matrix game rises with its cells and never changes by more
 * than they do, so one game of the lower cells and one of the upper ones, rounded outwards, bound it again,
 * and the gap grows by two steps at most.
 */
import {
  addRationals,
  compareRationals,
  negateRational,
  type Rational,
  rational,
} from '../numbers/rationals.ts';
import { matrixGame } from './matrix-game.ts';
import { matrixValue } from './value.ts';

/** The same number twice where it is known exactly. */
export type ValueBounds = { readonly low: Rational; readonly high: Rational };

export const mostBits = 4096n;
const steps = 128n;

export const exact = (x: Rational): ValueBounds => ({ low: x, high: x });

export const isExactBound = ({ low, high }: ValueBounds): boolean =>
  low === high || (low.numerator === high.numerator && low.denominator === high.denominator);

/** Rounded outwards where it is too long, or no exact value. */
export function bounded(low: Rational, high: Rational): ValueBounds {
  if (low === high || compareRationals(low, high) === 0)
    return isShort(low) ? { low, high: low } : { low: roundedDown(low), high: roundedUp(low) };
  return { low: roundedDown(low), high: roundedUp(high) };
}

const isShort = ({ numerator, denominator }: Rational): boolean =>
  denominator >> mostBits === 0n && (numerator < 0n ? -numerator : numerator) >> mostBits === 0n;

/** The greatest multiple of 2⁻¹²⁸ that is not greater. */
function roundedDown({ numerator, denominator }: Rational): Rational {
  const scaled = numerator << steps;
  const quotient = scaled / denominator;
  // Division of big integers cuts towards 0.
  const floor = scaled < 0n && quotient * denominator !== scaled ? quotient - 1n : quotient;
  return rational(floor, 1n << steps);
}

const roundedUp = (x: Rational): Rational => negateRational(roundedDown(negateRational(x)));

/**
 * The value of a game whose cells are known within bounds. One linear program, or two where a cell is not
 * exact.
 */
export function boundedValue(payoffs: readonly (readonly ValueBounds[])[]): ValueBounds {
  const low = matrixValue(matrixGame(payoffs.map((row) => row.map((cell) => cell.low))));
  if (payoffs.every((row) => row.every(isExactBound))) return bounded(low, low);
  return bounded(low, matrixValue(matrixGame(payoffs.map((row) => row.map((cell) => cell.high)))));
}

/** With an exact number added. */
export const boundedPlus = ({ low, high }: ValueBounds, more: Rational): ValueBounds =>
  low === high
    ? exact(addRationals(low, more))
    : { low: addRationals(low, more), high: addRationals(high, more) };
