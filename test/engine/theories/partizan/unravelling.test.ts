/**
 * A component whose last alternating cycles neither rewriting nor the deletion of arcs removes; after
 * unravelling it has sides.
 */
import { expect, test } from 'vitest';
import { drain } from '../../../../engine/rounds.ts';
import { sidesOf } from '../../../../engine/theories/partizan/solve.ts';
import { graphFormOf, graphOfForm } from '../../../../engine/theories/partizan/store/form.ts';
import { beside, graphOfPairs } from '../../../fixtures/partizan.ts';
import { minusOrder, plusOrder } from '../../../oracle/partizan-order.ts';

const paired = (sources: readonly number[], targets: readonly number[]): number[] => {
  const arcs = new Set(sources.map((from, i) => `${from} ${targets[i]}`));
  return [...arcs].flatMap((arc) => arc.split(' ').map(Number));
};

/** Found among random graphs. */
const graph = graphOfPairs({
  count: 12,
  left: paired(
    [3, 5, 1, 5, 10, 5, 6, 1, 6, 8, 4, 5, 2, 1, 10, 0, 3, 9, 10, 7, 11, 7, 0, 4, 5, 5, 5, 6, 1, 3],
    [5, 11, 2, 3, 11, 2, 11, 7, 4, 5, 11, 1, 1, 3, 8, 1, 5, 8, 5, 2, 10, 1, 8, 4, 5, 9, 11, 8, 5, 5],
  ),
  right: paired(
    [3, 6, 3, 5, 9, 8, 2, 6, 5, 1, 1, 6, 6, 7, 1, 1, 9, 8, 3, 8, 4, 7, 10, 6, 8, 2, 8, 10, 10, 9],
    [10, 7, 4, 11, 6, 6, 3, 9, 6, 7, 0, 7, 11, 5, 6, 5, 1, 0, 2, 9, 2, 3, 0, 10, 4, 6, 7, 1, 0, 6],
  ),
});

test('every vertex has its sides, which agree with slow play', () => {
  const { store, onsides, offsides } = drain(sidesOf(graph));
  for (let v = 0; v < graph.order; v++) {
    for (const [id, order] of [
      [onsides[v], plusOrder],
      [offsides[v], minusOrder],
    ] as const) {
      expect(id).toBeGreaterThanOrEqual(0);
      const both = order(beside(graph, graphOfForm(graphFormOf(store, id))));
      expect([both[v][graph.order], both[graph.order][v]], `vertex ${v}`).toEqual([true, true]);
    }
  }
});
