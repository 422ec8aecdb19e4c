/**
 * One page for many walks: the walks of a worker begin in the same page, one after another, since a new page
 * with an empty cache costs a third of what a short walk costs. Each walk finds what a new page has: nothing
 * is stored, no other page is open, the window has its size, the mouse is nowhere. After a walk that fails,
 * or that changes what cannot be changed back, such as the scripts that run before the page's own, the page
 * is closed, and the next walk gets a new one.
 */
import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';

type Listener = (...args: readonly never[]) => unknown;

type Shared = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly options: string;
  /** What the walk listens to. */
  readonly listeners: (readonly [event: string, listener: Listener])[];
  isSpoiled: boolean;
};

let shared: Shared | undefined;

/** What stays in a page or in its context. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setOffline',
];

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
 * ones gets another page. `prepare` adds what every walk has in it.
 */
export async function sharedPage(
  browser: Browser,
  options: string,
  prepare: (context: BrowserContext, page: Page) => Promise<unknown>,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  if (shared?.options === options) return shared;
  await shared?.context.close();
  shared = undefined;
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare(context, page);
  const made: Shared = { context, page, options, listeners: [], isSpoiled: false };
  const spoil = (): void => {
    made.isSpoiled = true;
  };
  watch(context, lasting, spoil);
  watch(page, lasting, spoil);
  watch(page.clock, ['install'], spoil);
  page.on('crash', spoil);
  watch(page, ['on', 'once'], (event: string, listener: Listener) => made.listeners.push([event, listener]));
  shared = made;
  return made;
}

/** Leaves the page as a walk is to find it, or closes it. */
export async function leavePage(
  origin: string,
  size: ViewportSize | null,
  hasFailed: boolean,
): Promise<void> {
  if (!shared) return;
  const { context, page, listeners, isSpoiled } = shared;
  if (hasFailed || isSpoiled || page.isClosed()) {
    shared = undefined;
    await context.close();
    return;
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const [event, listener] of listeners.splice(0)) page.off(event as 'close', listener as () => void);
  if (size) await page.setViewportSize(size);
  await page.mouse.move(-1, -1);
  // A document of the same site, in which nothing runs that would store anything again.
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
  await context.clearPermissions();
}
