/**
 * The ordinal sum G:H (Berlekamp, Conway, Guy, Winning Ways, chapter 7): a move in the base G ends all play
 * in H. Its value depends on the form of the base and on the value of H.
 */
import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';

/** The options of a game as it was written, by the ids of their values. */
export type OptionsOfForm = { readonly left: readonly number[]; readonly right: readonly number[] };

/** {Gᴸ, G:Hᴸ | Gᴿ, G:Hᴿ}. Precondition: all values are loopfree. A simplest form for each follower of H. */
export function* ordinalSum(store: Store, base: OptionsOfForm, other: number): Generator<void, number, void> {
  const known = new Map<number, number>();
  const to = (option: number): number => known.get(option) as number;
  // Options have smaller ids, so in the order of ids they come first.
  for (const id of followersOfForm(store, [other])) {
    const left = [...base.left, ...[...leftOptions(store, id)].map(to)];
    const right = [...base.right, ...[...rightOptions(store, id)].map(to)];
    known.set(id, simplestForm(store, left, right));
    yield;
  }
  return to(other);
}
