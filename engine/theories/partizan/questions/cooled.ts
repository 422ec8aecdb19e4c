/** A loopfree value cooled by a tax on every move, with its stops. */
import { parseDyadic, printDouble } from '../../../numbers/dyadics.ts';
import { accepted, refused } from '../../../result.ts';
import { isDyadic } from '../../../values/form.ts';
import type { Stopper } from '../../../values/stopper.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import { simplestForm } from '../component/single.ts';
import { followersOfForm } from '../store/followers.ts';
import { formOfOptions } from '../store/form.ts';
import { internForm } from '../store/intern-form.ts';
import { keptWith } from '../store/kept-with.ts';
import { emptyStore, leftOptions, rightOptions, type Store } from '../store/store.ts';
import { exactStops } from '../temperature/heat.ts';
import { idOfNumber, type Translation, translations } from '../temperature/numbers-in-store.ts';
import type { Stops } from '../temperature/stops.ts';
import { type Thermograph, thermographsOf } from '../temperature/thermograph.ts';
import { leastTax } from '../temperature/walls.ts';

// Cooling: a loopfree value under a tax of t on every move (Conway, On numbers and games, chapter 9). G
// cooled by t is {Gᴸ_t − t | Gᴿ_t + t} up to the temperature of G, and above it the mean. Cooling keeps sums
// and order.

/** Cools values of one store by one tax. */
type Cooling = (value: number) => number | undefined;

/** By the tax, what was cooled by it. */
const cooledBy = keptWith(() => new Map<number, Map<number, number>>());

/**
 * Precondition: t ≥ −1 is dyadic, and the values are loopfree. Undefined where a number leaves the range.
 * Cost: for each position that was not cooled by t before, its simplest form from its options, moved by t.
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

export type CooledFound = {
  readonly kind: 'cooled';
  readonly tax: number;
  /** Undefined where numbers leave the range. */
  readonly cooled: { readonly value: Stopper; readonly stops: Stops; readonly positions: number } | undefined;
};

/** Cooled by 0 unless a tax is given. */
type Asked = About['value'] & { readonly tax?: number };

const says = 'write a number from -1 up whose denominator is a power of 2, such as 1/2 or 0.75';

export const cooledValue: Question<'cooled', 'value', Asked, CooledFound> = {
  id: 'cooled',
  needs: 'value',
  title: 'Cooled',
  says: 'a loopfree value cooled by a tax t on every move: ask FILE cooled NODE 1/2; by 0 where none is given',
  readsValues: false,
  besides: {
    is: 'perhaps a tax',
    read(text) {
      const read = parseDyadic(text.trim());
      const tax = read && read.numerator / 2 ** read.exponent;
      if (tax === undefined || tax < leastTax) return refused([{ place: text, says }]);
      return accepted({ tax });
    },
  },
  applies(_, { value }) {
    if (value.kind !== 'stopper') return { applies: false, reason: 'it is not the value of a loopfree game' };
    if (isDyadic(value.canonical) || internForm(emptyStore(), value.canonical) !== undefined)
      return { applies: true, reason: 'a loopfree value' };
    return { applies: false, reason: 'it is loopy, and loopy values are not cooled' };
  },
  *ask(_, { value, tax = 0 }) {
    const store = emptyStore();
    const id = idOfStopper(store, value as Stopper);
    yield 0;
    const cooled = id === undefined ? undefined : coolingBy(store, tax)(id);
    const stops = cooled === undefined ? undefined : exactStops(store, cooled);
    if (cooled === undefined || !stops) return { kind: 'cooled', tax, cooled: undefined };
    return {
      kind: 'cooled',
      tax,
      cooled: {
        value: { kind: 'stopper', canonical: formOfOptions(store, cooled) },
        stops,
        positions: followersOfForm(store, [cooled]).length,
      },
    };
  },
  sentences: ({ tax, cooled }) =>
    cooled
      ? [
          `Cooled by ${printDouble(tax)} it is ${textOf(cooled.value)}.`,
          `Its stops are then ${printDouble(cooled.stops.left)} if Left begins and ${printDouble(cooled.stops.right)} if Right does.`,
        ]
      : ['Its numbers are too large or too fine to be cooled exactly.'],
};

const idOfStopper = (store: Store, { canonical }: Stopper): number | undefined =>
  isDyadic(canonical)
    ? idOfNumber(store, canonical.numerator / 2 ** canonical.exponent)
    : internForm(store, canonical);
