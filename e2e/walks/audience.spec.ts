/**
 * Two windows of one browser: the presenter's keeps the editor, the audience's follows it, and each finds the
 * other again.
 */
import { checked } from '../driver/access.ts';
import { drive, type Editor, spoken } from '../driver/editor.ts';
import { digitHeights, leastDigit } from '../driver/projector.ts';
import { expect, test } from '../driver/walk.ts';

/**
 * Where the nodes are, from the middle of the canvas, in the size in which all that the presenter sees fits.
 */
async function places({ drawn }: Editor, within: { readonly width: number; readonly height: number }) {
  const { surface, nodes } = await drawn();
  const share = Math.min(surface.width / within.width, surface.height / within.height);
  return Object.fromEntries(
    nodes.map(({ id, x, y }) => [
      id,
      [
        Math.round((x - surface.x - surface.width / 2) / share),
        Math.round((y - surface.y - surface.height / 2) / share),
      ],
    ]),
  );
}

/** In a page: marks it if anything is stored, or locked against other tabs. */
function keepingNothing(): void {
  const mark = (of: object, name: string): void => {
    Object.assign(of, {
      [name]: () => {
        document.documentElement.dataset.kept = name;
      },
    });
  };
  mark(Storage.prototype, 'setItem');
  mark(IDBFactory.prototype, 'open');
  mark(LockManager.prototype, 'request');
}

test('the audience’s window shows what the presenter shows, and catches up after either is loaded again', async ({
  editor,
}) => {
  const { page } = editor;
  const context = page.context();
  const open = page.getByRole('button', { name: 'Open audience window' });
  const link = page.getByRole('region', { name: 'Audience' }).getByRole('status');

  // A browser that opens no windows leaves a link.
  await page.evaluate(() => Object.assign(window, { honest: window.open, open: () => null }));
  await open.click();
  await expect(link).toContainText('Allow pop-ups for this page');
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open it by hand' }).click(),
  ]);
  await page.evaluate(() => Object.assign(window, { open: (window as { honest?: unknown }).honest }));
  const audience = drive(second);
  await second.setViewportSize({ width: 1920, height: 1080 });
  await expect(link).toHaveText('The audience window follows this one.');

  const same = (): Promise<void> =>
    expect(async () => {
      const { surface } = await editor.drawn();
      expect(await places(audience, surface)).toEqual(await places(editor, surface));
      expect(await audience.twin()).toEqual(await editor.twin());
    }).toPass();
  const a = await editor.doubleClick(300, 200);
  const b = await editor.grow(a, 520, 320);
  const values = ['*1', '0'].map((value) => expect.stringContaining(`value ${spoken(value)}`));
  await expect.poll(() => audience.twin()).toEqual(values);
  await same();
  await editor.press('Escape');
  await editor.focusCanvas();
  await editor.press('f', '+');
  await same();
  const smallest = async () => Math.min(...(await second.evaluate(digitHeights)));
  await expect.poll(smallest).toBeGreaterThanOrEqual(leastDigit);
  await checked(second, 'an audience’s window');
  await checked(page, 'a presenter’s window');

  // The clicker's keys are heard in both windows.
  await editor.press('s', 'PageDown');
  await expect(second.getByRole('status').filter({ hasText: 'Round 0:' })).toBeVisible();
  await audience.press('PageDown');
  await expect(second.getByRole('status').filter({ hasText: 'Round 1:' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('status')).toContainText('Round 1:');

  await editor.focusCanvas();
  await editor.press('Escape', 'Escape', 'Escape', 'h', 'k');
  await expect(second.getByRole('option', { name: /hidden/ })).toHaveCount(2);
  const spot = second.locator('[data-spot][data-seen] b');
  await expect
    .poll(async () => {
      // The bar gives its room back to the canvas, on which the node may still be on its way.
      const { x, y } = await editor.node(b);
      await page.mouse.move(x, y);
      const [box, there] = [await spot.boundingBox(), await audience.node(b)];
      return box && Math.hypot(box.x + box.width / 2 - there.x, box.y + box.height / 2 - there.y);
    })
    .toBeLessThan(3);

  // A window that is loaded again has all of it, and keeps nothing of it.
  await second.addInitScript(keepingNothing);
  await second.reload();
  await expect(spot).toBeVisible();
  await same();
  // So does the presenter's, which continues at its round and in its view.
  await editor.focusCanvas();
  // Steps of hidden values say nothing, so the values are shown again.
  await editor.press('h', 's', '-');
  // The bar takes a part of the canvas, and the view may follow a moment later.
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible();
  await editor.node(b);
  await same();
  const { surface } = await editor.drawn();
  const before = await places(editor, surface);
  await page.reload();
  await expect(link).toHaveText('The audience window follows this one.');
  await expect.poll(async () => (await editor.drawn()).surface).toEqual(surface);
  // The view follows the last of the bars in the frame after it.
  await expect.poll(() => places(editor, surface)).toEqual(before);
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText('0 of');
  await expect(second.getByText('0 of', { exact: false })).toBeVisible();
  await same();
  await editor.focusCanvas();
  await editor.press('Escape', 'h', 'n', 'b');
  await expect(second.getByRole('img', { name: 'Blank screen' })).toBeVisible();
  await editor.press('b');
  await expect(second.getByRole('img', { name: 'Blank screen' })).toBeHidden();
  await expect.poll(async () => (await audience.ids()).length).toBe(3);
  await same();
  expect(await second.evaluate(() => document.documentElement.dataset.kept)).toBeUndefined();

  await second.close();
  await expect(link).toContainText('is closed or does not answer');
  const [again] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open again' }).click(),
  ]);
  await expect(again.getByRole('option', { name: /hidden/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'Close audience window' }).click();
  await expect.poll(() => again.isClosed()).toBe(true);
  await expect(link).toBeHidden();
});
