/**
 * One page for many walks: the walks of a worker begin in the same page, one after another, since a new page
 * with an empty cache costs a third of what a short walk costs. (The test runner's own `reuseContext` empties
 * the cache, which is what costs.) Before each walk nothing is stored, no other page is open, no page is in
 * the history, no key is held, the window has its size, and the mouse is outside it; scripts are in the
 * cache. Where a walk changes what cannot be changed back, such as the scripts that run before the page's
 * own, the next one gets another page.
 */
import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';

type Listener = (...args: readonly never[]) => unknown;

type Shared = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** With which the context was made. */
  readonly options: string;
  /** What the walk listens to. */
  readonly listeners: (readonly [event: string, listener: Listener])[];
  isSpoiled: boolean;
};

let shared: Shared | undefined;

/** What they change stays in a page or in its context. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
];

const ofTheClock = ['fastForward', 'install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

const heldKeys = ['Alt', 'Control', 'Meta', 'Shift', 'Space'];

/** Calls `notice` before each of these methods. */
function watch(target: object, names: readonly string[], notice: (...args: never[]) => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    Reflect.set(target, name, (...args: never[]) => {
      notice(...args);
      return Reflect.apply(method, target, args);
    });
  }
}

/**
 * The page of this worker. `options` are those with which a context is made, as a text: a walk with other
 * ones gets another page. `prepare` adds to the context what every page of a walk has.
 */
export async function sharedPage(
  browser: Browser,
  options: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  if (shared?.options === options) return shared;
  await shared?.context.close();
  shared = undefined;
  const context = await browser.newContext();
  await prepare(context);
  const page = await context.newPage();
  const made: Shared = { context, page, options, listeners: [], isSpoiled: false };
  const spoil = (): void => {
    made.isSpoiled = true;
  };
  watch(context, ['on', 'once', ...lasting], spoil);
  watch(page, lasting, spoil);
  watch(page.clock, ofTheClock, spoil);
  page.on('crash', spoil);
  watch(page, ['on', 'once'], (event: string, listener: Listener) => made.listeners.push([event, listener]));
  shared = made;
  return made;
}

/**
 * Leaves the page as the next walk is to find it, or closes it. A page in which a walk has failed stays as it
 * is for its picture; the test runner begins with another worker then.
 */
export async function leavePage(
  origin: string,
  size: ViewportSize | null,
  hasFailed: boolean,
): Promise<void> {
  if (!shared) return;
  const left = shared;
  const { context, page, listeners, isSpoiled } = left;
  // It is nobody's until all is done.
  shared = undefined;
  if (hasFailed || isSpoiled || page.isClosed()) return await context.close();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const [event, listener] of listeners.splice(0)) page.off(event as 'close', listener as () => void);
  if (size) await page.setViewportSize(size);
  await page.mouse.up();
  for (const key of heldKeys) await page.keyboard.up(key);
  await page.mouse.move(-1, -1);
  // A document of the same site, in which nothing runs that would store anything again.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
  shared = left;
}
