/**
 * Laws of comparing all pairs of a component, against slow play of all pairs, which shares no code with the
 * engine.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';
import type { Local } from '../../engine/theories/partizan/local.ts';
import { compareAll, haveSameValues } from '../../engine/theories/partizan/order/pairs.ts';
import { emptyStore } from '../../engine/theories/partizan/store/store.ts';
import { arbitraryWhite, writtenPartizan } from '../arbitrary/partizan.ts';
import { beside, pairsOf, partizan } from '../fixtures/partizan.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { plusOrder } from '../oracle/partizan-order.ts';
import { tryLaw } from './seeds.ts';

/** The whole graph as the core, beside this list of values: none. */
const localOf = ({ order, left, right }: GameGraph, ids: readonly number[]): Local => {
  const lists = ({ starts, targets }: Arcs) =>
    Array.from({ length: order }, (_, v) => [...targets.subarray(starts[v], starts[v + 1])]);
  return { core: order, order, left: lists(left), right: lists(right), ids };
};

describe('a component compared', () => {
  test('with itself: every pair is as slow play has it', () => {
    tryLaw(arbitraryWhite(9, 20), 200, (graph) => {
      const atLeast = compareAll(emptyStore(), localOf(graph, []), true);
      const found = plusOrder(graph).map((row, a) => row.map((_, b) => atLeast(a, b)));
      expect(JSON.stringify(found), writtenPartizan(graph)).toBe(JSON.stringify(plusOrder(graph)));
    });
  });

  test('with itself less an arc: all vertices have the same values exactly where slow play finds each equal to its own', () => {
    const met = { same: 0, different: 0 };
    const drawn = fc.tuple(arbitraryWhite(6, 12), fc.nat(11), fc.boolean());
    tryLaw(drawn, 300, ([graph, place, isLeft]) => {
      const [left, right] = [pairsOf(graph.left), pairsOf(graph.right)];
      const arcs = isLeft ? left : right;
      if (arcs.length === 0) return;
      arcs.splice(place % arcs.length, 1);
      const less = partizan(graph.order, left, right);
      const order = plusOrder(beside(graph, less));
      const same = order
        .slice(0, graph.order)
        .every((row, v) => row[graph.order + v] && order[graph.order + v][v]);
      met[same ? 'same' : 'different']++;
      const ids: readonly number[] = [];
      const found = haveSameValues(emptyStore(), localOf(graph, ids), localOf(less, ids));
      expect(found, `${writtenPartizan(graph)}\n${writtenPartizan(less)}`).toBe(same);
    });
    expect(met.same).toBeGreaterThan(oftenEnough(30));
    expect(met.different).toBeGreaterThan(oftenEnough(30));
  });
});
