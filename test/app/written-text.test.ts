/**
 * A text that cannot be read waits with its drawing: over a look elsewhere, a reload, another drawing, a page
 * that is killed.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDocument, mergeText } from '../../engine/document/index.ts';
import { beginPages, database, endPages, openPage, shelf } from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

const unreadable = 'a -> b\nb -> -> c  # and a note';

/** A page, and how the Text tab reads what is written there. */
async function writing(session = shelf()) {
  const page = await openPage(session);
  const { readWritten } = await import('../../app/edits/written-text.ts');
  const read = (text: string): void => {
    const merged = readWritten(text);
    if (merged.ok) page.applyEdit(() => merged.value);
  };
  return { page, read };
}

test('the notation that an empty text shows can be read as it is', async () => {
  const { exampleOfText } = await import('../../app/edits/written-text.ts');
  const read = mergeText(emptyDocument, exampleOfText);
  if (!read.ok) throw new Error(read.problems[0].says);
  const { nodes, edges } = read.value;
  expect(nodes.map(({ id, gray, score }) => [id, gray, score?.left])).toEqual([
    ['a', false, undefined],
    ['b', false, 3],
    ['c', false, undefined],
    ['d', true, undefined],
  ]);
  expect(edges.map(({ from, to, player }) => `${from} ${player} ${to}`)).toEqual([
    'a either b',
    'a either c',
    'b left c',
    'c right a',
    'd either a',
  ]);
});

test('it leaves the drawing alone, and goes when a text is read', async () => {
  const { page, read } = await writing();
  read('a -> b');
  read(unreadable);
  expect([page.ids(), page.editor().draft]).toEqual([['a', 'b'], unreadable]);
  page.undo();
  expect(page.editor().draft).toBe(unreadable);
  read('a -> c');
  expect([page.ids(), page.editor().draft]).toEqual([['a', 'c'], undefined]);
});

test('the message that it could not be read says that it was read, when it was', async () => {
  const { page, read } = await writing();
  const { openUnread } = await import('../../app/files/unread.ts');
  const said = () => page.editor().toasts.map(({ says }) => says);
  await openUnread(unreadable);
  read(unreadable);
  expect(said()).toEqual([
    'This text could not be read as a drawing. The Text tab shows it with the mistakes marked.',
  ]);
  read('a -> b');
  expect(said()).toEqual(['The text has been read as a drawing.']);
});

test.each(['a -> b', ''])('a reload brings it back beside the drawing "%s"', async (drawn) => {
  const session = shelf();
  const { page, read } = await writing(session);
  if (drawn !== '') read(drawn);
  const ids = page.ids();
  read(unreadable);
  page.hide();
  await page.flush();
  page.sleep();
  const again = await openPage(session);
  expect([again.ids(), again.editor().draft]).toEqual([ids, unreadable]);
});

test('a page that is killed before anything is stored leaves it to the next one', async () => {
  const session = shelf();
  const { page, read } = await writing(session);
  page.add('a');
  read(unreadable);
  await page.die();
  const again = await openPage(session);
  expect([again.ids(), again.editor().draft]).toEqual([['a'], unreadable]);
});

test('another drawing has none, the first one has it again, a copy and a restored drawing have it too', async () => {
  const { page, read } = await writing();
  read(unreadable);
  const first = page.editor().drawing;
  await page.openAsNew(emptyDocument);
  expect(page.editor().draft).toBeUndefined();
  page.add('x');
  await page.flush();
  await page.open(first);
  expect(page.editor().draft).toBe(unreadable);

  const about = (await page.listDrawings()).find(({ id }) => id === first);
  if (!about) throw new Error('The drawing is not in the list.');
  await page.duplicateDrawing(about);
  const copy = (await page.listDrawings()).find(({ title }) => title !== '');
  await page.open(copy?.id ?? '');
  expect(page.editor().draft).toBe(unreadable);

  await page.deleteDrawing(about, () => undefined);
  expect(database.records.has(`drawing/${first}`)).toBe(false);
  const restored = page.editor().toasts.at(-1)?.action;
  restored?.run();
  await expect.poll(() => database.records.has(`drawing/${first}`)).toBe(true);
  await page.open(first);
  expect(page.editor().draft).toBe(unreadable);
});

test('a tab that takes the drawing over takes the text over', async () => {
  const { page, read } = await writing();
  page.add('a');
  read(unreadable);
  await page.flush();
  const other = await openPage(shelf());
  await other.open(page.editor().drawing);
  expect(other.editor().readOnly).toBe('elsewhere');
  await other.editHere();
  expect([other.editor().readOnly, other.editor().draft]).toEqual([false, unreadable]);
});

test('the text has letters for names that reveal hidden values, and what is written keeps the names', async () => {
  const { page, read } = await writing();
  const { writtenDrawing } = await import('../../app/edits/written-text.ts');
  const { hideAll } = await import('../../app/store/hidden.ts');
  read('over ->L "*2"\nx -> over\nx -> "*2"');
  const called = (): string =>
    page
      .editor()
      .document.nodes.map(({ name, id }) => name || id)
      .join(' ');
  const before = page.editor().document;
  hideAll();
  expect(writtenDrawing()).toBe('a ->L b\nx -> a, b\n');
  read(writtenDrawing());
  expect(page.editor().document).toBe(before);
  read(`${writtenDrawing()}c -> b`);
  expect(called()).toBe('over *2 x c');
  read(writtenDrawing().replaceAll('x', 'y'));
  expect(called()).toBe('over *2 y c');
  // A text from before they were hidden means the same nodes.
  const places = page.editor().document.nodes.map(({ id, x, y }) => [id, x, y]);
  read('over ->L *2\ny -> over, *2\nc -> *2');
  expect(page.editor().document.nodes.map(({ id, x, y }) => [id, x, y])).toEqual(places);
  read(writtenDrawing().replaceAll('a', 'under'));
  expect(called()).toBe('under *2 y c');
});
