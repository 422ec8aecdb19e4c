/** Work is kept: through a reload, and when the page is killed. */
import { drive } from '../driver/editor.ts';
import { expect, test } from '../driver/walk.ts';

const saved = 'Saved in this browser';

test('a reload brings the drawing back, and earlier steps can still be undone; a page killed right after an edit has lost nothing', async ({
  editor,
  context,
}) => {
  const a = await editor.doubleClick(200, 200);
  const b = await editor.grow(a, 400, 200);
  const c = await editor.grow(b, 400, 360);
  await editor.expectValues({ [a]: '0', [b]: '*1', [c]: '0' });
  const before = await editor.drawn();
  await expect(editor.status).toContainText(saved);
  await editor.page.reload();
  await editor.expectValues({ [a]: '0', [b]: '*1', [c]: '0' });
  await expect.poll(async () => (await editor.drawn()).nodes.length).toBe(before.nodes.length);
  await editor.focusCanvas();
  await editor.press('Control+z');
  await editor.expectValues({ [a]: '*1', [b]: '0' });

  const d = await editor.doubleClick(420, 420);
  await editor.page.close();
  const page = await context.newPage();
  const again = drive(page);
  await again.open();
  await expect.poll(() => again.ids()).toContain(d);
});
