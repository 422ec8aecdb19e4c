/**
 * A thicket is set up by mouse and keys, is seen to fall before it is cut, and is played against the
 * computer.
 */
import { checked } from '../driver/access.ts';
import { dropBoard } from '../driver/board.ts';
import { expect, test } from '../driver/walk.ts';

test('a thicket is set up, shows what a cut makes fall, and is played', async ({ editor }) => {
  const board = await dropBoard(editor, 'thinning-thickets', 'br');
  await expect(board.answer).toContainText('1');
  // A stick is drawn from a node into empty space.
  await board.place('node 1').hover();
  await editor.page.mouse.down();
  await editor.page.mouse.move(250, 500, { steps: 4 });
  await editor.page.mouse.up();
  await expect(board.position).toHaveValue('b(b)r');
  // By keys: a letter at a node draws above it, one at an arc changes it.
  await board.place('node 3').focus();
  await editor.page.keyboard.press('g');
  await expect(board.place('node 5')).toBeFocused();
  await expect(board.position).toHaveValue('gb(b)r');
  await board.place('arc 5>3').focus();
  await editor.page.keyboard.press('b');
  await expect(board.position).toHaveValue('bb(b)r');
  // What falls is shown and announced where an arc is reached by keys or by the mouse.
  const falling = board.stage.locator('[data-falls]');
  await board.place('arc 1>0').focus();
  await expect(falling).toHaveAttribute('data-falls', '3');
  await expect(board.place('arc 3>1')).toHaveAccessibleName(/Right may cut it; arc 5>3 falls with it/);
  await board.place('arc 3>1').hover();
  await expect(falling).toHaveAttribute('data-falls', '1');
  await checked(editor.page, 'a thicket');
  await board.position.fill('b(b)b(b)b(b)r');
  await expect(board.answer).toContainText('the next player wins');
  await board.press('Play');
  await board.panel.getByRole('combobox', { name: 'Opponent' }).selectOption({ label: 'the computer' });
  const bar = editor.page.getByRole('region', { name: 'Game' });
  // After the lowest leaf is gone the red arc is Left’s as well, and the computer has nothing to cut.
  await board.place('arc 2>1').click();
  await expect(bar).toContainText('The computer (Right) cannot move. You (Left) win.');
  await expect(board.place('arc 1>0')).toHaveAccessibleName(/a red arc .* Left may cut it/);
  await board.press('Set up');
  await expect(board.position).toHaveValue('b(b)b(b)b(b)r');
});
