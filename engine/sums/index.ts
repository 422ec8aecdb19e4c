/**
 * The door of the sums: several pieces at once, how they are played together, their moves and turns and what
 * these lead to.
 */

export type { CompoundStart } from './compound.ts';
export { endScore } from './end-score.ts';
export type { KindOfSum } from './kind-of-sum.ts';
export { kindPlayed, kindsHere, kindsOfSum, sumCalled } from './kinds.ts';
export type { GivenAway } from './move-order.ts';
export {
  obligedPieces,
  opponentOf,
  repeatedFrom,
  type SumMove,
  type SumPosition,
  VANISHED,
} from './position.ts';
export type { PlayResult } from './product.ts';
export type { NoHeat, SumHeat } from './sum-heat.ts';
export { wholeTurns } from './turn-product.ts';
export { afterTurn, mayEnd, nextMoves, piecesMoved } from './turns.ts';
