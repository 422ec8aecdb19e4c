/**
 * axe finds nothing wrong in any main state, light and dark, on a desk and on a phone; and the keyboard
 * reaches everything.
 */
import { checked, checkedColours } from '../driver/access.ts';
import type { Editor } from '../driver/editor.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

/** In both lights: what lies where is the same in the dark, so its colours alone are asked about. */
async function inBothLights({ page }: Editor, state: string): Promise<void> {
  await checked(page, state);
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkedColours(page, `${state}, in the dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the editor and its dialogs, light and dark', async ({ editor }) => {
  const { page } = editor;
  await inBothLights(editor, 'empty');
  await dropExample(editor, 'erratum');
  await expect(editor.status).toContainText('☾');
  await inBothLights(editor, 'a drawing');
  await editor.focusCanvas();
  await editor.press('Control+a');
  await inBothLights(editor, 'everything selected');
  await editor.press('Escape');
  await editor.click('d');
  await inBothLights(editor, 'one node selected');
  await editor.openTextTab();
  await editor.edgeList.fill('a -> -> b');
  await expect(editor.edgeList).toHaveAttribute('aria-invalid', 'true');
  await inBothLights(editor, 'a wrong text');
  const opens = [
    ['the keys', () => editor.press('Shift+?')],
    ['the palette', () => editor.press('Control+k')],
    ['finding', () => editor.press('Control+f')],
    [
      'the gallery',
      async () => {
        await editor.menu(/Examples/);
        // A few cards are like all of them, and axe looks at every stroke of their pictures.
        await page.getByRole('dialog').getByLabel('Show').selectOption({ index: 1 });
      },
    ],
    ['a refused file', () => editor.openFile('bad.json', '{"format":"grundy","version":1}')],
  ] as const;
  for (const [name, open] of opens) {
    await editor.focusCanvas();
    await open();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await inBothLights(editor, name);
    await editor.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Grundy: menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inBothLights(editor, 'the menu');
});

test('the canvas is one tab stop, every node is read with its value and options, and narrow windows have all of it', async ({
  editor,
}) => {
  const { page } = editor;
  await dropExample(editor, 'erratum');
  await expect(editor.status).toContainText('☾');
  await editor.focusCanvas();
  await editor.press('Tab');
  await expect(editor.surface).not.toBeFocused();
  await editor.press('Shift+Tab');
  await expect(editor.surface).toBeFocused();
  const read = async (name: string): Promise<string | undefined> =>
    (await editor.twin()).find((line) => line.startsWith(`${name},`));
  // The list follows the labels a little later.
  await expect.poll(() => read('d')).toMatch(/moon/);
  await expect.poll(() => read('c')).toMatch(/^c, white, value infinity with exit 0.*; 2 options: /);
  const line = await read('c');
  expect(line).toMatch(/a, zero/);
  expect(line).toMatch(/b, gray/);

  await page.setViewportSize({ width: 390, height: 844 });
  await checked(page, 'as narrow as a phone');
  await editor.click('d');
  await page.getByRole('button', { name: 'Raise the inspector' }).click();
  await checked(page, 'as narrow as a phone, the sheet pulled up');
  // The text can be four times as large: 1280 pixels at 400 % are 320.
  for (const width of [320, 200]) {
    await page.setViewportSize({ width, height: 400 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    await checked(page, `${width} pixels`);
  }
});

test('keys act from the start and after a click on a button, Tab moves to a button, Esc and the skip link lead back', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.press('n');
  const left = page.getByRole('radiogroup').getByRole('radio', { name: 'Left' });
  await left.click();
  await editor.press('n');
  await expect(editor.status).toContainText('2 nodes');
  await expect(editor.surface).toBeFocused();

  await left.click();
  await editor.press('Tab', 'n');
  await expect(editor.status).toContainText('2 nodes');
  await editor.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await editor.press('Shift+?');
  await expect(page.getByRole('searchbox')).toHaveValue('?');
  // The first Esc empties the field.
  await editor.press('Escape', 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Skip to the drawing' }).focus();
  await editor.press('Enter');
  await expect(editor.surface).toBeFocused();

  await editor.openTextTab();
  for (const place of [editor.edgeList, page.getByRole('tab', { name: 'Text' })]) {
    await place.focus();
    await editor.press('Escape');
    await expect(editor.surface).toBeFocused();
  }
  // In a name that is being written the first Esc gives the old one back.
  await editor.press('ArrowRight');
  await editor.openInspectTab();
  const name = editor.inspector.getByRole('textbox', { name: 'Name' });
  await name.fill('another');
  await editor.press('Escape');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await editor.press('Escape');
  await expect(editor.surface).toBeFocused();
  // A button that vanishes with what it deletes leaves the keyboard on the drawing, near what is gone.
  await editor.press('Control+ArrowRight', ']', ']');
  await editor.inspector.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(editor.surface).toBeFocused();
  await expect(editor.surface).toHaveAttribute('aria-activedescendant', /^node-/);
});
