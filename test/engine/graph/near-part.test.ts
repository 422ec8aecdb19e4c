/**
 * The part of a graph about a vertex: exactly what is near, found by force, and the graph of some vertices
 * with what it lacks.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Arcs, GameGraph } from '../../../engine/graph/game-graph.ts';
import { graphOfSome, verticesNear } from '../../../engine/graph/near-part.ts';
import { arbitraryPairs, rowsOf } from './rows.ts';

type Pair = readonly [from: number, to: number];

const pairsOf = ({ starts, targets }: Arcs, order: number): readonly Pair[] =>
  Array.from({ length: order }, (_, v) =>
    [...targets.subarray(starts[v], starts[v + 1])].map((to) => [v, to] as const),
  ).flat();

/** Graphs of one order, with rows for each player, or with the same for both. */
const graphs: fc.Arbitrary<GameGraph> = arbitraryPairs(9).chain((lefts) =>
  fc
    .record({ other: arbitraryPairs(9), impartial: fc.boolean(), gray: fc.nat() })
    .map(({ other, impartial, gray }) => {
      const { order } = lefts;
      const left = rowsOf(lefts);
      const inside = other.pairs.filter(([u, v]) => u < order && v < order);
      return {
        order,
        gray: Uint8Array.from({ length: order }, (_, v) => (gray >> v) & 1),
        left,
        right: impartial ? left : rowsOf({ order, pairs: inside }),
      };
    }),
);

/**
 * How many moves of either player lead there, as distances settle when every arc is looked at as often as
 * there are vertices.
 */
function distances({ order, left, right }: GameGraph, from: number): readonly number[] {
  const far = Array.from({ length: order }, (_, v) => (v === from ? 0 : Number.POSITIVE_INFINITY));
  const arcs = [...pairsOf(left, order), ...pairsOf(right, order)];
  for (let round = 0; round < order; round++)
    for (const [u, v] of arcs) far[v] = Math.min(far[v], far[u] + 1);
  return far;
}

const inOrder = (numbers: Iterable<number>): readonly number[] => [...numbers].toSorted((a, b) => a - b);

test('within k moves is exactly the ball, and with too few places the nearest of it', () => {
  void fc.assert(
    fc.property(graphs, fc.nat(8), fc.nat(5), fc.integer({ min: 1, max: 9 }), (graph, at, within, most) => {
      const from = at % graph.order;
      const far = distances(graph, from);
      const ball = far.flatMap((each, v) => (each <= within ? [v] : []));
      expect(inOrder(verticesNear(graph, from, { within, most: graph.order }))).toEqual(ball);
      const taken = verticesNear(graph, from, { within, most });
      expect(taken[0]).toBe(from);
      expect(new Set(taken).size).toBe(Math.min(most, ball.length));
      const nearest = ball.map((v) => far[v]).toSorted((a, b) => a - b);
      expect(taken.map((v) => far[v])).toEqual(nearest.slice(0, most));
    }),
  );
});

test('the graph of some vertices has all moves among them, and marks who has others', () => {
  void fc.assert(
    fc.property(graphs, fc.infiniteStream(fc.boolean()), (graph, chosen) => {
      const some = Array.from({ length: graph.order }, (_, v) => v).filter(() => chosen.next().value);
      const { graph: part, cut } = graphOfSome(graph, some);
      expect(part.left === part.right).toBe(graph.left === graph.right);
      expect([...part.gray]).toEqual(some.map((v) => graph.gray[v]));
      const outside = (v: number): boolean => !some.includes(v);
      for (const player of ['left', 'right'] as const) {
        const all = pairsOf(graph[player], graph.order);
        expect(pairsOf(part[player], part.order).map(([u, v]) => [some[u], some[v]])).toEqual(
          all.filter(([u, v]) => !outside(u) && !outside(v)),
        );
      }
      const both = [...pairsOf(graph.left, graph.order), ...pairsOf(graph.right, graph.order)];
      expect([...cut]).toEqual(some.map((v) => (both.some(([u, to]) => u === v && outside(to)) ? 1 : 0)));
    }),
  );
});
