/**
 * One drawing in two tabs of a browser without locks: the tabs ask each other, or learn from storage what the
 * other has written, and nothing is lost. The walks show the same in a browser that has locks.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { words } from '../../app/words.ts';
import {
  beginPages,
  database,
  drawings,
  endPages,
  hiddenOf,
  nodesOf,
  openPage,
  shelf,
  tabWaits,
} from '../fixtures/pages.ts';

beforeEach(beginPages);
afterEach(async () => {
  vi.useRealTimers();
  await endPages();
});

type Page = Awaited<ReturnType<typeof openPage>>;
const said = (page: Page): readonly string[] => page.editor().toasts.map(({ says }) => says);

const continuesAsCopy =
  'Another tab has changed this drawing too. Your version continues as a copy; the other is among your drawings.';

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

test('a tab takes a drawing that was free at two looks, so a page that is loaded again keeps its own', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const session = shelf();
  const first = await openPage(session);
  first.add('a');
  await first.flush();
  const other = await openPage(shelf());
  const look = async (): Promise<unknown> => {
    Object.assign(document, { hasFocus: () => true });
    // It waits for the answers of other tabs after each look.
    await vi.advanceTimersByTimeAsync(tabWaits.looking + 100);
    return other.editor().readOnly;
  };
  first.sleep();
  expect(await look()).toBe('elsewhere');
  const again = await openPage(session);
  expect(await look()).toBe('elsewhere');
  expect(again.editor()).toMatchObject({ drawing: first.editor().drawing, readOnly: false });
  // This one is not loaded again.
  again.sleep();
  expect(await look()).toBe('elsewhere');
  expect(await look()).toBe(false);
});

for (const asleep of [false, true]) {
  test(`what ${asleep ? 'a sleeping' : 'the other'} tab could not save continues there as a copy`, async () => {
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
    expect(said(first)).toContain(continuesAsCopy);
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
  expect(said(first)).toContain(continuesAsCopy);
  expect(nodesOf(other.editor().drawing)).toEqual(['a', 'b']);
  expect(nodesOf(first.editor().drawing)).toEqual(['a', 'c']);
});

test('a drawing that another tab deleted while it was open continues as a copy', async () => {
  const { first, other, drawing } = await twoTabs();
  const [about] = await first.listDrawings();
  await first.deleteDrawing(about, () => undefined);
  expect(drawings()).not.toContain(drawing);
  await other.editHere();
  other.add('b');
  await other.flush();
  expect(said(other)).toContain(continuesAsCopy);
  expect(nodesOf(other.editor().drawing)).toEqual(['a', 'b']);
  expect(drawings()).not.toContain(drawing);
});

/** Whose values are on the screen of a page. */
const seen = (page: Page): readonly string[] =>
  page.ids().filter((id) => !page.isHidden(page.editor().hidden, id));

test('a view of a lesson hides its values even if another tab shows the same drawing otherwise, writes it, or takes it over', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const nodes = ['a', 'b', 'c'].map((id, i) => ({ id, x: 100 * i, y: 0 }));
  const hides = (...except: readonly string[]) => ({ drawing: 'd', hidden: { except } });
  const views = [hides('a'), hides(), hides('b', 'c')];
  const drawings = { d: { format: 'grundy', version: 1, nodes } };
  const lesson = JSON.stringify({ format: 'grundy-lesson', version: 1, drawings, views });
  const first = await openPage(shelf());
  expect(await first.openLessonText(lesson, 'a lesson')).toEqual([]);
  await first.flush();
  const other = await openPage(shelf());
  await other.openKeptLesson(first.editor().lesson?.id ?? '');
  tabWaits.yielding = 900_000;
  const onScreens = () => [seen(first), seen(other)];
  expect(onScreens()).toEqual([
    ['b', 'c'],
    ['b', 'c'],
  ]);
  await other.editHere();
  await other.stepView(2);
  expect(onScreens()).toEqual([['b', 'c'], ['a']]);
  await first.stepView(1);
  await other.flush();
  await first.editHere();
  expect(onScreens()).toEqual([['a', 'b', 'c'], ['a']]);
  // Every writing of one tab is followed by the other.
  for (const [page, id] of [
    [first, 'd'],
    [other, 'e'],
  ] as const) {
    await page.editHere();
    page.add(id);
    await page.flush();
    await expect.poll(() => [first, other].every((each) => each.ids().includes(id))).toBe(true);
    expect(seen(first).slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(seen(other).join('')).toMatch(/^ade?$/);
  }
});

test('without a lesson a tab follows what the other hides and shows, but what a person hid here stays hidden', async () => {
  const { first, other } = await twoTabs();
  tabWaits.yielding = 900_000;
  const written = async (): Promise<void> => {
    await first.flush();
    await expect.poll(() => other.ids()).toEqual(first.ids());
  };
  first.hideAll();
  first.add('b');
  await written();
  await expect.poll(() => seen(other)).toEqual([]);
  first.showAll();
  first.add('c');
  await written();
  expect(seen(other)).toEqual(['a', 'b', 'c']);
  other.hideAll();
  first.add('d');
  await written();
  expect(seen(other)).toEqual([]);
  // It is kept with the drawing once this tab writes it.
  await other.editHere();
  expect([seen(other), hiddenOf(other.editor().drawing)]).toEqual([[], { all: true, except: [] }]);
});
