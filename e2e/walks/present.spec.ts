/** A drawing on the wall: black on white without chrome, words that the last row reads, and back again. */
import { checked } from '../driver/access.ts';
import { expect, test } from '../driver/walk.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

/** The heights of the digits that are drawn, from left to right, in pixels. */
function digitHeights(): number[] {
  const [, , , labels] = document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas');
  const { width, height } = labels;
  const { data } = labels.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
  const heights: number[] = [];
  let [top, bottom] = [height, -1];
  for (let x = 0; x < width; x++) {
    let empty = true;
    for (let y = 0; y < height; y++) {
      if (data[4 * (y * width + x) + 3] < 100) continue;
      empty = false;
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    if (!empty || bottom < 0) continue;
    heights.push(bottom - top + 1);
    [top, bottom] = [height, -1];
  }
  return heights;
}

test('twenty positions in a row, presented by D: their values are 28 pixels high; Esc leaves', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.focusCanvas();
  await editor.press('n', ...Array.from({ length: 19 }, () => 'Control+ArrowRight'));
  await expect.poll(async () => (await editor.ids()).length).toBe(20);
  await editor.press('Escape', 'd');
  await expect(editor.inspector).toBeHidden();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toBeHidden();
  // A digit of Computer Modern is two thirds as high as its letters are large.
  const smallest = async (): Promise<number> => {
    const heights = await page.evaluate(digitHeights);
    return heights.length < 20 ? 0 : Math.min(...heights);
  };
  await expect.poll(smallest).toBeGreaterThanOrEqual(Math.floor(28 * 0.66));
  await checked(page, 'a presented drawing');
  await editor.press('b');
  await expect(page.getByRole('dialog', { name: 'Blank screen' })).toBeVisible();
  await editor.press('b', 'h');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(20);
  await editor.press('Escape');
  await expect(editor.inspector).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});
