/**
 * What an edit of a large drawing costs the page, counted in what it draws and sends: one more arc must not
 * redraw everything. The bench measures the time.
 */
import { counting } from '../driver/counted.ts';
import { gridDrawing } from '../driver/drawings.ts';
import { expect, test } from '../driver/walk.ts';

test('one more arc in a drawing of 1,000 nodes draws and sends little', async ({ editor }) => {
  const counts = await counting(editor.page);
  await editor.openFile('grid.grundy.json', gridDrawing(1000));
  await editor.labelled(1000);
  await editor.focusCanvas();
  await editor.click('n500');
  await editor.press('Escape');
  // Values that wait longer for their successors fade, all of them; here every wait is too short for that.
  await editor.page.evaluate(() => {
    const honest = performance.now.bind(performance);
    performance.now = () => honest() + 1_000_000;
  });
  const arcMore = async () => {
    await counts();
    const before = await editor.labelsRevision();
    await editor.press('Control+ArrowDown');
    await editor.labelsAfter(before);
    return await counts();
  };
  // The first arc down the grid can change every value above it; the next ones change little.
  await arcMore();
  for (let round = 0; round < 2; round++) {
    const { marks, messages } = await arcMore();
    expect(marks).toBeGreaterThan(0);
    expect(marks).toBeLessThan(300);
    expect(messages).toBeLessThanOrEqual(3);
  }
});
