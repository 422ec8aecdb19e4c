/**
 * Lessons in the browser: their drawings become the person's own, views lead to them and reveal nothing on
 * the way, and nothing of a lesson is lost by closing a page, by another tab, or by deleting. Long because
 * all tests use pages with the same lesson.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { plainView, readLesson, writeLesson } from '../../engine/lesson/index.ts';
import { beginPages, database, drawings, endPages, openPage, shelf } from '../fixtures/pages.ts';

let ends: (() => void)[] = [];

beforeEach(() => {
  beginPages();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(async () => {
  for (const end of ends) end();
  ends = [];
  await endPages();
});

const drawn = (title: string, ids: readonly string[]) => ({
  ...emptyDocument,
  title,
  nodes: ids.map((id, i) => ({ id, x: 90 * i, y: 0, gray: false, name: '' })),
});

/** Two drawings, the first of which has two views. */
const file = writeLesson({
  title: 'Cycles',
  about: 'Going round.',
  drawings: new Map([
    ['ring', drawn('A ring', ['a', 'b'])],
    ['path', drawn('A path', ['p', 'q'])],
  ]),
  views: [
    { ...plainView('ring'), title: 'Guess', hidden: { all: true, except: [] }, note: 'Wait.' },
    { ...plainView('ring'), title: 'Look', step: 0, shows: 'outcomes' },
    { ...plainView('path'), title: 'Another', hidden: { all: false, except: ['q'] } },
  ],
});

/** A page of a tab with what lessons need. */
async function page(session = shelf()) {
  const opened = await openPage(session);
  const lessons = {
    ...(await import('../../app/files/lessons/lesson-opening.ts')),
    ...(await import('../../app/files/lessons/lesson-autosave.ts')),
    ...(await import('../../app/files/lessons/lesson-saving.ts')),
    ...(await import('../../app/files/lessons/lesson-making.ts')),
    ...(await import('../../app/files/lessons/lesson-deleting.ts')),
    ...(await import('../../app/files/lessons/lesson-storage.ts')),
    ...(await import('../../app/files/lessons/view-entering.ts')),
    ...(await import('../../app/store/lesson.ts')),
    ...(await import('../../app/store/hidden.ts')),
    ...(await import('../../app/store/hiding.ts')),
  };
  ends.push(await lessons.keepLesson());
  const { editor } = opened;
  return {
    ...opened,
    ...lessons,
    titles: () => editor().lesson?.views.map(({ title }) => title),
    says: () => editor().toasts.map(({ says }) => says),
    undoOffered: () => editor().toasts.at(-1)?.action?.run(),
  };
}

test('opening a lesson keeps its drawings and enters the first view; a view restores drawing, step and hidden values', async () => {
  const { editor, openLessonText, stepView } = await page();
  expect(await openLessonText(file, 'cycles')).toEqual([]);
  expect(editor().document.title).toBe('A ring');
  expect(editor().hidden).toMatchObject({ all: true });
  expect(editor().inspectorTab).toBe('lesson');
  await stepView(1);
  expect(editor()).toMatchObject({ showing: 'outcomes', walkthrough: { at: 0 } });
  expect(editor().hidden).toMatchObject({ all: false });
  await stepView(1);
  expect(editor().document.title).toBe('A path');
  expect(editor().walkthrough).toBeUndefined();
  expect(editor().hidden).toEqual({ all: false, except: new Set(['q']) });
  await stepView(1);
  expect(editor().document.title).toBe('A path');
  // One empty drawing was there before.
  expect(drawings()).toHaveLength(2);
});

test('presses that come while a drawing is being opened add up', async () => {
  const { editor, openLessonText, stepView } = await page();
  await openLessonText(file, 'cycles');
  await Promise.all([stepView(1), stepView(1)]);
  expect(editor().document.title).toBe('A path');
  await Promise.all([stepView(-1), stepView(-1), stepView(-1)]);
  expect(editor().hidden).toMatchObject({ all: true });
});

test('between two views no moment tells a value that the first hides or the second does not show yet', async () => {
  const { editor, useEditor, openLessonText, stepView } = await page();
  await openLessonText(file, 'cycles');
  const told: unknown[] = [];
  const end = useEditor.subscribe(({ hidden, walkthrough }) => {
    const hides = hidden.all || (walkthrough?.kind === 'shown' && walkthrough.at === 0);
    if (!hides) told.push(hidden);
  });
  await stepView(1);
  await stepView(-1);
  end();
  expect(editor().hidden).toMatchObject({ all: true });
  expect(told).toEqual([]);
});

