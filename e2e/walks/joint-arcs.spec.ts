/** A game of two moves each is drawn by mouse, with a joint arc for the pair that has no result. */
import { expect, test } from '../driver/walk.ts';

test('a game of two moves each is drawn with a joint arc', async ({ editor }) => {
  const v = await editor.doubleClick(300, 120);
  const a = await editor.doubleClick(160, 320);
  const b = await editor.doubleClick(440, 320);
  const e = await editor.doubleClick(300, 480);
  await editor.press('l');
  for (const [from, to] of [
    [v, a],
    [v, b],
    [a, e],
  ] as const)
    await editor.connect(from, to);
  await editor.press('r');
  for (const [from, to] of [
    [v, a],
    [v, b],
    [b, e],
  ] as const)
    await editor.connect(from, to);
  await expect(editor.status).toContainText('Loopy partizan games');
  // The first joint arc makes it a game in which both move at once; it means the one pair that commuting
  // moves do not settle.
  await editor.press('j');
  await editor.connect(v, a);
  const values = async () =>
    Object.fromEntries(Object.entries(await editor.table()).map(([name, { value }]) => [name, value]));
  const drawn = { [v]: '1', [a]: '1', [b]: 'minus 1', [e]: '0' };
  await expect.poll(values).toEqual(drawn);
  await expect(editor.status).toContainText('both players move at once');
  await editor.click(v);
  await editor.openInspectTab();
  const cells = editor.inspector.getByRole('grid').getByRole('button');
  await expect(cells).toHaveCount(4);
});
