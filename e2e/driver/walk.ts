/** A walk begins with an empty editor and ends with a console without errors. */
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { withoutFileDialogs } from './downloads.ts';
import { drive, type Editor } from './editor.ts';
import { leavePage, sharedPage } from './shared-page.ts';
import { slowed } from './slow-page.ts';
import { preparePace } from './slow-workers.ts';

/** A message of the test runner itself: see `serviceWorkers` in playwright.config.ts. */
const ofTheRunner = 'Service Worker registration blocked by Playwright';

export type Pages = 'new' | 'shared';

type Walk = {
  readonly editor: Editor;
  /**
   * Whether `slowWorkers` can be used: every file of the page goes through the test runner then, which takes
   * its time.
   */
  readonly pace: 'honest' | 'set';
  /** Whether the walk begins in a page of its own, or in one where others have ended. */
  readonly pages: Pages;
};

export const test = base.extend<Walk>({
  pace: ['honest', { option: true }],
  pages: ['new', { option: true }],
  // The options are those with which the browser makes a context.
  context: async (
    {
      browser,
      baseURL,
      pages,
      pace,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      permissions,
      serviceWorkers,
      viewport,
    },
    use,
    walk,
  ) => {
    const prepare = async (context: BrowserContext): Promise<void> => {
      await slowed(context);
      await withoutFileDialogs(context);
    };
    if (pages === 'new' || pace === 'set' || serviceWorkers === 'allow') {
      const context = await browser.newContext();
      await prepare(context);
      await context.newPage();
      await use(context);
      await context.close();
      return;
    }
    const options = JSON.stringify([colorScheme, contextOptions, hasTouch, isMobile, viewport]);
    const { context } = await sharedPage(browser, options, prepare);
    if (permissions) await context.grantPermissions(permissions);
    await use(context);
    await leavePage(new URL(baseURL ?? '').origin, viewport ?? null, walk.status !== walk.expectedStatus);
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0]);
  },
  editor: async ({ page, pace }, use) => {
    const wrong: string[] = [];
    page.on('console', (message) => {
      const bad = message.type() === 'error' || message.type() === 'warning';
      if (bad && message.text() !== ofTheRunner) wrong.push(message.text());
    });
    page.on('pageerror', (error) => wrong.push(String(error)));
    // The test runner takes file choosers over only while something listens for them, and needs a moment to
    // begin.
    page.on('filechooser', () => undefined);
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
