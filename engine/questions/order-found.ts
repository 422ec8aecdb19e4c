/**
 * The order of some values as a Hasse diagram: equal values are one class, and a line joins two classes of
 * which one is less than the other with no given one between them. Loopy values too: a value with two sides
 * is compared by both. O(values²) comparisons.
 */
import { levelsByLines } from '../layout/diagram.ts';
import type { OverBudget } from '../result.ts';
import type { ValueOrder } from '../theories/capabilities.ts';
import type { Value } from '../values/value.ts';
import { textOf, textsApart, valueKey } from '../values/words.ts';

/** Values are called by numbers: those of vertices, or their places in a list. */
export type OrderFound = {
  /** The numbers of equal values together, in the order in which they were given. */
  readonly classes: readonly (readonly number[])[];
  /** The value of each class. */
  readonly values: readonly Value[];
  /** Classes by their numbers: the lower one, then the upper one that covers it. */
  readonly covers: readonly (readonly [lower: number, upper: number])[];
  /** Of each class the length of the longest chain below it. */
  readonly layers: readonly number[];
  /** Those without a value, or whose order with another one is not known. */
  readonly leftOut: readonly number[];
};

/** The fewest values that have an order, and the most that are drawn in one diagram. */
export const [fewestInOrder, mostInOrder] = [2, 60];

/** Why so many have no diagram; undefined where they have one. `what` is what they are, as "nodes". */
export function whyNoOrder(count: number, what: string): string | undefined {
  if (count < fewestInOrder) return `an order is of two ${what} or more`;
  return count > mostInOrder ? `an order is of at most ${mostInOrder} ${what}; choose fewer` : undefined;
}

/** The answer where not even one of the values is in an order that is known. */
export const noneInOrder = (what: string): OverBudget => ({
  kind: 'over-budget',
  says: `The order of these ${what} is not known.`,
});

type Class = { readonly value: Value; readonly members: number[] };
type Placed = {
  readonly same?: number;
  readonly less: readonly number[];
  readonly greater: readonly number[];
};

/** Yields from time to time how much has been handled. */
export function* orderFound(
  given: readonly { readonly number: number; readonly value: Value | undefined }[],
  order: ValueOrder,
): Generator<number, OrderFound, void> {
  const classes: Class[] = [];
  const leftOut: number[] = [];
  /** below[i] has the classes that are less than class i. */
  const below: Set<number>[] = [];
  const byKey = new Map<string, number>();
  for (const { number, value } of given) {
    const key = value && valueKey(value);
    const known = key === undefined ? undefined : byKey.get(key);
    const found =
      known === undefined ? value && (yield* placed(value)) : { same: known, less: [], greater: [] };
    if (!value || !found || key === undefined) {
      leftOut.push(number);
      continue;
    }
    const place = found.same ?? classes.push({ value, members: [] }) - 1;
    classes[place].members.push(number);
    byKey.set(key, place);
    if (found.same !== undefined) continue;
    below.push(new Set(found.less));
    for (const i of found.greater) below[i].add(place);
  }
  const covers = below.flatMap((less, upper) =>
    [...less]
      .filter((lower) => ![...less].some((between) => below[between].has(lower)))
      .sort((a, b) => a - b)
      .map((lower) => [lower, upper] as const),
  );
  return {
    classes: classes.map(({ members }) => members),
    values: classes.map(({ value }) => value),
    covers,
    layers: levelsByLines(classes.length, covers),
    leftOut,
  };

  /** How the value compares with the classes so far; undefined where that is not known of one of them. */
  function* placed(value: Value): Generator<number, Placed | undefined, void> {
    // A value whose order is not known at all is in no class, so that the others are not left out beside it.
    if ((yield* order.compare(value, value)) === undefined) return undefined;
    const [less, greater]: [number[], number[]] = [[], []];
    for (const [i, each] of classes.entries()) {
      const sign = yield* order.compare(each.value, value);
      if (sign === undefined) return undefined;
      if (sign === '=') return { same: i, less, greater };
      if (sign === '<') less.push(i);
      if (sign === '>') greater.push(i);
    }
    return { less, greater };
  }
}

/** The names in a class, each once, without those that only say its value. */
export function namesOfClass(
  { classes, values }: OrderFound,
  i: number,
  called: (number: number) => string,
): readonly string[] {
  const value = textOf(values[i]);
  return [...new Set(classes[i].map(called))].filter((name) => name !== '' && name !== value);
}

/** Which classes are just below which, or why none is. Precondition: there is a class. */
export function coversSaid({ classes, covers }: OrderFound, names: readonly string[]): string {
  if (covers.length > 0)
    return `Just below each other: ${covers.map(([a, b]) => `${names[a]} < ${names[b]}`).join(', ')}.`;
  if (classes.length > 1)
    return 'None of them is less than another: any two of different value are confused.';
  return classes[0].length > 1 ? 'All of them are equal.' : 'It is the only one in the order.';
}

/** More names of what is left out are counted. */
const mostLeftOut = 12;

/** "left out, because their order is not known: a, b and 3 more"; undefined where nothing is left out. */
export function leftOutSaid(
  { leftOut }: Pick<OrderFound, 'leftOut'>,
  called: (number: number) => string,
): string | undefined {
  const names = [...new Set(leftOut.map(called))];
  if (names.length === 0) return undefined;
  const more = names.length > mostLeftOut ? ` and ${names.length - mostLeftOut} more` : '';
  const whose = names.length === 1 ? 'its' : 'their';
  return `left out, because ${whose} order is not known: ${names.slice(0, mostLeftOut).join(', ')}${more}`;
}

/** The same as a sentence; none where nothing is left out. */
export function leftOutSentences(
  found: Pick<OrderFound, 'leftOut'>,
  called: (number: number) => string,
): readonly string[] {
  const said = leftOutSaid(found, called);
  return said === undefined ? [] : [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
}

/** The layers from the greatest down, then the lines, then what is left out. */
export function orderSentences(found: OrderFound, called: (number: number) => string): readonly string[] {
  const { classes, values, layers } = found;
  const texts = textsApart(values);
  const rows = Array.from({ length: Math.max(-1, ...layers) + 1 }, (_, layer) =>
    [...classes.keys()]
      .filter((i) => layers[i] === layer)
      .map((i) => [...namesOfClass(found, i, called), texts[i]].join(' = '))
      .join('; '),
  );
  const firsts = classes.map(([number]) => called(number));
  const isUsual = firsts.every((name) => name !== '') && new Set(firsts).size === firsts.length;
  return [
    ...rows.map((row, layer) => `Layer ${layer + 1}: ${row}.`).reverse(),
    coversSaid(found, isUsual ? firsts : texts),
    ...leftOutSentences(found, called),
  ];
}
