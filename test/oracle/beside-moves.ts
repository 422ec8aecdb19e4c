/** A partizan game beside an integer, as one graph: slow play of both together says how the game compares with it. */
import { buildArcs } from '../../engine/graph/build.ts';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';

/** Vertex v of the graph with m moves of Left's alone left is vertex v · (moves + 1) + m; all moves are left at the beginning. */
export function besideMoves({ order, left, right }: GameGraph, moves: number): GameGraph {
  const more = moves + 1;
  const withMoves = ({ starts, targets }: Arcs, isLeft: boolean): Arcs => {
    const sources: number[] = [];
    const ends: number[] = [];
    for (let v = 0; v < order; v++) {
      for (let m = 0; m < more; m++) {
        for (let e = starts[v]; e < starts[v + 1]; e++) {
          sources.push(v * more + m);
          ends.push(targets[e] * more + m);
        }
        if (!isLeft || m === 0) continue;
        sources.push(v * more + m);
        ends.push(v * more + m - 1);
      }
    }
    return buildArcs(order * more, sources, ends);
  };
  return {
    order: order * more,
    gray: new Uint8Array(order * more),
    left: withMoves(left, true),
    right: withMoves(right, false),
  };
}
