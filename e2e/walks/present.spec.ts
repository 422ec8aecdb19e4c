/** A drawing on the wall: black on white without chrome, words that the last row reads, and back again. */
import { checked } from '../driver/access.ts';
import { digitHeights, leastDigit } from '../driver/projector.ts';
import { expect, test } from '../driver/walk.ts';

test.use({ viewport: { width: 1920, height: 1080 } });

test('twenty positions in a row, presented by D: their values are 28 pixels high; Esc leaves', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.focusCanvas();
  await editor.press('n', ...Array.from({ length: 19 }, () => 'Control+ArrowRight'));
  await expect.poll(async () => (await editor.ids()).length).toBe(20);
  // What a teacher looks for is in the bar and in the menu.
  const wanted = ['Play', 'Present', 'Full screen'];
  const bar = page.getByRole('banner');
  for (const name of wanted) await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Grundy: menu' }).click();
  for (const name of wanted) await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await editor.press('Escape');
  await editor.focusCanvas();
  await editor.press('Escape', 'd');
  await expect(editor.inspector).toBeHidden();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toBeHidden();
  // The browser takes its time over the whole screen.
  const fills = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(fills).toBe(true);
  const smallest = async (): Promise<number> => {
    const heights = await page.evaluate(digitHeights);
    return heights.length < 20 ? 0 : Math.min(...heights);
  };
  await expect.poll(smallest).toBeGreaterThanOrEqual(leastDigit);
  await checked(page, 'a presented drawing');
  await editor.press('b');
  await expect(page.getByRole('dialog', { name: 'Blank screen' })).toBeVisible();
  await editor.press('b', 'h');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('option', { name: /hidden/ })).toHaveCount(20);
  // Steps of hidden values say nothing, so the values are shown again. A clicker has page keys, or arrows.
  const steps = page.getByRole('region', { name: 'Steps' });
  await editor.press('h', 's', 'PageDown', 'ArrowRight', 'ArrowRight', 'PageUp');
  await expect(steps.getByRole('status')).toContainText('Round 1:');
  await editor.press('Escape', 'Escape');
  await expect(editor.inspector).toBeVisible();
  await expect.poll(fills).toBe(false);
});
