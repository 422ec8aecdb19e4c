/** Long runs: a newer edit wins, Stop stops, and a worker that dies is replaced with a message. */
import { holdSolve, slowWorkers } from '../driver/slow-workers.ts';
import { expect, test } from '../driver/walk.ts';

test.use({ pace: 'set' });

test('an edit during a run ends it, and the newest labels win', async ({ editor }) => {
  await holdSolve(editor);
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
  await expect(editor.status.getByRole('button', { name: 'Stop' })).toBeHidden();
});

test('Stop stops, and the next edit starts again', async ({ editor }) => {
  await holdSolve(editor);
  await editor.status.getByRole('button', { name: 'Stop' }).click();
  await expect(editor.status).toContainText('Stopped');
  await slowWorkers(editor.page, 'fast');
  await editor.focusCanvas();
  const stopped = await editor.labelsRevision();
  await editor.press('Control+z');
  await editor.labelsAfter(stopped);
  await expect(editor.status).toContainText('nimbers');
  await expect(editor.status).not.toContainText('Stopped');
});

test('a dead worker is replaced, the person is informed, and the work continues', async ({ editor }) => {
  const a = await editor.doubleClick(200, 200);
  await editor.expectValues({ [a]: '0' });
  await slowWorkers(editor.page, 'dying');
  const b = await editor.grow(a, 400, 200);
  await expect(
    editor.page.getByText(/worker|engine.*(stopped|died|replaced|started again)/i).first(),
  ).toBeVisible();
  await slowWorkers(editor.page, 'fast');
  const c = await editor.grow(b, 400, 380);
  await editor.expectValues({ [a]: '0', [b]: '*1', [c]: '0' });
});
