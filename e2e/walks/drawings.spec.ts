/** The list of drawings: search, open, rename, duplicate, delete and restore, by mouse and by keys. */
import { checked, checkedColours } from '../driver/access.ts';
import { anotherTab, draw, drawHere, drawingsDialog, kept, openDrawings, store } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('by keys a person searches, renames, deletes, restores and opens drawings; by mouse a copy is made, and the drawing on the screen deleted and restored', async ({
  editor,
}) => {
  await drawHere(editor, 'Alpha', 1);
  await draw(editor, 'Beta', 2);
  await draw(editor, 'Gamma', 3);
  await editor.press('Control+k');
  await expect(
    editor.page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox'),
  ).toBeFocused();
  await editor.page.keyboard.type('drawings');
  await editor.press('Enter');
  const list = await drawingsDialog(editor.page);
  await expect(list.search).toBeFocused();
  await editor.page.keyboard.type('alp');
  await expect.poll(() => list.titles()).toEqual(['Alpha']);
  await editor.page.keyboard.type('x');
  await expect(list.dialog.getByRole('status')).toContainText('No drawing is called “alpx”.');
  await list.search.fill('');

  await list.opener('Gamma').focus();
  await editor.press('ArrowRight');
  await expect(list.opener('Beta')).toBeFocused();
  await editor.press('F2');
  await expect(list.dialog.getByRole('textbox', { name: 'New name of Beta' })).toBeFocused();
  await editor.press('Escape');
  await expect(list.dialog).toBeVisible();
  await expect(list.opener('Beta')).toBeFocused();
  await editor.press('F2');
  await editor.page.keyboard.type('Delta');
  await editor.press('Enter');
  await expect(list.opener('Delta')).toBeFocused();

  await editor.press('Delete');
  // A message under the pointer stays.
  const undo = list.dialog.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect.poll(() => list.titles()).toEqual(['Gamma', 'Alpha']);
  await expect(list.opener('Gamma')).toBeFocused();
  await undo.click();
  await expect.poll(() => list.titles()).toEqual(['Delta', 'Gamma', 'Alpha']);

  await expect(list.card('Gamma')).toContainText('Open here');
  await expect(list.card('Gamma')).toContainText('3 nodes, 0 arcs');
  await list.act('Duplicate', 'Gamma').click();
  await expect(list.opener('Gamma, copy')).toBeVisible();
  await list.act('Delete', 'Gamma').click();
  await undo.hover();
  await expect(editor.status).toContainText('0 nodes');
  await undo.click();
  await expect(editor.status).toContainText('3 nodes');
  await expect
    .poll(async () => (await list.titles()).toSorted())
    .toEqual(['Alpha', 'Delta', 'Gamma', 'Gamma, copy']);

  await list.opener('Delta').focus();
  await editor.press('Enter');
  await expect(editor.status).toContainText('2 nodes');
  await expect(editor.surface).toBeFocused();
  // Renaming is a step that can be undone.
  await editor.press('Control+z');
  await expect(editor.page.getByRole('textbox', { name: 'Title of the drawing' })).toHaveValue('Beta');
});

test('two hundred drawings open at once, with pictures where one looks, and the list is sound, on a desk and on a phone, light and dark', async ({
  editor,
}) => {
  const { page } = editor;
  const long = 'A drawing with a name that is longer than its card is wide';
  await drawHere(editor, long, 1);
  await store(page, 200);
  const list = await openDrawings(editor);
  await expect(list.opener('Kept 199')).toBeVisible();
  await expect(list.dialog.getByRole('status')).toContainText('201 drawings');
  await expect(list.card('Kept 199').locator('circle')).toHaveCount(4);
  await expect(list.card('Kept 0').locator('circle')).toHaveCount(0);
  await list.opener('Kept 0').scrollIntoViewIfNeeded();
  await expect(list.card('Kept 0').locator('circle')).toHaveCount(4);
  await list.search.fill('kept 17');
  await expect(list.dialog.getByRole('status')).toContainText('11 drawings');
  // A few cards are like all of them, and axe looks at every stroke of their pictures.
  await list.search.fill('longer than');
  await expect(list.dialog.getByRole('status')).toContainText('1 drawing');
  const body = list.dialog.getByRole('region', { name: 'Drawings' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await checked(page, `${width}: the drawings`);
    await expect.poll(() => body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
  await list.opener(long).focus();
  await editor.press('F2');
  await expect(list.dialog.getByRole('textbox', { name: /^New name of/ })).toBeFocused();
  await checked(page, 'a new name');
  // Where things lie does not depend on the look.
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkedColours(page, 'a new name in the dark');
});

test('a drawing that was deleted meanwhile is reported, and the view stays where it is; a tab whose drawing is gone shows the others instead of an empty page', async ({
  editor,
}) => {
  await drawHere(editor, 'Gone', 2);
  await draw(editor, 'Looked at', 2);
  await editor.lookAway();
  const [{ x, y }] = (await editor.drawn()).nodes;
  const { page } = editor;
  await editor.press('Control+k');
  await page.keyboard.type('drawing gone');
  await expect(page.getByRole('option', { name: /Drawing: Gone/ })).toBeVisible();
  const other = await anotherTab(editor);
  const list = await openDrawings(other);
  await list.act('Delete', 'Gone').click();
  await expect.poll(() => list.titles()).toEqual(['Looked at']);
  await page.getByRole('option', { name: /Drawing: Gone/ }).click();
  await expect(editor.messages).toContainText('was deleted in another tab');
  await expect(editor.surface).toBeFocused();
  expect((await editor.drawn()).nodes[0]).toMatchObject({ x, y });
  await expect(editor.page.getByRole('textbox', { name: 'Title of the drawing' })).toHaveValue('Looked at');

  await other.page.close();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.reload();
  const others = await drawingsDialog(editor.page);
  await expect.poll(() => others.titles()).toEqual(['Looked at']);
  await others.opener('Looked at').click();
  await expect(editor.status).toContainText('2 nodes');
  await expect(editor.status).toContainText(kept);
});
