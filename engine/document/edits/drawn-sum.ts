/**
 * The sum of several nodes' games as a drawing of its own: its nodes say where each piece is, and a move is a
 * move in one of the games, or a turn of another kind of sum. With gray nodes it is the cartproduct (Abuku et
 * al., Definition 1.3): a position with a gray part is gray, and only the piece on it may move. A position
 * with a part whose value is hidden is hidden too: beside a terminal node it would reveal that value.
 */

import {
  calledNode,
  type EdgeKey,
  edgeKey,
  emptyUnder,
  type GameDocument,
  type GameNode,
  isSimultaneous,
  isSolo,
  type NodeId,
  type Score,
  type SoloArc,
} from '../document.ts';
import { addWritten } from '../written-numbers.ts';
import { hiddenIn, hidingOnly } from './hidden-copies.ts';
import { freshIds } from './ids.ts';
import { type Moves, movesIn } from './moves.ts';
import { ofSameKind } from './same-kind.ts';

/** The drawing of the sum, whose first node is the start; or the reason why there is none. */
export type SumDrawn =
  | { readonly kind: 'drawn'; readonly document: GameDocument }
  | { readonly kind: 'both-gray' }
  | { readonly kind: 'simultaneous' }
  /** How many positions it has; this is an upper bound where a gray node keeps other pieces from moving. */
  | { readonly kind: 'too-large'; readonly positions: number; readonly exactly: boolean };

/** A position of the sum: one node of each game; an id of no node where its piece has vanished. */
type Placing = readonly NodeId[];

/**
 * How the games are played together, where not disjunctively: the sign between them, and what a turn of each
 * player can lead to.
 */
export type PlayedTogether = {
  readonly sign: string;
  turnsFrom(placing: Placing): Iterable<{ readonly to: Placing; readonly player: SoloArc['player'] }>;
};

/** The name of a position in which all pieces have vanished. */
const nobody = '∅';

/** Placings by their key, in the order in which they were found, and the moves between these keys. */
type Explored = { readonly placings: ReadonlyMap<string, Placing>; readonly edges: readonly SoloArc[] };

const keyOf = (placing: Placing): string => JSON.stringify(placing);

/**
 * Draws everything that can be reached when all starts are played side by side; `most` positions are the
 * limit. Nodes are in rows and columns, a row for each position of the first game. Cost: O(document +
 * positions · their options).
 */
export function drawnSum(
  document: GameDocument,
  starts: Placing,
  most: number,
  together?: PlayedTogether,
): SumDrawn {
  // What a joint round in several components leads to depends on more than the joint rounds of each.
  if (isSimultaneous(document)) return { kind: 'simultaneous' };
  const nodes = new Map(document.nodes.map((node) => [node.id, node]));
  if (starts.filter((id) => nodes.get(id)?.gray).length > 1) return { kind: 'both-gray' };
  const moves = movesIn({ edges: document.edges.filter(isSolo) });
  const followers = starts.map((start) => followersOf(moves, start));
  const positions = followers.reduce((product, each) => product * each.size, 1);
  const exactly = !together && followers.every((each) => ![...each].some((id) => nodes.get(id)?.gray));
  if (exactly && positions > most) return { kind: 'too-large', positions, exactly };
  const explored = together ? exploreTurns(together, starts, most) : explore(moves, nodes, starts, most);
  return explored
    ? { kind: 'drawn', document: drawingOf(explored, nodes, document, together?.sign) }
    : { kind: 'too-large', positions, exactly };
}

type Nodes = ReadonlyMap<NodeId, GameNode>;

function followersOf(moves: Moves<SoloArc>, start: NodeId): ReadonlySet<NodeId> {
  const reached = new Set([start]);
  // A Set's iteration also visits members added meanwhile.
  for (const id of reached) for (const { to } of moves.get(id) ?? []) reached.add(to);
  return reached;
}

