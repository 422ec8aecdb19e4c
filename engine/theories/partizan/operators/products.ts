/**
 * Products of values: Norton's, which multiplies a positive unit by any game (Winning Ways, chapter 8;
 * Siegel, Combinatorial game theory, section II.7), and Conway's (On numbers and games, chapter 1).
 */

import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { negative } from '../store/negative.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import { numberInStore } from '../temperature/thermograph.ts';
import { incentivesOf } from './incentives.ts';
import { addingAll, multiple, type ValueSearch } from './sums.ts';

/**
 * G · U: n copies of U for an integer n, else {Gᴸ·U + U + Δ | Gᴿ·U − U − Δ}, where Δ runs over the incentives
 * of U, of both players. Only the maximal ones are tried: the others give dominated options. Precondition:
 * both are loopfree, and U > 0 is in canonical form.
 */
export function* nortonProduct(store: Store, value: number, unit: number): ValueSearch {
  const incentives = yield* incentivesOf(store, unit);
  if (!incentives) return undefined;
  const gains: number[] = [];
  for (const incentive of incentives.both) {
    const gain = yield* addingAll(store, [unit, incentive]);
    if (gain === undefined) return undefined;
    gains.push(gain);
  }
  const losses = gains.map((gain) => negative(store, gain));
  const known = new Map<number, number>();
  const moved = function* (
    options: Int32Array,
    by: readonly number[],
  ): Generator<void, number[] | undefined> {
    const sums: number[] = [];
    for (const option of options) {
      for (const each of by) {
        const sum = yield* addingAll(store, [known.get(option), each]);
        if (sum === undefined) return undefined;
        sums.push(sum);
      }
    }
    return sums;
  };
  for (const id of followersOfForm(store, [value])) {
    let found: number | undefined;
    if (store.exponents[id] === 0) found = yield* multiple(store, store.numerators[id], unit);
    else {
      const left = yield* moved(leftOptions(store, id), gains);
      const right = left && (yield* moved(rightOptions(store, id), losses));
      found = left && right && simplestForm(store, left, right);
    }
    if (found === undefined) return undefined;
    known.set(id, found);
    yield;
  }
  return known.get(value);
}

/** The product of two numbers; undefined where it leaves the range. */
function productOfNumbers(store: Store, a: number, b: number): number | undefined {
  const [p, q] = [numberInStore(store, a), numberInStore(store, b)];
  const isExact = Number.isSafeInteger(store.numerators[a] * store.numerators[b]);
  return p !== undefined && q !== undefined && isExact ? idOfNumber(store, p * q) : undefined;
}

/**
 * Conway's product of two values in canonical form: Left's options are GᴸH + GHᴸ − GᴸHᴸ and GᴿH + GHᴿ − GᴿHᴿ,
 * Right's the two mixed ones. It is a product of values where both are numbers or nimbers, or one is an
 * integer: ½ · ∗ is ∗2, and twice that is 0. Precondition: both are loopfree. A simplest form, and four sums
 * for each pair of options, for each pair of followers.
 */
export function* conwayProduct(store: Store, a: number, b: number): ValueSearch {
  const [as, bs] = [followersOfForm(store, [a]), followersOfForm(store, [b])];
  const places = new Map(bs.map((id, i) => [id, i]));
  /** For each follower of a, its products with all followers of b. */
  const rows = new Map<number, number[]>();
  const product = (x: number, y: number): number => rows.get(x)?.[places.get(y) as number] as number;
  for (const x of as) {
    const row: number[] = [];
    rows.set(x, row);
    for (const y of bs) {
      yield;
      if (store.exponents[x] >= 0 && store.exponents[y] >= 0) {
        const found = productOfNumbers(store, x, y);
        if (found === undefined) return undefined;
        row.push(found);
        continue;
      }
      const combined = function* (
        ofX: Int32Array,
        ofY: Int32Array,
        into: number[],
      ): Generator<void, boolean> {
        for (const p of ofX) {
          for (const q of ofY) {
            const terms = [product(p, y), product(x, q), negative(store, product(p, q))];
            const option = yield* addingAll(store, terms);
            if (option === undefined) return false;
            into.push(option);
          }
        }
        return true;
      };
      const [leftX, rightX] = [leftOptions(store, x), rightOptions(store, x)];
      const [leftY, rightY] = [leftOptions(store, y), rightOptions(store, y)];
      const [left, right]: [number[], number[]] = [[], []];
      const isFound =
        (yield* combined(leftX, leftY, left)) &&
        (yield* combined(rightX, rightY, left)) &&
        (yield* combined(leftX, rightY, right)) &&
        (yield* combined(rightX, leftY, right));
      if (!isFound) return undefined;
      row.push(simplestForm(store, left, right));
    }
  }
  return product(a, b);
}
