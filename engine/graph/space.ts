/**
 * The kinds of game that a graph can be. A theory or question names the one it is made for and is used for no other:
 * a theory without scores would solve another game than the one that was drawn.
 */
import type { GameGraph } from './game-graph.ts';

/** A plain graph, played to the last move; a graph with scores at its ends; or joint rounds, in which both players move at once. */
export type Space = 'graph' | 'scored' | 'joint';

/** The space that a graph belongs to. */
export const spaceOf = ({ scores, joint }: GameGraph): Space =>
  joint ? 'joint' : scores ? 'scored' : 'graph';

/** Why something made for one space does not apply to a graph of another; undefined if it does apply. */
export function whyNotIn(space: Space, graph: GameGraph): string | undefined {
  const here = spaceOf(graph);
  if (here === space) return undefined;
  if (here === 'joint') return 'both players move at once, and this is for games in which they take turns';
  if (space === 'joint') return 'the players take turns';
  return space === 'graph'
    ? 'the drawing has scores, and this is for games without scores, in which the last move decides'
    : 'the drawing has no scores';
}
