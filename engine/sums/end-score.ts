/** The score with which a sum of pieces ends. */
import type { GameGraph } from '../graph/game-graph.ts';
import { addRationals, printRational, rational } from '../numbers/rationals.ts';
import { movesOf, type SumPosition } from './position.ts';

/**
 * The scores of all pieces together when the player to move can move none of them, as a fraction in lowest terms; undefined where there is
 * a move, or where the graph has no scores. In a sum a player without a move is stuck in every component, and the
 * sum's score is the sum of what each is worth to who is stuck there. O(pieces).
 */
export function endScore(graph: GameGraph, { pieces, mover }: SumPosition): string | undefined {
  const { scores } = graph;
  if (!scores || movesOf(graph, pieces, mover).length > 0) return undefined;
  const total = Array.from(pieces).reduce((sum, v) => {
    const code = scores[mover][v];
    return code < 0 ? sum : addRationals(sum, scores.table[code]);
  }, rational(0n));
  return printRational(total);
}
