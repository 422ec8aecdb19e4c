/** The browser is asked to keep what is saved, so that it does not clear it when its disk is full. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

test('after the first drawing is saved the browser is asked, once, to keep what is saved', async () => {
  let asked = 0;
  const persist = async (): Promise<boolean> => {
    asked++;
    return false;
  };
  vi.stubGlobal('navigator', { storage: { persist } });
  const session = shelf();
  const first = await openPage(session);
  await first.flush();
  expect(asked).toBe(0);
  first.add('a');
  await first.flush();
  expect(asked).toBe(1);
  first.sleep();
  const again = await openPage(session);
  again.add('b');
  await again.flush();
  expect(again.ids()).toEqual(['a', 'b']);
  expect(asked).toBe(1);
});
