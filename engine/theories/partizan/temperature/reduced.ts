/**
 * Reduced canonical forms: the simplest of all values that differ from a loopfree one by an infinitesimal (Grossman, Siegel, Reductions of
 * partizan games). A reduced form need not keep the outcome: {1|*} is positive, and reduces to {1|0}.
 */
import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { idOfNumber } from './numbers-in-store.ts';
import { atLeastInf } from './order-inf.ts';
import { stopsOf } from './stops.ts';

const reducedForms = keptWith(() => new Map<number, number>());

/**
 * The reduced canonical form of a loopfree value as an id of the store; undefined where a number leaves the range. Cost: comparisons
 * of the options of each position that was not reduced before with one another and with it.
 */
export function reducedForm(store: Store, value: number): number | undefined {
  const reduced = reducedForms(store);
  if (reduced.has(value)) return reduced.get(value);
  const stops = stopsOf(store, value);
  for (const id of followersOfForm(store, [value], reduced)) {
    const { left, right } = stops.get(id) as { readonly left: number; readonly right: number };
    const to = (option: number): number => reduced.get(option) as number;
    const found =
      left === right
        ? idOfNumber(store, left)
        : withoutInfinitesimals(
            store,
            [...leftOptions(store, id)].map(to),
            [...rightOptions(store, id)].map(to),
            id,
          );
    if (found === undefined) return undefined;
    reduced.set(id, found);
  }
  return reduced.get(value);
}

/**
 * { left | right } with reduced options, without those that are dominated or reversible up to an infinitesimal; `whole` is the
 * position itself, whose value changes by infinitesimals only.
 */
function withoutInfinitesimals(
  store: Store,
  left: readonly number[],
  right: readonly number[],
  whole: number,
): number {
  /** For Left (ahead = 1) larger options are better and x ≤ G reverses, for Right it is the other way round. */
  const simplified = (options: readonly number[], ahead: 1 | -1): readonly number[] => {
    const isWorse = (a: number, b: number): boolean =>
      ahead === 1 ? atLeastInf(store, b, a) : atLeastInf(store, a, b);
    const replies = ahead === 1 ? rightOptions : leftOptions;
    const own = ahead === 1 ? leftOptions : rightOptions;
    let kept = [...new Set(options)];
    for (;;) {
      kept = kept.filter((a) => !kept.some((b) => a !== b && isWorse(a, b)));
      const at = kept.findIndex((a) => [...replies(store, a)].some((x) => isWorse(x, whole)));
      if (at < 0) return kept;
      const through = [...replies(store, kept[at])].find((x) => isWorse(x, whole)) as number;
      kept = [...new Set([...kept.filter((_, i) => i !== at), ...own(store, through)])];
    }
  };
  return simplestForm(store, simplified(left, 1), simplified(right, -1));
}
