/**
 * The disjunctive sum of two nodes' games as a drawing of its own: its nodes are pairs of positions, and a move is a move
 * in one of the two. With gray nodes it is the cartproduct (Abuku et al., Definition 1.3): a pair with a gray part is
 * gray, and only the piece on it may move.
 */

import {
  calledNode,
  type EdgeKey,
  edgeKey,
  emptyDocument,
  type GameDocument,
  type GameNode,
  isSimultaneous,
  isSolo,
  type NodeId,
  type Score,
  type SoloArc,
} from '../document.ts';
import { addWritten } from '../written-numbers.ts';
import { freshIds } from './ids.ts';
import { type Moves, movesIn } from './moves.ts';

/** The drawing of the sum, whose first node is the start; or the reason why there is none. */
export type SumDrawn =
  | { readonly kind: 'drawn'; readonly document: GameDocument }
  | { readonly kind: 'both-gray' }
  | { readonly kind: 'simultaneous' }
  | { readonly kind: 'too-large' };

/** A position of the sum: one node of each game. */
type Pair = readonly [NodeId, NodeId];

/** Pairs by their key, in the order in which they were found, and the moves between these keys. */
type Explored = { readonly pairs: ReadonlyMap<string, Pair>; readonly edges: readonly SoloArc[] };

const keyOf = (pair: Pair): string => JSON.stringify(pair);

/**
 * Draws everything that can be reached when both starts are played side by side; `most` positions are the
 * limit. Nodes stand in rows and columns, a row for each position of the first game. Cost: O(document +
 * positions · their options).
 */
export function drawnSum(document: GameDocument, starts: Pair, most: number): SumDrawn {
  // What a round in two components leads to depends on more than the rounds of each.
  if (isSimultaneous(document)) return { kind: 'simultaneous' };
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  if (starts.every((id) => nodes.get(id)?.gray)) return { kind: 'both-gray' };
  const explored = explore(movesIn({ edges: document.edges.filter(isSolo) }), nodes, starts, most);
  return explored ? { kind: 'drawn', document: drawingOf(explored, nodes) } : { kind: 'too-large' };
}

type Nodes = ReadonlyMap<NodeId, GameNode>;

function explore(moves: Moves<SoloArc>, nodes: Nodes, starts: Pair, most: number): Explored | undefined {
  const pairs = new Map<string, Pair>([[keyOf(starts), starts]]);
  const edges = new Map<EdgeKey, SoloArc>();
  // A Map's iteration also visits entries added meanwhile, so the map serves as the queue.
  for (const [from, pair] of pairs) {
    for (const part of [0, 1] as const) {
      if (nodes.get(pair[1 - part])?.gray) continue;
      for (const { to: end, player } of moves.get(pair[part]) ?? []) {
        const next: Pair = part === 0 ? [end, pair[1]] : [pair[0], end];
        const edge = { from, to: keyOf(next), player };
        pairs.set(edge.to, pairs.get(edge.to) ?? next);
        edges.set(edgeKey(edge), edge);
      }
    }
    if (pairs.size > most) return undefined;
  }
  return { pairs, edges: [...edges.values()] };
}

/** The distance between neighbouring nodes; "a + b" fits beside each. */
const step = 100;

function drawingOf({ pairs, edges }: Explored, nodes: Nodes): GameDocument {
  const fresh = freshIds(emptyDocument);
  const ids = new Map<string, NodeId>();
  const rows = new Map<NodeId, number>();
  const columns = new Map<NodeId, number>();
  const placeIn = (places: Map<NodeId, number>, id: NodeId): number => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place * step;
  };
  const made = [...pairs].map(([key, [first, second]]): GameNode => {
    const id = fresh();
    ids.set(key, id);
    const [a, b] = [nodes.get(first)!, nodes.get(second)!];
    return {
      id,
      x: placeIn(columns, second),
      y: placeIn(rows, first),
      gray: a.gray || b.gray,
      name: `${calledNode(a)} + ${calledNode(b)}`,
      ...scoreOf(a, b),
    };
  });
  const joined = edges.map(({ from, to, player }) => ({ from: ids.get(from)!, to: ids.get(to)!, player }));
  return { ...emptyDocument, nodes: made, edges: joined };
}

/**
 * A player who cannot move in a sum can move in neither part, so the sum's score is the sum of both scores; a
 * missing score counts as 0.
 */
function scoreOf(first: GameNode, second: GameNode): Pick<GameNode, 'score'> {
  if (!first.score && !second.score) return {};
  const side = (player: keyof Score): Score => {
    const [a, b] = [first.score?.[player], second.score?.[player]];
    return a === undefined && b === undefined ? {} : { [player]: addWritten(a ?? 0, b ?? 0) };
  };
  return { score: { ...side('left'), ...side('right') } };
}
