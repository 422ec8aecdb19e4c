/**
 * The export dialog, light and dark, on a desk, on a phone and four times as large: axe finds nothing, and
 * everything can be reached.
 */
import type { Page } from '@playwright/test';
import { checked, checkedColours } from '../driver/access.ts';
import { openExport } from '../driver/export.ts';
import { dropExample } from '../driver/keeping.ts';
import { expect, test } from '../driver/walk.ts';

/** What covers the focused element; empty if its centre is visible. */
const covered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const { x, y, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const seen = over && (at.contains(over) || over.closest('label')?.contains(at));
    return seen ? '' : `${at.outerHTML.slice(0, 80)} is under ${over?.outerHTML.slice(0, 80)}`;
  });

const screens = {
  'a desk': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
  'a desk at 400 %': { width: 320, height: 400 },
} as const;

test('nothing is in the way, on any screen', async ({ editor }) => {
  const { page } = editor;
  await dropExample(editor, 'fraenkel');
  await expect(editor.status).toContainText('8 nodes');
  const { dialog, choose, field, text, warnings, pictures, button } = await openExport(page);
  const onEveryScreen = async (
    state: string,
    soundOn: readonly (keyof typeof screens)[],
    look?: (tall: boolean) => Promise<void>,
  ): Promise<void> => {
    for (const [screen, viewport] of Object.entries(screens)) {
      await page.setViewportSize(viewport);
      if (soundOn.some((each) => each === screen)) await checked(page, `${screen}, ${state}`);
      const beyond = () => dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      await expect.poll(beyond, `${screen}, ${state}`).toBeLessThanOrEqual(0);
      await look?.(viewport.height >= 600);
    }
  };
  /** Where things lie does not depend on the look: its colours do. */
  const inTheDark = async (state: string, look?: () => Promise<void>): Promise<void> => {
    await page.setViewportSize(screens['a desk']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await checkedColours(page, `in the dark, ${state}`);
    await look?.();
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await pictures();
  await onEveryScreen('SVG', ['a desk', 'a phone', 'a desk at 400 %']);
  await inTheDark('SVG', async () => {
    // Paper is white in every theme.
    const sheet = dialog.getByRole('img', { name: /^The figure/ }).locator('../..');
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
  await choose('Format', 'TikZ');
  await field('Width').selectOption('Other');
  await field('Maximum width').fill('30');
  await field('Caption').fill('A caption');
  await expect(warnings).toContainText('The smallest text');
  await expect(text).toHaveValue(/A caption/);
  await onEveryScreen('TikZ', ['a phone'], async () => {
    await field('Maximum width').focus();
    for (let stops = 0; stops < 12; stops++) {
      await editor.press('Tab');
      await expect.poll(() => covered(page)).toBe('');
    }
  });
  await inTheDark('TikZ');
  await choose('Format', 'Link');
  await expect(text).toHaveValue(/#g1=/);
  await onEveryScreen('a link', ['a phone'], async (tall) => {
    // If there is room the buttons stay visible; on the smallest screen they come after the options.
    if (!tall) await button(/Copy/).evaluate((copy) => copy.scrollIntoView({ block: 'center' }));
    await expect(button(/Copy/)).toBeInViewport({ ratio: 1 });
  });
});
