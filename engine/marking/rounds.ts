/**
 * The joint rounds of a class, exactly: what its choices are worth as one mixed strategy, and rounds that a
 * student plays against the computer.
 */
import {
  addRationals,
  compareRationals,
  multiplyRationals,
  negateRational,
  printedRational,
  printRational,
  type Rational,
  rational,
} from '../numbers/rationals.ts';
import { drawnPlace, seededWords } from '../simultaneous/drawing-lots.ts';
import type { MarkingRound, MixtureFound, PreparedView } from './prepared.ts';

type Asked = {
  readonly by: 'row' | 'column';
  readonly round: MarkingRound;
  readonly choices: readonly { readonly name: string }[];
  readonly others: readonly string[];
};

/** Undefined for a view that asks for no row or column, or whose matrix is not exact. */
function askedIn({ way, marking: { round } }: PreparedView): Asked | undefined {
  if (!round || !('others' in way) || (way.by !== 'row' && way.by !== 'column')) return undefined;
  return { by: way.by, round, choices: way.choices, others: way.others ?? [] };
}

/** What Left gets if the student makes this choice and the other player that one. */
const payoffAt = ({ by, round: { payoffs } }: Asked, choice: number, other: number): Rational =>
  printedRational(by === 'row' ? payoffs[choice][other] : payoffs[other][choice]);

const sumOf = (numbers: readonly Rational[]): Rational => numbers.reduce(addRationals, rational(0n));

/**
 * The class's choices as one mixed strategy, by how many students made each. What it is sure of is what Left
 * gets against the best answer of the other player. Undefined while nobody has chosen. O(the matrix).
 */
export function mixtureOf(prepared: PreparedView, counts: readonly number[]): MixtureFound | undefined {
  const asked = askedIn(prepared);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!asked || all === 0 || counts.length !== asked.choices.length) return undefined;
  const shares = counts.map((count) => rational(BigInt(count), BigInt(all)));
  const against = asked.others.map((_, other) =>
    sumOf(shares.map((share, choice) => multiplyRationals(share, payoffAt(asked, choice, other)))),
  );
  // Right, who answers rows, wants Left to get little.
  const sign = asked.by === 'row' ? 1 : -1;
  const worst = against.reduce(
    (best, worth, other) => (sign * compareRationals(worth, against[best]) < 0 ? other : best),
    0,
  );
  return {
    shares: shares.map(printRational),
    sure: printRational(against[worst]),
    against: asked.others[worst],
    value: asked.round.value,
  };
}

type RoundPlayed = {
  /** The place of the computer's choice among its own. */
  readonly other: number;
  /** What the student gets, who may be Left or Right. */
  readonly gains: string;
};

/**
 * A round against the computer, whose choice comes from its optimal strategy by this word of 32 random bits.
 * Undefined where no rounds are played, or for a choice that there is not.
 */
export function playRound(prepared: PreparedView, choice: number, word: number): RoundPlayed | undefined {
  const asked = askedIn(prepared);
  if (!asked?.choices[choice]) return undefined;
  const { rows, columns } = asked.round;
  const other = drawnPlace(asked.by === 'row' ? columns : rows, seededWords(word >>> 0, 0));
  const worth = payoffAt(asked, choice, other);
  return { other, gains: printRational(asked.by === 'row' ? worth : negateRational(worth)) };
}

/** The exact sum of gains, each written as `-1` or `7/3`. */
export const sumOfGains = (gains: readonly string[]): string =>
  printRational(sumOf(gains.map(printedRational)));

/** What a round brought on average; 0 where none was played. */
export function averageOfGains(gains: readonly string[]): string {
  const { numerator, denominator } = sumOf(gains.map(printedRational));
  return printRational(rational(numerator, denominator * BigInt(Math.max(1, gains.length))));
}
