/** What a sum of simultaneous games is worth: where values add, their sum; else the product is played out. */

import { bounded } from '../matrices/bounded.ts';
import { addRationals } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import { completedRounds, type JointGraph } from './completed.ts';
import { endsBy } from './ends.ts';
import { type RoundValue, roundValues } from './evaluate.ts';
import { withoutGains } from './rounds.ts';
import { addsValues, playedOut, type RoundSum } from './sums.ts';

/** The most positions of a product that are played out unless more are asked for. */
export const mostSumPositions = 2_000_000;

/**
 * Undefined where a hole or a cycle keeps the sum from a value. Precondition: the sum is defined, and there is a component at least. Yields
 * now and then how many positions were dealt with.
 */
export function* valueOfRoundsSum(
  graph: JointGraph,
  starts: ArrayLike<number>,
  kind: RoundSum,
  convention: Convention,
  positions = mostSumPositions,
): Generator<number, RoundValue | undefined | OverBudget, void> {
  const completed = yield* completedRounds(graph);
  const game = convention === 'scoring' ? completed : withoutGains(completed);
  const ends = endsBy(convention, graph);
  if (addsValues(kind, convention)) {
    const values = yield* evaluated(roundValues(game, ends));
    return Array.from(starts, (v) => values[v]).reduce(added);
  }
  const sum = yield* playedOut({ graph, game, ends }, starts, kind, convention, { positions });
  if ('kind' in sum) return sum;
  const [value] = yield* evaluated(roundValues(sum.game, sum.ends));
  return value;
}

function added(a: RoundValue | undefined, b: RoundValue | undefined): RoundValue | undefined {
  return (
    a &&
    b && {
      value: bounded(addRationals(a.value.low, b.value.low), addRationals(a.value.high, b.value.high)),
      rightSees: addRationals(a.rightSees, b.rightSees),
      leftSees: addRationals(a.leftSees, b.leftSees),
    }
  );
}

/** Evaluating, told by how many vertices have their values. */
function* evaluated(
  slices: ReturnType<typeof roundValues>,
): Generator<number, readonly (RoundValue | undefined)[], void> {
  let count = 0;
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    count += slice.value.vertices.length;
    yield count;
  }
}
