/**
 * A drawing as a game graph: node number i of the document is vertex i. Parallel arcs of different players stay
 * parallel; a drawing in which every arc is Either's gives one and the same object for both players, which is how the
 * engine knows that it is impartial. Cost: O(nodes + arcs).
 */
import { buildArcs } from '../graph/build.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import type { GameDocument, GameEdge, NodeId } from './document.ts';

export type Compiled = {
  readonly graph: GameGraph;
  /** Vertex to node. */
  readonly ids: readonly NodeId[];
  /** Node to vertex. */
  readonly index: ReadonlyMap<NodeId, number>;
};

export function compile({ nodes, edges }: GameDocument): Compiled {
  const ids = nodes.map((node) => node.id);
  const index = new Map<NodeId, number>();
  for (let v = 0; v < ids.length; v++) index.set(ids[v], v);
  const arcsOf = (some: readonly GameEdge[]) =>
    buildArcs(
      ids.length,
      Uint32Array.from(some, (edge) => index.get(edge.from)!),
      Uint32Array.from(some, (edge) => index.get(edge.to)!),
    );
  const impartial = edges.every((edge) => edge.player === 'either');
  const left = arcsOf(impartial ? edges : edges.filter((edge) => edge.player !== 'right'));
  const right = impartial ? left : arcsOf(edges.filter((edge) => edge.player !== 'left'));
  return {
    graph: { order: ids.length, gray: Uint8Array.from(nodes, (n) => (n.gray ? 1 : 0)), left, right },
    ids,
    index,
  };
}
