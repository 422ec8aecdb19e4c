/**
 * The disjoint union of the games of some nodes: a separate copy of each game, with everything that can be
 * reached from its start, side by side. A position that two games share is copied twice, so that a sum of
 * pieces on the copies is the sum of the games. A copy of a node whose value is hidden is hidden too.
 */
import {
  type Bend,
  type EdgeKey,
  edgeKey,
  emptyUnder,
  type GameDocument,
  type GameEdge,
  type GameNode,
  type NodeId,
} from '../document.ts';
import { hiddenIn, hidingOnly } from './hidden-copies.ts';
import { freshIds } from './ids.ts';
import { atEnds, withNamesWritten } from './move-names.ts';
import { type Moves, movesIn } from './moves.ts';
import { ofSameKind } from './same-kind.ts';
import { setView } from './view.ts';

/** The union with the copies of the starts, or that it would have too many nodes. */
export type UnionDrawn =
  | { readonly kind: 'drawn'; readonly document: GameDocument; readonly starts: readonly NodeId[] }
  | { readonly kind: 'too-large' };

/** The distance between two copies. */
const gap = 120;

/**
 * Draws the union; `most` nodes are the limit. Nodes keep their relative places within a copy, and arcs keep
 * the curves set by hand. O(document + copies), and a sort of each copy's nodes.
 */
export function unionOf(document: GameDocument, starts: readonly NodeId[], most: number): UnionDrawn {
  const moves = movesIn({ edges: withNamesWritten(document.edges) });
  const order = new Map(document.nodes.map(({ id }, i) => [id, i]));
  const curved = new Map(document.view.bends?.map((bend): [EdgeKey, number] => [edgeKey(bend), bend.bend]));
  // Copies keep their names, which no id may be; ids of the drawing are free here.
  const fresh = freshIds({
    nodes: document.nodes.map(({ name }) => ({ id: name, name })),
    edges: document.edges,
  });
  const nodes: GameNode[] = [];
  const edges: GameEdge[] = [];
  const bends: Bend[] = [];
  const copies: NodeId[] = [];
  const isHidden = hiddenIn(document);
  const secret: NodeId[] = [];
  let right = 0;
  for (const start of starts) {
    const reached = reachedFrom(moves, start, most - nodes.length);
    if (!reached) return { kind: 'too-large' };
    const places = Array.from(reached, (id) => order.get(id)!).sort((a, b) => a - b);
    const own = places.map((place) => document.nodes[place]);
    const ids = new Map(own.map(({ id }) => [id, fresh()]));
    const left = Math.min(...own.map(({ x }) => x));
    const top = Math.min(...own.map(({ y }) => y));
    const width = Math.max(...own.map(({ x }) => x)) - left;
    for (const node of own) {
      if (isHidden(node.id)) secret.push(ids.get(node.id)!);
      nodes.push({ ...node, id: ids.get(node.id)!, x: right + node.x - left, y: node.y - top });
      for (const edge of moves.get(node.id) ?? []) {
        const [from, to] = [ids.get(edge.from)!, ids.get(edge.to)!];
        const bend = curved.get(edgeKey(edge));
        edges.push(atEnds(edge, from, to));
        if (bend !== undefined) bends.push({ from, to, player: edge.player, bend });
      }
    }
    copies.push(ids.get(start)!);
    right += width + gap;
  }
  const drawn = setView({ ...emptyUnder(document.view.rules), nodes, edges }, { bends });
  return { kind: 'drawn', document: hidingOnly(ofSameKind(document, drawn), secret), starts: copies };
}

/** The start and all its followers; undefined if there are more than `most`. */
function reachedFrom(moves: Moves, start: NodeId, most: number): ReadonlySet<NodeId> | undefined {
  // A Set's iteration also visits members added meanwhile, so the set serves as the queue.
  const reached = new Set([start]);
  for (const id of reached) {
    for (const { to } of moves.get(id) ?? []) reached.add(to);
    if (reached.size > most) return undefined;
  }
  return reached;
}
