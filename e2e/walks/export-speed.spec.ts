/**
 * While a large figure is made and looked at the page stays live: its main thread's longest task, in its own processor
 * time, from the key to the last picture in sight.
 */
import { gridDrawing } from '../driver/drawings.ts';
import { openExport } from '../driver/export.ts';
import { ownWork } from '../driver/own-work.ts';
import { expect, test } from '../driver/walk.ts';

const budget = 50;

for (const count of [300, 2000, 10_000]) {
  test(`the figure of ${count} nodes`, async ({ editor }) => {
    test.setTimeout(120_000);
    await editor.openFile('grid.grundy.json', gridDrawing(count));
    await editor.labelled(count);
    await editor.focusCanvas();
    const began = performance.now();
    let clock = 0;
    const { longest } = await ownWork(editor.page, async () => {
      const { figure } = await openExport(editor.page);
      await expect(figure).toHaveAttribute('data-laid', '', { timeout: 60_000 });
      clock = performance.now() - began;
    });
    console.log(`    the figure of ${count} nodes: ${clock.toFixed(0)} ms by the clock`);
    console.log(`    the longest task meanwhile: ${longest.toFixed(1)} ms (at most ${budget} ms)`);
    expect(longest).toBeLessThanOrEqual(budget);
  });
}
