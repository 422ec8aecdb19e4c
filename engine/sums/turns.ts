/**
 * The turns of a sum of pieces: in the disjunctive sum a turn moves one piece, in the conjunctive sum every piece, in the selective sum
 * any pieces, one at least. A piece moves once in a turn, so that a turn is a list of moves, and the order in which they are made
 * does not matter.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { movesOf, opponentOf, type SumMove, type SumPosition } from './position.ts';

/** Sums in which a turn is more than the move of one piece. */
export type CompoundKind = 'conjunctive' | 'selective';
export type SumKind = 'disjunctive' | CompoundKind;

/**
 * The moves that can be made next in a turn of which some were made already, in the order of pieces and rows; none where
 * the turn can only end, or where there is no turn at all. O(pieces + their options).
 */
export function nextMoves(
  graph: GameGraph,
  { pieces, mover }: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
): SumMove[] {
  if (kind === 'disjunctive') return made.length > 0 ? [] : movesOf(graph, pieces, mover);
  const moves = movesOf(graph, pieces, mover);
  // Who cannot move every piece has no turn of the conjunctive sum.
  if (kind === 'conjunctive' && new Set(moves.map(({ piece }) => piece)).size < pieces.length) return [];
  return moves.filter(({ piece }) => !made.some((move) => move.piece === piece));
}

/** Whether a turn may end although more pieces could be moved in it. */
export const mayEnd = (kind: SumKind, made: readonly SumMove[]): boolean =>
  kind === 'selective' && made.length > 0;

/** The position after the moves of a turn, with the opponent to move. */
export const afterTurn = ({ pieces, mover }: SumPosition, turn: readonly SumMove[]): SumPosition => ({
  pieces: Array.from(pieces, (at, i) => turn.find(({ piece }) => piece === i)?.to ?? at),
  mover: opponentOf[mover],
});
