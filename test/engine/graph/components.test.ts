/** Strongly connected components, against mutual reachability computed slowly, and the facts of a graph. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcsOfBoth } from '../../../engine/graph/build.ts';
import { isAcyclic, stronglyConnectedComponents } from '../../../engine/graph/components.ts';
import { graphFacts } from '../../../engine/graph/facts.ts';
import type { Arcs } from '../../../engine/graph/game-graph.ts';
import { arbitraryAcyclicPairs, arbitraryPairs, optionsOf, rowsOf, whiteGraph } from './rows.ts';

/** reach[u][v]: some walk of one arc or more leads from u to v. */
function closure(arcs: Arcs): boolean[][] {
  const order = arcs.starts.length - 1;
  const reach = Array.from({ length: order }, (_, u) => {
    const row = new Array<boolean>(order).fill(false);
    for (const v of optionsOf(arcs, u)) row[v] = true;
    return row;
  });
  for (let k = 0; k < order; k++)
    for (let u = 0; u < order; u++)
      if (reach[u][k]) for (let v = 0; v < order; v++) reach[u][v] ||= reach[k][v];
  return reach;
}

test('components are the classes of mutual reachability, sinks first', () => {
  void fc.assert(
    fc.property(arbitraryPairs(10, 2), (drawn) => {
      const arcs = rowsOf(drawn);
      const reach = closure(arcs);
      const { count, of, sizes } = stronglyConnectedComponents(arcs);
      expect(sizes.length).toBe(count);
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(drawn.order);
      for (let u = 0; u < drawn.order; u++) {
        for (let v = 0; v < drawn.order; v++)
          expect(of[u] === of[v]).toBe(u === v || (reach[u][v] && reach[v][u]));
        for (const v of optionsOf(arcs, u)) expect(of[v]).toBeLessThanOrEqual(of[u]);
      }
    }),
  );
});

test('arcs of two players are followed as they are where both are in one row', () => {
  void fc.assert(
    fc.property(arbitraryPairs(12, 3), fc.nat(4), ({ order, pairs }, share) => {
      const [first, others] = [true, false].map((which) =>
        rowsOf({ order, pairs: pairs.filter((_, i) => i % 5 < share === which) }),
      );
      expect(stronglyConnectedComponents(first, others)).toEqual(
        stronglyConnectedComponents(arcsOfBoth(first, others)),
      );
    }),
  );
});

test('facts count the properties of a graph', () => {
  void fc.assert(
    fc.property(arbitraryPairs(10, 2), (drawn) => {
      const arcs = rowsOf(drawn);
      const reach = closure(arcs);
      const facts = graphFacts(whiteGraph(arcs));
      const vertices = [...Array(drawn.order).keys()];
      const classOf = (v: number) => vertices.filter((u) => u === v || (reach[u][v] && reach[v][u]));
      const classes = vertices.filter((v) => classOf(v)[0] === v);
      expect(facts).toEqual({
        nodes: drawn.order,
        arcs: drawn.pairs.length,
        gray: 0,
        terminals: vertices.filter((v) => optionsOf(arcs, v).length === 0).length,
        components: classes.length,
        cyclicComponents: classes.filter((v) => reach[v][v]).length,
        largestComponent: Math.max(...classes.map((v) => classOf(v).length)),
      });
      expect(isAcyclic(arcs)).toBe(facts.cyclicComponents === 0);
    }),
  );
});

test('arcs to smaller numbers make no cycle', () => {
  void fc.assert(fc.property(arbitraryAcyclicPairs(20), (drawn) => isAcyclic(rowsOf(drawn))));
});

test('gray vertices and both players of a partizan graph are counted', () => {
  const left = rowsOf({ order: 3, pairs: [[0, 1]] });
  const right = rowsOf({
    order: 3,
    pairs: [
      [0, 1],
      [1, 0],
    ],
  });
  const facts = graphFacts({ order: 3, gray: Uint8Array.of(1, 0, 1), left, right });
  expect(facts).toEqual({
    nodes: 3,
    arcs: 2,
    gray: 2,
    terminals: 1,
    components: 2,
    cyclicComponents: 1,
    largestComponent: 2,
  });
});

test('a path and a cycle of 200,000 vertices do not overflow the call stack', () => {
  const order = 200_000;
  const pairs = Array.from({ length: order - 1 }, (_, v) => [v, v + 1] as const);
  expect(stronglyConnectedComponents(rowsOf({ order, pairs })).count).toBe(order);
  expect(stronglyConnectedComponents(rowsOf({ order, pairs: [...pairs, [order - 1, 0]] })).count).toBe(1);
});
