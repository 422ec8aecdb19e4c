/** An edit and the answers to it come onto the canvas in one frame, where answers come as soon as that. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingForAnswers } from '../../app/canvas/model/frames.ts';
import { setAnswers } from '../../app/store/answers.ts';
import { applyEdit, openDocument } from '../../app/store/document.ts';
import { editor, startAfresh, useEditor } from '../../app/store/editor.ts';
import type { Labels } from '../../app/store/state/answers.ts';
import { emptyDocument } from '../../engine/document/index.ts';

let clock: number;
let heard: string[];
let end: () => void;

const nodes = ['a', 'b'].map((id, x) => ({ id, x, y: 0, gray: false, name: '' }));
const edit = (title: string): void => applyEdit((document) => ({ ...document, title }));
const answerAfter = (time: number): void => {
  clock += time;
  setAnswers({
    labels: { complete: true, revision: editor().revision } as Labels,
    solving: { kind: 'idle' },
  });
};

beforeEach(() => {
  clock = 0;
  heard = [];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  startAfresh();
  openDocument({ ...emptyDocument, nodes }, 'drawing');
  const frames = {
    ask: () => undefined,
    hold: () => heard.push('held'),
    letGo: () => heard.push('let go'),
    stop: () => undefined,
  };
  end = useEditor.subscribe(waitingForAnswers(frames));
  answerAfter(0);
  heard = [];
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

test('an edit is held until it is answered', () => {
  edit('after');
  expect(heard).toEqual(['held']);
  setAnswers({ solving: { kind: 'running', since: 0, done: 0, total: 2 } });
  expect(heard).toEqual(['held']);
  answerAfter(7);
  expect(heard).toEqual(['held', 'let go']);
});

test('where the last answers took longer than a frame the edit is shown at once, and is held again after a quick answer', () => {
  edit('one');
  answerAfter(40);
  heard = [];
  edit('two');
  expect(heard).toEqual([]);
  answerAfter(7);
  edit('three');
  expect(heard).toEqual(['let go', 'held']);
});

test.each([
  ['another drawing', () => openDocument({ ...emptyDocument, nodes }, 'another')],
  ['a change of what is shown', () => setAnswers({ sum: undefined })],
])('%s is not held', (_, happens) => {
  happens();
  expect(heard).not.toContain('held');
});
