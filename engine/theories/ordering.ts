/**
 * The order of values of any kind. Which theory a value is from decides nothing, as with measures: nimbers
 * are games that partizan games are compared with, and no two different ones can be compared.
 */
import { type Rules, usualRules } from '../outcome/rules.ts';
import type { Kind, Value } from '../values/value.ts';
import type { Capabilities, ValueOrder } from './capabilities.ts';
import { theories } from './register.ts';

/** An order, and the kinds of the values that it is of; of some of these nothing may be known. */
export type OrderOfKinds = { readonly order: ValueOrder; readonly kinds: readonly Kind[] };

/**
 * The order of the first theory that has one for as many of these values as any other; undefined where no
 * theory orders any of them. O(values) for each theory.
 */
export function orderAmong(
  values: readonly Pick<Value, 'kind'>[],
  rules: Rules = usualRules,
): OrderOfKinds | undefined {
  let [most, found]: [number, OrderOfKinds | undefined] = [0, undefined];
  for (const { order, measures } of theories) {
    if (!order || !measures) continue;
    const { kinds } = measures;
    const count = values.filter(({ kind }) => kinds.includes(kind)).length;
    if (count > most) [most, found] = [count, { order: order(rules), kinds }];
  }
  return found;
}

/**
 * The order of the values of a theory: its own, else that of the games of which its value of no game is one.
 * Undefined where there is none.
 */
export const orderOfTheory = (
  { order, sums }: Capabilities,
  rules: Rules = usualRules,
): ValueOrder | undefined => order?.(rules) ?? (sums && orderAmong([sums.zero], rules)?.order);
