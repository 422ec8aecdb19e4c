/**
 * A position of several pieces on one game graph, and its legal moves: the one place that knows them. The
 * player to move moves one piece along an arc. A piece that was just moved onto a gray vertex obliges the
 * opponent to move it on immediately, so at most one piece is on gray; a player who has no move for it there
 * has lost, regardless of the other pieces.
 */
import { type GameGraph, isImpartial, type Mover } from '../graph/game-graph.ts';

/** The place of a piece that has vanished: it is on no vertex, but keeps its place among the pieces. */
export const VANISHED = 0xffff_ffff;

/** A move: which piece, by its index, goes along which arc. */
export type SumMove = { readonly piece: number; readonly from: number; readonly to: number };

/** Where the pieces stand, and whose turn it is. In an impartial graph both players have the same moves. */
export type SumPosition = { readonly pieces: ArrayLike<number>; readonly mover: Mover };

export const opponentOf = { left: 'right', right: 'left' } as const satisfies Record<Mover, Mover>;

/** The indices of the pieces on gray vertices. */
export function obligedPieces({ gray }: GameGraph, pieces: ArrayLike<number>): number[] {
  const obliged: number[] = [];
  for (let i = 0; i < pieces.length; i++) if (gray[pieces[i]] === 1) obliged.push(i);
  return obliged;
}

/** Every move of the player to move, each once even if arcs are parallel, in the order of pieces and rows. */
export function movesOf(graph: GameGraph, pieces: ArrayLike<number>, mover: Mover = 'left'): SumMove[] {
  const { starts, targets } = graph[mover];
  const obliged = obligedPieces(graph, pieces);
  const moves: SumMove[] = [];
  for (let piece = 0; piece < pieces.length; piece++) {
    if (obliged.length > 0 && !obliged.includes(piece)) continue;
    const from = pieces[piece];
    if (from === VANISHED) continue;
    for (const to of new Set(targets.subarray(starts[from], starts[from + 1])))
      moves.push({ piece, from, to });
  }
  return moves;
}

/** The position after a move. */
export const afterMove = ({ pieces, mover }: SumPosition, { piece, to }: SumMove): SumPosition => ({
  pieces: Array.from(pieces, (at, i) => (i === piece ? to : at)),
  mover: opponentOf[mover],
});

/**
 * The same for two positions from which the same can be played: pieces on white vertices that neither player
 * can move have left the game, the order of pieces does not matter, and whose turn it is matters where the
 * players have moves or scores of their own.
 */
export function positionKey(graph: GameGraph, { pieces, mover }: SumPosition): string {
  const live = livePieces(graph, pieces);
  return isImpartial(graph) && !graph.scores ? live.join() : `${mover} ${live.join()}`;
}

/** Whether neither player has a move from there. */
export const isOver = ({ left, right }: GameGraph, v: number): boolean =>
  v === VANISHED || (left.starts[v] === left.starts[v + 1] && right.starts[v] === right.starts[v + 1]);

/** The vertices of the pieces that are still in the game, ascending. */
export function livePieces(graph: GameGraph, pieces: ArrayLike<number>): number[] {
  const live = Array.from(pieces).filter((v) => graph.gray[v] === 1 || !isOver(graph, v));
  return live.sort((a, b) => a - b);
}

/**
 * The earliest place among these positions, played one after the other, at which the last of them occurred
 * before; undefined where it is new.
 */
export function repeatedFrom(graph: GameGraph, positions: readonly SumPosition[]): number | undefined {
  const last = positions.at(-1);
  if (!last) return undefined;
  const key = positionKey(graph, last);
  const place = positions.findIndex((each) => positionKey(graph, each) === key);
  return place === positions.length - 1 ? undefined : place;
}
