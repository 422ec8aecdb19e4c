/** What a person wishes of an export: when it is done again. */

import type { Editor } from '../driver/editor.ts';
import { openExport } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

async function withFraenkel(editor: Editor): Promise<void> {
  await editor.openExample(/Fraenkel/);
  await expect(editor.status).toContainText('3 ∞');
}

test('values that were wanted though the canvas shows none are there again when it is done again', async ({
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
