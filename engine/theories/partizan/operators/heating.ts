/**
 * Heating and overheating: every move earns a game t (Winning Ways, chapter 6; Siegel, Combinatorial game
 * theory, section VII.5).
 */

import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { addingAll, multiple, subtracting, type ValueSearch } from './sums.ts';

/**
 * What a value becomes that is not heated: itself, or what is found; undefined for one that is heated by its
 * options.
 */
type Staying = (id: number) => number | ValueSearch | undefined;

/** Precondition: both are loopfree. A simplest form, and sums with t, for each follower of the value. */
function* warmed(store: Store, value: number, t: number, staying: Staying): ValueSearch {
  const known = new Map<number, number>();
  for (const id of followersOfForm(store, [value])) {
    const kept = staying(id);
    const found = typeof kept === 'number' ? kept : yield* kept ?? byOptions(store, id, t, known);
    if (found === undefined) return undefined;
    known.set(id, found);
    yield;
  }
  return known.get(value);
}

function* byOptions(store: Store, id: number, t: number, known: ReadonlyMap<number, number>): ValueSearch {
  const left: number[] = [];
  const right: number[] = [];
  for (const option of leftOptions(store, id)) {
    const sum = yield* addingAll(store, [known.get(option), t]);
    if (sum === undefined) return undefined;
    left.push(sum);
  }
  for (const option of rightOptions(store, id)) {
    const difference = yield* subtracting(store, known.get(option) as number, t);
    if (difference === undefined) return undefined;
    right.push(difference);
  }
  return simplestForm(store, left, right);
}

/**
 * G heated by t: a number stays, and every other value is {Gᴸ heated + t | Gᴿ heated − t}, on its canonical
 * form.
 */
export const heat = (store: Store, value: number, t: number): ValueSearch =>
  warmed(store, value, t, (id) => (store.exponents[id] >= 0 ? id : undefined));

/**
 * G overheated from s to t: an integer n becomes n copies of s, and every other value is {Gᴸ overheated + t |
 * Gᴿ overheated − t}.
 */
export const overheat = (store: Store, value: number, s: number, t: number): ValueSearch =>
  warmed(store, value, t, (id) =>
    store.exponents[id] === 0 ? multiple(store, store.numerators[id], s) : undefined,
  );
