/**
 * Starts an embedded figure: it opens the link's drawing read-only, without storing it. Resolves to the
 * problems of the link.
 */
import type { LinkParts } from '../../engine/document/links/index.ts';
import type { Problem } from '../../engine/result.ts';
import { readLink } from '../files/link.ts';
import { allowSolved } from '../store/board.ts';
import { setTheme } from '../store/chrome.ts';
import { forbidEditing, openDocument } from '../store/document.ts';
import { readyFor } from '../store/rulesets.ts';
import { type BoardWork, positionBounds } from '../store/state/board.ts';
import { gameOfLine } from '../walkthrough/board-rules.ts';
import { openGame } from '../walkthrough/playing.ts';
import { beginRounds } from '../walkthrough/walking.ts';

export async function beginFigure({ theme, step }: LinkParts): Promise<readonly Problem[] | undefined> {
  forbidEditing('figure');
  setTheme(theme);
  // Another link in the same frame shows another figure.
  window.addEventListener('hashchange', () => location.reload());
  const read = await readLink(location.hash);
  if (!read.ok) return read.problems;
  await readyFor(read.value);
  openDocument(read.value, '');
  if (read.value.board) beginBoard(read.value.board);
  else if (step !== undefined) beginRounds(step);
  return undefined;
}

/**
 * On another page a board that is too large for a moment is not solved; a line of play is gone through from
 * its beginning.
 */
function beginBoard(board: BoardWork): void {
  allowSolved(positionBounds[0]);
  if (board.line) openGame(gameOfLine({ board }), 0);
}
