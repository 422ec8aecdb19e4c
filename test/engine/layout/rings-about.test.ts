/**
 * Rings about a position: every vertex has room, vertices after more moves are farther out, and the middle is
 * the position.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeRadius } from '../../../engine/figure/curves.ts';
import { verticesNear } from '../../../engine/graph/near-part.ts';
import { ringsAbout } from '../../../engine/layout/rings-about.ts';
import { tryLaw } from '../../laws/seeds.ts';
import { arbitraryPairs, rowsOf } from '../graph/rows.ts';

test('no two vertices overlap, and vertices after more moves are farther from the middle', () => {
  const graphs = fc.integer({ min: 1, max: 70 }).chain((most) => arbitraryPairs(most, 2));
  tryLaw(graphs, 40, (pairs) => {
    const rows = rowsOf(pairs);
    const { order } = pairs;
    const graph = { order, gray: new Uint8Array(order), left: rows, right: rows };
    const { xs, ys } = ringsAbout(graph);
    expect([xs[0], ys[0]]).toEqual([0, 0]);
    for (let v = 0; v < order; v++)
      for (let w = 0; w < v; w++)
        expect(Math.hypot(xs[v] - xs[w], ys[v] - ys[w])).toBeGreaterThan(2 * nodeRadius);
    let [inside, outside] = [0, 0];
    for (let within = 1; within < 5; within++) {
      const before = new Set(verticesNear(graph, 0, { within: within - 1, most: order }));
      const ring = verticesNear(graph, 0, { within, most: order }).filter((v) => !before.has(v));
      if (ring.length === 0) break;
      inside = outside;
      const far = ring.map((v) => Math.hypot(xs[v], ys[v]));
      expect(Math.min(...far)).toBeGreaterThan(inside + 2 * nodeRadius);
      outside = Math.max(...far);
    }
  });
});
