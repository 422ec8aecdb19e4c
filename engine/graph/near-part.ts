/**
 * The part of a game graph about one vertex, for whoever cannot show all of it: what follows within so many moves of either player,
 * nearest first, and the graph of the vertices that were taken.
 */
import type { Arcs, GameGraph } from './game-graph.ts';

export type NearAsked = {
  /** At most so many moves away, a whole number; infinite for all that follows. */
  readonly within: number;
  /** At most so many vertices, one at least. */
  readonly most: number;
};

/**
 * The vertices within reach of this one, which comes first, the nearer before the farther; where `most` is too few for all of them, no
 * vertex that is left out is nearer than one that is taken. Breadth first: O(order + the arcs of what is taken).
 */
export function verticesNear({ order, left, right }: GameGraph, from: number, asked: NearAsked): number[] {
  const { within, most } = asked;
  const isTaken = new Uint8Array(order);
  isTaken[from] = 1;
  const taken = [from];
  let layer = 0;
  for (let moves = 0; moves < within && layer < taken.length; moves++) {
    const end = taken.length;
    for (; layer < end; layer++) {
      for (const { starts, targets } of left === right ? [left] : [left, right]) {
        for (let i = starts[taken[layer]]; i < starts[taken[layer] + 1]; i++) {
          const to = targets[i];
          if (isTaken[to] === 1) continue;
          if (taken.length === most) return taken;
          isTaken[to] = 1;
          taken.push(to);
        }
      }
    }
  }
  return taken;
}

/** The graph of some vertices, each once, with the moves among them. */
export type GraphOfSome = {
  /** Its vertices have the numbers of the list's places. */
  readonly graph: GameGraph;
  /** Per vertex 1 where it has moves that lead to none of them. */
  readonly cut: Uint8Array;
};

/**
 * A vertex that lost moves has no score where it could move before. Precondition: players take turns, so that there are no joint moves.
 * O(order + the arcs of these vertices).
 */
export function graphOfSome(graph: GameGraph, vertices: readonly number[]): GraphOfSome {
  const { order, gray, left, right, scores } = graph;
  const place = new Int32Array(order).fill(-1);
  for (const [i, v] of vertices.entries()) place[v] = i;
  const cut = new Uint8Array(vertices.length);
  const among = ({ starts, targets }: Arcs): Arcs => {
    const kept: number[] = [];
    const begins = new Uint32Array(vertices.length + 1);
    for (const [i, v] of vertices.entries()) {
      for (const to of targets.subarray(starts[v], starts[v + 1])) {
        if (place[to] < 0) cut[i] = 1;
        else kept.push(place[to]);
      }
      begins[i + 1] = kept.length;
    }
    return { starts: begins, targets: Uint32Array.from(kept) };
  };
  const lefts = among(left);
  return {
    cut,
    graph: {
      order: vertices.length,
      gray: Uint8Array.from(vertices, (v) => gray[v]),
      left: lefts,
      right: left === right ? lefts : among(right),
      ...(scores && {
        scores: {
          table: scores.table,
          left: Int32Array.from(vertices, (v) => scores.left[v]),
          right: Int32Array.from(vertices, (v) => scores.right[v]),
        },
      }),
    },
  };
}
