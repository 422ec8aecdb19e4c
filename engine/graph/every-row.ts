/** Every way from a vertex of a game graph to the next, by a move of either player or by a joint move. */
import type { Arcs, GameGraph } from './game-graph.ts';

/**
 * Rows of arcs that together hold every way from a vertex to the next: by Left's moves, Right's, and rounds.
 * O(1).
 */
export function everyRowOfArcs({ left, right, joint }: GameGraph): readonly Arcs[] {
  return [left, ...(left === right ? [] : [right]), ...(joint ? [joint.pairs] : [])];
}
