/** The present game, and the frame of it that is shown; functions here read it and record turns in it. */
import type { Mover } from '../../engine/graph/index.ts';
import { positionLookedAt } from '../store/board.ts';
import { type EditorState, editor } from '../store/editor.ts';
import { frameOfGame, gameByTurns, isJointGame, setGame } from '../store/play.ts';
import type { JointGame, PieceMove, Ply, RoundAtHand, TurnGame } from '../store/state/play.ts';
import { isOnBoard } from '../store/subject.ts';
import { recordOnBoard } from './board-lines.ts';
import { standingAt } from './game.ts';
import { bothPlayers, type JointStanding, jointStanding } from './joint-game.ts';
import type { GameStanding } from './standing.ts';
import { goToFrame } from './walking.ts';

export type ShownGame = {
  readonly game: TurnGame;
  readonly at: number;
  /** What is moved of the next turn already. */
  readonly made: readonly PieceMove[];
};

/** The game by turns; undefined while none is played. */
export function shownGame(): ShownGame | undefined {
  const { made } = editor();
  const game = gameByTurns(editor());
  const at = frameOfGame(editor());
  return game && at !== undefined ? { game, at, made } : undefined;
}

export const standingOf = ({ game, at, made }: ShownGame): GameStanding =>
  standingAt(editor().document, game, at, made);

export type ShownJoint = {
  readonly game: JointGame;
  readonly at: number;
  readonly round: RoundAtHand;
  /** Undefined until the game has a start. */
  readonly standing: JointStanding | undefined;
};

/** The game in which both players move at once; undefined while none is played. */
export function shownJoint(
  state: Pick<EditorState, 'document' | 'game' | 'round' | 'walkthrough'> = editor(),
): ShownJoint | undefined {
  const { game, document, round } = state;
  const at = frameOfGame(state);
  if (!isJointGame(game) || at === undefined) return undefined;
  return { game, at, round, standing: jointStanding(document, game, at) };
}

/**
 * The players who can choose now, by hand: those who have not chosen yet and do not wait to see the other's
 * choice.
 */
export function whoChooses({ game, round: { chosen, seen }, standing }: ShownJoint): readonly Mover[] {
  if (!standing || standing.over) return [];
  return bothPlayers.filter(
    (player) =>
      player !== game.computer && !chosen.includes(player) && (game.sees !== player || seen !== undefined),
  );
}

/**
 * The player who chooses by a click on the drawing: the person who plays against the computer, or undefined
 * if both choose in secret.
 */
export function handOnDrawing(shown: ShownJoint): Mover | undefined {
  const asked = whoChooses(shown);
  const isOpen = shown.game.computer !== undefined || shown.game.sees !== undefined;
  return isOpen && asked.length === 1 ? asked[0] : undefined;
}

/**
 * The player who moves by hand in the game that is shown; undefined where no player is asked, for example
 * while a person looks at another position of a board.
 */
export function handToMove(): Mover | undefined {
  if (positionLookedAt(editor()) !== undefined) return undefined;
  const joint = shownJoint();
  if (joint) return handOnDrawing(joint);
  const shown = shownGame();
  if (!shown) return undefined;
  const { mover, over } = standingOf(shown);
  return over || mover === shown.game.computer ? undefined : mover;
}

/** A turn is made from the frame that is shown. On a drawing turns that came after it are forgotten. */
export function record({ game, at }: Pick<ShownGame, 'game' | 'at'>, ply: Ply): void {
  if (isOnBoard(editor())) {
    recordOnBoard(game, at, ply.moves[0].to);
    return;
  }
  setGame({ ...game, plies: [...game.plies.slice(0, at), ply] });
  goToFrame(at + 1);
}
