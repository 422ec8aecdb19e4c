/** Everything that opens is centred in the view, as a whole, wherever the view was before. */
import { emptyDocument } from '../../engine/document/index.ts';
import { linkOf } from '../../test/fixtures/links.ts';
import type { Editor } from '../driver/editor.ts';
import { draw, dropFiles, openDrawings } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

const far = {
  ...emptyDocument,
  title: 'Far away',
  nodes: [0, 1, 2].map((v) => ({ id: `n${v}`, x: 9_000 + 400 * v, y: -7_000, gray: false, name: '' })),
};
const fileOf = (title: string): string =>
  JSON.stringify({ format: 'grundy', version: 1, title, nodes: far.nodes, edges: [] });

/** Each opens another drawing than the one shown; two stored ones take turns. */
const ways: Readonly<Record<string, (editor: Editor, comes: string) => Promise<void>>> = {
  'from the list': async (editor, comes) => (await openDrawings(editor)).opener(comes).click(),
  'from the menu': async ({ page }, comes) => {
    await page.getByRole('button', { name: 'Grundy: menu' }).click();
    await page.getByRole('menuitem', { name: 'Recent drawings' }).click();
    await page.getByRole('menuitem', { name: comes }).click();
  },
  'from the palette': async ({ page }, comes) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(`drawing ${comes.toLowerCase()}`);
    await page.getByRole('option', { name: `Drawing: ${comes}` }).click();
  },
  'as the previous one': (editor) => editor.menu(/previous/i),
  'from a file': (editor) => editor.openFile('far.json', fileOf('Opened')),
  'by dropping': ({ page }) => dropFiles(page, [{ name: 'far.json', text: fileOf('Dropped') }]),
  'by a link': ({ page }) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, linkOf(far)),
  'as an example, from a game': async (editor) => {
    const { page } = editor;
    const [first] = await editor.ids();
    await editor.press('0');
    await editor.click(first);
    await editor.press('y');
    const takeBack = page.getByRole('button', { name: 'Take back' });
    await expect(takeBack).toBeVisible();
    await editor.openExample(/full glass/i);
    // The bar of the game goes.
    await expect(takeBack).toBeHidden();
  },
};

test('a drawing is centred by every way of opening it', { tag: '@both-faces' }, async ({ editor }) => {
  await draw(editor, 'One', 3);
  await draw(editor, 'Another', 2);
  const title = editor.page.getByRole('textbox', { name: 'Title of the drawing' });
  for (const [way, opens] of Object.entries(ways)) {
    await test.step(way, async () => {
      const lookedAt = await title.inputValue();
      await editor.focusCanvas();
      await editor.lookAway();
      await opens(editor, lookedAt === 'One' ? 'Another' : 'One');
      await expect(title).not.toHaveValue(lookedAt);
      expect(editor.page.url()).not.toContain('#');
      await editor.expectFramed();
    });
  }
});
