/** A loopfree value cooled by a tax on every move, with its stops. */
import { parseDyadic, printDouble } from '../../../numbers/dyadics.ts';
import { accepted, refused } from '../../../result.ts';
import { isDyadic } from '../../../values/form.ts';
import type { Stopper } from '../../../values/stopper.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Question } from '../../question.ts';
import { followersOfForm } from '../store/followers.ts';
import { formOfOptions } from '../store/form.ts';
import { internForm } from '../store/intern-form.ts';
import { emptyStore, type Store } from '../store/store.ts';
import { coolingBy } from '../temperature/cooling.ts';
import { exactStops } from '../temperature/heat.ts';
import { idOfNumber } from '../temperature/numbers-in-store.ts';
import type { Stops } from '../temperature/stops.ts';
import { leastTax } from '../temperature/walls.ts';

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
