/**
 * A thermograph is read: by pointing, by keys, by its handle; its result opens as a drawing and is exported.
 */
import { checked } from '../driver/access.ts';
import { exportDialog } from '../driver/export.ts';
import { touchDrag } from '../driver/touch.ts';
import { expect, test } from '../driver/walk.ts';

test('a hot game is drawn, its walls say where they come from, it is cooled, and the cooled game goes out as TikZ', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  await editor.focusCanvas();
  await editor.perform('draw a value', /^Draw a value/);
  const typing = page.getByRole('dialog', { name: 'Draw a value' });
  await typing.getByRole('textbox', { name: 'A game' }).fill('{{5|1},{3|2}|-1}');
  await expect(typing.getByRole('button', { name: 'Draw', exact: true })).toBeEnabled();
  // Its thermograph is read before it is drawn.
  await expect(
    typing.getByRole('toolbar', { name: 'Segments of the walls' }).getByRole('button'),
  ).toHaveCount(5);
  await editor.press('Enter');
  await expect(typing).toBeHidden();
  await editor.openInspectTab();
  await editor.focusCanvas();
  await editor.press('Escape', 'Escape');
  await editor.click('a');

  const pieces = inspector.getByRole('toolbar', { name: 'Segments of the walls' }).getByRole('button');
  const piece = (name: string) => pieces.and(page.getByRole('button', { name, exact: true }));
  await expect(pieces).toHaveCount(5);
  await inspector.getByRole('button', { name: 'Enlarge' }).scrollIntoViewIfNeeded();
  // The middle of its line, with the mouse.
  const spot = await piece('Left’s wall, from t = 1/2 to 3/2').evaluate((group) => {
    const { left, right, top, bottom } = group.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });
  await page.mouse.move(spot.x + 2, spot.y);
  await expect(inspector).toContainText('Left has paid t, so Left’s wall is at 5/2 − t.');
  await page.mouse.move(spot.x - 400, spot.y);

  // By keys: one of them is reached by Tab, arrows go along the wall and over the mast to the other.
  await piece('Left’s wall, from t = 1/2 to 3/2').focus();
  await editor.press('ArrowUp');
  await expect(piece('Left’s wall, from t = 3/2 to 2')).toBeFocused();
  await expect(inspector).toContainText('Each has paid t once, so Left’s wall is at 1.');
  await editor.press('End');
  await expect(inspector).toContainText('both walls are at the mean, 1.');
  await editor.press('ArrowRight');
  await expect(inspector).toContainText('so Right’s wall is at −1 + t.');
  await checked(page, 'a thermograph in the inspector');

  // The enlarged one has the same handle, and an audience sees it as it is read here; Esc leads back.
  const [wall] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open audience window' }).click(),
  ]);
  const onWall = wall.getByRole('region', { name: /^Thermograph of/ });
  await expect(wall.getByRole('application')).toBeVisible();
  await inspector.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: /^Thermograph of/ });
  const handle = dialog.getByRole('slider', { name: 'Tax t on every move' });
  await handle.focus();
  await editor.press('PageUp');
  await expect(handle).toHaveAttribute('aria-valuetext', 't = 1/2');
  await editor.press('PageUp');
  await expect(handle).toHaveAttribute('aria-valuetext', 't = 3/2');
  await editor.press('ArrowDown', 'ArrowUp');
  await expect(handle).toHaveAttribute('aria-valuetext', 't = 3/2');
  await expect(dialog).toContainText('Stops 1 and 1/2.');
  // What was cooled before stays, dimmed, until the answer has come.
  await expect(dialog.locator('[data-stale]')).toHaveCount(0);
  await checked(page, 'an enlarged thermograph');
  await expect(onWall).toContainText('Cooled by t = 3/2: {1,{2|1}|1/2}');
  await expect(onWall).toContainText(
    'Right moves to d = −1. Right has paid t, so Right’s wall is at −1 + t.',
  );
  await checked(wall, 'a thermograph on the wall');
  // Its handle by the mouse and by a finger: it follows, and stops at the corners.
  const grip = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const high = 600;
  const before = await grip();
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x, before.y - high);
  await page.mouse.move(before.x, before.y + high, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuetext', 't = −1');
  await touchDrag(page, await grip(), { x: before.x, y: before.y + 2 });
  await expect(handle).toHaveAttribute('aria-valuetext', 't = 3/2');
  await expect(onWall).toContainText('Cooled by t = 3/2: {1,{2|1}|1/2}');
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(onWall).toBeHidden();
  await wall.close();

  const tax = inspector.getByRole('textbox', { name: 'Cooled by t =' });
  await tax.fill('1/3');
  await expect(inspector).toContainText('whose denominator is a power of 2');
  await tax.fill('1');
  await expect(inspector).toContainText('Stops 3/2 and 0.');
  await inspector.getByRole('button', { name: 'Open as a drawing' }).last().click();
  await expect(page).toHaveTitle(/cooled by 1/);
  await editor.press('Control+e');
  const exporting = exportDialog(page);
  await exporting.choose('Format', 'TikZ');
  await expect(exporting.text).toHaveValue(/\\begin\{tikzpicture\}/);
});
