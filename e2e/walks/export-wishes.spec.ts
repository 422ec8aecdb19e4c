/** Changing one's mind about an export: while typing, when repeating it, and while a worker is busy. */

import { openBoards } from '../driver/board.ts';
import type { Editor } from '../driver/editor.ts';
import { openExport } from '../driver/export.ts';
import { slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

async function withFraenkel(editor: Editor): Promise<void> {
  await editor.openExample(/Fraenkel/);
  await expect(editor.status).toContainText('3 ∞');
}

test('a typed width keeps its field while it equals a column’s or a page’s', async ({ editor }) => {
  await withFraenkel(editor);
  const { dialog, field, button } = await openExport(editor.page);
  await field('Width').selectOption('Other');
  const own = field('Maximum width');
  await own.focus();
  for (const typed of ['840', '1740']) {
    await editor.press('Control+a');
    await editor.page.keyboard.type(typed);
    await expect(own).toHaveValue(typed);
    await expect(own).toBeFocused();
  }
  await own.fill('85');
  await editor.press('ArrowDown');
  await expect(own).toHaveValue('84');
  await expect(own).toBeFocused();
  await field('Width').selectOption('Page, 174 mm');
  await expect(own).toBeHidden();

  // A remedy's choice is shown by its name.
  await field('Width').selectOption('Other');
  await own.fill('30');
  await button('Make it 75 mm wide').click();
  await expect(field('Width')).toHaveValue('page');
  await expect(own).toBeHidden();

  // A column's width is shown by its name when it returns.
  await field('Width').selectOption('Other');
  await own.fill('84');
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await openExport(editor.page);
  await expect(field('Width')).toHaveValue('column');
});

test('values requested although the canvas shows none are there when the export is repeated', async ({
  editor,
  context,
}) => {
  const clipboard = (): Promise<string> => editor.page.evaluate(() => navigator.clipboard.readText());
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withFraenkel(editor);
  await editor.focusCanvas();
  await editor.press('v', 'v');
  const { dialog, choice, choose, text } = await openExport(editor.page);
  await choose('Format', 'TikZ');
  await expect(choice('Values', 'None')).toBeChecked();
  await expect(text).toHaveValue(/tikzpicture/);
  await expect(text).not.toHaveValue(/\\infty/);
  await choose('Values', 'Inside');
  await expect(text).toHaveValue(/\\infty/);
  await editor.press('Enter');
  await expect(dialog).toContainText('Copied the figure as TikZ.');
  const copied = await clipboard();
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.page.evaluate(() => navigator.clipboard.writeText('something else'));
  await editor.focusCanvas();
  await editor.press('Control+Shift+E');
  await expect.poll(clipboard).not.toBe('something else');
  expect(await clipboard()).toBe(copied);
});

test.describe('while the workers are held', () => {
  test.use({ pace: 'set' });
  test('an unneeded export is cancelled, and one that is being saved is not', async ({ editor }) => {
    await withFraenkel(editor);
    const { dialog, choose, text, pictures, saved } = await openExport(editor.page);
    await choose('Format', 'DOT');
    await expect(text).toHaveValue(/^\/\/ Grundy [\d.]+\ndigraph/);
    await pictures();
    await slowWorkers(editor.page, 'held');
    await choose('Format', 'TikZ');
    const file = await saved(async () => {
      await editor.press('Control+Enter');
      await choose('Format', 'DOT');
      await slowWorkers(editor.page, 'fast');
    });
    expect(file.name).toBe('After-Fraenkel.tex');
    expect(file.text).toContain('tikzpicture');
    await expect(text).toHaveValue(/^\/\/ Grundy [\d.]+\ndigraph/);

    await slowWorkers(editor.page, 'held');
    await choose('Format', 'TikZ');
    await expect(text).toHaveValue('');
    await editor.press('Escape');
    await expect(dialog).toBeHidden();
    // The same worker starts to find places, so the export is not before it in the queue.
    const boards = await openBoards(editor);
    await boards.start('The usual start');
    await expect(boards.panel.getByText(/positions found/)).toBeVisible();
    await slowWorkers(editor.page, 'fast');
  });
});
