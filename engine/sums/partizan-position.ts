/** A position of several pieces on one partizan graph without gray vertices: either player may move any piece along an own arc. */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import type { SumMove } from './position.ts';

/** Every move that player has, each once though arcs be parallel. In the order of pieces and rows. */
export function movesFor(graph: GameGraph, mover: Mover, pieces: ArrayLike<number>): SumMove[] {
  const { starts, targets } = graph[mover];
  const moves: SumMove[] = [];
  for (let piece = 0; piece < pieces.length; piece++) {
    const from = pieces[piece];
    for (const to of new Set(targets.subarray(starts[from], starts[from + 1])))
      moves.push({ piece, from, to });
  }
  return moves;
}
