/** A drawing whose nodes have other ids. */
import type { GameDocument, NodeId } from '../document.ts';

/** The same drawing with these ids in place of others. Precondition: they stay different. O(nodes + arcs). */
export function withNodeIds(document: GameDocument, ids: ReadonlyMap<NodeId, NodeId>): GameDocument {
  if (ids.size === 0) return document;
  const now = (id: NodeId): NodeId => ids.get(id) ?? id;
  const ends = <Arc extends { readonly from: NodeId; readonly to: NodeId }>(arc: Arc): Arc => ({
    ...arc,
    from: now(arc.from),
    to: now(arc.to),
  });
  const { bends, pinned, hidden } = document.view;
  return {
    ...document,
    nodes: document.nodes.map((node) => (ids.has(node.id) ? { ...node, id: now(node.id) } : node)),
    edges: document.edges.map(ends),
    pieces: document.pieces.map(now),
    view: {
      ...document.view,
      ...(bends && { bends: bends.map(ends) }),
      ...(pinned && { pinned: pinned.map(now) }),
      ...(hidden && { hidden: { ...hidden, except: hidden.except.map(now) } }),
    },
  };
}
