/**
 * A joint round looked at again, and a move of the computer, both from the matrix of the position. For each
 * choice: with what probability the shown strategy plays it, what would have been best against what the other
 * chose, and what it gave away against the other's shown strategy. Where one player sees the other's choice
 * there is no chance: that player's best answer, and what the other can guarantee.
 */
import type { Mover } from '../../engine/graph/index.ts';
import {
  compareRationals,
  printedRational,
  printRational,
  type Rational,
  subtractRationals,
} from '../../engine/numbers/index.ts';
import type { AnswerTo } from '../../engine/questions/index.ts';
import { drawnPlace, seededWords } from '../../engine/simultaneous/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';

type Matrix = AnswerTo<'matrix'>;
type Numbers = readonly (readonly Rational[])[];

/** Numbers are exact fractions as text; worths are Left's, differences are the player's own. */
export type ChoiceReview = {
  /** The probability with which the shown strategy plays it; undefined where a choice is seen. */
  readonly share: string | undefined;
  /**
   * The places of the best answers to what the other chose; for a choice that is seen, the places of the
   * safest ones.
   */
  readonly best: readonly number[];
  /** What one of these brings. */
  readonly bestWorth: string;
  /** How much more that is than what the choice brought; "0" where it was one of them. */
  readonly missed: string;
  /**
   * What the choice gave away of the expected value; where it was one of several answers to a choice that is
   * seen, what it missed.
   */
  readonly gaveAway: string;
};

export type JointReview = {
  /** What the joint round brought. */
  readonly worth: string;
  /** What the position was worth before. */
  readonly value: string;
  readonly of: Readonly<Record<Mover, ChoiceReview>>;
};

/**
 * What each pair is worth where everybody plays on in this way; undefined where some pair is not worth an
 * exact number.
 */
function numbersOf({ cells }: Matrix, sees: Mover | undefined): Numbers | undefined {
  const numbers: Rational[][] = [];
  for (const row of cells) {
    const known = row.flatMap(({ low, high, rightSees, leftSees }) => {
      const text = sees === 'right' ? rightSees : sees === 'left' ? leftSees : low === high ? low : undefined;
      return text === undefined ? [] : [printedRational(text)];
    });
    if (known.length < row.length) return undefined;
    numbers.push(known);
  }
  return numbers.length === 0 ? undefined : numbers;
}

/** How good a worth is for a player. */
const better = (player: Mover, a: Rational, b: Rational): boolean =>
  (player === 'left' ? compareRationals(a, b) : compareRationals(b, a)) > 0;

const bestOf = (player: Mover, worths: readonly Rational[]): Rational =>
  worths.reduce((best, worth) => (better(player, worth, best) ? worth : best));

const placesOf = (worths: readonly Rational[], wanted: Rational): readonly number[] =>
  worths.flatMap((worth, place) => (compareRationals(worth, wanted) === 0 ? [place] : []));

/** What each choice of a player brings against one of the other's. */
const against = (numbers: Numbers, player: Mover, other: number): readonly Rational[] =>
  player === 'left' ? numbers.map((row) => row[other]) : numbers[other];

/** What each choice of the player who is seen is sure of. */
function sureOf(numbers: Numbers, seen: Mover): readonly Rational[] {
  const count = seen === 'left' ? numbers.length : numbers[0].length;
  return Array.from({ length: count }, (_, place) =>
    bestOf(opponentOf[seen], against(numbers, opponentOf[seen], place)),
  );
}

/** How much one worth is better than another for a player. */
const lead = (player: Mover, one: Rational, other: Rational): string =>
  printRational(player === 'left' ? subtractRationals(one, other) : subtractRationals(other, one));

/** Undefined where the matrix has a hole, or some value is not exact. O(cells). */
export function reviewOf(
  matrix: Matrix,
  { left, right }: Readonly<Record<Mover, number>>,
  sees: Mover | undefined,
): JointReview | undefined {
  const numbers = numbersOf(matrix, sees);
  if (!numbers?.[left]?.[right]) return undefined;
  const worth = numbers[left][right];
  const answered = (player: Mover): ChoiceReview => {
    const worths = against(numbers, player, player === 'left' ? right : left);
    const best = bestOf(player, worths);
    const missed = lead(player, best, worth);
    return {
      share: undefined,
      best: placesOf(worths, best),
      bestWorth: printRational(best),
      missed,
      gaveAway: missed,
    };
  };
  if (sees) {
    const seen = opponentOf[sees];
    const sure = sureOf(numbers, seen);
    const best = bestOf(seen, sure);
    const gaveAway = lead(seen, best, sure[seen === 'left' ? left : right]);
    const shown: ChoiceReview = {
      share: undefined,
      best: placesOf(sure, best),
      bestWorth: printRational(best),
      missed: gaveAway,
      gaveAway,
    };
    const of =
      sees === 'left' ? { left: answered('left'), right: shown } : { left: shown, right: answered('right') };
    return { worth: printRational(worth), value: printRational(best), of };
  }
  const { solution } = matrix;
  if (!solution) return undefined;
  const value = printedRational(solution.value);
  const inSecret = (player: Mover): ChoiceReview => {
    const place = player === 'left' ? left : right;
    const expected = (player === 'left' ? solution.againstRows : solution.againstColumns)[place];
    return {
      ...answered(player),
      share: solution[player].shown[place],
      gaveAway: lead(player, value, printedRational(expected)),
    };
  };
  return {
    worth: printRational(worth),
    value: solution.value,
    of: { left: inSecret('left'), right: inSecret('right') },
  };
}

/**
 * The result of each choice that a player has now: with what probability it is played, or what it is worth
 * where a choice is seen.
 */
export function worthsOf(
  matrix: Matrix,
  player: Mover,
  sees: Mover | undefined,
  seen: number | undefined,
): readonly string[] | undefined {
  if (!sees) return matrix.solution?.[player].shown;
  const numbers = numbersOf(matrix, sees);
  if (!numbers) return undefined;
  if (player !== sees) return sureOf(numbers, player).map(printRational);
  return seen === undefined ? undefined : against(numbers, player, seen).map(printRational);
}

/**
 * What the computer chooses in a joint round, counted from 0: drawn from the shown strategy, or among its
 * best choices where one is seen. The same seed draws the same. Undefined where the matrix has no strategy,
 * and while the choice that it sees is not made.
 */
export function computersChoice(
  matrix: Matrix,
  by: {
    readonly player: Mover;
    readonly sees: Mover | undefined;
    readonly seen: number | undefined;
    readonly seed: number;
    readonly round: number;
  },
): number | undefined {
  const worths = worthsOf(matrix, by.player, by.sees, by.seen);
  if (!worths || worths.length === 0) return undefined;
  const words = seededWords(by.seed, by.round);
  if (!by.sees) return drawnPlace(worths, words);
  const exact = worths.map(printedRational);
  const best = placesOf(exact, bestOf(by.player, exact));
  return best[
    drawnPlace(
      best.map(() => `1/${best.length}`),
      words,
    )
  ];
}
