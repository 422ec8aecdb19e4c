/** Graphs with pieces: how many automorphisms they have, and that no two nodes are at one spot. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { automorphismsOf } from '../../../engine/rulesets/graphs/automorphisms.ts';
import { cycleGraph, gridGraph, type NodeGraph, pathGraph } from '../../../engine/rulesets/graphs/graph.ts';
import { spotsOfGraph, spotsOnRing } from '../../../engine/rulesets/graphs/node-spots.ts';
import { tryLaw } from '../../laws/seeds.ts';

const star = (leaves: number): NodeGraph => ({
  order: leaves + 1,
  edges: Array.from({ length: leaves }, (_, leaf) => [0, leaf + 1]),
});

const graphsOf = (mostNodes: number): fc.Arbitrary<NodeGraph> =>
  fc.integer({ min: 1, max: mostNodes }).chain((order) => {
    const all = pairsBelow(order);
    return fc.subarray([...all]).map((edges) => ({ order, edges }));
  });

const pairsBelow = (order: number): readonly (readonly [number, number])[] =>
  Array.from({ length: order }, (_, a) =>
    Array.from({ length: order - a - 1 }, (_, i) => [a, a + 1 + i] as const),
  ).flat();

const completeGraph = (order: number): NodeGraph => ({ order, edges: pairsBelow(order) });

/** A complete graph of five nodes without two of its edges, which have no node in common. */
const almostComplete: NodeGraph = {
  order: 5,
  edges: pairsBelow(5).filter(([a, b]) => !(a === 0 && b === 1) && !(a === 3 && b === 4)),
};

/** Every order of these numbers. */
function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]];
  return numbers.flatMap((first) =>
    ordersOf(numbers.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

describe('automorphisms', () => {
  test.each([
    ['a path of 6', pathGraph(6), 2],
    ['a cycle of 7', cycleGraph(7), 14],
    ['2 rows of 3', gridGraph(2, 3), 4],
    ['3 rows of 3', gridGraph(3, 3), 8],
    ['a star of 4 leaves', star(4), 24],
    ['8 rows of 8', gridGraph(8, 8), 8],
    // 720 are more than are looked through.
    ['6 nodes without edges', { order: 6, edges: [] }, 1],
  ])('%s', (_, graph, count) => {
    expect(automorphismsOf(graph)).toHaveLength(count);
  });

  test('they are the orders of the nodes that keep all edges, and the first changes nothing', () => {
    tryLaw(graphsOf(5), 60, (graph) => {
      const numbers = Array.from({ length: graph.order }, (_, node) => node);
      const isEdge = (a: number, b: number): boolean =>
        graph.edges.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
      const kept = ordersOf(numbers).filter((to) =>
        pairsBelow(graph.order).every(([a, b]) => isEdge(a, b) === isEdge(to[a], to[b])),
      );
      const found = automorphismsOf(graph);
      expect(found.map(String).toSorted()).toEqual(kept.map(String).toSorted());
      expect(found[0]).toEqual(numbers);
    });
  });
});

const nearest = (spots: readonly { readonly x: number; readonly y: number }[]): number =>
  pairsBelow(spots.length).reduce(
    (least, [a, b]) => Math.min(least, Math.hypot(spots[a].x - spots[b].x, spots[a].y - spots[b].y)),
    Number.POSITIVE_INFINITY,
  );

test('no two nodes of a graph are so near that their discs meet', () => {
  // A stone is 28 wide. The numbers are rounded, so that the nearest two may be 40 less a breath apart.
  const isWide = (graph: NodeGraph): void => {
    const spots = spotsOfGraph(graph);
    expect(spots).toHaveLength(graph.order);
    expect(nearest(spots)).toBeGreaterThan(39.999);
  };
  tryLaw(graphsOf(9), 60, isWide);
  // Without being enlarged, the first has nodes that are 31 apart, and the second nodes that are 12 apart.
  for (const graph of [almostComplete, completeGraph(30), star(12), gridGraph(4, 5), cycleGraph(20)])
    isWide(graph);
  expect(nearest(spotsOnRing(30))).toBeGreaterThan(50);
});
