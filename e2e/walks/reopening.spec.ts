/**
 * A drawing is exported as pictures of every format, and each file is dropped on the editor: it is the same
 * drawing again. test/page tries the formats of text.
 */
import { downloaded } from '../driver/downloads.ts';
import { exportDialog } from '../driver/export.ts';
import { dropFiles } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const edges = 'a -> b\nb ->L c\nb ->R d\nc -> a\n(d)\nd -> e\ne -> e\n';

const endings = { SVG: 'grundy.svg', PNG: 'grundy.png', PDF: 'grundy.pdf' } as const;

test('every picture brings the drawing back', async ({ editor }) => {
  const { page } = editor;
  const title = page.getByRole('textbox', { name: 'Title of the drawing' });
  const lines = async () => (await editor.edgeList.inputValue()).split('\n').toSorted();
  await editor.openTextTab();
  await editor.edgeList.fill(edges);
  await expect(editor.status).toContainText('5 nodes');
  await title.fill('There and back');
  await title.press('Enter');
  const before = await lines();
  const { choose, button, dialog } = exportDialog(page);
  for (const [format, ending] of Object.entries(endings)) {
    // What one format has brought back is what the next one exports.
    await test.step(format, async () => {
      await editor.focusCanvas();
      await editor.press('Control+e');
      await choose('Format', format);
      const { name, bytes } = await downloaded(page, () => button('Download').click());
      expect(name).toBe(`There-and-back.${ending}`);
      await editor.press('Escape');
      await expect(dialog).toBeHidden();
      await editor.focusCanvas();
      await editor.menu('New drawing');
      await expect(editor.status).toContainText('0 nodes');
      await dropFiles(page, [{ name, bytes }]);
      await expect(editor.status).toContainText('5 nodes');
      await expect(title).toHaveValue('There and back');
      await editor.openTextTab();
      await expect.poll(lines).toEqual(before);
    });
  }
});
