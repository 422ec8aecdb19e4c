/**
 * One drawing in two tabs of a browser without locks: the tabs ask each other, or learn from storage what the other
 * has written, and nothing is lost. The walks show the same in a browser that has locks.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../app/words.ts';
import {
  beginPages,
  database,
  drawings,
  endPages,
  nodesOf,
  openPage,
  shelf,
  tabWaits,
} from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(endPages);

type Page = Awaited<ReturnType<typeof openPage>>;
const said = (page: Page): readonly string[] => page.editor().toasts.map(({ says }) => says);

/** A tab that writes a drawing with the node a, and another one that shows it. */
async function twoTabs() {
  const first = await openPage(shelf());
  first.add('a');
  await first.flush();
  const other = await openPage(shelf());
  expect(other.editor()).toMatchObject({ drawing: first.editor().drawing, readOnly: 'elsewhere' });
  return { first, other, drawing: first.editor().drawing };
}

test('a tab that is asked for its drawing saves it first, and follows the tab that has it', async () => {
  const { first, other } = await twoTabs();
  tabWaits.yielding = 900_000;
  first.add('b');
  await other.editHere();
  expect(other.ids()).toEqual(['a', 'b']);
  expect(other.editor().readOnly).toBe(false);
  expect(first.editor().readOnly).toBe('elsewhere');
  other.add('c');
  await other.flush();
  await expect.poll(() => first.ids()).toEqual(['a', 'b', 'c']);
  other.undo();
  other.undo();
  expect(other.ids()).toEqual(['a']);
  expect(drawings()).toHaveLength(1);
});

for (const asleep of [false, true]) {
  test(`what ${asleep ? 'a sleeping' : 'the other'} tab could not save goes on there as a copy`, async () => {
    const { first, other, drawing } = await twoTabs();
    database.refuses = (doing) => doing === 'readwrite';
    first.add('b');
    await first.flush();
    if (asleep) first.sleep();
    else tabWaits.yielding = 900_000;
    await other.editHere();
    expect(other.editor().readOnly).toBe(false);
    database.refuses = () => false;
    other.add('c');
    await other.flush();
    // A sleeping tab learns of it when it saves, the other one when it is asked.
    if (!asleep) await expect.poll(() => first.editor().readOnly).toBe(false);
    first.add('d');
    await first.flush();
    expect(said(first)).toContain(words.keeping.parted);
    expect(nodesOf(drawing)).toEqual(['a', 'c']);
    expect(nodesOf(first.editor().drawing)).toEqual(['a', 'b', 'd']);
    expect(first.editor().document.title).toBe(words.keeping.copyOf(other.editor().document.title));
    expect(drawings()).toHaveLength(2);
  });
}

test('tabs that cannot speak to each other never overwrite what the other wrote', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const first = await openPage(shelf());
  first.add('a');
  await first.flush();
  const other = await openPage(shelf());
  expect(other.editor().readOnly).toBe(false);
  other.add('b');
  await other.flush();
  first.add('c');
  await first.flush();
  expect(said(first)).toContain(words.keeping.parted);
  expect(nodesOf(other.editor().drawing)).toEqual(['a', 'b']);
  expect(nodesOf(first.editor().drawing)).toEqual(['a', 'c']);
});

test('a drawing that another tab deleted while it was open goes on as a copy', async () => {
  const { first, other, drawing } = await twoTabs();
  const [about] = await first.listDrawings();
  await first.deleteDrawing(about, () => undefined);
  expect(drawings()).not.toContain(drawing);
  await other.editHere();
  other.add('b');
  await other.flush();
  expect(said(other)).toContain(words.keeping.parted);
  expect(nodesOf(other.editor().drawing)).toEqual(['a', 'b']);
  expect(drawings()).not.toContain(drawing);
});
