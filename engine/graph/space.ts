/**
 * The kinds of game that a graph can be. A theory or question names the one it is made for and is used for no
 * other: a theory without scores would solve another game than the one that was drawn.
 */
import type { GameGraph } from './game-graph.ts';

/**
 * A plain graph, played to the last move; a graph with scores at its ends; joint rounds, in which both
 * players move at once; or a plain graph in misère play, in which a player who cannot move wins.
 */
export type Space = 'graph' | 'scored' | 'joint' | 'misere';

/** The space that a graph belongs to. */
export const spaceOf = ({ scores, joint, misere }: GameGraph): Space =>
  joint ? 'joint' : scores ? 'scored' : misere ? 'misere' : 'graph';

/**
 * Whether the last move decides who wins, in normal play or in misère play: then it is found by play.
 * Elsewhere the values say it.
 */
export const lastMoveDecides = ({ scores, joint }: GameGraph): boolean => !scores && !joint;

/** Why something made for one space does not apply to a graph of another; undefined if it does apply. */
export function whyNotIn(space: Space, graph: GameGraph): string | undefined {
  const here = spaceOf(graph);
  if (here === space) return undefined;
  if (here === 'joint') return 'both players move at once, and this is for games in which they take turns';
  if (here === 'misere')
    return 'the player who cannot move wins, and this is for games in which that player loses';
  if (space === 'joint') return 'the players take turns';
  if (space === 'misere') return 'this is for misère play, which is not chosen here';
  return space === 'graph'
    ? 'the drawing has scores, and this is for games without scores, in which the last move decides'
    : 'the drawing has no scores';
}
