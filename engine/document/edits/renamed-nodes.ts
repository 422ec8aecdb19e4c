/** A drawing whose nodes have other ids. */
import {
  type GameDocument,
  type GameEdge,
  isJoint,
  isSimultaneous,
  isSolo,
  type NodeId,
  soloMoves,
} from '../document.ts';
import { freshIds } from './ids.ts';

type NewIds = ReadonlyMap<NodeId, NodeId>;

/**
 * The same drawing with these ids in place of others. Moves that are called as such a node are called by its
 * new id as well, in pairs too. Precondition: ids stay different, and no new one is the name of a move.
 * O(nodes + arcs + pairs).
 */
export function withNodeIds(document: GameDocument, ids: NewIds): GameDocument {
  if (ids.size === 0) return document;
  const now = (id: NodeId): NodeId => ids.get(id) ?? id;
  const moves = (edge: GameEdge): GameEdge => {
    if (isJoint(edge)) {
      const pairs = edge.pairs.map((pair) => ({ ...pair, left: now(pair.left), right: now(pair.right) }));
      return { ...edge, pairs };
    }
    return edge.moves
      ? { ...edge, moves: edge.moves.map((move) => ({ ...move, name: now(move.name) })) }
      : edge;
  };
  return atNewIds({ ...document, edges: document.edges.map(moves) }, now);
}

/**
 * The same drawing in which no node has the name of another node for its id, so that a word means one node.
 * Moves keep their names. O(nodes), and O(arcs + moves + pairs) where an id changes.
 */
export function withClearIds(document: GameDocument): GameDocument {
  const { nodes } = document;
  const names = new Set(nodes.map(({ name }) => name));
  const unclear = nodes.filter(({ id, name }) => id !== name && names.has(id));
  const fresh = unclear.length > 0 ? freshIds(document) : () => '';
  return withIdsAt(document, new Map(unclear.map(({ id }) => [id, fresh()])));
}

/**
 * The same drawing with these ids, in which moves keep their names. The same precondition as of
 * `withNodeIds`.
 */
export function withIdsAt(document: GameDocument, ids: NewIds): GameDocument {
  if (ids.size === 0) return document;
  const named = (edge: GameEdge): GameEdge =>
    isSolo(edge) && ids.has(edge.to) ? { ...edge, moves: soloMoves(edge) } : edge;
  const edges = isSimultaneous(document) ? document.edges.map(named) : document.edges;
  return atNewIds({ ...document, edges }, (id) => ids.get(id) ?? id);
}

/** Everywhere the drawing mentions nodes, except in the names of moves. */
function atNewIds(document: GameDocument, now: (id: NodeId) => NodeId): GameDocument {
  const ends = <Arc extends { readonly from: NodeId; readonly to: NodeId }>(arc: Arc): Arc => ({
    ...arc,
    from: now(arc.from),
    to: now(arc.to),
  });
  const { bends, pinned, hidden } = document.view;
  return {
    ...document,
    nodes: document.nodes.map((node) => (now(node.id) === node.id ? node : { ...node, id: now(node.id) })),
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
