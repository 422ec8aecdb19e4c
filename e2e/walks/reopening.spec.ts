/** A drawing is exported in every format, and each file is dropped on the editor: it is the same drawing again. */
import { downloaded } from '../driver/downloads.ts';
import { exportDialog } from '../driver/export.ts';
import { dropFiles } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const edges = 'a -> b\nb ->L c\nb ->R d\nc -> a\n(d)\nd -> e\ne -> e\n';

const endings = {
  SVG: 'grundy.svg',
  PNG: 'grundy.png',
  PDF: 'grundy.pdf',
  TikZ: 'tex',
  DOT: 'dot',
  JSON: 'grundy.json',
} as const;

test('every format brings the drawing back', async ({ editor }) => {
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

test('a picture that carries nothing opens nothing and says so, and so does one that was cut short', async ({
  editor,
}) => {
  await editor.openTextTab();
  await editor.edgeList.fill(edges);
  await editor.focusCanvas();
  await editor.press('Control+e');
  const { choose, button } = exportDialog(editor.page);
  await choose('Format', 'PNG');
  const { bytes } = await downloaded(editor.page, () => button('Download').click());
  await editor.press('Escape');
  await dropFiles(editor.page, [
    { name: 'cut.png', bytes: bytes.subarray(0, 150) },
    { name: 'plain.svg', text: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>' },
  ]);
  const problems = editor.page.getByRole('dialog', { name: 'Nothing was opened' });
  await expect(problems).toContainText('cut.png');
  await expect(problems).toContainText('plain.svg');
  await expect(problems).toContainText('carries no drawing');
  await editor.press('Escape');
  await expect(editor.status).toContainText('5 nodes');
});
