/** Whatever is opened comes into the middle of the view, all of it, wherever one looked before. */
import { emptyDocument } from '../../engine/index.ts';
import { linkOf } from '../../test/fixtures/links.ts';
import type { Editor } from '../driver/editor.ts';
import { draw, dropFiles, openDrawings } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const far = {
  ...emptyDocument,
  title: 'Far away',
  nodes: [0, 1, 2].map((v) => ({ id: `n${v}`, x: 9_000 + 400 * v, y: -7_000, gray: false, name: '' })),
};
const file = JSON.stringify({ format: 'grundy', version: 1, title: far.title, nodes: far.nodes, edges: [] });

const ways: Readonly<Record<string, (editor: Editor) => Promise<void>>> = {
  'from the list': async (editor) => (await openDrawings(editor)).opener('Earlier').click(),
  'from the menu': async ({ page }) => {
    await page.getByRole('button', { name: 'Grundy: menu' }).click();
    await page.getByRole('menuitem', { name: 'Recent drawings' }).click();
    await page.getByRole('menuitem', { name: /Earlier/ }).click();
  },
  'from the palette': async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('drawing earlier');
    await page.getByRole('option', { name: /Drawing: Earlier/ }).click();
  },
  'as the previous one': (editor) => editor.menu(/previous/i),
  'from a file': (editor) => editor.openFile('far.json', file),
  'by dropping': ({ page }) => dropFiles(page, [{ name: 'far.json', text: file }]),
  'by a link': ({ page }) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(far)),
  'as an example': (editor) => editor.openExample(/full glass/i),
};

for (const [way, opens] of Object.entries(ways)) {
  test(`${way}`, async ({ editor }) => {
    await draw(editor, 'Earlier', 3);
    await draw(editor, 'Looked at', 2);
    await editor.lookAway();
    await opens(editor);
    await expect(editor.page.getByRole('textbox', { name: 'Title of the drawing' })).not.toHaveValue(
      'Looked at',
    );
    await editor.expectFramed();
  });
}
