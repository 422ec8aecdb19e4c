/**
 * The facts about a position of a game by turns: its pieces, who may move which of them, and whether the game
 * is over.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { Mover } from '../../engine/graph/index.ts';
import { opponentOf } from '../../engine/sums/index.ts';
import type { PieceMove, TurnGame } from '../store/state/play.ts';

/** The player who moves after `at` plies. */
export const moverAfter = ({ starter }: Pick<TurnGame, 'starter'>, at: number): Mover =>
  at % 2 === 0 ? starter : opponentOf[starter];

/**
 * Why a game is over: a player has no move, with a score or as the loser, or a position is repeated, which
 * occurred after a number of plies.
 */
export type GameOver =
  | { readonly kind: 'stuck'; readonly winner: Mover }
  | { readonly kind: 'scored'; readonly score: string; readonly winner: Mover | undefined }
  | { readonly kind: 'repeat'; readonly since: number; readonly winner: Mover | undefined };

export type GameStanding = {
  /** The nodes of the pieces, including those that were moved in the present turn. */
  readonly pieces: readonly NodeId[];
  readonly mover: Mover;
  /** What can be moved next. */
  readonly moves: readonly PieceMove[];
  /** The turn at hand may end here, although more could be moved in it. */
  readonly mayEnd: boolean;
  /** The piece on a gray node, which must be moved on. */
  readonly obliged: number | undefined;
  /** It has one move only, which is made by itself. */
  readonly forced: boolean;
  /** A forced line has come back to the player who began it. */
  readonly again: boolean;
  readonly over: GameOver | undefined;
};
