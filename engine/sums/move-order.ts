/**
 * How a player's options compare: which are better than which, by the order of the values where there is one,
 * and what a move gave away. All of this is read off values and outcomes that solving has found; what they do
 * not say is left undefined.
 */
import type { Mover } from '../graph/game-graph.ts';
import { addRationals, printedRational, printRational, type Rational } from '../numbers/rationals.ts';
import { endingWhen, type Outcome } from '../outcome/outcome.ts';
import type { ValueOrder } from '../theories/capabilities.ts';
import type { Value } from '../values/value.ts';
import { sameValue } from '../values/words.ts';
import { opponentOf } from './position.ts';
import type { PlayResult } from './product.ts';
import type { MoveHeat, NoHeat } from './sum-heat.ts';

/**
 * The position after a move, identified by a number: its worth and its winner; each is undefined where it is
 * not known.
 */
export type OptionFound = {
  readonly vertex: number;
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
};

/** What a move gave away, for the player who made it. */
export type GivenAway = {
  /**
   * The rank of the value reached among those of all options: the greatest; confused with others, none of
   * which is greater; or less than another. Undefined where the values are in no order that is known.
   */
  readonly stands: 'only' | 'best' | 'unbeaten' | 'less' | undefined;
  /** What the move leads to is worth, and the greatest of the values that are better than it. */
  readonly reached: Value | undefined;
  readonly better: readonly Value[];
  /**
   * How far the value reached is from the best one, more than 0 for either player, where one is best and the
   * two can be subtracted.
   */
  readonly difference: Value | undefined;
  /**
   * With perfect play from here on: what the player could have, and has after the move; undefined where that
   * is not known.
   */
  readonly could: PlayResult | undefined;
  readonly got: PlayResult | undefined;
  /**
   * Where points count: how many fewer the player gets than with the best move, as a printed number that is
   * never negative.
   */
  readonly points: string | undefined;
  /**
   * Mean and temperature before and after it, or why there is none; absent where the theory knows of no
   * temperatures.
   */
  readonly heat?: MoveHeat | NoHeat;
};

const results: readonly PlayResult[] = ['loses', 'draws', 'wins'];

/** The result for a player who has moved to this position; undefined where it is not known. */
function resultAfter({ outcome }: OptionFound, by: Mover): PlayResult | undefined {
  if (!outcome) return undefined;
  const end = endingWhen(outcome, opponentOf[by]);
  return end === 'draw' ? 'draws' : end === by ? 'wins' : 'loses';
}

/** The score after it, as the player counts who has moved there. */
function scoreAfter({ value }: OptionFound, by: Mover): Rational | undefined {
  if (value?.kind !== 'scoring') return undefined;
  const { numerator, denominator } = printedRational(by === 'left' ? value.rs : value.ls);
  return { numerator: by === 'left' ? numerator : -numerator, denominator };
}

const minus = (a: Rational, { numerator, denominator }: Rational): Rational =>
  addRationals(a, { numerator: -numerator, denominator });

/** More different values than this are not compared with one another. */
export const mostCompared = 60;

/**
 * By option, the options whose values are better for this player; undefined where the order of some is not
 * known. Equal values are compared once. O(d²) comparisons of d different values.
 */
export function* betterOptions(
  options: readonly OptionFound[],
  by: Mover,
  order: ValueOrder | undefined,
): Generator<number, readonly (readonly number[])[] | undefined, void> {
  const different: Value[] = [];
  const classes: number[] = [];
  for (const { value } of options) {
    if (!value) return undefined;
    let place = different.findIndex((each) => sameValue(each, value));
    if (place < 0) place = different.push(value) - 1;
    if (different.length > mostCompared) return undefined;
    classes.push(place);
  }
  // One value alone needs no order.
  if (different.length < 2) return options.map(() => []);
  if (!order) return undefined;
  const better = different.map(() => new Set<number>());
  for (const [i, a] of different.entries()) {
    for (let j = i + 1; j < different.length; j++) {
      const relation = yield* order.compare(a, different[j]);
      if (relation === undefined) return undefined;
      if (relation === '>' || relation === '<') {
        const [worse, best] = (relation === '>') === (by === 'left') ? [j, i] : [i, j];
        better[worse].add(best);
      }
    }
  }
  return classes.map((mine) => classes.flatMap((each, option) => (better[mine].has(each) ? [option] : [])));
}

/**
 * What the move to `reached` gave away; `options` are all that its player could have moved to, that one among
 * them.
 */
export function* givenAway(
  options: readonly OptionFound[],
  reached: OptionFound,
  by: Mover,
  order: ValueOrder | undefined,
): Generator<number, GivenAway, void> {
  const better = yield* betterOptions(options, by, order);
  const at = options.findIndex(({ vertex }) => vertex === reached.vertex);
  const above = better?.[at] ?? [];
  const tops = above.filter((option) => better?.[option].length === 0);
  const values = distinct(tops.flatMap((option) => options[option].value ?? []));
  return {
    stands: better && standsAmong(options, at, better),
    reached: reached.value,
    better: values,
    difference: differenceFrom(options, reached, better, by, order),
    ...resultsOf(options, reached, by),
  };
}

const distinct = (values: readonly Value[]): readonly Value[] =>
  values.filter((value, i) => values.findIndex((each) => sameValue(each, value)) === i);

function standsAmong(
  options: readonly OptionFound[],
  at: number,
  better: readonly (readonly number[])[],
): GivenAway['stands'] {
  if (options.length === 1) return 'only';
  if (better[at].length > 0) return 'less';
  const { value } = options[at];
  const isBest = options.every(
    (each, i) => (each.value && value && sameValue(each.value, value)) || better[i].includes(at),
  );
  return isBest ? 'best' : 'unbeaten';
}

/** Where one value is at least all others: it minus the value reached. */
function differenceFrom(
  options: readonly OptionFound[],
  reached: OptionFound,
  better: readonly (readonly number[])[] | undefined,
  by: Mover,
  order: ValueOrder | undefined,
): Value | undefined {
  const best = better && options.findIndex((_, i) => standsAmong(options, i, better) === 'best');
  const value = best === undefined ? undefined : options[best]?.value;
  if (!value || !reached.value || sameValue(value, reached.value)) return undefined;
  return by === 'left'
    ? order?.difference?.(value, reached.value)
    : order?.difference?.(reached.value, value);
}

function resultsOf(
  options: readonly OptionFound[],
  reached: OptionFound,
  by: Mover,
): Pick<GivenAway, 'could' | 'got' | 'points'> {
  const score = scoreAfter(reached, by);
  if (score) {
    let lost: Rational = { numerator: 0n, denominator: 1n };
    for (const each of options) {
      const could = scoreAfter(each, by);
      if (!could) return { could: undefined, got: undefined, points: undefined };
      const more = minus(could, score);
      if (minus(more, lost).numerator > 0n) lost = more;
    }
    return { could: undefined, got: undefined, points: printRational(lost) };
  }
  const got = resultAfter(reached, by);
  const all = options.map((each) => resultAfter(each, by));
  const could = all.includes(undefined) ? undefined : results.findLast((result) => all.includes(result));
  // A player who certainly could win could do so regardless of what is unknown about other options.
  return { could: could ?? (all.includes('wins') ? 'wins' : undefined), got, points: undefined };
}