function explore(moves: Moves<SoloArc>, nodes: Nodes, starts: Placing, most: number): Explored | undefined {
  const placings = new Map<string, Placing>([[keyOf(starts), starts]]);
  const edges = new Map<EdgeKey, SoloArc>();
  // A Map's iteration also visits entries added meanwhile, so the map serves as the queue.
  for (const [from, placing] of placings) {
    const gray = placing.findIndex((id) => nodes.get(id)?.gray);
    for (const [part, at] of placing.entries()) {
      if (gray >= 0 && gray !== part) continue;
      for (const { to: end, player } of moves.get(at) ?? []) {
        const next = placing.with(part, end);
        const edge = { from, to: keyOf(next), player };
        placings.set(edge.to, placings.get(edge.to) ?? next);
        edges.set(edgeKey(edge), edge);
      }
    }
    if (placings.size > most) return undefined;
  }
  return { placings, edges: [...edges.values()] };
}

/**
 * The same where a turn moves what the kind of sum says. An arc that both players have is either player's.
 */
function exploreTurns({ turnsFrom }: PlayedTogether, starts: Placing, most: number): Explored | undefined {
  const placings = new Map<string, Placing>([[keyOf(starts), starts]]);
  const edges = new Map<string, SoloArc>();
  for (const [from, placing] of placings) {
    for (const { to: next, player } of turnsFrom(placing)) {
      const to = keyOf(next);
      if (!placings.has(to)) placings.set(to, next);
      if (placings.size > most) return undefined;
      const known = edges.get(JSON.stringify([from, to]));
      const both = known && known.player !== player ? 'either' : player;
      edges.set(JSON.stringify([from, to]), { from, to, player: both });
    }
  }
  return { placings, edges: [...edges.values()] };
}

/** The distance between neighbouring nodes; "a + b" fits beside each. */
const step = 100;

function drawingOf(
  { placings, edges }: Explored,
  nodes: Nodes,
  document: GameDocument,
  sign = '+',
): GameDocument {
  const isHidden = hiddenIn(document);
  const placed = [...placings].map(([key, placing]) => {
    const parts = placing.flatMap((each) => nodes.get(each) ?? []);
    return { key, placing, parts, name: parts.map(calledNode).join(` ${sign} `) || nobody };
  });
  // The sum of one game has the names of that game.
  const fresh = freshIds({ nodes: placed.map(({ name }) => ({ id: name, name })) });
  const ids = new Map<string, NodeId>();
  const rows = new Map<string, number>();
  const columns = new Map<string, number>();
  const placeIn = (places: Map<string, number>, key: string): number => {
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place * step;
  };
  const made = placed.map(({ key, placing, parts, name }): GameNode => {
    const id = fresh();
    ids.set(key, id);
    return {
      id,
      x: placeIn(columns, keyOf(placing.slice(1))),
      y: placeIn(rows, placing[0]),
      gray: parts.some(({ gray }) => gray),
      name,
      ...scoreOf(parts),
    };
  });
  const joined = edges.map(({ from, to, player }) => ({ from: ids.get(from)!, to: ids.get(to)!, player }));
  const secret = [...placings].flatMap(([key, placing]) => (placing.some(isHidden) ? ids.get(key)! : []));
  const sum = { ...emptyUnder(document.view.rules), nodes: made, edges: joined };
  return hidingOnly(ofSameKind(document, sum), secret);
}

/**
 * A player who cannot move in a sum can move in no part, so the sum's score is the sum of all scores; a
 * missing score counts as 0.
 */
function scoreOf(parts: readonly GameNode[]): Pick<GameNode, 'score'> {
  if (parts.every(({ score }) => !score)) return {};
  const side = (player: keyof Score): Score => {
    const scores = parts.flatMap(({ score }) => score?.[player] ?? []);
    return scores.length === 0 ? {} : { [player]: scores.reduce((sum, each) => addWritten(sum, each)) };
  };
  return { score: { ...side('left'), ...side('right') } };
}
