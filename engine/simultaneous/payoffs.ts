/**
 * What positions are worth in extended normal play where a win of Left's pays another amount than one of
 * Right's costs. With 1 and 0 it is the probability of winning that Left can guarantee; with a and b it is a
 * + b times what the position is worth beside a lottery a : b that is settled last.
 */
import { type Rational, rational } from '../numbers/rationals.ts';
import type { JointGraph } from './completed.ts';
import { wonBy } from './ends.ts';
import { type RoundValue, roundValues } from './evaluate.ts';
import type { RoundFollowers } from './followers.ts';
import type { RoundRows } from './rounds.ts';

/** What Left gets where she wins, and what she pays where Right wins. */
export type Stakes = { readonly won: number; readonly lost: number };

/**
 * The value of every vertex that play can reach. Yields now and then how many have their values. Cost: that
 * of evaluating them once.
 */
export function* valuesFor(
  graph: JointGraph,
  game: RoundRows,
  { wanted }: Pick<RoundFollowers, 'wanted'>,
  { won, lost }: Stakes,
): Generator<number, readonly (RoundValue | undefined)[], void> {
  const paid: Readonly<Record<1 | 0 | -1, Rational>> = {
    '1': rational(BigInt(won)),
    '0': rational(0n),
    '-1': rational(BigInt(-lost)),
  };
  const slices = roundValues(game, (v) => paid[wonBy(graph, v)], wanted);
  for (let count = 0; ; ) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    count += slice.value.vertices.length;
    yield count;
  }
}
