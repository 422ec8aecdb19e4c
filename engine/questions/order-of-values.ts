/**
 * The order of values that are listed, each by a name, as a Hasse diagram that can be drawn. O(values²)
 * comparisons.
 */
import { known, type OverBudget } from '../result.ts';
import { type OrderOfKinds, orderAmong } from '../theories/ordering.ts';
import type { About, Question } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { textOf, valueKey } from '../values/words.ts';
import { orderFigure } from './order-figure.ts';
import {
  fewestInOrder,
  noneInOrder,
  type OrderFound,
  orderFound,
  orderSentences,
  whyNoOrder,
} from './order-found.ts';

/** The numbers in it are places in the list of values. */
export type OrderOfValues = OrderFound & {
  readonly kind: 'order-of-values';
  readonly names: readonly string[];
};

/**
 * What a typed value is called in a diagram: the text, if it is a form or an expression and no plain name of
 * the value. A typed ^ is written ↑, as figures write it: their faces have no circumflex of its height.
 */
export const nameOfTyped = (text: string, value: Value): string =>
  /^[-−]?[\d\s*∗^v·./↑↓⇑⇓]+$/.test(text) ? textOf(value) : text.replaceAll('^', '↑');

type Listed = About['values'];

/** Those that have a value. */
const valuesIn = ({ values }: Listed): readonly Value[] => values.flatMap(({ value }) => value ?? []);

/** The values that an order is of, as far as their kinds say so. */
const valuesOfOrder = (listed: Listed, { kinds }: OrderOfKinds): readonly Value[] =>
  valuesIn(listed).filter(({ kind }) => kinds.includes(kind));

/** Why they have no diagram; undefined where they have one. Values of other kinds are left out of it. */
export function whyNotInOrder(listed: Listed): string | undefined {
  const having = valuesIn(listed);
  if (having.length < fewestInOrder) return whyNoOrder(having.length, 'values');
  const found = orderAmong(having, listed.rules);
  const ordered = found ? valuesOfOrder(listed, found) : [];
  if (ordered.length < fewestInOrder) return 'some of these values are in no order with the others';
  return whyNoOrder(Math.max(fewestInOrder, new Set(ordered.map(valueKey)).size), 'values');
}

/** Precondition: `whyNotInOrder` gives no reason. Yields from time to time how much has been handled. */
export function* orderOfListed(listed: Listed): Generator<number, OrderOfValues | OverBudget, void> {
  const among = orderAmong(valuesIn(listed), listed.rules);
  known(among !== undefined, 'values that are listed for an order have one');
  const { order, kinds } = among;
  const given = listed.values.map(({ value }, number) => ({
    number,
    value: value && kinds.includes(value.kind) ? value : undefined,
  }));
  const names = listed.values.map(({ name }) => name);
  const found = yield* orderFound(given, order);
  return found.classes.length > 0 ? { kind: 'order-of-values', names, ...found } : noneInOrder('values');
}

export const listedOrder: Question<'order-of-values', 'values', Listed, OrderOfValues> = {
  id: 'order-of-values',
  needs: 'values',
  title: 'Order',
  says: 'the order of listed values, of which two to sixty are different, as a Hasse diagram',
  readsValues: false,
  applies(_, listed) {
    const why = whyNotInOrder(listed);
    return why === undefined
      ? { applies: true, reason: 'they are in an order' }
      : { applies: false, reason: why };
  },
  ask: (_, listed) => orderOfListed(listed),
  sentences: (found) => orderSentences(found, (number) => found.names[number]),
  figure: orderFigure,
};
