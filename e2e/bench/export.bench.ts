/**
 * While a large figure is made and shown the page stays responsive: the longest task of its main thread, in
 * its own processor time, from the key to the last picture in view.
 */
import { downloaded } from '../driver/downloads.ts';
import { gridDrawing } from '../driver/drawings.ts';
import { exportDialog, figureLaid } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';
import { ownWork, plainWorkOn, say } from './own-work.ts';

/**
 * In milliseconds. The dialog is opened for the first time on its page, whose scripts are read and compiled
 * meanwhile.
 */
const budget = 50;

for (const count of [300, 2000, 10_000]) {
  test(`the figure of ${count} nodes is made within its budget`, async ({ editor }) => {
    const before = await editor.labelsRevision();
    await editor.openFile('grid.grundy.json', gridDrawing(count));
    // Opening a drawing is measured elsewhere.
    await editor.labelsAfter(before);
    await expect(editor.status).toContainText('Saved in this browser');
    await editor.focusCanvas();
    // The canvas redraws for some frames, finer each time.
    await editor.page.waitForTimeout(1500);
    const began = performance.now();
    let clock = 0;
    const { longest } = await ownWork(editor.page, async () => {
      await editor.press('Control+e');
      await figureLaid(editor.page);
      clock = performance.now() - began;
    });
    console.log(`    the figure of ${count} nodes: ${clock.toFixed(0)} ms by the clock`);
    say(`the figure of ${count} nodes, longest task`, longest, 'ms', budget, await plainWorkOn(editor.page));
  });
}

test('a PDF of 2000 nodes is made while the page stays responsive', async ({ editor }) => {
  const { page } = editor;
  const before = await editor.labelsRevision();
  await editor.openFile('grid.grundy.json', gridDrawing(2000));
  await editor.labelsAfter(before);
  await expect(editor.status).toContainText('Saved in this browser');
  await editor.focusCanvas();
  await editor.press('Control+e');
  const { choose, button } = exportDialog(page);
  await choose('Format', 'PDF');
  await figureLaid(page);
  await page.waitForTimeout(500);
  const began = performance.now();
  let clock = 0;
  const { longest } = await ownWork(page, async () => {
    const { bytes } = await downloaded(page, () => button('Download').click());
    clock = performance.now() - began;
    expect(bytes.length).toBeGreaterThan(100_000);
  });
  console.log(`    a PDF of 2000 nodes: ${clock.toFixed(0)} ms by the clock`);
  say('a PDF of 2000 nodes, longest task', longest, 'ms', budget, await plainWorkOn(page));
});
