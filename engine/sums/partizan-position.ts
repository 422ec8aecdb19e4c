/**
 * A position of several pieces on one partizan graph without gray vertices: each player may move any piece along one
 * of that player's arcs.
 */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import type { SumMove } from './position.ts';

/** Every move of that player, each once even if arcs are parallel, in the order of pieces and rows. */
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
