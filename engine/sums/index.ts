/** The door of the sums: several pieces at once, their moves and turns and what these lead to. */

export { endScore } from './end-score.ts';
export type { GivenAway } from './move-order.ts';
export { obligedPieces, opponentOf, repeatedFrom, type SumMove, type SumPosition } from './position.ts';
export type { PlayResult } from './product.ts';
export type { NoHeat, SumHeat } from './sum-heat.ts';
export { afterTurn, mayEnd, nextMoves, piecesMoved, type SumKind } from './turns.ts';
