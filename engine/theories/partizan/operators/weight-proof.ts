/** An atomic weight with its proof as values, for those who have no store. */
import type { Value } from '../../../values/value.ts';
import { valueOfSides } from '../labels.ts';
import { atLeast } from '../order/known.ts';
import { negative } from '../store/negative.ts';
import type { Store } from '../store/store.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import type { AtomicWeight } from './atomic-weight.ts';

/**
 * What the weight of an all-small game says of the winner: with a weight of at least 2 the player wins, and
 * with one of at least 1 if that player begins (Winning Ways, chapter 8, the two-ahead rule).
 */
export type WinnerByWeight = 'left' | 'left first' | 'right first' | 'right' | 'nothing';

/** The proof of an atomic weight W of G, in values. */
export type WeightProof = {
  readonly isEccentric: boolean;
  readonly isAllSmall: boolean;
  readonly ofOptions: { readonly left: readonly Value[]; readonly right: readonly Value[] };
  /** −W·↑. */
  readonly minusProduct: Value;
  /** G − W·↑ lies between the two, which hold a star remote from it. */
  readonly difference: Value;
  readonly remote: number;
  readonly between: readonly [low: Value, high: Value];
  readonly winner: WinnerByWeight;
};

/** Cost: four comparisons of the weight with integers, besides writing the values. */
export function proofIn(store: Store, found: AtomicWeight): WeightProof {
  const { isEccentric, isAllSmall, ofOptions, product, difference, remote, between } = found;
  const named = (id: number): Value => valueOfSides(store, id, id);
  return {
    isEccentric,
    isAllSmall,
    ofOptions: { left: ofOptions.left.map(named), right: ofOptions.right.map(named) },
    minusProduct: named(negative(store, product)),
    difference: named(difference),
    remote,
    between: [named(between[0]), named(between[1])],
    winner: isAllSmall ? winnerBy(store, found.weight) : 'nothing',
  };
}

function winnerBy(store: Store, weight: number): WinnerByWeight {
  const [minusTwo, minusOne, one, two] = [-2, -1, 1, 2].map((n) => idOfNumber(store, n) as number);
  if (atLeast(store, weight, two)) return 'left';
  if (atLeast(store, weight, one)) return 'left first';
  if (atLeast(store, minusTwo, weight)) return 'right';
  return atLeast(store, minusOne, weight) ? 'right first' : 'nothing';
}
