/**
 * The views of the open lesson: where a new one is put, what moving and removing change, and what the
 * teacher's window reads.
 */
import { beforeEach, expect, test } from 'vitest';
import { editor, startAfresh } from '../../app/store/editor.ts';
import {
  addView,
  currentView,
  markEntered,
  moveView,
  presenterNotes,
  removeView,
  restoreView,
  setLesson,
  writeView,
} from '../../app/store/lesson.ts';
import type { KeyedView } from '../../app/store/state/lesson.ts';
import { plainView } from '../../engine/lesson/index.ts';

const view = (key: string): KeyedView => ({
  ...plainView('drawing'),
  key,
  title: `View ${key}`,
  note: `Say ${key}`,
});
const order = (): string =>
  editor()
    .lesson?.views.map(({ key }) => key)
    .join('') ?? '';

beforeEach(() => {
  startAfresh();
  setLesson({ id: 'l', title: 'Cycles', about: '', views: ['a', 'b', 'c'].map(view), at: undefined });
});

test('a new view comes after the one that is shown, and is shown; at the end where none is', () => {
  addView(view('d'));
  expect(order()).toBe('abcd');
  markEntered('a');
  addView(view('e'));
  expect(order()).toBe('aebcd');
  expect(currentView(editor())?.key).toBe('e');
});

test.each([
  ['a', 1, 'bac'],
  ['c', -2, 'cab'],
  ['c', 1, 'abc'],
  ['a', -5, 'abc'],
  ['a', 9, 'bca'],
])('view %s moved by %d makes the order %s', (key, by, after) => {
  moveView(key, by);
  expect(order()).toBe(after);
});

test('the view after a removed one is shown, at the end the one before; put back, it is where it was', () => {
  markEntered('b');
  const b = view('b');
  removeView('b');
  expect([order(), currentView(editor())?.key]).toEqual(['ac', 'c']);
  removeView('c');
  expect(currentView(editor())?.key).toBe('a');
  restoreView(b, 1);
  restoreView(b, 1);
  expect(order()).toBe('ab');
});

test('the teacher reads the note of the view that is shown and the title of the next', () => {
  expect(presenterNotes(editor())).toMatchObject({
    at: 0,
    count: 3,
    current: { note: '' },
    next: { title: 'View a' },
  });
  markEntered('b');
  writeView('b', { note: 'Wait for an answer.' });
  const notes = presenterNotes(editor());
  expect(notes).toMatchObject({
    lesson: 'Cycles',
    at: 2,
    current: { title: 'View b', note: 'Wait for an answer.' },
    next: { title: 'View c' },
  });
  expect(presenterNotes(editor())).toBe(notes);
  markEntered('c');
  expect(presenterNotes(editor())?.next).toBeUndefined();
  setLesson(undefined);
  expect(presenterNotes(editor())).toBeUndefined();
});
