/** The canvas stands before the panels around it: what is done meanwhile counts, and panels that cannot come are said. */
import { expect, test } from '@playwright/test';
import { withoutFileDialogs } from '../driver/downloads.ts';

const panels = '**/assets/panels-*.js';

test('while the panels are still on their way a node is drawn; a key pressed and a text pasted then act when they are there', async ({
  page,
  context,
}) => {
  await withoutFileDialogs(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let come = (): void => undefined;
  const coming = new Promise<void>((go) => {
    come = go;
  });
  await page.route(panels, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/');
  const canvas = page.getByRole('application', { name: 'Canvas' });
  await expect(canvas).toBeFocused();
  await canvas.dblclick({ position: { x: 300, y: 200 } });
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('n');
  await page.evaluate(() => navigator.clipboard.writeText('x -> y'));
  await page.keyboard.press('Control+v');
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await expect(page.getByRole('toolbar').or(page.getByRole('banner'))).toHaveCount(0);
  come();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('4 nodes');
  await choosing;
});

test('where the panels cannot be fetched the page says so and what helps, and the canvas goes on and shows values', async ({
  page,
}) => {
  await page.route(panels, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('A part of the editor could not be fetched');
  await page.getByRole('application', { name: 'Canvas' }).dblclick({ position: { x: 300, y: 200 } });
  await expect(page.getByRole('option')).toContainText('value zero');
  await page.unroute(panels);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('contentinfo', { name: 'Status' })).toContainText('1 node');
});
