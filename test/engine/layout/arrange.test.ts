/** Places for nodes: layers, rings, fixed nodes; no node on another, and none off the grid. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../../engine/layout/arrange.ts';
import { drain } from '../../../engine/rounds.ts';
import { arbitraryDigraph } from '../../arbitrary/digraphs.ts';
import { digraph } from '../../fixtures/digraphs.ts';

type Graph = ReturnType<typeof digraph>;
type Spot = readonly [x: number, y: number];

function arranged(graph: Graph, spots: readonly Spot[] = [], fixed: readonly number[] = []) {
  const at = (axis: 0 | 1) => Float64Array.from({ length: graph.order }, (_, v) => spots[v]?.[axis] ?? 0);
  const stays = Uint8Array.from({ length: graph.order }, (_, v) => (fixed.includes(v) ? 1 : 0));
  const { xs, ys } = drain(arrange(graph, at(0), at(1), stays));
  return Array.from(xs, (x, v): Spot => [x, ys[v]]);
}

function nearestPair(spots: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of spots.entries()) {
    for (const b of spots.slice(0, i)) least = Math.min(least, Math.hypot(a[0] - b[0], a[1] - b[1]));
  }
  return least;
}

const path = (order: number) =>
  digraph(
    order,
    Array.from({ length: order - 1 }, (_, v): [number, number] => [v, v + 1]),
  );

describe('arranging a drawing', () => {
  it('a path is drawn straight down', () => {
    const spots = arranged(path(4));
    expect(new Set(spots.map(([x]) => x)).size).toBe(1);
    expect(spots.map(([, y]) => y)).toEqual(spots.map(([, y]) => y).toSorted((a, b) => a - b));
    expect(nearestPair(spots)).toBeGreaterThanOrEqual(60);
  });

  it('a cycle is drawn as a ring, in its order', () => {
    const ring = digraph(6, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
    ]);
    const spots = arranged(ring);
    const angles = spots.map(([x, y]) => Math.atan2(y, x));
    const turns = angles.map((angle, v) => (angles[(v + 1) % 6] - angle + 4 * Math.PI) % (2 * Math.PI));
    for (const turn of turns) expect(turn).toBeCloseTo(Math.PI / 3, 0);
  });

  it('the centre of the drawing is kept', () => {
    const spots = arranged(path(3), [
      [1000, 500],
      [1000, 500],
      [1000, 500],
    ]);
    expect(spots[1]).toEqual([1000, 500]);
  });

  it('the order from left to right of a node’s options is kept', () => {
    const fan = digraph(4, [
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    const spots = arranged(fan, [
      [0, 0],
      [200, 100],
      [-200, 100],
      [0, 100],
    ]);
    expect(spots[2][0]).toBeLessThan(spots[3][0]);
    expect(spots[3][0]).toBeLessThan(spots[1][0]);
  });

  it('fixed nodes stay where they are, and nothing is put on them', () => {
    const spots = arranged(
      path(3),
      [
        [7, 3],
        [7, 3],
        [7, 3],
      ],
      [0],
    );
    expect(spots[0]).toEqual([7, 3]);
    expect(nearestPair(spots)).toBeGreaterThanOrEqual(50);
  });

  it('no node is put on another or off the grid, and every arc of an acyclic drawing leads down', () => {
    const property = fc.property(arbitraryDigraph('any', 14), fc.boolean(), (graph, some) => {
      const fixed = some ? [0] : [];
      const spots = arranged(graph, [], fixed.slice(0, graph.order));
      if (graph.order > 1) expect(nearestPair(spots)).toBeGreaterThanOrEqual(50);
      for (const [x, y] of spots) expect([x % 20 || 0, y % 20 || 0]).toEqual([0, 0]);
    });
    void fc.assert(property, { numRuns: 150 });
    const acyclic = fc.property(arbitraryDigraph('white acyclic', 14), (graph) => {
      const spots = arranged(graph);
      const { starts, targets } = graph.left;
      for (let v = 0; v < graph.order; v++) {
        for (let e = starts[v]; e < starts[v + 1]; e++)
          expect(spots[targets[e]][1]).toBeGreaterThan(spots[v][1]);
      }
    });
    void fc.assert(acyclic, { numRuns: 100 });
  });

  it.each([
    ['a path of 100,000 nodes', path(100_000)],
    ['100,000 nodes without arcs', digraph(100_000, [])],
  ])('the layout does not overflow on %s', (_, graph) => {
    const spots = arranged(graph);
    expect(new Set(spots.map(([x, y]) => `${x} ${y}`)).size).toBe(graph.order);
  });
});
