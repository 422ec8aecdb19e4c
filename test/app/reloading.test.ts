/**
 * A page that is loaded again gets its drawing back from the page it replaces, however long that one takes to
 * end.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claim, isMine, letGo } from '../../app/files/claim.ts';
import { tabWaits } from '../../app/files/tab-waits.ts';
import { shelf } from '../fixtures/pages.ts';

/** Locks as a browser has them; another page holds that of the drawing until it was asked for some times. */
function locksHeldBy(page: string, times: number) {
  let holder: string | undefined = page;
  let asked = 0;
  return {
    asked: () => asked,
    locks: {
      request(_: string, { signal }: LockOptions, use: () => Promise<void>): Promise<void> {
        asked++;
        if (asked > times) {
          holder = 'this page';
          return use();
        }
        return new Promise((_go, refuse) =>
          signal?.addEventListener('abort', () => refuse(new DOMException('too late', 'AbortError'))),
        );
      },
      query: async () => ({ held: holder ? [{ name: 'grundy/drawing/d', clientId: holder }] : [] }),
    },
  };
}

const release = tabWaits.release;
beforeEach(() => {
  tabWaits.release = 1;
});
afterEach(() => {
  letGo();
  tabWaits.release = release;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function loadedBy(type: string, last: string | undefined): void {
  const session = shelf();
  if (last !== undefined) session.setItem('grundy/page', last);
  vi.stubGlobal('sessionStorage', session);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

test('a reloaded page waits until the page it replaces has ended, and is remembered in its place', async () => {
  loadedBy('reload', 'former page');
  const browser = locksHeldBy('former page', 25);
  vi.stubGlobal('navigator', { locks: browser.locks });
  expect(await claim('d')).toBe(true);
  expect(browser.asked()).toBe(26);
  expect(isMine('d')).toBe(true);
  await expect.poll(() => sessionStorage.getItem('grundy/page')).toBe('this page');
});

test.each([
  ['a page that was loaded again while another tab has the drawing', 'reload', 'former page'],
  ['a duplicated tab, which has the storage of the other', 'navigate', 'other page'],
  ['a tab that never had it', 'reload', undefined],
])('%s does not wait', async (_, type, last) => {
  loadedBy(type, last);
  const browser = locksHeldBy('other page', 25);
  vi.stubGlobal('navigator', { locks: browser.locks });
  expect(await claim('d')).toBe(false);
  expect(browser.asked()).toBe(1);
  expect(sessionStorage.getItem('grundy/page')).toBe(null);
});
