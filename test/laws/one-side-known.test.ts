/**
 * Positions of which one side is known to be a stopper and the other is not: they show the known side. Small random
 * games contain none, so they are made from Bach's Carousel and one more vertex, with a pass and moves into it.
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
import { beside, graphOfPairs } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { minusOrder, plusOrder } from '../oracle/partizan-order.ts';

const { document } = JSON.parse(
  readFileSync(new URL('../vectors/bachs-carousel.json', import.meta.url), 'utf8'),
) as { readonly document: { readonly compact: { count: number; left: number[]; right: number[] } } };
const carousel = document.compact;

/** The added vertex. Left may pass, move to the carousel's start or to 0; Right may pass or move to the start. */
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
