/**
 * The order of values that are listed, each by a name, as a Hasse diagram that can be drawn. O(values²)
 * comparisons.
 */
import { usualRules } from '../outcome/rules.ts';
import { known } from '../result.ts';
import type { ValueOrder } from '../theories/capabilities.ts';
import type { About, Question } from '../theories/question.ts';
import { theories } from '../theories/register.ts';
import type { Value } from '../values/value.ts';
import { textOf, valueKey } from '../values/words.ts';
import { orderFigure } from './order-figure.ts';
import { fewestInOrder, type OrderFound, orderFound, orderSentences, whyNoOrder } from './order-found.ts';

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

/** The order in which all of them are, by the first theory that has one for their kinds. */
function orderFor({ values, rules = usualRules }: Listed): ValueOrder | undefined {
  const having = theories.find(
    ({ order, measures }) => order && values.every(({ value }) => measures?.kinds.includes(value.kind)),
  );
  return having?.order?.(rules);
}

const different = (values: Listed['values']): number =>
  new Set(values.map(({ value }) => valueKey(value))).size;

/** Why they have no diagram; undefined where they have one. */
export function whyNotInOrder(listed: Listed): string | undefined {
  const { values } = listed;
  if (values.length < fewestInOrder) return whyNoOrder(values.length, 'values');
  const why = whyNoOrder(Math.max(fewestInOrder, different(values)), 'values');
  return why ?? (orderFor(listed) ? undefined : 'some of these values are in no order with the others');
}

/** Precondition: `whyNotInOrder` gives no reason. Yields from time to time how much has been handled. */
export function* orderOfListed(listed: Listed): Generator<number, OrderOfValues, void> {
  const { values } = listed;
  const order = orderFor(listed);
  known(order !== undefined, 'values that are listed for an order have one');
  const given = values.map(({ value }, number) => ({ number, value }));
  const names = values.map(({ name }) => name);
  return { kind: 'order-of-values', names, ...(yield* orderFound(given, order)) };
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
