/**
 * A matrix is read: a hole is filled by a click on the drawing, a move is left out and taken back, an
 * audience sees it, and it is copied.
 */
import { checked, checkedColours } from '../driver/access.ts';
import { exportDialog } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

test('a hole is filled on the drawing, the matrix is read by keys, a move is left out, and the array is copied', async ({
  editor,
}) => {
  const { page, inspector } = editor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Text' }).click();
  await editor.edgeList.fill(
    'v ->L(l) a\nv ->R(r) b\nv ->J(x/r, l/y) w\nv ->J(x/y) u\na ->R c, d\nb ->L c, d\nw ->L e\nu ->R e',
  );
  await editor.openInspectTab();
  await editor.click('v');
  const grid = inspector.getByRole('grid');
  const cell = (name: string) => grid.getByRole('button', { name, exact: true });
  await expect(inspector).toContainText('Left’s move l and Right’s r at v have no result together.');
  await cell('l, r: no result').click();
  const filling = inspector.getByRole('region', { name: 'Where do Left’s l and Right’s r lead together?' });
  await expect(filling.getByRole('button', { name: 'c', exact: true })).toBeFocused();
  await checked(page, 'a hole that is being filled');
  // Esc gives up, and the cell has the keyboard again; then it is filled by a click on the drawing.
  await editor.press('Escape');
  await expect(filling).toBeHidden();
  await expect(cell('l, r: no result')).toBeFocused();
  await editor.press('Enter');
  await expect(filling).toBeVisible();
  await editor.click('c');
  await expect(filling).toBeHidden();
  await expect(cell('l, r: 0')).toBeVisible();
  await expect(inspector).toContainText('It is worth 1/3 on average.');
  // It is one step.
  await editor.press('Control+z');
  await expect(cell('l, r: no result')).toBeVisible();
  await editor.press('Control+Shift+z');

  // By keys: names and cells; a line is left out and the value follows.
  await cell('l, r: 0').focus();
  await editor.press('ArrowDown');
  await expect(inspector).toContainText('Left’s x and Right’s r lead to w, worth 1.');
  await editor.press('Home');
  const x = grid.getByRole('switch', { name: /^Left’s move x/ });
  await expect(x).toBeFocused();
  await editor.press('Enter');
  await expect(x).toHaveAttribute('aria-checked', 'false');
  await expect(inspector).toContainText('Without x it is worth 0; with all moves 1/3.');
  await inspector.getByRole('button', { name: 'Include all again' }).click();
  await expect(inspector).toContainText('It is worth 1/3 on average.');
  await inspector.getByRole('button', { name: 'Certificate' }).click();
  await expect(inspector).toContainText('So the position is worth 1/3. This check uses multiplication alone');
  await checked(page, 'a matrix in the inspector');
  await inspector.getByRole('button', { name: 'Copy LaTeX' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('l & 0 & 1 & \\frac{2}{3} \\\\[3pt]');

  // Enlarged, and on the wall.
  const [wall] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open audience window' }).click(),
  ]);
  await expect(wall.getByRole('application')).toBeVisible();
  await inspector.getByRole('button', { name: 'Enlarge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Matrix of v' });
  await dialog.getByRole('button', { name: 'x, y: −1', exact: true }).focus();
  const onWall = wall.getByRole('region', { name: 'Matrix of v' });
  await expect(onWall).toContainText('Left’s x and Right’s y lead to u, worth −1.');
  await checked(page, 'an enlarged matrix');
  await checkedColours(wall, 'a matrix on the wall');
  await editor.press('Escape');
  await expect(onWall).toBeHidden();
  await wall.close();

  await inspector.getByRole('button', { name: 'Export…' }).click();
  const exporting = exportDialog(page);
  await exporting.choose('Format', 'TikZ');
  await expect(exporting.text).toHaveValue(/\\begin\{tikzpicture\}/);
});
