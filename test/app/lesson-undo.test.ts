/**
 * A lesson has undo and redo as drawings have: every change of it is a step, and none is lost by a reload or
 * another tab.
 */
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editor, startAfresh } from '../../app/store/editor.ts';
import {
  addView,
  describeLesson,
  endLessonField,
  markEntered,
  moveView,
  removeView,
  renameLesson,
  restoreView,
  setLesson,
  travelInLesson,
  writeView,
} from '../../app/store/lesson.ts';
import type { KeyedView } from '../../app/store/state/lesson.ts';
import { emptyDocument } from '../../engine/document/index.ts';
import { plainView, writeLesson } from '../../engine/lesson/index.ts';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';
import { tryLaw } from '../laws/seeds.ts';

const view = (key: string): KeyedView => ({ ...plainView('d'), key, title: key });

describe('the steps', () => {
  beforeEach(() => {
    startAfresh();
    setLesson({ id: 'l', title: '', about: '', views: ['a', 'b'].map(view), at: 'a' });
  });
  afterEach(startAfresh);

  /** What a person does, with views by their places. */
  const deeds = fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('add'), at: fc.nat(9) }),
      fc.record({ does: fc.constant('remove'), at: fc.nat(4) }),
      fc.record({ does: fc.constant('restore'), at: fc.nat(4) }),
      fc.record({ does: fc.constant('move'), at: fc.nat(4), by: fc.integer({ min: -2, max: 2 }) }),
      fc.record({ does: fc.constant('enter'), at: fc.nat(4) }),
      fc.record({ does: fc.constant('note'), at: fc.nat(4), text: fc.string({ maxLength: 3 }) }),
      fc.record({ does: fc.constant('title'), at: fc.constant(0), text: fc.string({ maxLength: 3 }) }),
    ),
    { maxLength: 25 },
  );

  function act(deed: { does: string; at: number; by?: number; text?: string }, made: number): void {
    const views = editor().lesson?.views ?? [];
    const key = views[deed.at % Math.max(1, views.length)]?.key ?? '';
    if (deed.does === 'add') addView(view(`new ${made}`));
    else if (deed.does === 'remove') removeView(key);
    else if (deed.does === 'restore') restoreView(view(`back ${made}`), deed.at);
    else if (deed.does === 'move') moveView(key, deed.by ?? 0);
    else if (deed.does === 'enter') markEntered(key);
    else if (deed.does === 'note') writeView(key, { note: deed.text ?? '' });
    else renameLesson(deed.text ?? '');
    // Each deed is a step of its own here.
    endLessonField();
  }

  const content = () => {
    const { lesson } = editor();
    return JSON.stringify([lesson?.title, lesson?.about, lesson?.views]);
  };

  test('undoing all gives the first lesson back, redoing all the last one, through every state between', () => {
    tryLaw(deeds, 60, (done) => {
      setLesson({ id: 'l', title: '', about: '', views: ['a', 'b'].map(view), at: 'a' });
      const states = [content()];
      for (const [i, deed] of done.entries()) {
        act(deed, i);
        if (editor().lessonHistory.past.length === states.length) states.push(content());
        else expect(content()).toBe(states.at(-1));
      }
      for (let i = states.length - 1; i > 0; i--) {
        expect(content()).toBe(states[i]);
        expect(travelInLesson('undo')).toBe(true);
        const { lesson } = editor();
        expect(lesson?.at === undefined || lesson.views.some(({ key }) => key === lesson.at)).toBe(true);
      }
      expect(content()).toBe(states[0]);
      expect(travelInLesson('undo')).toBe(false);
      for (const state of states.slice(1)) {
        travelInLesson('redo');
        expect(content()).toBe(state);
      }
      expect(travelInLesson('redo')).toBe(false);
    });
  });

  test('letters in one field are one step, until one goes elsewhere or pauses', () => {
    for (const text of ['W', 'Wa', 'Wai', 'Wait']) writeView('a', { note: text });
    writeView('a', { question: 'Who' });
    for (const text of ['A', 'Ab']) describeLesson(text);
    endLessonField();
    describeLesson('About');
    const said = (): unknown[] => {
      const { lesson } = editor();
      return [lesson?.about, lesson?.views[0].question, lesson?.views[0].note];
    };
    const seen: unknown[][] = [];
    for (let i = 0; i < 5; i++) {
      seen.push(said());
      travelInLesson('undo');
    }
    expect(seen).toEqual([
      ['About', 'Who', 'Wait'],
      ['Ab', 'Who', 'Wait'],
      ['', 'Who', 'Wait'],
      ['', '', 'Wait'],
      ['', '', ''],
    ]);
  });

  test('a new change leaves nothing to redo, and another lesson has a history of its own', () => {
    renameLesson('One');
    travelInLesson('undo');
    renameLesson('Two');
    expect(travelInLesson('redo')).toBe(false);
    setLesson({ id: 'other', title: 'Other', about: '', views: [], at: undefined });
    expect(travelInLesson('undo')).toBe(false);
  });
});

