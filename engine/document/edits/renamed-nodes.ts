/** A drawing whose nodes have other ids. */
import { type GameDocument, type GameEdge, isJoint, type NodeId } from '../document.ts';

/**
 * The same drawing with these ids in place of others. Moves that are called as such a node are called by its new id as well, in pairs too.
 * Precondition: ids stay different, and no new one is the name of a move. O(nodes + arcs + pairs).
 */
export function withNodeIds(document: GameDocument, ids: ReadonlyMap<NodeId, NodeId>): GameDocument {
  if (ids.size === 0) return document;
  const now = (id: NodeId): NodeId => ids.get(id) ?? id;
  const ends = <Arc extends { readonly from: NodeId; readonly to: NodeId }>(arc: Arc): Arc => ({
    ...arc,
    from: now(arc.from),
    to: now(arc.to),
  });
  const moves = (edge: GameEdge): GameEdge => {
    const there = ends(edge);
    if (isJoint(there)) {
      const pairs = there.pairs.map((pair) => ({ ...pair, left: now(pair.left), right: now(pair.right) }));
      return { ...there, pairs };
    }
    return there.moves
      ? { ...there, moves: there.moves.map((move) => ({ ...move, name: now(move.name) })) }
      : there;
  };
  const { bends, pinned, hidden } = document.view;
  return {
    ...document,
    nodes: document.nodes.map((node) => (ids.has(node.id) ? { ...node, id: now(node.id) } : node)),
    edges: document.edges.map(moves),
    pieces: document.pieces.map(now),
    view: {
      ...document.view,
      ...(bends && { bends: bends.map(ends) }),
      ...(pinned && { pinned: pinned.map(now) }),
      ...(hidden && { hidden: { ...hidden, except: hidden.except.map(now) } }),
    },
  };
}
