/** The moves of a drawing: for each node that has arcs, the list of them. */
import type { GameDocument, GameEdge, NodeId } from '../document.ts';

export type Moves = ReadonlyMap<NodeId, readonly GameEdge[]>;

/** Each node's arcs in the drawing's order; a node without arcs has no entry. O(arcs). */
export function movesIn({ edges }: Pick<GameDocument, 'edges'>): Moves {
  const moves = new Map<NodeId, GameEdge[]>();
  for (const edge of edges) {
    const known = moves.get(edge.from);
    if (known) known.push(edge);
    else moves.set(edge.from, [edge]);
  }
  return moves;
}
