/** The measures of partizan values, and of nimbers, which are games of both players. */
import { type CanonicalForm, isDyadic } from '../../../values/form.ts';
import type { Measurement, MeasuresOfValues } from '../../measure.ts';
import { idOf } from '../forms-in-store.ts';
import { intern } from '../store/find.ts';
import { internForm } from '../store/intern-form.ts';
import { emptyStore, type Store } from '../store/store.ts';
import { waysOfHeat } from './of-heat.ts';
import { waysOfOperators } from './of-operators.ts';
import { none, type WayOfMeasuring } from './way.ts';

const loopy = none('loopy values have none');
const endless = none('play by turns need not end');

const ways: readonly WayOfMeasuring[] = [...waysOfHeat, ...waysOfOperators];

/** Of most measures *n is measured as * is: its options besides 0 are no better. */
function ofNimber(way: WayOfMeasuring, n: number, store: Store): Measurement {
  if (n === 0) return way.ofNumber({ x: 0, exponent: 0 }, store);
  if (way.ofNimber) return way.ofNimber(n, store);
  const zero = intern(store, [], []);
  return way.ofGame({ store, id: intern(store, [zero], [zero]) });
}

export const partizanMeasures: MeasuresOfValues = {
  list: ways.map(({ ofNumber: _, ofGame: __, ofNimber: ___, ofLoopy: ____, ...measure }) => measure),
  kinds: ['stopper', 'sided', 'unsided', 'nimber'],
  open() {
    const store = emptyStore();
    const ids = new WeakMap<CanonicalForm, { readonly id: number | undefined }>();
    const idOfLoopfree = (form: Exclude<CanonicalForm, { numerator: number }>): number | undefined => {
      const met = ids.get(form) ?? { id: internForm(store, form) };
      ids.set(form, met);
      return met.id;
    };
    return {
      measure(id, value) {
        const way = ways.find((each) => each.id === id);
        if (way && value.kind === 'nimber') return ofNimber(way, value.n, store);
        if (!way || value.kind !== 'stopper') return way?.ofLoopy ? endless : loopy;
        const { canonical } = value;
        if (isDyadic(canonical)) {
          const { numerator, exponent } = canonical;
          return way.ofNumber({ x: numerator / 2 ** exponent, exponent }, store);
        }
        const game = idOfLoopfree(canonical);
        if (game !== undefined) return way.ofGame({ store, id: game });
        return way.ofLoopy?.({ store, id: idOf(store, canonical) }) ?? loopy;
      },
    };
  },
};
