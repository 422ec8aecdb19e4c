/**
 * Atomic weights: how many ↑ a game is worth, when it is beside a remote star (Winning Ways, chapter 8;
 * Siegel, Combinatorial game theory, section II.7). The atomic weight of G is the only W with ↓ + ∗N ≤ G −
 * W·↑ ≤ ↑ + ∗N, where ∗N is a star remote from G − W·↑ and · is Norton's product.
 */

import { printDouble } from '../../../numbers/dyadics.ts';
import { simplestForm } from '../component/single.ts';
import { atLeast } from '../order/known.ts';
import { intern } from '../store/find.ts';
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { negative } from '../store/negative.ts';
import { idOfNimber, remoteStar } from '../store/nimbers.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import { stopsOf } from '../temperature/stops.ts';
import { ordinalSum } from './ordinal-sum.ts';
import { nortonProduct } from './products.ts';
import { addingAll, subtracting, type ValueSearch } from './sums.ts';

/** The weight with its proof; all games are ids of the store. */
export type AtomicWeight = {
  readonly kind: 'atomic-weight';
  readonly weight: number;
  /** Whether {Wᴸ − 2 | Wᴿ + 2} was an integer, and the weight another one. */
  readonly isEccentric: boolean;
  readonly isAllSmall: boolean;
  /** The weights of the options, less 2 for Left’s and plus 2 for Right’s. */
  readonly ofOptions: { readonly left: readonly number[]; readonly right: readonly number[] };
  /** W·↑. */
  readonly product: number;
  /** G − W·↑, the number of a star that is remote from it, and the two games between which it lies. */
  readonly difference: number;
  readonly remote: number;
  readonly between: readonly [low: number, high: number];
};

/** Why there is none. */
export type NoWeight = { readonly kind: 'no-weight'; readonly says: string };

type Weights = {
  /** By id, {w(Gᴸ) − 2 | w(Gᴿ) + 2} corrected in the eccentric case. */
  readonly of: Map<number, number>;
  readonly eccentric: Set<number>;
};

const weights = keptWith((): Weights => ({ of: new Map(), eccentric: new Set() }));

/** ↑ = {0 | *}. */
export const upIn = (store: Store): number => intern(store, [intern(store, [], [])], [idOfNimber(store, 1)]);

/** By id, whether both players or neither can move from it and from all that follows it. */
const smallness = keptWith(() => new Map<number, boolean>());

/**
 * Whether at every follower both players can move, or neither can. O(the form). Precondition: the value is
 * loopfree.
 */
export function isAllSmall(store: Store, value: number): boolean {
  const known = smallness(store);
  for (const id of followersOfForm(store, [value], known)) {
    const [left, right] = [leftOptions(store, id), rightOptions(store, id)];
    const areSmall = (options: Int32Array): boolean => options.every((option) => known.get(option) === true);
    known.set(id, left.length > 0 === right.length > 0 && areSmall(left) && areSmall(right));
  }
  return known.get(value) as boolean;
}

/**
 * The greatest integer n with n ⧏ x, which is not n ≥ x: all integers above the Left stop are greater than x.
 */
function greatestNotAbove(store: Store, x: number): number {
  const { left } = stopsOf(store, x).get(x) as { readonly left: number };
  if (!Number.isInteger(left)) return Math.floor(left);
  return atLeast(store, idOfNumber(store, left) as number, x) ? left - 1 : left;
}

const sumsOf = function* (
  store: Store,
  ids: readonly number[],
  by: number,
): Generator<void, number[] | undefined> {
  const sums: number[] = [];
  for (const id of ids) {
    const sum = yield* addingAll(store, [id, by]);
    if (sum === undefined) return undefined;
    sums.push(sum);
  }
  return sums;
};

/**
 * The weights of a value and its followers as if each had one. A number counts as 0, as does a nimber, and
 * which remote star is taken does not matter.
 */
