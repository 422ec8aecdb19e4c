/**
 * The disjoint union of the games of some nodes: of each a copy of its own, with everything that can be reached from it, side by
 * side. What two games share is there twice, so that a sum of pieces on the copies is the sum of the games.
 */
import { emptyDocument, type GameDocument, type GameEdge, type GameNode, type NodeId } from '../document.ts';
import { freshIds } from './ids.ts';

/** The union, with the copies of the starts; or that it would have too many nodes. */
export type UnionDrawn =
  | { readonly kind: 'drawn'; readonly document: GameDocument; readonly starts: readonly NodeId[] }
  | { readonly kind: 'too-large' };

/** Between two copies. */
const gap = 120;

/** `most` nodes are the limit. Nodes keep their places within a copy. O(document) for each start. */
export function unionOf(document: GameDocument, starts: readonly NodeId[], most: number): UnionDrawn {
  const fresh = freshIds(emptyDocument);
  const nodes: GameNode[] = [];
  const edges: GameEdge[] = [];
  const copies: NodeId[] = [];
  let right = 0;
  for (const start of starts) {
    const reached = reachedFrom(document, start);
    if (nodes.length + reached.size > most) return { kind: 'too-large' };
    const own = document.nodes.filter(({ id }) => reached.has(id));
    const ids = new Map(own.map(({ id }) => [id, fresh()]));
    const left = Math.min(...own.map(({ x }) => x));
    const top = Math.min(...own.map(({ y }) => y));
    const width = Math.max(...own.map(({ x }) => x)) - left;
    for (const node of own) {
      nodes.push({ ...node, id: ids.get(node.id) as NodeId, x: right + node.x - left, y: node.y - top });
    }
    for (const { from, to, player } of document.edges) {
      const [source, target] = [ids.get(from), ids.get(to)];
      if (source !== undefined && target !== undefined) edges.push({ from: source, to: target, player });
    }
    copies.push(ids.get(start) as NodeId);
    right += width + gap;
  }
  return { kind: 'drawn', document: { ...emptyDocument, nodes, edges }, starts: copies };
}

function reachedFrom({ edges }: GameDocument, start: NodeId): ReadonlySet<NodeId> {
  const moves = new Map<NodeId, NodeId[]>();
  for (const { from, to } of edges) {
    const known = moves.get(from);
    if (known) known.push(to);
    else moves.set(from, [to]);
  }
  // A set gives what was added while it is gone through: it is the queue as well.
  const reached = new Set([start]);
  for (const id of reached) for (const next of moves.get(id) ?? []) reached.add(next);
  return reached;
}
