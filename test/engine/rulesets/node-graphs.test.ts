/**
 * Graphs with pieces: how many automorphisms they have, and that no two nodes are at one spot and no edge
 * passes under a node at which it does not end.
 */
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

/** How near the points of an edge come to a node that is no end of it; the edge in a thousand steps. */
function nearestToEdge(
  spots: readonly { readonly x: number; readonly y: number }[],
  { edges }: NodeGraph,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [a, b] of edges)
    for (const [node, at] of spots.entries()) {
      if (node === a || node === b) continue;
      for (let step = 0; step <= 1000; step++) {
        const x = spots[a].x + ((spots[b].x - spots[a].x) * step) / 1000;
        const y = spots[a].y + ((spots[b].y - spots[a].y) * step) / 1000;
        least = Math.min(least, Math.hypot(at.x - x, at.y - y));
      }
    }
  return least;
}

/** A stone is 28 wide. Rounding may make the least distance a little smaller than 40. */
function expectApart(graph: NodeGraph): void {
  const spots = spotsOfGraph(graph);
  expect(spots).toHaveLength(graph.order);
  expect(spots.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  expect(nearest(spots)).toBeGreaterThan(39.999);
}

/** The first board of Node Kayles on any graph; its edge from 0 to 4 once passed through node 2. */
const firstBoard: NodeGraph = {
  order: 10,
  edges: [
    ...[0, 1, 2, 3].map((node) => [node, node + 1] as const),
    [0, 4],
    ...[0, 1, 2, 3, 4].map((node) => [node, node + 5] as const),
    ...([
      [5, 7],
      [7, 9],
      [6, 9],
      [6, 8],
      [5, 8],
    ] as const),
  ],
};

describe('an edge does not pass under a node at which it does not end', () => {
  test('in graphs of up to twenty nodes', () => {
    tryLaw(graphsOf(20), 30, (graph) => {
      expect(nearestToEdge(spotsOfGraph(graph), graph)).toBeGreaterThan(17.999);
    });
  });

  test.each([
    ['the first board of Node Kayles', firstBoard],
    ['a complete graph of 8 nodes', completeGraph(8)],
    ['a complete graph of 20 nodes', completeGraph(20)],
    ['a star of 20 leaves', star(20)],
  ])('in %s', (_, graph) => expect(nearestToEdge(spotsOfGraph(graph), graph)).toBeGreaterThan(17.999));
});

describe('no two nodes of a graph are so near that their discs meet', () => {
  test('for graphs of up to nine nodes', () => tryLaw(graphsOf(9), 60, expectApart));

  // By stress alone the first would have nodes that are 31 apart, and the second nodes 12 apart.
  test.each([
    ['a complete graph of 5 nodes without two edges', almostComplete],
    ['a complete graph of 30 nodes', completeGraph(30)],
    ['a complete graph of 100 nodes', completeGraph(100)],
    ['a star of 12 leaves', star(12)],
    ['4 rows of 5', gridGraph(4, 5)],
    ['a cycle of 20', cycleGraph(20)],
    ['a path of 20', pathGraph(20)],
  ])('for %s', (_, graph) => expectApart(graph));

  test.each([
    ['a path of 20', pathGraph(20)],
    ['4 rows of 5', gridGraph(4, 5)],
  ])('and %s, in which they are far from each other, is not enlarged', (_, graph) =>
    expect(nearest(spotsOfGraph(graph))).toBeLessThan(75),
  );

  test('and a complete graph of 100 nodes is a circle, on which neighbours are 60 apart', () => {
    expect(nearest(spotsOfGraph(completeGraph(100)))).toBeCloseTo(60);
    expect(nearest(spotsOnRing(30))).toBeCloseTo(60);
  });
});
