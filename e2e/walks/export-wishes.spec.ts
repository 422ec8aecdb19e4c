/** An export while a worker is busy: what is still coming, and changing one's mind. */
import { openBoards } from '../driver/board.ts';
import { openExport } from '../driver/export.ts';
import { dropExample } from '../driver/keeping.ts';
import { slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test.use({ pace: 'set' });

test('values that are still coming are counted and appear when they are computed; an unneeded export is cancelled, and one that is being saved is not', async ({
  editor,
}) => {
  const first = await editor.doubleClick(200, 200);
  await editor.expectValues({ [first]: '0' });
  await slowWorkers(editor.page, 'held');
  await dropExample(editor, 'fraenkel');
  await expect(editor.status).toContainText('8 nodes');
  await editor.focusCanvas();
  const { dialog, choose, text, pictures, saved, warnings } = await openExport(editor.page);
  await expect(warnings).toContainText(/still being computed, and not in the figure yet/);
  await slowWorkers(editor.page, 'fast');
  await expect(warnings).toBeHidden();
  await expect.poll(async () => (await pictures()).join('')).toContain('∞');

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
