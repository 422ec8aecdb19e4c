/**
 * Reckoning with values beside a drawing: by keys alone, silent about what is hidden; and the card of an
 * atomic weight.
 */
import { checked } from '../driver/access.ts';
import { dropBoard } from '../driver/board.ts';
import { paste } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('expressions are reckoned, listed, put in order, drawn, and silent about hidden values', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.focusCanvas();
  await paste(page, 'g := {0|^}\nh := {2|-1}');
  await editor.focusCanvas();
  await editor.press('Escape', '=');
  const dialog = page.getByRole('dialog', { name: 'Reckon' });
  const field = dialog.getByRole('textbox', { name: 'An expression' });
  await field.fill('atomic-weight(g) + 1/2');
  // Enter does not wait for the answer.
  await editor.press('Enter');
  await expect(field).toHaveValue('');
  await field.fill('G.Heat(1');
  await expect(dialog.getByRole('status')).toContainText('Character');
  await field.fill('h.Cool(1)');
  await expect(dialog.getByRole('status')).toContainText('h is {2|−1}');
  await editor.press('Enter');
  await editor.press('ArrowUp', 'ArrowUp');
  await expect(field).toHaveValue('atomic-weight(g) + 1/2');
  const list = dialog.getByRole('list', { name: 'Reckoned beside this drawing' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  for (const expression of ['0', 'off', '0 < 1']) {
    await field.fill(expression);
    await expect(dialog.getByRole('status')).toContainText('=');
    await editor.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Order of these values' }).click();
  await expect(dialog.getByRole('img', { name: /off < 0/ })).toBeVisible();
  await expect(dialog).toContainText('Left out, because the list has no form of it: 0 < 1.');
  await checked(page, 'the order of what was reckoned');
  await dialog.getByRole('button', { name: 'Export…' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await expect(exporting).toBeVisible();
  await editor.press('Escape');
  await expect(exporting).toBeHidden();

  await editor.focusCanvas();
  await editor.press('Escape', 'Escape', 'h', '=');
  await field.fill('h + h');
  await expect(dialog.getByRole('status')).toContainText('hidden');
  await expect(list).not.toContainText('5/2');
  await editor.press('Escape');
  await editor.focusCanvas();
  await editor.press('h', '=');
  await field.fill('companion(g)');
  await dialog.getByRole('button', { name: 'Draw companion(g)' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle(/companion\(g\)/);
  await editor.press('Escape', 'Escape');
  await editor.click('a');
  await expect(editor.inspector.getByRole('button', { name: 'Open as a sum' })).toHaveCount(2);
  await checked(page, 'an atomic weight');
  await editor.inspector.getByRole('button', { name: 'Open as a sum' }).first().click();
  await expect(page).toHaveTitle(/at least/);
});

test('on a board G is the position that it shows, and the list has the position itself', async ({
  editor,
}) => {
  const { page } = editor;
  const board = await dropBoard(editor, 'clobber', 'LRLRLR');
  await board.stage.getByRole('button').first().focus();
  await editor.press('=');
  const dialog = page.getByRole('dialog', { name: 'Reckon' });
  const field = dialog.getByRole('textbox', { name: 'An expression' });
  await field.fill('G + "LRR" + 1');
  await expect(dialog.getByRole('status')).toContainText('G is 0');
  await editor.press('Enter');
  const list = dialog.getByRole('list', { name: 'Reckoned beside this board' });
  await expect(list).toContainText('"LRLRLR" + "LRR" + 1');
  await checked(page, 'an expression with a position of the board');
  // By other rules the position may have another value, or none.
  await editor.press('Escape');
  await board.choose('domineering');
  await board.stage.getByRole('button').first().focus();
  await editor.press('=');
  await expect(list).toContainText('found by other rules');
  await expect(dialog.getByRole('button', { name: /^Draw "LRLRLR"/ })).toHaveCount(0);
  await editor.press('Escape', 'Control+z', '=');
  await expect(list).not.toContainText('found by other rules');
  await dialog.getByRole('button', { name: 'Draw "LRLRLR" + "LRR" + 1' }).click();
  await expect(page).toHaveTitle(/LRLRLR/);
});
