/** Selecting, moving, copying, deleting, and undoing it all. */
import { expect, test } from '../driver/walk.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a person selects by marquee, nudges, duplicates, deletes, undoes, redoes, copies and pastes, also as text', async ({
  editor,
}) => {
  const a = await editor.doubleClick(200, 200);
  // The bar has its words at this width, and those of the arcs also where there are four kinds of them.
  const bar = editor.page.getByRole('banner');
  for (const word of ['Left', 'Either', 'Tidy', 'Fit', 'Steps', 'Export'])
    await expect(bar.getByText(word, { exact: true })).toBeVisible();
  await editor.press('j');
  for (const word of ['Left', 'Joint', 'Steps', 'Export'])
    await expect(bar.getByText(word, { exact: true })).toBeVisible();
  await editor.press('e');
  const b = await editor.grow(a, 360, 200);
  const c = await editor.doubleClick(360, 420);
  await editor.press('Escape');
  await editor.drag(await editor.place(140, 140), await editor.place(430, 270));
  await editor.openInspectTab();
  await expect(editor.inspector).toContainText(/2 nodes|=|≠|‖/);
  await editor.focusCanvas();

  const before = [await editor.node(a), await editor.node(b), await editor.node(c)];
  await editor.press('ArrowDown');
  const after = [await editor.node(a), await editor.node(b), await editor.node(c)];
  const { zoom } = await editor.drawn();
  expect(after[0].y - before[0].y).toBeCloseTo(20 * zoom, 0);
  expect(after[1].y - before[1].y).toBeCloseTo(20 * zoom, 0);
  expect(after[2]).toEqual(before[2]);

  await editor.press('Control+d');
  await expect(editor.status).toContainText('5 nodes, 2 arcs');
  await editor.press('Control+z');
  await expect(editor.status).toContainText('3 nodes, 1 arc');
  await editor.press('Control+Shift+z');
  await expect(editor.status).toContainText('5 nodes, 2 arcs');

  await editor.press('Control+a', 'Delete');
  await expect(editor.status).toContainText('0 nodes, 0 arcs');
  await editor.press('Control+z');
  await expect(editor.status).toContainText('5 nodes, 2 arcs');

  await editor.press('Control+a', 'Control+c', 'Escape', 'Control+v');
  await expect(editor.status).toContainText('10 nodes, 4 arcs');
  const places = (await editor.drawn()).nodes.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  expect(new Set(places).size).toBe(10);

  await editor.press('Control+x');
  await expect(editor.status).toContainText('5 nodes, 2 arcs');
  await editor.page.evaluate(() => navigator.clipboard.writeText('x -> y\ny -> z\n'));
  await editor.press('Control+v');
  await expect(editor.status).toContainText('8 nodes, 4 arcs');
});
