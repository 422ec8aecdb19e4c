/** Sums and negatives of partizan values that are given as data, many of them in one store. */
import { type Rules, usualRules } from '../../../outcome/rules.ts';
import type { Value } from '../../../values/value.ts';
import { sidesOfValue } from '../forms-in-store.ts';
import { valueOfSides } from '../labels.ts';
import { negative } from '../store/negative.ts';
import { emptyStore } from '../store/store.ts';
import { sumOfForms } from './sum-of-forms.ts';

export type ValueSums = {
  /** Undefined for values without two sides, and where a side of the sum is no stopper or too large. */
  add(a: Value, b: Value): Value | undefined;
  /** The value with the players' places changed; undefined for values without two sides. */
  negative(a: Value): Value | undefined;
};

/**
 * If one player wins infinite play, a sum is worth the side in which that holds. Values that are the same
 * data are found in the store once.
 */
export function openValueSums({ infinitePlay }: Rules = usualRules): ValueSums {
  const store = emptyStore();
  const found = new Map<Value, ReturnType<typeof sidesOfValue>>();
  const sidesOf = (value: Value): ReturnType<typeof sidesOfValue> => {
    if (!found.has(value)) found.set(value, sidesOfValue(store, value));
    return found.get(value);
  };
  return {
    add(a, b) {
      const [p, q] = [sidesOf(a), sidesOf(b)];
      if (!p || !q) return undefined;
      const onsides = sumOfForms(store, p.onside, q.onside);
      const areStoppers = p.onside === p.offside && q.onside === q.offside;
      const offsides = areStoppers ? onsides : sumOfForms(store, p.offside, q.offside);
      const [on, off] = [onsides?.onside ?? -1, offsides?.offside ?? -1];
      if (on < 0 || off < 0) return undefined;
      if (infinitePlay === 'draw') return valueOfSides(store, on, off);
      const won = infinitePlay === 'left' ? on : off;
      return valueOfSides(store, won, won);
    },
    negative(a) {
      const sides = sidesOf(a);
      return sides && valueOfSides(store, negative(store, sides.offside), negative(store, sides.onside));
    },
  };
}
