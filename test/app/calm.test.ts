/**
 * The store as a panel beside the canvas shows it: an edit and the answers to it are one change, and nothing
 * is late for long.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAnswers } from '../../app/store/answers.ts';
import { type CalmStore, createCalmStore } from '../../app/store/calm.ts';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { hideAll } from '../../app/store/hidden.ts';
import { select } from '../../app/store/showing.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { emptyDocument } from '../../engine/document/index.ts';

/** Whether the canvas has the keyboard. */
let onCanvas: boolean;
let calm: CalmStore;
let end: () => void;

const nodes = ['a', 'b'].map((id, x) => ({ id, x, y: 0, gray: false, name: '' }));
const edit = (title: string): void => applyEdit((document) => ({ ...document, title }));
const titleShown = (): string => calm.getState().document.title;
const answer = (): void =>
  setAnswers({
    labels: { complete: true, revision: editor().revision } as Labels,
    solving: { kind: 'idle' },
  });

beforeEach(() => {
  vi.useFakeTimers();
  onCanvas = true;
  vi.stubGlobal('document', { activeElement: { closest: () => (onCanvas ? {} : null) } });
  startAfresh();
  openDocument({ ...emptyDocument, title: 'before', nodes }, 'drawing');
  answer();
  calm = createCalmStore();
  end = calm.follow();
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an edit on the canvas is shown with its answers, and not before', () => {
  let changes = 0;
  const endCounting = calm.subscribe(() => changes++);
  edit('after');
  setAnswers({ solving: { kind: 'running', since: 0, done: 0, total: 2 } });
  expect(titleShown()).toBe('before');
  answer();
  expect(titleShown()).toBe('after');
  expect(calm.getState()).toBe(editor());
  expect(changes).toBe(1);
  endCounting();
});

test('answers that do not come within a tenth of a second are not waited for, however often it is edited meanwhile', () => {
  for (const title of ['one', 'two', 'three']) {
    edit(title);
    vi.advanceTimersByTime(33);
  }
  expect(titleShown()).toBe('before');
  vi.advanceTimersByTime(1);
  expect(titleShown()).toBe('three');
});

test.each([
  ['solving that failed', () => setAnswers({ solving: { kind: 'failed', says: 'It is too large.' } })],
  ['solving that was stopped', () => setAnswers({ solving: { kind: 'stopped' } })],
  ['values that are hidden', () => hideAll()],
  ['another drawing', () => openDocument({ ...emptyDocument, title: 'another', nodes }, 'another')],
  ['whoever reaches into the panel', () => calm.catchUp()],
])('%s: the editor is shown as it is', (_, happens) => {
  edit('after');
  expect(titleShown()).toBe('before');
  happens();
  expect(calm.getState()).toBe(editor());
});

test('what is chosen, and what is edited in the panel itself, is shown at once', () => {
  select(['a']);
  expect(calm.getState().selection.nodes).toEqual(new Set(['a']));
  onCanvas = false;
  edit('after');
  expect(titleShown()).toBe('after');
});
