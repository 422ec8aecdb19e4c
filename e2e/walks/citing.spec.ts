/**
 * How to cite: from the menu and from Share, for the program, the works behind an example, and the fact that
 * it shows.
 */
import { checked, checkedColours } from '../driver/access.ts';
import { expect, test } from '../driver/walk.ts';

test('a person copies how to cite the program and the sources of an example', async ({ editor }) => {
  const { page } = editor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  const dialog = page.getByRole('dialog', { name: 'How to cite' });
  await editor.openExample(/erratum/i);
  await expect(editor.status).toContainText('☾');

  await editor.menu(/How to cite/);
  await expect(dialog).toContainText(/Grundy \d+\.\d+\.\d+, released \d+ \w+ \d{4}/);
  // The first thing that Enter does is what most people came for.
  await page.keyboard.press('Enter');
  await expect.poll(copied).toMatch(/^@software\{grundy,/);
  await dialog.getByRole('button', { name: 'Copy: APA style' }).click();
  await expect.poll(copied).toContain('[Computer software]');

  const work = dialog.getByRole('listitem').filter({ hasText: 'Cyclic impartial games with carry-on moves' });
  await expect(work).toContainText('Cyclic with carry-on moves: Algorithm 8 · A source of this example');
  await work.getByRole('button').click();
  await expect.poll(copied).toMatch(/^@unpublished\{abuku-carry-on,/);
  await dialog.getByRole('button', { name: 'Copy the address' }).click();
  await expect.poll(copied).toMatch(/docs\/understand\/beyond-the-papers\.html#carry-on-algorithm-8$/);
  await checked(page, 'how to cite');
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkedColours(page, 'how to cite, in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ]) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await expect(dialog.getByRole('button', { name: 'Copy: BibTeX' })).toBeInViewport();
  }
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share' }).getByRole('button', { name: 'How to cite…' }).click();
  await expect(dialog).toBeVisible();
});
