/**
 * Random rows for the tests of the graph folder: few vertices, so that cycles, loops and parallel arcs are
 * frequent.
 */
import * as fc from 'fast-check';
import { buildArcs } from '../../../engine/graph/build.ts';
import type { Arcs, GameGraph } from '../../../engine/graph/game-graph.ts';

export type Pairs = { readonly order: number; readonly pairs: readonly (readonly [number, number])[] };

export const arbitraryPairs = (largest: number, arcsPerNode = 3): fc.Arbitrary<Pairs> =>
  fc.integer({ min: 1, max: largest }).chain((order) =>
    fc.record({
      order: fc.constant(order),
      pairs: fc.array(fc.tuple(fc.nat(order - 1), fc.nat(order - 1)), { maxLength: arcsPerNode * order }),
    }),
  );

/** Every arc leads to a smaller number. */
export const arbitraryAcyclicPairs = (largest: number, arcsPerNode = 3): fc.Arbitrary<Pairs> =>
  arbitraryPairs(largest, arcsPerNode).map(({ order, pairs }) => ({
    order,
    pairs: pairs.filter(([u, v]) => u !== v).map(([u, v]) => [Math.max(u, v), Math.min(u, v)] as const),
  }));

export const rowsOf = ({ order, pairs }: Pairs): Arcs =>
  buildArcs(
    order,
    pairs.map(([u]) => u),
    pairs.map(([, v]) => v),
  );

export const whiteGraph = (arcs: Arcs): GameGraph => ({
  order: arcs.starts.length - 1,
  gray: new Uint8Array(arcs.starts.length - 1),
  left: arcs,
  right: arcs,
});

export const optionsOf = (arcs: Arcs, v: number): number[] => [
  ...arcs.targets.subarray(arcs.starts[v], arcs.starts[v + 1]),
];
