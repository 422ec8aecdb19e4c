/**
 * Cooling: a loopfree value under a tax of t on every move (Conway, On numbers and games, chapter 9). G cooled by t is {Gᴸ_t − t | Gᴿ_t + t} up to
 * the temperature of G, and above it the mean. Cooling keeps sums and order.
 */
import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { keptWith } from '../store/kept-with.ts';
import { leftOptions, rightOptions, type Store } from '../store/store.ts';
import { idOfNumber, type Translation, translations } from './numbers-in-store.ts';
import { type Thermograph, thermographsOf } from './thermograph.ts';

/** Cools values of one store by one tax. */
export type Cooling = (value: number) => number | undefined;

/** By the tax, what was cooled by it. */
const cooledBy = keptWith(() => new Map<number, Map<number, number>>());

/**
 * Precondition: t ≥ −1 is dyadic, and the values are loopfree. Undefined where a number leaves the range. Cost: for each position that was
 * not cooled by t before, its simplest form from its options, moved by t.
 */
export function coolingBy(store: Store, t: number): Cooling {
  const moved = translations(store);
  const cooled = cooledBy(store).get(t) ?? new Map<number, number>();
  cooledBy(store).set(t, cooled);
  return (value) => {
    if (cooled.has(value)) return cooled.get(value);
    const thermographs = thermographsOf(store, value);
    if (!thermographs) return undefined;
    for (const id of followersOfForm(store, [value], cooled)) {
      const found = cooledPosition(store, id, t, thermographs.get(id) as Thermograph, cooled, moved);
      if (found === undefined) return undefined;
      cooled.set(id, found);
    }
    return cooled.get(value);
  };
}

function cooledPosition(
  store: Store,
  id: number,
  t: number,
  { temperature, mean }: Thermograph,
  cooled: ReadonlyMap<number, number>,
  moved: Translation,
): number | undefined {
  if (store.exponents[id] === 0) return id;
  // At the temperature itself the options still count: {1|−1} cooled by 1 is *.
  if (t > temperature) return idOfNumber(store, mean);
  const taxed = (options: Int32Array, by: number) =>
    [...options].map((option) => moved(cooled.get(option) as number, by));
  const [left, right] = [taxed(leftOptions(store, id), -t), taxed(rightOptions(store, id), t)];
  if (!areKnown(left) || !areKnown(right)) return undefined;
  return simplestForm(store, left, right);
}

const areKnown = (ids: readonly (number | undefined)[]): ids is readonly number[] => !ids.includes(undefined);
