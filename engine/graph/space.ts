/**
 * Which kind of game a graph is. Theories and questions say which they are for, and are asked of no other: one that knows
 * nothing of scores would answer for another game than was drawn.
 */
import type { GameGraph } from './game-graph.ts';

/** What is solved: rows played to the last move, or rows with scores at their ends. */
export type Space = 'graph' | 'scored';

export const spaceOf = ({ scores }: GameGraph): Space => (scores ? 'scored' : 'graph');

/** Why what is for one space does not apply in the other; undefined where the two agree. */
export function whyNotIn(space: Space, graph: GameGraph): string | undefined {
  if (spaceOf(graph) === space) return undefined;
  return space === 'graph'
    ? 'the drawing has scores: nothing here covers scoring games yet'
    : 'the drawing has no scores';
}
