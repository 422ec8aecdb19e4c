/**
 * Scored rows: a game graph in which a player who must move and cannot ends the game with a score. A graph without scores is
 * played to the last move. Theories and questions say which of the two spaces they are for.
 */
import type { Rational } from '../numbers/rationals.ts';
import type { GameGraph } from './game-graph.ts';

/** What is solved: rows played to the last move, or rows with scores at their ends. */
export type Space = 'graph' | 'scored';

export type Scores = {
  /** Each score once. */
  readonly table: readonly Rational[];
  /** Per vertex the place in the table of what the game is worth where Left is to move; −1 where she has a move. */
  readonly left: Int32Array;
  /** The same for Right. */
  readonly right: Int32Array;
};

export const spaceOf = ({ scores }: GameGraph): Space => (scores ? 'scored' : 'graph');

/** Why what is for one space does not apply in the other; undefined where the two agree. */
export function whyNotIn(space: Space, graph: GameGraph): string | undefined {
  if (spaceOf(graph) === space) return undefined;
  return space === 'graph'
    ? 'the drawing has scores: nothing here covers scoring games yet'
    : 'the drawing has no scores';
}

/** Whether two graphs have the same scores at the same places. O(order). */
export function sameScores(a: Scores | undefined, b: Scores | undefined): boolean {
  if (a === b) return true;
  if (!a || !b || a.table.length !== b.table.length) return false;
  const sameTable = a.table.every(
    ({ numerator, denominator }, i) =>
      numerator === b.table[i].numerator && denominator === b.table[i].denominator,
  );
  const sameCodes = (x: Int32Array, y: Int32Array): boolean => x.every((code, i) => code === y[i]);
  return (
    sameTable && a.left.length === b.left.length && sameCodes(a.left, b.left) && sameCodes(a.right, b.right)
  );
}
