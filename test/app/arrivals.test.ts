/**
 * A page that is loaded again while files come loses none: those that were still being read are read on, and
 * a drawing that was too large to be stored by then is on the screen again.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDocument, type GameDocument, writeDocument } from '../../engine/document/index.ts';
import { beginPages, database, drawings, endPages, openPage, rescues, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

const arrivals = (): string[] => [...database.records.keys()].filter((key) => key.startsWith('arriving/'));

/** A page that has begun to open a file, and was killed before the file had been read. */
async function killedWhileReading(session: Storage, { stored = true } = {}) {
  const page = await openPage(session);
  const { openFiles } = await import('../../app/files/open.ts');
  const file = new File(['a -> b'], 'list.txt');
  file.arrayBuffer = () => new Promise(() => undefined);
  if (!stored) database.refuses = () => true;
  void openFiles([file]);
  await Promise.resolve();
  database.refuses = () => false;
  await page.die();
}

const loadedAgain = async (session: Storage) => {
  const page = await openPage(session);
  const { resumeOpening } = await import('../../app/files/open.ts');
  return { page, resumed: resumeOpening() };
};

test('a file that was still being read is read after a reload, once', async () => {
  const session = shelf();
  await killedWhileReading(session);
  expect(arrivals()).toHaveLength(1);
  const { page, resumed } = await loadedAgain(session);
  await resumed;
  expect(page.editor().document.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(arrivals()).toEqual([]);
  await page.flush();
  page.sleep();
  const again = await loadedAgain(session);
  await again.resumed;
  await again.page.flush();
  expect(drawings()).toHaveLength(1);
});

const interrupted = 'The page ended while list.txt was being opened. Open it again.';

test('a file that could not be kept, or whose reading was interrupted twice, has to be opened again: a message says so', async () => {
  const session = shelf();
  await killedWhileReading(session, { stored: false });
  const { page, resumed } = await loadedAgain(session);
  await resumed;
  expect(page.editor().toasts.map(({ says }) => says)).toEqual([interrupted]);
  await killedWhileReading(session);
  session.setItem(
    'grundy/arriving',
    (session.getItem('grundy/arriving') ?? '').replace('"interrupted":0', '"interrupted":2'),
  );
  const crashed = await loadedAgain(session);
  await crashed.resumed;
  expect(crashed.page.editor().toasts.map(({ says }) => says)).toEqual([interrupted]);
  expect(arrivals()).toEqual([]);
});

/** Too large for localStorage. */
const large: GameDocument = {
  ...emptyDocument,
  title: 'Large',
  nodes: Array.from({ length: 10_001 }, (_, i) => ({ id: `n${i}`, x: i, y: 0, gray: false, name: '' })),
  edges: Array.from({ length: 10_000 }, (_, i) => ({ from: `n${i}`, to: `n${i + 1}`, player: 'either' })),
};

test.each(['new', 'changed'])(
  'a large drawing that is %s is there again, though it was not stored in time',
  async (which) => {
    const session = shelf();
    const page = await openPage(session);
    if (which === 'changed') {
      page.add('a');
      await page.flush();
    }
    if (which === 'new') await page.openAsNew(large);
    else page.applyEdit(() => large);
    const { drawing } = page.editor();
    await page.die();
    expect(rescues()).toEqual([`grundy/rescue/${drawing}`]);
    const again = await openPage(session);
    expect(again.editor().drawing).toBe(drawing);
    expect(writeDocument(again.editor().document)).toBe(writeDocument(large));
    await again.flush();
    expect(drawings()).toEqual([drawing]);
    expect(rescues()).toEqual([]);
    expect(database.records.has(`rescue/${drawing}`)).toBe(false);
    if (which === 'changed') {
      again.undo();
      expect(again.ids()).toEqual(['a']);
    }
  },
);
