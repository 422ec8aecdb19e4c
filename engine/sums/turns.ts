/**
 * The turns of a sum of pieces, as the record of its kind says. A piece moves once in a turn, so that a turn
 * is a list of moves, and the order in which they are made does not matter.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import type { SumKind } from '../outcome/rules.ts';
import { sumCalled } from './kinds.ts';
import { opponentOf, type SumMove, type SumPosition, VANISHED } from './position.ts';

/**
 * The moves that can be made next in a turn that has been partly made, in the order of pieces and rows; none
 * where the turn can only end, or where there is no turn at all. O(pieces + their options).
 */
export const nextMoves = (
  graph: GameGraph,
  position: SumPosition,
  kind: SumKind,
  made: readonly SumMove[],
): SumMove[] => sumCalled(kind).nextMoves(graph, position, made);

/** Whether a turn may end although more pieces could be moved in it. */
export const mayEnd = (kind: SumKind, made: readonly SumMove[]): boolean => sumCalled(kind).mayEnd(made);

/**
 * The places of the pieces after the moves of a turn; a piece that vanishes gets the place `gone`. Each keeps
 * its place among them.
 */
export function piecesMoved<Place>(
  pieces: readonly Place[],
  turn: readonly { readonly piece: number; readonly to: Place }[],
  kind: SumKind,
  gone: Place,
): readonly Place[] {
  const { vanishes } = sumCalled(kind);
  const now = [...pieces];
  for (const { piece, to } of turn) {
    const met = vanishes ? now.findIndex((at, i) => i !== piece && at === to) : -1;
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
