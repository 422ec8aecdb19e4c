/**
 * The kinds of game that a graph can be. A theory or question names the one it is made for and is used for no other:
 * a theory without scores would solve another game than the one that was drawn.
 */
import type { GameGraph } from './game-graph.ts';

/** A plain graph, played to the last move, or a graph with scores at its ends. */
export type Space = 'graph' | 'scored';

export const spaceOf = ({ scores }: GameGraph): Space => (scores ? 'scored' : 'graph');

/** Why something made for one space does not apply to a graph of the other; undefined if it does apply. */
export function whyNotIn(space: Space, graph: GameGraph): string | undefined {
  if (spaceOf(graph) === space) return undefined;
  return space === 'graph'
    ? 'the drawing has scores, and this is for games that the last move decides'
    : 'the drawing has no scores';
}
