/** The order of partizan values that are given as data: each is found once in a store, where all of them are compared. */
import { type Rules, usualRules } from '../../outcome/rules.ts';
import type { Value } from '../../values/value.ts';
import type { ValueOrder } from '../capabilities.ts';
import { sumOfForms } from './algebra/sum-of-forms.ts';
import { relationOf } from './comparing/compare.ts';
import { sidesOfValue } from './forms-in-store.ts';
import { valueOfSides } from './labels.ts';
import { atLeast } from './order/known.ts';
import { type Relation, relationUnder } from './relations.ts';
import { negative } from './store/negative.ts';
import { emptyStore } from './store/store.ts';

/** In both signed orders together, or in the one that infinite play makes the only one. Cost: as in `order/known.ts`. */
export function orderOfPartizanValues(rules: Rules = usualRules): ValueOrder {
  const store = emptyStore();
  const found = new Map<Value, ReturnType<typeof sidesOfValue>>();
  const sidesOf = (value: Value): ReturnType<typeof sidesOfValue> => {
    if (!found.has(value)) found.set(value, sidesOfValue(store, value));
    return found.get(value);
  };
  const relation = (a: number, b: number): Relation => relationOf(atLeast(store, a, b), atLeast(store, b, a));
  const isAtLeast = (sign: Relation): boolean => sign === '=' || sign === '>';
  const isAtMost = (sign: Relation): boolean => sign === '=' || sign === '<';
  return {
    // One comparison is a slice: the forms of values are small beside the graphs in which they are found.
    *compare(a, b) {
      yield 1;
      const [x, y] = [sidesOf(a), sidesOf(b)];
      if (!x || !y) return undefined;
      const [plus, minus] = [relation(x.onside, y.onside), relation(x.offside, y.offside)];
      const whole = relationOf(isAtLeast(plus) && isAtLeast(minus), isAtMost(plus) && isAtMost(minus));
      return relationUnder(rules, { whole, plus, minus });
    },
    // A loopy value plus its negative need not be zero, so that nothing would be said of how far two of them are apart.
    difference(a, b) {
      const [x, y] = [sidesOf(a), sidesOf(b)];
      if (!x || !y || [x, y].some(({ onside, offside }) => onside !== offside || store.loopy[onside] === 1))
        return undefined;
      const sum = sumOfForms(store, x.onside, negative(store, y.onside));
      return sum && sum.onside >= 0 && sum.offside >= 0
        ? valueOfSides(store, sum.onside, sum.offside)
        : undefined;
    },
  };
}
