/**
 * Boards on which both players move by the same places, to different positions, as in Col: what is played is
 * the move of who is asked.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSolvingBoards } from '../../app/store/board-solving.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { bringRulesets } from '../../app/store/rulesets.ts';
import { hint } from '../../app/walkthrough/advice.ts';
import { replyPace } from '../../app/walkthrough/computer.ts';
import { beginGame, makeMove, playAgain } from '../../app/walkthrough/playing.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { engine } from '../../workers/client.ts';
import { said, soon } from '../fixtures/played.ts';

beforeEach(() => bringRulesets());
afterEach(startAfresh);

test('where both players move by one square, a hint and the computer make the move of who is asked', async () => {
  replyPace.now = 0;
  openDocument({ ...emptyDocument, board: { ruleset: 'col', position: '...' } }, 'board');
  const end = startSolvingBoards();
  beginGame();
  hint();
  // Three free squares are 0: every first move loses, and the second player answers.
  await soon(() => expect(said()).toMatch(/A best move: row 1, square \d, which loses in \d moves\./));
  playAgain({ computer: 'right' });
  makeMove({ piece: 0, to: 'L..' });
  await soon(() => expect(editor().document.board?.line).toEqual(['L..', 'L.R']));
  end();
  engine().close();
});
