/** The score with which a sum of pieces ends. */
import type { GameGraph, Mover } from '../graph/game-graph.ts';
import { addRationals, printRational, rational } from '../numbers/rationals.ts';
import { movesOf, type SumPosition } from './position.ts';

/** The score as a fraction in lowest terms, and the player for whom it is good; neither, if it is 0. */
export type EndScore = { readonly score: string; readonly winner: Mover | undefined };

/**
 * The scores of all pieces together when the player to move can move none of them; undefined where there is a
 * move, or where the graph has no scores. In a sum a player without a move is stuck in every component, and
 * the sum's score is the sum of what each is worth when the player to move is stuck there. O(pieces).
 */
export function endScore(graph: GameGraph, { pieces, mover }: SumPosition): EndScore | undefined {
  const { scores } = graph;
  if (!scores || movesOf(graph, pieces, mover).length > 0) return undefined;
  const total = Array.from(pieces).reduce((sum, v) => {
    const code = scores[mover][v];
    return code < 0 ? sum : addRationals(sum, scores.table[code]);
  }, rational(0n));
  const { numerator } = total;
  return {
    score: printRational(total),
    winner: numerator > 0n ? 'left' : numerator < 0n ? 'right' : undefined,
  };
}
