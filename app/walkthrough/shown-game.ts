/** The game that is played just now, and the frame of it that is shown: read, and gone on with. */
import type { Mover } from '../../engine/graph/index.ts';
import { positionLookedAt } from '../store/board.ts';
import { editor } from '../store/editor.ts';
import { frameOfGame, setGame } from '../store/play.ts';
import type { Game, PieceMove, Ply } from '../store/state/play.ts';
import { recordOnBoard } from './board-lines.ts';
import { standingAt } from './game.ts';
import { handOnDrawing, shownJoint } from './joint-shown.ts';
import type { GameStanding } from './standing.ts';
import { goToFrame } from './walking.ts';

export type ShownGame = {
  readonly game: Game;
  readonly at: number;
  /** What is moved of the next turn already. */
  readonly made: readonly PieceMove[];
};

/** Undefined while none is played. */
export function shownGame(): ShownGame | undefined {
  const { game, made } = editor();
  const at = frameOfGame(editor());
  return game && at !== undefined ? { game, at, made } : undefined;
}

export const standingOf = ({ game, at, made }: ShownGame): GameStanding =>
  standingAt(editor().document, game, at, made);

/** Who moves by hand in the game that is shown; undefined where nobody is asked, as while another position of a board is looked at. */
export function handToMove(): Mover | undefined {
  if (positionLookedAt(editor()) !== undefined) return undefined;
  const shown = shownGame();
  const joint = shownJoint();
  if (joint) return handOnDrawing(joint);
  if (!shown) return undefined;
  const { mover, over } = standingOf(shown);
  return over || mover === shown.game.computer ? undefined : mover;
}

/** A turn is made from the frame that is shown. On a drawing turns that came after it are forgotten. */
export function record({ game, at }: Pick<ShownGame, 'game' | 'at'>, ply: Ply): void {
  if (editor().document.board) {
    recordOnBoard(game, at, ply.moves[0].to);
    return;
  }
  setGame({ ...game, plies: [...game.plies.slice(0, at), ply] });
  goToFrame(at + 1);
}
