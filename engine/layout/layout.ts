/**
 * What the layouts share: sizes, and the type of a part of a drawing that is laid out separately. Drawing
 * units; y grows downwards.
 */

import { unionOfRows } from '../graph/build.ts';
import { everyRowOfArcs } from '../graph/every-row.ts';
import type { Arcs, GameGraph } from '../graph/game-graph.ts';

/**
 * The distance between the centres of two nodes: two nodes' widths and room for an arrowhead. A multiple of
 * the grid's step, 20.
 */
export const spacing = 80;

/**
 * Some vertices of a graph, renumbered 0 … count − 1, with the arcs among them (without loops and repeats).
 */
export type LayoutPart = {
  /** The number of each vertex in the whole graph. */
  readonly vertices: Uint32Array;
  readonly arcs: Arcs;
  /** Where the vertices are now; layouts keep the order from left to right where they can. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
};

/** The places of a part's vertices, by their numbers in the part. */
export type Places = { readonly xs: Float64Array; readonly ys: Float64Array };

/** Places of this many vertices, all at the origin. */
export const emptyPlaces = (count: number): Places => ({
  xs: new Float64Array(count),
  ys: new Float64Array(count),
});

/** Every move of either player, and every round that both move in, each once. */
export const movesOfEither = (graph: GameGraph): Arcs => unionOfRows(everyRowOfArcs(graph));

export type Extents = { left: number; top: number; right: number; bottom: number };

/** The box that contains all places. */
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

/** Work in slices: it yields every few milliseconds so that the caller can cancel it. */
export type Slices<T> = Generator<void, T, void>;
