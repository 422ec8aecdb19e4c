/**
 * Whether two positions are equal in the continued conjunctive sum: beside every game the one is worth what the other is. In the scoring and
 * majority conventions values add up there, so that equal values settle it (Huggan, Corollary 6.3.30). In extended normal play no test is known that
 * settles every pair, and equal winning probabilities do not (against her 6.3.14 and 6.3.17): positions are equal if they are the same game,
 * or if each player's best play ends alike for certain; different if beside some witness they differ; else they are not told apart.
 */
import type { ValueBounds } from '../matrices/bounded.ts';
import { compareRationals, multiplyRationals, type Rational, rational } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';
import type { JointGraph } from './completed.ts';
import type { RoundValue } from './evaluate.ts';
import { followersInRounds } from './followers.ts';
import { formsOf } from './forms.ts';
import { type Stakes, valuesFor } from './payoffs.ts';
import type { RoundRows } from './rounds.ts';

/**
 * What stands beside two games that it tells apart: nothing, or a lottery that Left wins with won : lost and Right else, settled when all else
 * is over. Of 1 : 0 it is a win of Left's, of 0 : 1 one of Right's.
 */
export type Witness = { readonly kind: 'alone' } | ({ readonly kind: 'lottery' } & Stakes);

export type RoundsCompared =
  | { readonly told: 'equal'; readonly by: 'value' | 'form' | 'class' }
  | {
      readonly told: 'different';
      readonly witness: Witness;
      /** What the two are worth beside the witness. */
      readonly worths: readonly [ValueBounds, ValueBounds];
    }
  | { readonly told: 'unknown' };

/** The greatest number in the odds of a lottery that is tried. */
const mostOdds = 5;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** First the wins, then the lotteries by their size; 1 : 1 tells apart what the values themselves do. */
const stakesTried: readonly Stakes[] = [
  { won: 1, lost: 0 },
  { won: 0, lost: 1 },
  ...Array.from({ length: mostOdds * mostOdds }, (_, i) => ({
    won: 1 + (i % mostOdds),
    lost: 1 + Math.floor(i / mostOdds),
  }))
    .filter(({ won, lost }) => won !== lost && commonDivisor(won, lost) === 1)
    .sort((a, b) => a.won + a.lost - b.won - b.lost),
];

/**
 * Precondition: both have values, which are these by the convention. Yields now and then how many positions were dealt with. Cost: at most
 * 20 times that of evaluating what the two can come to.
 */
export function* comparedRounds(
  graph: JointGraph,
  game: RoundRows,
  [a, b]: readonly [number, number],
  [ofA, ofB]: readonly [RoundValue, RoundValue],
  convention: Convention,
): Generator<number, RoundsCompared, void> {
  if (areApart(ofA.value, ofB.value))
    return { told: 'different', witness: { kind: 'alone' }, worths: [ofA.value, ofB.value] };
  if (convention !== 'normal')
    return isOne(ofA.value, ofB.value) ? { told: 'equal', by: 'value' } : { told: 'unknown' };
  const reached = followersInRounds(game, [a, b]);
  const forms = formsOf(graph, game, reached.inOrder);
  if (forms.get(a) === forms.get(b)) return { told: 'equal', by: 'form' };
  if (isSettled(ofA) && isSettled(ofB)) return { told: 'equal', by: 'class' };
  for (const stakes of stakesTried) {
    const values = yield* valuesFor(graph, game, reached, stakes);
    const [one, other] = [values[a], values[b]];
    if (!one || !other || !areApart(one.value, other.value)) continue;
    const worths = [beside(one.value, stakes), beside(other.value, stakes)] as const;
    return { told: 'different', witness: { kind: 'lottery', ...stakes }, worths };
  }
  return { told: 'unknown' };
}

const areApart = (x: ValueBounds, y: ValueBounds): boolean =>
  compareRationals(x.high, y.low) < 0 || compareRationals(y.high, x.low) < 0;

const isOne = (x: ValueBounds, y: ValueBounds): boolean =>
  compareRationals(x.low, y.high) === 0 && compareRationals(x.high, y.low) === 0;

/**
 * Whether a player who sees the other's moves gains nothing by it. One of the two is then sure of a win, or both of not losing. Beside any
 * game a sure win is worth what the other can be sure to win with, whatever else happens in it, and a sure draw 0 (Huggan, Theorem 6.3.11,
 * for the class of draws). Of two such games with equal values the one is worth what the other is.
 */
const isSettled = ({ rightSees, leftSees }: RoundValue): boolean =>
  compareRationals(rightSees, leftSees) === 0;

/** Of what the stakes pay, what the game is worth beside their lottery. */
function beside({ low, high }: ValueBounds, { won, lost }: Stakes): ValueBounds {
  const share = (x: Rational): Rational => multiplyRationals(x, rational(1n, BigInt(won + lost)));
  return { low: share(low), high: share(high) };
}