function* weighing(store: Store, value: number, remote: number): ValueSearch {
  const { of, eccentric } = weights(store);
  const [minus, plus] = [-2, 2].map((n) => idOfNumber(store, n) as number);
  const star = idOfNimber(store, remote);
  const zero = intern(store, [], []);
  for (const id of followersOfForm(store, [value], of)) {
    yield;
    const to = (option: number): number => of.get(option) as number;
    if (store.exponents[id] >= 0) {
      of.set(id, zero);
      continue;
    }
    const left = yield* sumsOf(store, [...leftOptions(store, id)].map(to), minus);
    const right = left && (yield* sumsOf(store, [...rightOptions(store, id)].map(to), plus));
    if (!left || !right) return undefined;
    const weight = simplestForm(store, left, right);
    const found = store.exponents[weight] === 0 ? corrected(store, { id, star, left, right }) : undefined;
    if (found !== undefined && idOfNumber(store, found) === undefined) return undefined;
    const better = found === undefined ? weight : (idOfNumber(store, found) as number);
    of.set(id, better);
    if (better !== weight) eccentric.add(id);
  }
  return of.get(value);
}

type Weighed = {
  readonly id: number;
  readonly star: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
};

/**
 * The integer that is the weight where {left | right} is an integer; undefined for a value confused with the
 * remote star, which keeps it.
 */
function corrected(store: Store, { id, star, left, right }: Weighed): number | undefined {
  const [above, below] = [atLeast(store, id, star), atLeast(store, star, id)];
  if (above === below) return undefined;
  if (above) return Math.min(...right.map((x) => greatestNotAbove(store, x)));
  // The mirror image: n ⧐ x iff −n ⧏ −x.
  return -Math.min(...left.map((x) => greatestNotAbove(store, negative(store, x))));
}

/** Why a game with these stops, which are not both 0, has no atomic weight. */
export const noInfinitesimal = ({ left, right }: { readonly left: number; readonly right: number }): string =>
  `its stops are ${printDouble(left)} and ${printDouble(right)}, and only infinitesimals have an atomic weight`;

/**
 * The atomic weight, or why there is none; undefined where a number leaves the range. Precondition: the value
 * is loopfree. Cost: a simplest form for each follower, Norton’s product of the weight with ↑, and one
 * difference.
 */
export function* atomicWeightOf(
  store: Store,
  value: number,
): Generator<void, AtomicWeight | NoWeight | undefined, void> {
  const stops = stopsOf(store, value).get(value) as { readonly left: number; readonly right: number };
  if (stops.left !== 0 || stops.right !== 0) {
    return { kind: 'no-weight', says: noInfinitesimal(stops) };
  }
  const isSmall = isAllSmall(store, value);
  const weight = yield* weighing(store, value, remoteStar(store, value));
  const up = upIn(store);
  const product = weight === undefined ? undefined : yield* nortonProduct(store, weight, up);
  const difference = product === undefined ? undefined : yield* subtracting(store, value, product);
  if (weight === undefined || product === undefined || difference === undefined) return undefined;
  const remote = remoteStar(store, difference);
  const star = idOfNimber(store, remote);
  const high = isSmall
    ? yield* addingAll(store, [up, star])
    : yield* addingAll(store, [up, idOfNimber(store, 1), yield* starBefore(store, star)]);
  const low = isSmall ? yield* subtracting(store, star, up) : high && negative(store, high);
  if (high === undefined || low === undefined) return undefined;
  if (!atLeast(store, high, difference) || !atLeast(store, difference, low)) {
    const says =
      'this infinitesimal has none: it is not all-small, and stays too far from every multiple of ↑';
    return { kind: 'no-weight', says };
  }
  const { of, eccentric } = weights(store);
  const optionWeights = function* (options: Int32Array, by: number) {
    const ids = [...options].map((option) => of.get(option) as number);
    return (yield* sumsOf(store, ids, idOfNumber(store, by) as number)) ?? [];
  };
  return {
    kind: 'atomic-weight',
    weight,
    isEccentric: eccentric.has(value),
    isAllSmall: isSmall,
    ofOptions: {
      left: yield* optionWeights(leftOptions(store, value), -2),
      right: yield* optionWeights(rightOptions(store, value), 2),
    },
    product,
    difference,
    remote,
    between: [low, high],
  };
}

/** *N : −1. */
const starBefore = (store: Store, star: number): Generator<void, number, void> =>
  ordinalSum(
    store,
    { left: [...leftOptions(store, star)], right: [...rightOptions(store, star)] },
    idOfNumber(store, -1) as number,
  );
