/** A walk begins with an empty editor and ends with a console without errors. */
import { test as base, expect } from '@playwright/test';
import { withoutFileDialogs } from './downloads.ts';
import { drive, type Editor } from './editor.ts';
import { slowed } from './slow-page.ts';
import { preparePace } from './slow-workers.ts';

/** A message of the test runner itself: see `serviceWorkers` in playwright.config.ts. */
const ofTheRunner = 'Service Worker registration blocked by Playwright';

type Walk = {
  readonly editor: Editor;
  /**
   * Whether `slowWorkers` can be used: every file of the page goes through the test runner then, which takes
   * its time.
   */
  readonly pace: 'honest' | 'set';
};

export const test = base.extend<Walk>({
  pace: ['honest', { option: true }],
  context: async ({ context }, use) => {
    await slowed(context);
    await use(context);
  },
  editor: async ({ page, pace }, use) => {
    const wrong: string[] = [];
    page.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning';
      if (bad && message.text() !== ofTheRunner) wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(String(error)));
    await withoutFileDialogs(page);
    if (pace === 'set') await preparePace(page);
    const editor = drive(page);
    await editor.open();
    await use(editor);
    // A worker's script may still be loading.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(wrong, 'the console').toEqual([]);
  },
});

export { expect };
