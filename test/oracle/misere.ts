/**
 * Misère play as normal play of another graph: a player who cannot move may go to one more vertex, from which there is no move, so that
 * the other player has lost. Who wins with one piece is then the same.
 */

import { buildArcs } from '../../engine/graph/build.ts';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';

export function asNormalPlay(graph: GameGraph): GameGraph {
  const { order } = graph;
  const rows = ({ starts, targets }: Arcs): Arcs => {
    const [sources, ends]: [number[], number[]] = [[], []];
    for (let v = 0; v < order; v++) {
      const options = targets.subarray(starts[v], starts[v + 1]);
      for (const to of options.length > 0 ? options : [order]) {
        sources.push(v);
        ends.push(to);
      }
    }
    return buildArcs(order + 1, sources, ends);
  };
  const left = rows(graph.left);
  const right = graph.left === graph.right ? left : rows(graph.right);
  return { order: order + 1, gray: new Uint8Array(order + 1), left, right };
}
