/**
 * The names of moves under edits. A move without a name of its own is called by the id of the node it leads
 * to, so an edit that changes the ids of nodes or the ends of arcs first writes down the names that pairs of
 * moves use for it.
 */
import {
  type GameEdge,
  isJoint,
  type JointArc,
  type JointPair,
  type NamedMove,
  type NodeId,
  type Player,
  type SoloArc,
  soloMoves,
} from '../document.ts';

/** Whose names the moves of an arc are. */
const sidesOf: Readonly<Record<Player, readonly ('left' | 'right')[]>> = {
  left: ['left'],
  right: ['right'],
  either: ['left', 'right'],
};

const keyOf = (from: NodeId, side: 'left' | 'right', name: string): string =>
  JSON.stringify([from, side, name]);

/**
 * The same arcs, with names written where a pair, or a move of another arc that is the same move, is called
 * by the id that an arc leads to. O(arcs + pairs).
 */
export function withNamesWritten(edges: readonly GameEdge[]): readonly GameEdge[] {
  const called = namesIn(edges.filter((edge) => !isJoint(edge) && edge.moves));
  for (const { from, pairs } of edges.filter(isJoint)) {
    for (const { left, right } of pairs)
      called.add(keyOf(from, 'left', left)).add(keyOf(from, 'right', right));
  }
  if (called.size === 0) return edges;
  return edges.map((edge) => {
    if (isJoint(edge) || edge.moves) return edge;
    const isCalled = sidesOf[edge.player].some((side) => called.has(keyOf(edge.from, side, edge.to)));
    return isCalled ? { ...edge, moves: soloMoves(edge) } : edge;
  });
}

/**
 * The arcs that stay where some are removed. A removed move takes its row or column with it: the pairs in
 * which it was played. A move that another arc represents as well stays. O(arcs + pairs).
 */
export function withoutArcs(
  edges: readonly GameEdge[],
  goes: (edge: GameEdge) => boolean,
): readonly GameEdge[] {
  const staying = edges.filter((edge) => !goes(edge));
  if (staying.length === edges.length) return edges;
  if (!staying.some(isJoint)) return staying;
  const lost = namesIn(edges.filter(goes));
  for (const key of namesIn(staying)) lost.delete(key);
  if (lost.size === 0) return staying;
  return staying.flatMap((edge): readonly GameEdge[] => {
    if (!isJoint(edge)) return [edge];
    const { from } = edge;
    const pairs = edge.pairs.filter(
      ({ left, right }) => !lost.has(keyOf(from, 'left', left)) && !lost.has(keyOf(from, 'right', right)),
    );
    if (pairs.length === edge.pairs.length) return [edge];
    return pairs.length === 0 ? [] : [{ ...edge, pairs }];
  });
}

function namesIn(edges: readonly GameEdge[]): Set<string> {
  const names = new Set<string>();
  for (const edge of edges) {
    if (isJoint(edge)) continue;
    for (const side of sidesOf[edge.player]) {
      for (const { name } of soloMoves(edge)) names.add(keyOf(edge.from, side, name));
    }
  }
  return names;
}

/** One arc with the moves of two that have the same ends and player. */
export function mergedArcs(a: GameEdge, b: GameEdge): GameEdge {
  if (isJoint(a)) return isJoint(b) ? mergedPairs(a, b) : a;
  return isJoint(b) ? a : mergedMoves(a, b);
}

function mergedMoves(a: SoloArc, b: SoloArc): SoloArc {
  if (!a.moves && !b.moves) return a;
  const moves = new Map<string, NamedMove>();
  for (const move of [...soloMoves(a), ...soloMoves(b)]) {
    if (!moves.has(move.name)) moves.set(move.name, move);
  }
  return { ...a, moves: [...moves.values()] };
}

function mergedPairs(a: JointArc, b: JointArc): JointArc {
  const pairs = new Map<string, JointPair>();
  for (const pair of [...a.pairs, ...b.pairs]) {
    const key = JSON.stringify([pair.left, pair.right]);
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  return { ...a, pairs: [...pairs.values()] };
}

/** An arc at other ends, with the same moves, and with no other members than those of an arc. */
export function atEnds(edge: GameEdge, from: NodeId, to: NodeId): GameEdge {
  if (isJoint(edge)) return { from, to, player: edge.player, pairs: edge.pairs };
  return { from, to, player: edge.player, ...(edge.moves && { moves: edge.moves }) };
}