describe('in the browser', () => {
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

  const drawn = (title: string) => ({
    ...emptyDocument,
    title,
    nodes: [{ id: title, x: 0, y: 0, gray: false, name: '' }],
  });
  const file = writeLesson({
    title: 'Cycles',
    about: '',
    drawings: new Map([
      ['ring', drawn('ring')],
      ['path', drawn('path')],
    ]),
    views: [
      { ...plainView('ring'), title: 'Guess', hidden: { all: true, except: [] } },
      { ...plainView('path'), title: 'Look', step: 0 },
    ],
  });

  async function page(session = shelf()) {
    const opened = await openPage(session);
    const lessons = {
      ...(await import('../../app/files/lessons/lesson-opening.ts')),
      ...(await import('../../app/files/lessons/lesson-autosave.ts')),
      ...(await import('../../app/files/lessons/lesson-making.ts')),
      ...(await import('../../app/files/lessons/lesson-undo.ts')),
      ...(await import('../../app/files/lessons/view-entering.ts')),
      ...(await import('../../app/store/lesson.ts')),
      ...(await import('../../app/store/hidden.ts')),
    };
    ends.push(await lessons.keepLesson());
    const { editor: now } = opened;
    return {
      ...opened,
      ...lessons,
      titles: () => now().lesson?.views.map(({ title }) => title),
      says: () => now().toasts.at(-1)?.says,
      undoOffered: () => now().toasts.at(-1)?.action?.run(),
      shown: () => [
        now().lesson?.views.findIndex(({ key }) => key === now().lesson?.at),
        now().document.title,
      ],
    };
  }

  test('an empty drawing does not become a view’s, another one does, and undo enters the view as it was', async () => {
    const {
      editor: now,
      openLessonText,
      openAsNew,
      updateView,
      undoInLesson,
      redoInLesson,
      says,
      shown,
      hidden,
    } = { ...(await page()), hidden: () => now().hidden };
    await openLessonText(file, 'cycles');
    const before = now().lesson;
    const view = before?.views[0];
    if (!view) throw new Error('The lesson has no view.');
    await openAsNew(emptyDocument);
    updateView(view);
    expect([now().lesson?.views, says()]).toEqual([
      before?.views,
      'The screen shows an empty drawing: the view stays as it is.',
    ]);
    await openAsNew(drawn('mine'));
    updateView(view);
    expect(now().lesson?.views[0]).toMatchObject({ drawing: now().drawing, title: 'Guess' });
    await undoInLesson();
    expect(now().lesson?.views).toEqual(before?.views);
    expect([shown(), hidden()]).toEqual([[0, 'ring'], { all: true, except: new Set() }]);
    await redoInLesson();
    expect(shown()).toEqual([0, 'mine']);
  });

  test('a view that was deleted is put back by undo or by the message, and taken away again by redo', async () => {
    const {
      editor: now,
      openLessonText,
      deleteView,
      undoInLesson,
      redoInLesson,
      undoOffered,
      titles,
      shown,
      renameLesson: rename,
    } = await page();
    await openLessonText(file, 'cycles');
    const first = now().lesson?.views[0];
    if (!first) throw new Error('The lesson has no view.');
    deleteView(first);
    await expect.poll(shown).toEqual([0, 'path']);
    await undoInLesson();
    expect([titles(), shown()]).toEqual([
      ['Guess', 'Look'],
      [0, 'ring'],
    ]);
    await redoInLesson();
    expect([titles(), shown()]).toEqual([['Look'], [0, 'path']]);
    undoOffered();
    await expect.poll(shown).toEqual([0, 'ring']);
    expect(now().lessonHistory.past).toHaveLength(0);
    const again = now().lesson?.views[0];
    if (!again) throw new Error('The lesson has no view.');
    deleteView(again);
    rename('Meanwhile');
    undoOffered();
    expect([titles(), now().lesson?.title]).toEqual([['Guess', 'Look'], 'Meanwhile']);
  });

  test('a reload, a killed page and a copy in a second tab keep the steps', async () => {
    const session = shelf();
    const first = await page(session);
    await first.openLessonText(file, 'cycles');
    first.renameLesson('One');
    first.endLessonField();
    first.renameLesson('Two');
    await first.flushLesson();
    const second = await page(session);
    expect(second.editor().lesson?.title).toBe('Two');
    await second.undoInLesson();
    expect(second.editor().lesson?.title).toBe('One');
    second.renameLesson('Three');
    await second.die();
    const third = await page(session);
    const titles: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      titles.push(third.editor().lesson?.title);
      await third.undoInLesson();
    }
    // The page that was killed could not write that it had gone back to "One".
    expect(titles).toEqual(['Three', 'Two', 'One', 'Cycles']);
    const id = third.editor().lesson?.id ?? '';
    const fourth = await page();
    await fourth.openKeptLesson(id);
    third.renameLesson('Mine');
    await third.flushLesson();
    fourth.renameLesson('Yours');
    await fourth.flushLesson();
    expect(fourth.editor().lesson?.title).toBe('Yours, copy');
    await fourth.undoInLesson();
    expect(fourth.editor().lesson?.title).not.toBe('Yours, copy');
  });
});
