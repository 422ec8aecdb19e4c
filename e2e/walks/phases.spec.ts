/**
 * Boards that are played in phases: a person sets a path up, plays stones of both colours from beside the
 * board, reads that the second game begins, and plays to the end.
 */
import { checked } from '../driver/access.ts';
import { dropBoard } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';

test('a path of Go-Cut is set up by keys, and played across the change of its phase', async ({ editor }) => {
  const board = await dropBoard(editor, 'go-cut', '...');
  const keyboard = editor.page.keyboard;
  await board.place('node 1').focus();
  await keyboard.press('b');
  await keyboard.press('Control+ArrowRight');
  await expect(board.position).toHaveValue('B...');
  const phase = board.stage.getByRole('status');
  await expect(phase).toHaveText(/^Phase 1: NoGo\. /);
  // What is offered is there in play alone.
  await expect(board.place('red')).toBeHidden();
  await board.press('Play');
  await board.place('red').click();
  await board.place('node 4').click();
  await expect(board.place('node 4')).toHaveAccessibleName(/a red stone/);
  await board.place('blue').dragTo(board.place('node 2'));
  await expect(phase).toHaveText(/^Phase 2: Cutthroat begins\. Delete a node/);
  await checked(editor.page, 'a phase that begins');
  await expect(board.place('red')).toBeHidden();
  await expect(board.place('node 3')).toHaveAccessibleName(/deleted/);
  await expect(board.answer).toContainText('previous player wins');
  await keyboard.press('Control+z');
  await expect(phase).toHaveText(/^Phase 1: NoGo\. /);
});
