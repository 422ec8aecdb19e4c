/**
 * The turns of a sum of pieces: in the disjunctive sum a turn moves one piece, in the conjunctive sum every piece, in the selective sum
 * any pieces, one at least. In annihilation a turn moves one piece, and two that meet vanish. A piece moves once in a turn, so that a turn is a list of moves, and the order in which they are made
 * does not matter.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { movesOf, opponentOf, type SumMove, type SumPosition, VANISHED } from './position.ts';

/** Sums in which a turn is more than the move of one piece. */
export type CompoundKind = 'conjunctive' | 'selective';
export type SumKind = 'disjunctive' | 'annihilation' | CompoundKind;

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
  if (kind === 'disjunctive' || kind === 'annihilation')
    return made.length > 0 ? [] : movesOf(graph, pieces, mover);
  const moves = movesOf(graph, pieces, mover);
  // Who cannot move every piece has no turn of the conjunctive sum.
  if (kind === 'conjunctive' && new Set(moves.map(({ piece }) => piece)).size < pieces.length) return [];
  return moves.filter(({ piece }) => !made.some((move) => move.piece === piece));
}

/** Whether a turn may end although more pieces could be moved in it. */
export const mayEnd = (kind: SumKind, made: readonly SumMove[]): boolean =>
  kind === 'selective' && made.length > 0;

/** Where pieces stand after the moves of a turn; those that vanish stand on `gone`. Each keeps its place among them. */
export function piecesMoved<Place>(
  pieces: readonly Place[],
  turn: readonly { readonly piece: number; readonly to: Place }[],
  kind: SumKind,
  gone: Place,
): readonly Place[] {
  const now = [...pieces];
  for (const { piece, to } of turn) {
    const met = kind === 'annihilation' ? now.findIndex((at, i) => i !== piece && at === to) : -1;
    now[piece] = met < 0 ? to : gone;
    if (met >= 0) now[met] = gone;
  }
  return now;
}

/** The position after the moves of a turn, with the opponent to move. */
export const afterTurn = (
  { pieces, mover }: SumPosition,
  turn: readonly SumMove[],
  kind: SumKind = 'disjunctive',
): SumPosition => ({
  pieces: piecesMoved(Array.from(pieces), turn, kind, VANISHED),
  mover: opponentOf[mover],
});
