/**
 * The rescue that a killed page leaves: the next page continues from it, it never becomes a second drawing,
 * and it is deleted.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  beginPages,
  database,
  drawings,
  endPages,
  nodesOf,
  openPage,
  rescues,
  shelf,
} from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

/** A stored drawing with the node a, and a rescue that also has b. */
async function killed(session = shelf()) {
  const page = await openPage(session);
  page.add('a');
  await page.flush();
  const [about] = await page.listDrawings();
  page.add('b');
  await page.die();
  return { session, about };
}

for (const refused of ['readwrite', 'read']) {
  test(`a drawing that storage refuses (${refused}) has one rescue, however often the page is reloaded`, async () => {
    database.refuses = (doing) => doing.startsWith(refused);
    const session = shelf();
    const first = await openPage(session);
    first.add('a');
    first.hide();
    first.sleep();
    for (let time = 0; time < 3; time++) {
      const again = await openPage(session);
      expect(again.ids()).toEqual(['a']);
      await again.flush();
      again.hide();
      again.sleep();
      expect(rescues()).toHaveLength(1);
    }
    database.refuses = () => false;
    const last = await openPage(session);
    await last.flush();
    expect(drawings()).toEqual([last.editor().drawing]);
    expect(rescues()).toEqual([]);
  });
}

for (const writing of ['at once', 'late']) {
  test(`a drawing that another tab continues and writes ${writing} does not become a second drawing`, async () => {
    const session = shelf();
    const never = await openPage(session);
    never.add('a');
    await never.die();
    database.holds = writing === 'late';
    const first = await openPage(session);
    if (writing === 'at once') await first.flush();
    const second = await openPage(session);
    database.holds = false;
    for (const go of database.waiting) go();
    await Promise.all([first.flush(), second.flush()]);
    expect(drawings()).toEqual([first.editor().drawing]);
    expect(nodesOf(first.editor().drawing)).toEqual(['a']);
    expect(second.editor().drawing === first.editor().drawing).toBe(writing === 'at once');
  });
}

test('the rescue of a drawing stored in an older state becomes its last step', async () => {
  const { session, about } = await killed();
  const again = await openPage(session);
  await again.flush();
  expect(again.editor().drawing).toBe(about.id);
  expect(nodesOf(about.id)).toEqual(['a', 'b']);
  expect(rescues()).toEqual([]);
  again.undo();
  expect(again.ids()).toEqual(['a']);
});

test('an older state that could not be read is not overwritten', async () => {
  const { session, about } = await killed();
  database.refuses = () => true;
  const again = await openPage(session);
  expect(again.ids()).toEqual(['a', 'b']);
  database.refuses = () => false;
  again.add('c');
  await again.flush();
  expect(nodesOf(about.id)).toEqual(['a']);
  expect(nodesOf(again.editor().drawing)).toEqual(['a', 'b', 'c']);
  expect(rescues()).toEqual([]);
});

test('a slow writing of an older state does not delete the rescue', async () => {
  const session = shelf();
  const slow = await openPage(session);
  database.holds = true;
  slow.add('a');
  const older = slow.flush();
  await expect.poll(() => database.waiting).toHaveLength(1);
  slow.add('b');
  slow.hide();
  // The older writing ends, and with it the page.
  database.waiting[0]();
  await older;
  slow.sleep();
  expect(nodesOf(slow.editor().drawing)).toEqual(['a']);
  database.holds = false;
  const again = await openPage(session);
  expect(again.ids()).toEqual(['a', 'b']);
  await again.flush();
  expect(nodesOf(again.editor().drawing)).toEqual(['a', 'b']);
  expect(rescues()).toEqual([]);
});

test('the state that is being written is rescued as well', async () => {
  const slow = await openPage(shelf());
  database.holds = true;
  slow.add('a');
  const older = slow.flush();
  await expect.poll(() => database.waiting).toHaveLength(1);
  slow.add('b');
  void slow.flush();
  database.waiting[0]();
  await older;
  await expect.poll(() => database.waiting).toHaveLength(2);
  expect(slow.editor().saved.kind).toBe('saving');
  slow.hide();
  expect(rescues()).toHaveLength(1);
  database.waiting[1]();
  await slow.flush();
  expect(slow.editor().saved.kind).toBe('saved');
  expect(rescues()).toEqual([]);
});

test('a refused drawing is never called saved, however often saving is asked for', async () => {
  const refused = await openPage(shelf());
  database.refuses = () => true;
  refused.add('a');
  void refused.flush();
  await refused.flush();
  await Promise.resolve();
  expect(refused.editor().saved.kind).toBe('failed');
});

test('the tab that takes the drawing over continues from the rescue', async () => {
  const session = shelf();
  const dying = await openPage(session);
  dying.add('a');
  await dying.flush();
  const watching = await openPage(session);
  expect(watching.editor().readOnly).toBe('elsewhere');
  dying.add('b');
  await dying.die();
  await watching.editHere();
  await watching.flush();
  expect(nodesOf(watching.editor().drawing)).toEqual(['a', 'b']);
  expect(rescues()).toEqual([]);
});

/** A page with another drawing, in which a list may be open. */
async function another() {
  localStorage.removeItem('grundy/last');
  return await openPage(shelf());
}

test('a deleted drawing does not come back by itself, and restoring it restores the rescue', async () => {
  const { about } = await killed();
  const other = await another();
  await other.deleteDrawing(about, () => undefined);
  expect(drawings()).toEqual([]);
  expect(rescues()).toEqual([]);
  other.editor().toasts[0].action?.run();
  await expect.poll(() => drawings()).toEqual([about.id]);
  expect(nodesOf(about.id)).toEqual(['a', 'b']);
});

test('a drawing is duplicated and renamed with its rescue', async () => {
  const { session, about } = await killed();
  const other = await another();
  await other.duplicateDrawing(about);
  await other.renameDrawing(about, 'Anew');
  expect(drawings().map(nodesOf)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(rescues()).toEqual([]);
  const again = await openPage(session);
  expect(again.editor().drawing).toBe(about.id);
  expect(again.editor().document.title).toBe('Anew');
});
