/** Long runs: a newer edit wins, and Stop stops. */
import { holdSolve, slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test.use({ pace: 'set' });

test('Stop stops, the next edit starts again, an edit during a run ends it, and the newest labels win', async ({
  editor,
}) => {
  await holdSolve(editor);
  const stop = editor.status.getByRole('button', { name: 'Stop' });
  await stop.click();
  await expect(editor.status).toContainText('Stopped');
  await editor.focusCanvas();
  await editor.press('Control+z');
  await expect(stop).toBeVisible();
  await expect(editor.status).not.toContainText('Stopped');
  // While that run is held, everything is deleted and one small drawing is made.
  await editor.press('Control+a', 'Delete');
  await expect(editor.status).toContainText('0 nodes');
  await slowWorkers(editor.page, 'fast');
  // The large drawing was shown at a small zoom, at which rims cannot be dragged.
  await editor.press('0');
  await expect(editor.status).toContainText('100 %');
  const a = await editor.doubleClick(200, 200);
  const b = await editor.grow(a, 400, 200);
  await editor.expectValues({ [a]: '*1', [b]: '0' });
  await expect(stop).toBeHidden();
});
