/** What a sum of simultaneous games is worth: where values add, their sum; else the product is played out. */

import { bounded } from '../matrices/bounded.ts';
import { addRationals } from '../numbers/rationals.ts';
import type { Convention } from '../outcome/rules.ts';
import type { OverBudget } from '../result.ts';
import { completedRounds, type JointGraph } from './completed.ts';
import { endsBy } from './ends.ts';
import { type RoundValue, roundValues } from './evaluate.ts';
import { gainsBy } from './rounds.ts';
import {
  addsValues,
  endsOfSum,
  playedOut,
  type RoundSum,
  type SumComponents,
  type SumPlayedOut,
} from './sums.ts';
import { type Hindrance, hindranceAt } from './why-none.ts';

/** The most positions of a product that are played out unless more are asked for. */
export const mostSumPositions = 2_000_000;

/**
 * Why a sum of games has no value: the first thing in its way that play can reach, in the product or in a
 * component.
 */
type NoSumValue = { readonly kind: 'no-value'; readonly hindrance: Hindrance };

export type RoundSumFound = RoundValue | OverBudget | NoSumValue;

/**
 * By convention what the sum is worth. The product is played out once, and valued for each. Precondition: the
 * sum is defined by each, and there is a component at least. Yields now and then how many positions were
 * dealt with.
 */
export function* valuesOfRoundsSum(
  graph: JointGraph,
  starts: ArrayLike<number>,
  kind: RoundSum,
  among: readonly Convention[],
  positions = mostSumPositions,
): Generator<number, ReadonlyMap<Convention, RoundSumFound>, void> {
  const game = yield* completedRounds(graph);
  const components = { graph, game };
  const found = new Map<Convention, RoundSumFound>();
  for (const convention of among.filter((each) => addsValues(kind, each)))
    found.set(convention, yield* addedUp(components, starts, convention));
  const others = among.filter((each) => !addsValues(kind, each));
  if (others.length === 0) return found;
  const sum = yield* playedOut(components, starts, kind, { positions });
  for (const convention of others)
    found.set(convention, 'kind' in sum ? sum : yield* valued(components, sum, kind, convention));
  return found;
}

/** The same by one convention. */
export function* valueOfRoundsSum(
  graph: JointGraph,
  starts: ArrayLike<number>,
  kind: RoundSum,
  convention: Convention,
  positions = mostSumPositions,
): Generator<number, RoundSumFound, void> {
  const found = yield* valuesOfRoundsSum(graph, starts, kind, [convention], positions);
  return found.get(convention)!;
}

function* addedUp(
  { graph, game }: SumComponents,
  starts: ArrayLike<number>,
  convention: Convention,
): Generator<number, RoundSumFound, void> {
  const values = yield* evaluated(roundValues(gainsBy(convention, game), endsBy(convention, graph)));
  let total: RoundValue | undefined;
  for (const v of Array.from(starts)) {
    const value = values[v];
    if (!value) return { kind: 'no-value', hindrance: hindranceAt(game, (w) => values[w] !== undefined, v) };
    total = total ? added(total, value) : value;
  }
  return total!;
}

function* valued(
  components: SumComponents,
  sum: SumPlayedOut,
  kind: RoundSum,
  convention: Convention,
): Generator<number, RoundSumFound, void> {
  const ends = endsOfSum(components, sum, kind, convention, endsBy(convention, components.graph));
  const values = yield* evaluated(roundValues(gainsBy(convention, sum.game), ends));
  return (
    values[0] ?? {
      kind: 'no-value',
      hindrance: hindranceAt(sum.game, (v) => values[v] !== undefined, 0),
    }
  );
}

const added = (a: RoundValue, b: RoundValue): RoundValue => ({
  value: bounded(addRationals(a.value.low, b.value.low), addRationals(a.value.high, b.value.high)),
  rightSees: addRationals(a.rightSees, b.rightSees),
  leftSees: addRationals(a.leftSees, b.leftSees),
});

/** Evaluates; yields how many vertices have their values. */
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
