/**
 * Closed parts of a graph: sets of vertices that no move leaves. The value of a vertex depends on its
 * followers alone, so a closed part is a game graph of its own, in which every vertex has the value it has in
 * the whole. O(order + arcs) each.
 */
import { buildArcs, reverseArcs } from './build.ts';
import { isAcyclic } from './components.ts';
import { everyRowOfArcs } from './every-row.ts';
import type { Arcs, GameGraph } from './game-graph.ts';
import { jointMovesOf } from './joint-moves.ts';
import { oneSided } from './marks.ts';
import type { Scores } from './scores.ts';

export type ClosedPart = {
  readonly graph: GameGraph;
  /** Per vertex of the part, in ascending order: its number in the whole graph. */
  readonly vertices: Uint32Array;
};

/** 1 where neither the vertex nor any follower is marked; these vertices form a closed part. */
export function verticesAvoiding(graph: GameGraph, marks: Uint8Array): Uint8Array {
  const { order } = graph;
  const reversed = everyRowOfArcs(graph).map(reverseArcs);
  const inside = new Uint8Array(order).fill(1);
  const queue = new Uint32Array(order);
  let length = 0;
  for (let v = 0; v < order; v++) {
    if (marks[v] === 0) continue;
    inside[v] = 0;
    queue[length++] = v;
  }
  for (let at = 0; at < length; at++) {
    for (const { starts, targets } of reversed) {
      for (let e = starts[queue[at]]; e < starts[queue[at] + 1]; e++) {
        const v = targets[e];
        if (inside[v] === 0) continue;
        inside[v] = 0;
        queue[length++] = v;
      }
    }
  }
  return inside;
}

/** Marks of the given vertices and all their followers. */
export function followersOf(graph: GameGraph, vertices: Iterable<number>): Uint8Array {
  const { order } = graph;
  const rows = everyRowOfArcs(graph);
  const inside = new Uint8Array(order);
  const queue = new Uint32Array(order);
  let length = 0;
  const meet = (v: number): void => {
    if (inside[v] === 1) return;
    inside[v] = 1;
    queue[length++] = v;
  };
  for (const v of vertices) meet(v);
  for (let at = 0; at < length; at++) {
    for (const { starts, targets } of rows) {
      for (let e = starts[queue[at]]; e < starts[queue[at] + 1]; e++) meet(targets[e]);
    }
  }
  return inside;
}

/**
 * The part as a graph of its own. Precondition: no move leads from a marked vertex to one that is not. Where
 * it matters whose a move is although both players have it, a part with a cycle is partizan as the whole is;
 * every other part in which both have all moves is impartial.
 */
export function closedPart(graph: GameGraph, inside: Uint8Array, sidesMatter = false): ClosedPart {
  const vertices = new Uint32Array(inside.reduce((sum, mark) => sum + mark, 0));
  const placeOf = new Uint32Array(graph.order);
  let count = 0;
  for (let v = 0; v < graph.order; v++) {
    if (inside[v] === 0) continue;
    placeOf[v] = count;
    vertices[count++] = v;
  }
  return { graph: withRowsOf(graph, vertices, placeOf, count, sidesMatter), vertices };
}

/**
 * The part in a graph with as many vertices as before, which keep their numbers; the vertices outside become
 * white and lose their moves.
 */
export function partAlone(graph: GameGraph, inside: Uint8Array, sidesMatter = false): GameGraph {
  const places = new Uint32Array(graph.order);
  for (let v = 0; v < graph.order; v++) places[v] = v;
  const vertices = places.filter((v) => inside[v] === 1);
  return withRowsOf(graph, vertices, places, graph.order, sidesMatter);
}

/**
 * A graph of `order` vertices with the rows and colours of the given vertices, each at the number that
 * `placeOf` gives it.
 */
function withRowsOf(
  { gray, left, right, scores, joint, misere }: GameGraph,
  vertices: Uint32Array,
  placeOf: Uint32Array,
  order: number,
  sidesMatter: boolean,
): GameGraph {
  const rowsOf = ({ starts, targets }: Arcs): Arcs => {
    let count = 0;
    for (const v of vertices) count += starts[v + 1] - starts[v];
    const [sources, ends] = [new Uint32Array(count), new Uint32Array(count)];
    let filled = 0;
    for (const v of vertices) {
      for (let e = starts[v]; e < starts[v + 1]; e++) {
        sources[filled] = placeOf[v];
        ends[filled++] = placeOf[targets[e]];
      }
    }
    return buildArcs(order, sources, ends);
  };
  const grayOf = new Uint8Array(order);
  for (const v of vertices) grayOf[placeOf[v]] = gray[v];
  const leftRows = rowsOf(left);
  const part: GameGraph = {
    order,
    gray: grayOf,
    left: leftRows,
    right: left === right ? leftRows : rowsOf(right),
    ...(scores && { scores: scoresOf(scores, vertices, placeOf, order) }),
    ...(joint && { joint: jointMovesOf(joint, vertices, placeOf, order) }),
    ...(misere && { misere }),
  };
  // If every arc that is left is either player's, the part is impartial and shares one object for both
  // players.
  const impartial = left !== right && !oneSided(part).includes(1) && (!sidesMatter || isAcyclic(leftRows));
  return impartial ? { ...part, right: leftRows } : part;
}

/** The scores of the given vertices at their new numbers; other vertices have none. */
function scoresOf(
  { table, left, right }: Scores,
  vertices: Uint32Array,
  placeOf: Uint32Array,
  order: number,
): Scores {
  const side = (codes: Int32Array): Int32Array => {
    const moved = new Int32Array(order).fill(-1);
    for (const v of vertices) moved[placeOf[v]] = codes[v];
    return moved;
  };
  return { table, left: side(left), right: side(right) };
}
