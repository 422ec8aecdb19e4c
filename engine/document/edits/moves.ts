/** The moves of a drawing: for each node that has arcs, the list of them. */
import type { GameEdge, NodeId } from '../document.ts';

export type Moves<Edge extends GameEdge = GameEdge> = ReadonlyMap<NodeId, readonly Edge[]>;

/** Each node's arcs in the drawing's order; a node without arcs has no entry. O(arcs). */
export function movesIn<Edge extends GameEdge>({ edges }: { readonly edges: readonly Edge[] }): Moves<Edge> {
  const moves = new Map<NodeId, Edge[]>();
  for (const edge of edges) {
    const known = moves.get(edge.from);
    if (known) known.push(edge);
    else moves.set(edge.from, [edge]);
  }
  return moves;
}
