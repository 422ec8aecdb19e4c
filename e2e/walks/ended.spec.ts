/**
 * The browser ends workers and clears what is stored, as it does where memory or room is short: the page says
 * so and continues.
 */
import { clearSite, endWorkers } from '../driver/browser-ends.ts';
import { kept } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

test('workers that are ended are replaced, and what was cleared is stored again and reported', async ({
  editor,
}) => {
  const a = await editor.doubleClick(200, 200);
  await editor.expectValues({ [a]: '0' });
  await endWorkers(editor.page);
  const b = await editor.grow(a, 400, 200);
  await editor.expectValues({ [a]: '*1', [b]: '0' });
  await expect(editor.status).toContainText(kept);
  await clearSite(editor.page);
  await expect(editor.messages).toContainText('The storage of this browser was cleared');
  await expect(editor.status).toContainText(kept);
});
