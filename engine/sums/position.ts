/**
 * A position of several pieces on one digraph. A piece that was just moved onto a gray vertex obliges the opponent to
 * move it on, so at most one piece stands on gray. At a gray terminal the obliged player loses, whatever the other
 * pieces are.
 */
import type { GameGraph } from '../graph/game-graph.ts';

/** A move: which piece, by its index, goes along which arc. */
export type SumMove = { readonly piece: number; readonly from: number; readonly to: number };

/** The indices of the pieces on gray vertices. */
export function obligedPieces({ gray }: GameGraph, pieces: ArrayLike<number>): number[] {
  const obliged: number[] = [];
  for (let i = 0; i < pieces.length; i++) if (gray[pieces[i]] !== 0) obliged.push(i);
  return obliged;
}

/** Every move of the player to move, each once even if arcs are parallel, in the order of pieces and rows. */
export function movesOf(graph: GameGraph, pieces: ArrayLike<number>): SumMove[] {
  const { starts, targets } = graph.left;
  const obliged = obligedPieces(graph, pieces);
  const moves: SumMove[] = [];
  for (let piece = 0; piece < pieces.length; piece++) {
    if (obliged.length > 0 && !obliged.includes(piece)) continue;
    const from = pieces[piece];
    for (const to of new Set(targets.subarray(starts[from], starts[from + 1])))
      moves.push({ piece, from, to });
  }
  return moves;
}