test('what is edited at one view is seen at the other, and is in the file that is saved', async () => {
  const { editor, add, openLessonText, stepView, lessonToWrite } = await page();
  await openLessonText(file, 'cycles');
  add('c');
  await stepView(2);
  await stepView(-1);
  expect(editor().document.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const { lesson } = editor();
  const written = lesson && writeLesson(await lessonToWrite(lesson));
  const read = readLesson(written ?? '');
  expect(read).toMatchObject({ ok: true, value: { lesson: { title: 'Cycles', about: 'Going round.' } } });
  if (!read.ok) return;
  const before = readLesson(file);
  const views = (of: ReturnType<typeof readLesson>) =>
    of.ok ? of.value.lesson.views.map(({ drawing: _, ...view }) => view) : [];
  expect(views(read)).toEqual(views(before));
  expect([...read.value.lesson.drawings.values()].map(({ nodes }) => nodes.length)).toEqual([3, 2]);
});

test('a long lesson is read by a worker: Stop opens nothing, and else it opens as any other', async () => {
  const { editor, openLessonText, titles } = await page();
  const names = Array.from({ length: 4000 }, (_, i) => `n${i}`);
  const long = writeLesson({
    title: 'Long',
    about: '',
    drawings: new Map([
      ['many', drawn('Many', names)],
      ['ring', drawn('A ring', ['a', 'b'])],
    ]),
    views: [
      { ...plainView('many'), title: 'All of them' },
      { ...plainView('ring'), title: 'Two' },
    ],
  });
  const reading = openLessonText(long, 'long');
  expect(editor().opening).toMatchObject({ name: 'long', doing: 'reading' });
  editor().opening?.stop?.();
  expect(await reading).toBe('stopped');
  expect([editor().lesson, drawings()]).toEqual([undefined, []]);
  expect(await openLessonText(long, 'long')).toEqual([]);
  expect(titles()).toEqual(['All of them', 'Two']);
  expect(editor().document.nodes.map(({ id }) => id)).toEqual(names);
  expect(drawings()).toHaveLength(2);
  const wrong = await openLessonText(long.replace('"drawing": "ring"', '"drawing": "rong"'), 'long');
  expect(wrong !== 'stopped' && wrong.map(({ place }) => place)).toEqual(['views[1].drawing']);
});

test('a broken lesson opens nothing and names the place', async () => {
  const { editor, openLessonText } = await page();
  const problems = await openLessonText(file.replace('"drawing": "path"', '"drawing": "paht"'), 'cycles');
  expect(problems !== 'stopped' && problems.map(({ place }) => place)).toEqual(['views[2].drawing']);
  expect(editor().lesson).toBeUndefined();
  expect(drawings()).toEqual([]);
});

test('a view is made of what is on the screen, removed, and put back where it was', async () => {
  const { editor, add, addThisView, deleteView, toggleHidden, titles, undoOffered, updateView } =
    await page();
  add('a');
  addThisView();
  toggleHidden(['a']);
  addThisView();
  const [first, second] = editor().lesson?.views ?? [];
  expect([first, second].map(({ hidden }) => hidden.except)).toEqual([[], ['a']]);
  expect(first.drawing).toBe(editor().drawing);
  updateView(first);
  expect(editor().lesson?.views[0]).toEqual({ ...first, hidden: { all: false, except: ['a'] } });
  undoOffered();
  expect(editor().lesson?.views[0]).toEqual(first);
  deleteView(first);
  expect(titles()).toHaveLength(1);
  undoOffered();
  expect(editor().lesson?.views).toEqual([first, second]);
});

test('a page that is closed and opened again continues the lesson at the same view, and with what was not written yet', async () => {
  const session = shelf();
  const first = await page(session);
  await first.openLessonText(file, 'cycles');
  await first.stepView(2);
  first.renameLesson('Round and round');
  await first.die();
  const again = await page(session);
  expect(again.editor().lesson?.title).toBe('Round and round');
  expect(again.currentView(again.editor())?.title).toBe('Another');
});

test('a version of a lesson that is being written when its page ends is opened by the next page', async () => {
  const session = shelf();
  const first = await page(session);
  await first.openLessonText(file, 'cycles');
  await Promise.all([first.flush(), first.flushLesson()]);
  database.holds = true;
  first.renameLesson('Round and round');
  void first.flushLesson();
  await expect.poll(() => database.waiting).toHaveLength(1);
  // The page ends, and with it the writing.
  first.hide();
  first.sleep();
  database.holds = false;
  const again = await page(session);
  expect(again.editor().lesson?.title).toBe('Round and round');
});

test('the version that a closing page leaves is kept until storage has it, and a page that only read a lesson leaves none', async () => {
  const session = shelf();
  const first = await page(session);
  await first.openLessonText(file, 'cycles');
  const id = first.editor().lesson?.id ?? '';
  const rescued = () => localStorage.getItem(`grundy/rescue-lesson/${id}`);
  await Promise.all([first.flush(), first.flushLesson()]);
  first.hide();
  expect(rescued()).toBeNull();
  database.holds = true;
  first.renameLesson('Older');
  const older = first.flushLesson();
  await expect.poll(() => database.waiting).toHaveLength(1);
  first.renameLesson('Newer');
  first.hide();
  // The older writing ends, and with it the page.
  database.waiting[0]();
  await older;
  first.sleep();
  database.holds = false;
  const again = await page(session);
  expect(again.editor().lesson?.title).toBe('Newer');
  await again.flushLesson();
  expect(rescued()).toBeNull();
});

test('where two tabs change one lesson, the second continues with a copy', async () => {
  const first = await page();
  await first.openLessonText(file, 'cycles');
  const id = first.editor().lesson?.id ?? '';
  const second = await page();
  await second.openKeptLesson(id);
  first.renameLesson('Mine');
  await first.flushLesson();
  second.renameLesson('Yours');
  await second.flushLesson();
  const kept = (await second.listKeptLessons()).map(({ lesson }) => lesson.title);
  expect(kept.toSorted()).toEqual(['Mine', 'Yours, copy']);
  expect(second.editor().lesson?.title).toBe('Yours, copy');
});

test('deleting a lesson deletes the drawings that came with it, and undo brings all of it back', async () => {
  const only = await page();
  only.add('mine');
  await only.flush();
  await only.openLessonText(file, 'cycles');
  const [kept] = await only.listKeptLessons();
  const [about] = (await only.listDrawings()).filter(({ lesson }) => lesson === kept.lesson.id);
  await only.deleteDrawing(about, () => undefined);
  expect(only.says().at(-1)).toContain('“Cycles”');
  await only.deleteLesson(kept, () => undefined);
  expect((await only.listDrawings()).map(({ nodes }) => nodes)).toEqual([1]);
  expect(await only.listKeptLessons()).toEqual([]);
  expect(only.editor().lesson).toBeUndefined();
  only.undoOffered();
  await expect.poll(() => only.openKeptLesson(kept.lesson.id)).toBe(true);
  expect(only.editor().document.title).toBe('A ring');
});

/** A board that two views show, after no move and after one, and a drawing. */
const toads = { ruleset: 'toads-and-frogs', position: 'T.F.F' };
const withBoard = writeLesson({
  title: 'Boards',
  about: '',
  drawings: new Map<string, GameDocument>([
    ['toads', { ...emptyDocument, title: 'Toads and Frogs', board: { ...toads, line: ['.TF.F', 'FT..F'] } }],
    ['path', drawn('A path', ['p', 'q'])],
  ]),
  views: [
    { ...plainView('toads'), board: toads, hidden: { all: true, except: ['.TF.F'] } },
    { ...plainView('path') },
    { ...plainView('toads'), board: { ...toads, line: ['.TF.F'], starter: 'left' }, shows: 'outcomes' },
    { ...plainView('toads'), board: { ruleset: 'nim', position: '2+1' }, handout: false },
  ],
});

test('views of a board keep its position, the moment of its game and what is hidden; entering one is a step of undo', async () => {
  const { editor, openLessonText, stepView, addThisView, lessonToWrite } = await page();
  const { positionShown } = await import('../../app/store/board.ts');
  const { undo } = await import('../../app/store/document.ts');
  const { playMove } = await import('../../app/boards/board-hand.ts');
  const { studentCopy } = await import('../../app/files/lessons/student-copy.ts');
  const shown = () => [
    positionShown(editor())?.printed,
    editor().walkthrough?.kind === 'shown',
    editor().hidden.all,
  ];
  expect(await openLessonText(withBoard, 'boards')).toEqual([]);
  expect(shown()).toEqual(['T.F.F', false, true]);
  expect(editor().hidden.except).toEqual(new Set(['.TF.F']));
  await stepView(2);
  // The game that was played on from this moment is kept.
  expect(shown()).toEqual(['.TF.F', true, false]);
  expect(editor().game?.plies).toHaveLength(2);
  await stepView(1);
  expect([...shown(), editor().document.board?.ruleset]).toEqual(['2+1', false, false, 'nim']);
  undo();
  expect(editor().document.board).toEqual({ ...toads, line: ['.TF.F', 'FT..F'] });
  await stepView(-1);
  playMove('right', '.TFF.');
  addThisView();
  expect(editor().lesson?.views[3].board).toEqual({ ...toads, line: ['.TF.F', '.TFF.'], starter: 'left' });
  // Another view leads along another line, and this one back.
  await stepView(-1);
  expect(shown()).toEqual(['.TF.F', true, false]);
  expect(editor().document.view.variations).toEqual([{ of: 0, after: 1, line: ['.TFF.'] }]);
  await stepView(1);
  expect([...shown(), editor().game]).toMatchObject(['.TFF.', true, false, { variation: 1 }]);
  const { lesson } = editor();
  if (!lesson) throw new Error('no lesson is open');
  const read = readLesson(writeLesson(await lessonToWrite(lesson)));
  if (!read.ok) throw new Error(read.problems[0].says);
  expect(read.value.lesson.views.map(({ board }) => board?.line?.length)).toEqual([
    undefined,
    undefined,
    1,
    2,
    undefined,
  ]);
  // Students get no line that was played, nor what is left out.
  const copy = studentCopy(read.value.lesson);
  expect([...copy.drawings.values()].map(({ board, view }) => [board, view.variations])).toEqual([
    [toads, undefined],
    [undefined, undefined],
  ]);
  expect(copy.views.map(({ hidden }) => hidden.all)).toEqual([true, false, false, false]);
  expect(readLesson(writeLesson(copy)).ok).toBe(true);
});
