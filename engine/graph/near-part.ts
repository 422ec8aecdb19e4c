/**
 * The part of a game graph about one vertex, for a drawing that cannot show all of it: what follows within
 * some moves of either player, nearest first, and the graph of the vertices that were taken.
 */
import type { Arcs, GameGraph } from './game-graph.ts';
import type { JointMoves, NamedMoves } from './joint-moves.ts';

export type NearAsked = {
  /** The most moves from the vertex, a whole number; infinite for all that follows. */
  readonly within: number;
  /** The most vertices, at least one. */
  readonly most: number;
};

/**
 * The vertices within reach of this one, which comes first, the nearer before the farther; where `most` is
 * too few for all of them, no vertex that is left out is nearer than one that is taken. Breadth first:
 * O(order + the arcs of what is taken).
 */
export function verticesNear(
  { order, left, right, joint }: GameGraph,
  from: number,
  asked: NearAsked,
): number[] {
  const { within, most } = asked;
  const ways: readonly Arcs[] = [
    ...(left === right ? [left] : [left, right]),
    ...(joint ? [joint.pairs] : []),
  ];
  const isTaken = new Uint8Array(order);
  isTaken[from] = 1;
  const taken = [from];
  let layer = 0;
  for (let moves = 0; moves < within && layer < taken.length; moves++) {
    const end = taken.length;
    for (; layer < end; layer++) {
      for (const { starts, targets } of ways) {
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
 * A vertex that lost moves has no score where it could move before. O(order + the arcs and pairs of these
 * vertices).
 */
export function graphOfSome(graph: GameGraph, vertices: readonly number[]): GraphOfSome {
  const { order, gray, left, right, scores, joint, misere } = graph;
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
      ...(joint && { joint: jointAmong(joint, vertices, place, cut) }),
      ...(misere && { misere }),
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

/** The moves of some vertices, and those of their joint rounds that stay among them. */
function jointAmong(
  joint: JointMoves,
  vertices: readonly number[],
  place: Int32Array,
  cut: Uint8Array,
): JointMoves {
  const rowsOf = (starts: Uint32Array) => {
    const begins = new Uint32Array(vertices.length + 1);
    const entries: number[] = [];
    for (const [i, v] of vertices.entries()) {
      for (let e = starts[v]; e < starts[v + 1]; e++) entries.push(e);
      begins[i + 1] = entries.length;
    }
    return { begins, entries };
  };
  const movesAmong = (moves: NamedMoves) => {
    const { begins, entries } = rowsOf(moves.starts);
    const kept: NamedMoves = {
      starts: begins,
      names: Uint32Array.from(entries, (e) => moves.names[e]),
      targets: Int32Array.from(entries, (e) => (moves.targets[e] < 0 ? -1 : place[moves.targets[e]])),
      gains: Int32Array.from(entries, (e) => moves.gains[e]),
    };
    return { kept, places: new Map(entries.map((e, i) => [e, i])) };
  };
  const [left, right] = [movesAmong(joint.left), movesAmong(joint.right)];
  const { pairs, ends, scores } = joint;
  const starts = new Uint32Array(vertices.length + 1);
  const stay: number[] = [];
  for (const [i, v] of vertices.entries()) {
    for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++) {
      if (place[pairs.targets[pair]] < 0) cut[i] = 1;
      else stay.push(pair);
    }
    starts[i + 1] = stay.length;
  }
  return {
    ...joint,
    left: left.kept,
    right: right.kept,
    pairs: {
      starts,
      left: Uint32Array.from(stay, (pair) => left.places.get(pairs.left[pair]) ?? 0),
      right: Uint32Array.from(stay, (pair) => right.places.get(pairs.right[pair]) ?? 0),
      targets: Uint32Array.from(stay, (pair) => place[pairs.targets[pair]]),
      gains: Int32Array.from(stay, (pair) => pairs.gains[pair]),
    },
    scores: Int32Array.from(vertices, (v) => scores[v]),
    ...(ends && { ends: Int32Array.from(vertices, (v) => ends[v]) }),
  };
}
