/** What the layouts share: sizes, and a part of a drawing that is laid out by itself. Drawing units; y grows downwards. */

import { unionOfArcs } from '../graph/build.ts';
import type { Arcs, GameGraph } from '../graph/game-graph.ts';

/** Between the middles of two nodes: two nodes' widths and room for an arrowhead. On the grid of 20. */
export const spacing = 80;

/** Some vertices of a graph, numbered anew 0 … count − 1, with the arcs among them (no loops, none twice). */
export type LayoutPart = {
  /** Which vertices of the whole graph they are. */
  readonly vertices: Uint32Array;
  readonly arcs: Arcs;
  /** Where they stand now: what can be kept of the order from left to right is kept. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
};

/** Places of a part's nodes, by their numbers in the part. */
export type Places = { readonly xs: Float64Array; readonly ys: Float64Array };

export const emptyPlaces = (count: number): Places => ({
  xs: new Float64Array(count),
  ys: new Float64Array(count),
});

/** Every move of either player, each once. */
export const movesOfEither = (graph: GameGraph): Arcs => unionOfArcs(graph.left, graph.right);

export type Extents = { left: number; top: number; right: number; bottom: number };

export function boxOf({ xs, ys }: Places): Extents {
  const box = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  };
  for (let i = 0; i < xs.length; i++) {
    box.left = Math.min(box.left, xs[i]);
    box.right = Math.max(box.right, xs[i]);
    box.top = Math.min(box.top, ys[i]);
    box.bottom = Math.max(box.bottom, ys[i]);
  }
  return box;
}

/** Work in slices: each yields after some milliseconds so that a cancel can be heard. */
export type Slices<T> = Generator<void, T, void>;
