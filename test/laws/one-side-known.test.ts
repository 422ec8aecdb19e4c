/**
 * Positions with one side that is known to be a stopper and another that is not: they show the known side.
 * Small random games contain none, so they are made from Bach's Carousel and one more vertex, with a pass and
 * moves into it.
 */
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { drain } from '../../engine/rounds.ts';
import { partizan } from '../../engine/theories/partizan/index.ts';
import { graphOfForm } from '../../engine/theories/partizan/store/form.ts';
import { graphOf } from '../../engine/values/form.ts';
import type { Value } from '../../engine/values/value.ts';
import { textOf, valueData } from '../../engine/values/words.ts';
import { writtenPartizan } from '../arbitrary/partizan.ts';
import { beside, graphOfPairs, partizan as partizanGraph } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';

const { document } = JSON.parse(
  readFileSync(new URL('../vectors/bachs-carousel.json', import.meta.url), 'utf8'),
) as { readonly document: { readonly compact: { count: number; left: number[]; right: number[] } } };
const carousel = document.compact;

/**
 * The added vertex. Left may pass, move to the carousel's start or to 0; Right may pass or move to the start.
 */
const added = carousel.count;
const zero = added - 1;
const lefts = [[added], [zero], [added, 0], [added, zero], [0, zero], [added, 0, zero]];
const rights = [[added], [0], [added, 0]];
const games = lefts.flatMap((left) =>
  rights.flatMap((right) => [false, true].map((negative) => withVertex(left, right, negative))),
);

/** The carousel with that vertex, or its negative, in which the players are exchanged. */
function withVertex(left: readonly number[], right: readonly number[], negative = false): GameGraph {
  const ofLeft = [...carousel.left, ...left.flatMap((option) => [added, option])];
  const ofRight = [...carousel.right, ...right.flatMap((option) => [added, option])];
  const count = carousel.count + 1;
  return negative
    ? graphOfPairs({ count, left: ofRight, right: ofLeft })
    : graphOfPairs({ count, left: ofLeft, right: ofRight });
}

function valueOfAdded(graph: GameGraph, thorough = false): Value {
  const { table, codes } = drain(partizan.solve(graph, { thorough }));
  return table[codes[added]];
}

test('a shown side equals the game in its order, and is what the thorough search finds', () => {
  const met = { onsides: 0, offsides: 0 };
  for (const graph of games) {
    const value = valueOfAdded(graph);
    if (value.kind !== 'unsided') continue;
    const { onside, offside } = value;
    expect(onside === undefined || offside === undefined, 'two known sides make a value').toBe(true);
    expect(valueOfAdded(graph, true)).toEqual(value);
    for (const [form, order, side] of [
      [onside, plusOrder, 'onsides'],
      [offside, minusOrder, 'offsides'],
    ] as const) {
      if (!form) continue;
      met[side]++;
      const both = order(beside(graph, graphOfForm(graphOf(form))));
      const equal = both[added][graph.order] && both[graph.order][added];
      expect(equal, `${writtenPartizan(graph)}\n${textOf(value)}`).toBe(true);
    }
  }
  expect(met.onsides).toBeGreaterThan(5);
  expect(met.offsides).toBe(met.onsides);
});

/**
 * Random digraphs in which steps that rewrite them find one side alone of some vertices: by their numbers,
 * Left's arcs and Right's.
 */
const oneSided: readonly (readonly [string, string, string, Readonly<Record<number, string>>])[] = [
  // biome-ignore format: a graph a line
  ['seven nodes', '06 14 30 36 40 56 51', '05 13 16 36 52', { 4: '1' }],
  // biome-ignore format: a graph a line
  ['an offside', '13 14 23 30 32 35 42 45 52 54 55', '01 04 05 11 14 15 30 34 35 42 43 45 51 55', { 0: '-1' }],
  // biome-ignore format: a graph a line
  ['the negative of another', '13 14 20 32 40 41 52 55', '01 03 10 12 15 24 40 50 55', { 0: 'tisn', 3: 'tis' }],
  // biome-ignore format: a graph a line
  ['nothing at hand', '01 06 21 30 31 41 43 44 52 62 65', '02 04 25 30 41 64', {}],
];

test.each(oneSided)(
  'no side is written ? that a stopper at hand is, by slow play: %s',
  (_, left, right, known) => {
    const arcs = (text: string) => text.split(' ').map(([from, to]) => [Number(from), Number(to)] as const);
    const count = 1 + Math.max(...`${left} ${right}`.split(' ').flatMap((arc) => [...arc].map(Number)));
    const graph = partizanGraph(count, arcs(left), arcs(right));
    const { table, codes } = drain(partizan.solve(graph));
    const values = Array.from(codes, (code) => table[code]);
    for (const [v, text] of Object.entries(known)) expect(textOf(values[Number(v)])).toBe(text);
    const forms = values.flatMap((value) => {
      if (value.kind === 'stopper') return [value.canonical];
      return value.kind === 'unsided' || value.kind === 'sided' ? [value.onside, value.offside] : [];
    });
    let open = 0;
    for (const form of forms) {
      if (!form) continue;
      const both = beside(graph, graphOfForm(graphOf(form)));
      const [plus, minus] = [plusOrder(both), minusOrder(both)];
      for (const [v, value] of values.entries()) {
        if (value.kind !== 'unsided') continue;
        open++;
        const order = value.onside ? minus : plus;
        expect(order[v][graph.order] && order[graph.order][v], `${v}: ${textOf(value)}`).toBe(false);
      }
    }
    expect(open).toBeGreaterThan(10);
  },
);

test('as data the known side has the form of a stopper, and the other is missing', () => {
  const value = valueOfAdded(withVertex([added, 0], [added]));
  const on = { count: 1, gray: [], either: [], left: [0, 0], right: [], start: 0 };
  expect(valueData(value)).toEqual({
    kind: 'unsided',
    onside: on,
    text: 'on & ?',
    latex: '\\mathbf{on}\\mathbin{\\&}{?}',
    spoken: 'on and an unknown side',
  });
});
