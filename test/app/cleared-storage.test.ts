/**
 * What the browser had stored is cleared while a drawing is open: it is reported as that, and "Saved" refers
 * to what is there.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginPages, database, drawings, endPages, nodesOf, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

type Page = Awaited<ReturnType<typeof openPage>>;
const said = (page: Page): readonly string[] => page.editor().toasts.map(({ says }) => says);

const storageWasCleared =
  'The storage of this browser was cleared. This drawing is saved again. Other drawings are lost unless you have them in files.';

async function drawnAndCleared(): Promise<Page> {
  const page = await openPage(shelf());
  page.add('a');
  await page.flush();
  page.add('b');
  await page.flush();
  expect(page.editor().saved).toEqual({ kind: 'saved' });
  database.records.clear();
  return page;
}

test('an edit after storage was cleared is saved with the whole drawing under its own name, and the clearing is reported', async () => {
  const page = await drawnAndCleared();
  const { drawing } = page.editor();
  page.add('c');
  await page.flush();
  expect(said(page)).toEqual([storageWasCleared]);
  expect(page.editor()).toMatchObject({ drawing, saved: { kind: 'saved' }, readOnly: false });
  expect(drawings()).toEqual([drawing]);
  expect(nodesOf(drawing)).toEqual(['a', 'b', 'c']);
  page.add('d');
  await page.flush();
  expect(said(page)).toHaveLength(1);
  expect(nodesOf(drawing)).toEqual(['a', 'b', 'c', 'd']);
});

test('a page that is looked at again stores what is gone, and says nothing where all is there', async () => {
  const page = await drawnAndCleared();
  page.look();
  await expect.poll(() => drawings()).toEqual([page.editor().drawing]);
  await page.flush();
  expect(said(page)).toEqual([storageWasCleared]);
  expect(page.editor().saved).toEqual({ kind: 'saved' });
  page.look();
  await page.flush();
  expect(said(page)).toHaveLength(1);
});

test('a database that refuses to be read while it is being cleared is looked at again', async () => {
  const page = await drawnAndCleared();
  let refused = 0;
  database.refuses = (doing) => doing === 'readonly' && ++refused <= 2;
  page.look();
  await expect.poll(() => said(page)).toEqual([storageWasCleared]);
  expect(drawings()).toEqual([page.editor().drawing]);
});

test('a reload opens the drawing that was stored again, also where the tab was made to forget it', async () => {
  const session = shelf();
  const page = await openPage(session);
  page.add('a');
  await page.flush();
  const { drawing } = page.editor();
  database.records.clear();
  session.clear();
  localStorage.clear();
  page.add('b');
  await page.flush();
  const again = await openPage(session);
  expect([again.editor().drawing, again.ids()]).toEqual([drawing, ['a', 'b']]);
});

test('nothing is called saved while a storage that was cleared refuses', async () => {
  const page = await drawnAndCleared();
  database.refuses = (doing) => doing === 'readwrite';
  page.look();
  await expect
    .poll(() => page.editor().saved)
    .toEqual({
      kind: 'failed',
      says: 'The browser’s storage is full: the last changes are not saved. Download this drawing, or delete others.',
    });
  expect(drawings()).toEqual([]);
  expect(page.ids()).toEqual(['a', 'b']);
});

test('a drawing that another tab deleted is not taken for a cleared storage', async () => {
  const page = await openPage(shelf());
  page.add('a');
  await page.flush();
  const { drawing } = page.editor();
  for (const key of [...database.records.keys()]) if (key.endsWith(drawing)) database.records.delete(key);
  page.add('b');
  await page.flush();
  expect(said(page)).toEqual([
    'Another tab has changed this drawing too. Your version continues as a copy; the other is among your drawings.',
  ]);
});
