/** The Text tab: the same drawing as an edge list, edited either way. */
import { gridDrawing } from '../driver/drawings.ts';
import { openExport } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

test('a line that cannot be read is marked and nothing is applied by half; signs of other keyboards stay while they are typed, with a note; typed games have their names', async ({
  editor,
}) => {
  await editor.openTextTab();
  await editor.edgeList.fill('a -> b\n');
  await editor.expectValues({ a: '*1', b: '0' });
  const wrong = 'a -> b\nb -> -> c\nc -> d\n';
  await editor.edgeList.fill(wrong);
  const problems = editor.page.locator('#edge-list-problems');
  const isMarked = async (): Promise<void> => {
    await expect(editor.edgeList).toHaveValue(wrong);
    await expect(problems.getByRole('button', { name: /2/ })).toBeVisible();
    await expect(editor.edgeList).toHaveAttribute('aria-invalid', 'true');
  };
  await isMarked();
  await editor.openInspectTab();
  await editor.openTextTab();
  await isMarked();
  await editor.expectValues({ a: '*1', b: '0' });
  await editor.edgeList.fill('a -> b\nb -> c\n');
  await editor.expectValues({ a: '0', b: '*1', c: '0' });
  const places = (await editor.drawn()).nodes.map(
    ({ x, y }) => `${Math.round(x / 20)} ${Math.round(y / 20)}`,
  );
  expect(new Set(places).size).toBe(3);

  await editor.openTextTab();
  const typed = '甲 → 乙，丙\n“乙” => e\u0301\n';
  await editor.edgeList.fill(typed);
  await expect(problems).toContainText('Grundy read => as ->.');
  await expect(editor.status).toContainText('4 nodes, 3 arcs');
  await expect(editor.edgeList).toHaveValue(typed);
  await editor.focusCanvas();
  await expect(editor.edgeList).toHaveValue('甲 -> 乙, 丙\n乙 -> é\n');
  await expect(problems).toContainText('Grundy read => as ->.');

  // They have these names when the text is left, and other nodes have none of them.
  await editor.edgeList.fill('g := *3\nb := *2\n');
  const values = { g: '*3', c: '0', d: '*1', e: '*2', b: '*2', h: '0', i: '*1' };
  await editor.expectValues(values);
  await editor.focusCanvas();
  await expect(editor.edgeList).toHaveValue('g -> c, d, e\nd -> c\ne -> c, d\nb -> h, i\ni -> h\n');
  await editor.expectValues(values);
});

test('what survives an edit of the text keeps its place, and the canvas writes the text; only the lines in view are numbered, only the nodes in view of a figure decoded, and a text too long for a field is offered to be copied', async ({
  editor,
}) => {
  const a = await editor.doubleClick(200, 200);
  const b = await editor.grow(a, 460, 260);
  const before = await editor.node(b);
  await editor.openTextTab();
  await expect(editor.edgeList).toHaveValue(new RegExp(`${a} -> ${b}`));
  await editor.edgeList.fill(`${a} -> ${b}\n${b} -> new\n`);
  await editor.expectValues({ [a]: '0', [b]: '*1', new: '0' });
  expect(await editor.node(b)).toEqual(before);
  await editor.focusCanvas();
  await editor.press('Control+z');
  await expect(editor.edgeList).not.toHaveValue(/new/);

  const panel = editor.page.getByRole('tabpanel', { name: 'Text' });
  await editor.openFile('grid.grundy.json', gridDrawing(2000));
  await editor.openTextTab();
  await expect(editor.edgeList).toHaveValue(/n1999/);
  expect(await panel.locator('*').count()).toBeLessThan(1500);
  await editor.edgeList.evaluate((field) => field.scrollTo(0, field.scrollHeight));
  await expect(panel.getByText('1990', { exact: true })).toBeVisible();
  await editor.focusCanvas();
  const { pictures, dialog } = await openExport(editor.page);
  const decoded = async () => (await pictures()).join('').match(/<g id="n-/g)?.length ?? 0;
  await expect.poll(decoded).toBeGreaterThan(100);
  expect(await decoded()).toBeLessThan(2000);
  await editor.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.openFile('large.grundy.json', gridDrawing(8000));
  await expect(panel).toContainText('Grundy does not write a text of more than 20,000 here');
  await expect(panel.getByRole('button', { name: 'Copy the text' })).toBeVisible();
  await expect(editor.edgeList).toBeHidden();
});
