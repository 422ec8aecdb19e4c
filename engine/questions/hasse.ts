/**
 * The order of several nodes as a Hasse diagram: equal values are one class, and a line joins two classes of which one is less than the other with no
 * chosen one between them. Loopy values too: a value with two sides is compared by both.
 */

import type { OverBudget } from '../result.ts';
import { valueAt } from '../theories/labelling.ts';
import type { About, AskedGame, Evidence, Question, Verdict, VertexNaming } from '../theories/question.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';

export type HasseFound = {
  readonly kind: 'hasse';
  /** The vertices of equal values together, in the order in which they were given. */
  readonly classes: readonly (readonly number[])[];
  /** The value of each class. */
  readonly values: readonly Value[];
  /** Classes by their numbers: the lower one, then the upper one that covers it. */
  readonly covers: readonly (readonly [lower: number, upper: number])[];
  /** Of each class the length of the longest chain below it. */
  readonly layers: readonly number[];
  /** Vertices without a value, or whose order with another one is not known. */
  readonly leftOut: readonly number[];
};

const [fewest, most] = [2, 60];

function applies({ theory }: AskedGame, { vertices }: About['vertices']): Verdict {
  const no = (reason: string): Verdict => ({ applies: false, reason });
  if (!theory) return no('no theory gives the values of these nodes');
  if (!theory.order) return no(`values of ${theory.name} have no order here`);
  const count = new Set(vertices).size;
  if (count < fewest) return no('an order is of two nodes or more');
  if (count > most) return no(`an order is of at most ${most} nodes; choose fewer`);
  return { applies: true, reason: 'their values are in an order' };
}

type Class = { readonly value: Value; readonly vertices: number[] };

function* ask(
  evidence: Evidence,
  { vertices }: About['vertices'],
): Generator<number, HasseFound | OverBudget, void> {
  const labelling = yield* evidence.labelling();
  const order = evidence.theory?.order?.(evidence.rules);
  if (!labelling || !order) return { kind: 'over-budget', says: 'The values of these nodes are not known.' };
  const classes: Class[] = [];
  const leftOut: number[] = [];
  /** below[i] has the classes that are less than class i. */
  const below: Set<number>[] = [];
  for (const vertex of new Set(vertices)) {
    const value = valueAt(labelling, vertex);
    const found = value && (yield* placed(value));
    if (!value || !found) leftOut.push(vertex);
    else if (found.same !== undefined) classes[found.same].vertices.push(vertex);
    else {
      const place = classes.push({ value, vertices: [vertex] }) - 1;
      below.push(new Set(found.less));
      for (const i of found.greater) below[i].add(place);
    }
  }
  const covers = below.flatMap((less, upper) =>
    [...less]
      .filter((lower) => ![...less].some((between) => below[between].has(lower)))
      .sort((a, b) => a - b)
      .map((lower) => [lower, upper] as const),
  );
  return {
    kind: 'hasse',
    classes: classes.map((each) => each.vertices),
    values: classes.map(({ value }) => value),
    covers,
    layers: layersOf(below),
    leftOut,
  };

  /** How the value compares with the classes so far; undefined where that is not known of one of them. */
  function* placed(
    value: Value,
  ): Generator<
    number,
    | { readonly same?: number; readonly less: readonly number[]; readonly greater: readonly number[] }
    | undefined,
    void
  > {
    const [less, greater]: [number[], number[]] = [[], []];
    for (const [i, each] of classes.entries()) {
      const sign = yield* order!.compare(each.value, value);
      if (sign === undefined) return undefined;
      if (sign === '=') return { same: i, less, greater };
      if (sign === '<') less.push(i);
      if (sign === '>') greater.push(i);
    }
    return { less, greater };
  }
}

/** The classes are handled from the lowest on: one has more classes below it than any that is below it. */
function layersOf(below: readonly ReadonlySet<number>[]): readonly number[] {
  const layers = below.map(() => 0);
  for (const i of [...below.keys()].sort((a, b) => below[a].size - below[b].size))
    for (const lower of below[i]) layers[i] = Math.max(layers[i], layers[lower] + 1);
  return layers;
}

function sentences(
  { classes, values, covers, layers, leftOut }: HasseFound,
  called: VertexNaming,
): readonly string[] {
  const named = (i: number): string => `${classes[i].map(called).join(' = ')} = ${textOf(values[i])}`;
  const rows = Array.from({ length: Math.max(-1, ...layers) + 1 }, (_, layer) =>
    [...classes.keys()]
      .filter((i) => layers[i] === layer)
      .map(named)
      .join('; '),
  );
  return [
    ...rows.map((row, layer) => `Layer ${layer + 1}: ${row}.`).reverse(),
    covers.length === 0
      ? 'None of them is less than another.'
      : `Just below each other: ${covers.map(([a, b]) => `${called(classes[a][0])} < ${called(classes[b][0])}`).join(', ')}.`,
    ...(leftOut.length > 0
      ? [`Left out, since their order is not known: ${leftOut.map(called).join(', ')}.`]
      : []),
  ];
}

/** O(nodes²) comparisons of values. */
export const hasse: Question<'hasse', 'vertices', About['vertices'], HasseFound> = {
  id: 'hasse',
  needs: 'vertices',
  title: 'Order',
  says: 'the order of two to sixty nodes as a Hasse diagram: which values are equal, and which are just above others',
  readsValues: true,
  applies,
  ask,
  sentences,
};

/** The same of drawings with scores. */
export const hasseOfScored: typeof hasse = { ...hasse, space: 'scored' };
