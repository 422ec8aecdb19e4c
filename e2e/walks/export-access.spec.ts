/** The export dialog, light and dark, on a desk, on a phone and four times as large: axe finds nothing, and nothing is out of reach. */
import type { Page } from '@playwright/test';
import { checked } from '../driver/access.ts';
import { openExport } from '../driver/export.ts';
import { expect, test } from '../driver/walk.ts';

/** What lies over the thing that has the keyboard; empty where its middle can be seen. */
const covered = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const { x, y, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const seen = over && (at.contains(over) || over.closest('label')?.contains(at));
    return seen ? '' : `${at.outerHTML.slice(0, 80)} is under ${over?.outerHTML.slice(0, 80)}`;
  });

const desk = { width: 1280, height: 800 };

/** Where things lie does not depend on the look: one screen in the dark shows its colours. */
const screens = {
  light: {
    'a desk': desk,
    'a phone': { width: 390, height: 844 },
    'a desk at 400 %': { width: 320, height: 400 },
  },
  dark: { 'a desk': desk },
} as const;

for (const look of ['light', 'dark'] as const) {
  for (const [screen, viewport] of Object.entries(screens[look])) {
    test.describe(`${look}, on ${screen}`, () => {
      test.use({ colorScheme: look, viewport });
      test('nothing is in the way of anybody', async ({ editor }) => {
        await editor.openExample(/Fraenkel/);
        await expect(editor.status).toContainText('8 nodes');
        const { dialog, choose, field, text, warnings, pictures, button } = await openExport(editor.page);
        await pictures();
        await checked(editor.page, `${look}, ${screen}, SVG`);
        await choose('Format', 'TikZ');
        await field('Width').selectOption('Other');
        await field('Maximum width').fill('30');
        await field('Caption').fill('A caption');
        await expect(warnings).toContainText('The smallest text');
        await expect(text).toHaveValue(/A caption/);
        await checked(editor.page, `${look}, ${screen}, TikZ`);
        await field('Maximum width').focus();
        for (let stops = 0; stops < 12; stops++) {
          await editor.press('Tab');
          expect(await covered(editor.page)).toBe('');
        }
        await choose('Format', 'Link');
        await expect(text).toHaveValue(/#g1=/);
        await checked(editor.page, `${look}, ${screen}, a link`);
        // Where there is room they stay in sight; on the smallest screen they come after what is chosen.
        if (viewport.height < 600)
          await button(/Copy/).evaluate((copy) => copy.scrollIntoView({ block: 'center' }));
        await expect(button(/Copy/)).toBeInViewport({ ratio: 1 });
        const beyond = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(beyond).toBeLessThanOrEqual(0);
        // Paper is white in any light.
        await choose('Format', 'SVG');
        const ground = await dialog
          .getByRole('img', { name: /^The figure/ })
          .locator('../..')
          .evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
        expect(ground).toBe('rgb(255, 255, 255)');
      });
    });
  }
}
