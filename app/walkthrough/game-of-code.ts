/** Opens the game of a code, of turns or of joint rounds, on the drawing that is open. */
import { editor } from '../store/editor.ts';
import { gameOfCode } from './game-code.ts';
import { isJointCode, jointGameOfCode } from './joint-code.ts';
import { openJointGame } from './joint-playing.ts';
import { openGame } from './playing.ts';

/** Opens it at the frame `at`, or at its end; false if the code is of no game on this drawing. */
export function openGameOfCode(code: string, at?: number): boolean {
  const { document } = editor();
  if (isJointCode(code)) {
    const joint = jointGameOfCode(document, code);
    if (joint) openJointGame(joint, at);
    return joint !== undefined;
  }
  const game = gameOfCode(document, code);
  if (game) openGame(game, at);
  return game !== undefined;
}
