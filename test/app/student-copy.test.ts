/**
 * A student's copy of a lesson: what is in its bytes and what is not; and nodes with letters, so that a class
 * can name them.
 */
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstOptions } from '../../app/export/options.ts';
import { noCaption } from '../../app/export/remembered.ts';
import { exportRequest } from '../../app/export/request.ts';
import { studentCopy } from '../../app/files/lessons/student-copy.ts';
import { viewsOnHandout } from '../../app/lesson/handout.ts';
import { sceneOf } from '../../app/present/scene-of.ts';
import { openDocument } from '../../app/store/document.ts';
import { editor, startAfresh } from '../../app/store/editor.ts';
import { showLetters, showNames } from '../../app/store/showing.ts';
import { nodesShown } from '../../app/walkthrough/fading.ts';
import { setTitle } from '../../engine/document/edits/index.ts';
import { emptyDocument, type GameDocument, mergeEdgeList } from '../../engine/document/index.ts';
import {
  type LessonView,
  type LessonWithDrawings,
  plainView,
  readLesson,
  type WayToAnswer,
  wayWithoutRight,
  writeLesson,
} from '../../engine/lesson/index.ts';
import { digraphFigure } from '../../engine/pictures/digraph.ts';
import { arbitraryLesson } from '../arbitrary/lessons.ts';

beforeEach(() => {
  startAfresh();
  vi.stubGlobal('location', { href: 'https://example.org/grundy/' });
});

function drawn(text: string, title: string): GameDocument {
  const read = mergeEdgeList(emptyDocument, text);
  if (!read.ok) throw new Error(read.problems[0].says);
  return setTitle(read.value, title);
}

const views: readonly LessonView[] = [
  {
    ...plainView('over'),
    title: 'Who wins?',
    question: 'What is it worth?',
    hidden: { all: false, except: ['over', 'G'] },
    note: 'Let them vote first.',
    answers: ['over: Left wins', 'it is an infinitesimal'],
    minutes: 3,
  },
  { ...plainView('over'), hidden: { all: true, except: ['zero'] }, shows: 'outcomes' },
  { ...plainView('solution'), title: 'Told at last', handout: false },
];
const lesson: LessonWithDrawings = {
  title: 'Loops',
  about: 'One hour.',
  drawings: new Map([
    ['over', drawn('over ->L zero\nover ->R over\nG -> over\nzero ->R up', 'over')],
    ['solution', drawn('t -> b', 'The solution')],
  ]),
  views,
};

test('a student’s copy has neither notes, answers nor titles, nor what is left out, nor a name that says a hidden value', () => {
  const text = writeLesson(studentCopy(lesson));
  const secrets = [
    'Let them vote',
    'Left wins',
    'infinitesimal',
    'Told at last',
    'Who wins?',
    'solution',
    '"note"',
    '"answers"',
  ];
  const whole = writeLesson(lesson);
  for (const secret of secrets) {
    expect(whole).toContain(secret);
    expect(text).not.toContain(secret);
  }
  expect(whole).toMatch(/\bover\b/);
  expect(text).not.toMatch(/\b(over|up)\b/);
  expect(text).toContain('"version": 1');
  const read = readLesson(text);
  if (!read.ok) throw new Error(read.problems[0].says);
  const [first, second] = read.value.lesson.views;
  const [letter] = first.hidden.except;
  expect(first).toMatchObject({
    question: 'What is it worth?',
    hidden: { all: false, except: [letter, 'G'] },
  });
  expect(second).toMatchObject({ hidden: { all: true, except: ['zero'] }, shows: 'outcomes' });
  const [document] = read.value.lesson.drawings.values();
  expect(document.edges.filter(({ to }) => to === letter).map(({ from }) => from)).toEqual([letter, 'G']);
});

test('what is right is not in a student’s copy, and how to answer is, about a node by its letter', () => {
  fc.assert(
    fc.property(arbitraryLesson, (each) => {
      const unmarked = each.views.map(({ answer, ...view }) =>
        answer ? { ...view, answer: wayWithoutRight(answer) } : view,
      );
      const copies = [each, { ...each, views: unmarked }].map((one) => writeLesson(studentCopy(one)));
      expect(copies[0]).toBe(copies[1]);
    }),
    { numRuns: 60 },
  );
  const said = (ways: readonly WayToAnswer[]): LessonWithDrawings => ({
    ...lesson,
    views: ways.map((answer, i) => ({ ...views[i], answer })),
  });
  const asked = studentCopy(
    said([
      { by: 'move', player: 'left', of: 'over', right: ['zero'] },
      { by: 'drawing', worth: 'up' },
    ]),
  ).views;
  const [letter] = asked[0].hidden.except;
  expect(asked.map(({ answer }) => answer)).toEqual([
    { by: 'move', player: 'left', of: letter },
    { by: 'drawing', worth: 'up' },
  ]);
  expect(letter).not.toBe('over');
});

test('a view that is left out is on no handout', () => {
  const open = { id: 'l', title: '', about: '', at: undefined };
  const keyed = views.map((view, i) => ({ ...view, key: `${i}` }));
  expect(viewsOnHandout({ ...open, views: keyed }).map(({ key }) => key)).toEqual(['0', '1']);
});

test('letters are at nodes without names, on the wall and in figures, whether names are shown or not', () => {
  const { nodes, edges, ...rest } = drawn('a -> b', '');
  openDocument(
    { ...rest, edges, nodes: nodes.map((node) => ({ ...node, name: node.id === 'b' ? 'end' : '' })) },
    'd',
  );
  const called = (): string => nodesShown(editor())('a').called;
  const inFigure = (): readonly string[] => {
    const wish = { selectedOnly: false, valuesAnyway: false };
    const { document, labels, style } = exportRequest(editor(), firstOptions, noCaption, wish);
    return digraphFigure(document, labels, style).nodes.map(({ name }) => name);
  };
  expect([called(), inFigure()]).toEqual(['by name', ['', 'end']]);
  showLetters(true);
  expect([called(), inFigure()]).toEqual(['name or id', ['a', 'end']]);
  expect(sceneOf(editor(), { view: undefined, pointer: undefined }).letters).toBe(true);
  showNames(false);
  expect(called()).toBe('name or id');
});

test('a student’s copy has no facts, which are values, beside the rules of a board', () => {
  const board: GameDocument = {
    ...emptyDocument,
    board: { ruleset: 'clobber', position: 'LR' },
    view: { ...emptyDocument.view, facts: [{ position: 'LRLR', value: 'up' }] },
  };
  const whole: LessonWithDrawings = {
    ...lesson,
    drawings: new Map([['board', board]]),
    views: [{ ...plainView('board'), hidden: { all: true, except: [] } }],
  };
  expect(writeLesson(whole)).toContain('LRLR');
  const text = writeLesson(studentCopy(whole));
  expect(text).toContain('clobber');
  expect(text).not.toContain('LRLR');
});
