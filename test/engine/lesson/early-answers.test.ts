/** What tells a class an answer too early: titles by their words, values by what the view shows. */
import { expect, test } from 'vitest';
import { emptyDocument, mergeEdgeList } from '../../../engine/document/index.ts';
import {
  aboutTells,
  earlyInLesson,
  earlyInView,
  type LessonView,
  plainView,
} from '../../../engine/lesson/index.ts';

const view = (more: Partial<LessonView>): LessonView => ({
  ...plainView('d'),
  question: 'How hot are the two, and where should Left move?',
  note: 'The move in k wins, so the hottest move is a rule of thumb.',
  answers: ['k = ±1', 'k: the next player wins'],
  hidden: { all: true, except: [] },
  ...more,
});

const read = mergeEdgeList(emptyDocument, 'k -> m');
if (!read.ok) throw new Error(read.problems[0].says);
const drawing = { ...read.value, title: 'Two games' };

test.each([
  ['Not the hottest', true],
  ['Left wins', true],
  ['nimber 2', true],
  ['How hot?', false],
  ['Where should Left move?', false],
  ['A walk in the park', false],
  ['', false],
])('the title “%s” tells an answer: %s', (title, tells) => {
  expect(earlyInView(view({ title })).length > 0).toBe(tells);
  // Nothing is asked, so there is nothing to tell.
  expect(earlyInView(view({ title, question: '', answers: [] }))).toEqual([]);
});

test.each<[string, Partial<LessonView>, readonly object[]]>([
  ['hidden', {}, []],
  ['shown', { hidden: { all: false, except: ['m'] } }, [{ kind: 'value', nodes: ['k'] }]],
  [
    'shown by its outcome',
    { shows: 'outcomes', hidden: { all: true, except: ['k'] } },
    [{ kind: 'value', nodes: ['k'] }],
  ],
  ['of another kind', { shows: 'outcomes', answers: ['k = ±1'], hidden: { all: true, except: ['k'] } }, []],
  ['not shown at all', { shows: 'nothing', hidden: { all: false, except: [] } }, []],
])('a value that is asked for and is %s', (_, more, found) => {
  expect(earlyInView(view(more), drawing)).toEqual(found);
});

test('the title of the drawing, and what the lesson says of itself', () => {
  expect(earlyInView(view({}), { ...drawing, title: 'Not the hottest' })).toEqual([
    { kind: 'drawing', hinted: true },
  ]);
  expect(earlyInView(view({}), { ...drawing, title: 'k is ±1' })).toEqual([{ kind: 'drawing' }]);
  const lesson = { title: 'Heat', about: 'How urgent a move is.', views: [view({})] };
  expect(aboutTells(lesson)).toBe(false);
  expect(aboutTells({ ...lesson, about: 'Why k = ±1.' })).toBe(true);
  expect(aboutTells({ ...lesson, title: 'First player wins' })).toBe(true);
});

const games = mergeEdgeList(emptyDocument, 'k -> m\nm -> hottest\nx -> up');
if (!games.ok) throw new Error(games.problems[0].says);
const asked = games.value;
const hidden = { all: false, except: ['k'] };
const plain = { note: '', answers: [], hidden };

test.each<[string, Partial<LessonView>, readonly object[]]>([
  ['a value that is shown', { answer: { by: 'value', of: 'm' } }, [{ kind: 'value', nodes: ['m'] }]],
  [
    'a winner, where outcomes are shown',
    { answer: { by: 'outcome', of: 'm' }, shows: 'outcomes' },
    [{ kind: 'value', nodes: ['m'] }],
  ],
  ['a hidden value', { answer: { by: 'value', of: 'k' } }, []],
  [
    'a value where none is hidden',
    { answer: { by: 'value' }, hidden: { all: false, except: [] } },
    [{ kind: 'nothing' }],
  ],
  [
    'a number in the question',
    { answer: { by: 'number', right: '3/4' }, question: 'Is it more than 0.75?' },
    [{ kind: 'question' }],
  ],
  [
    'a number beside others',
    { answer: { by: 'number', right: '3/4' }, question: 'With t = 3, which tax?' },
    [],
  ],
  [
    'the node that the title names alone',
    { answer: { by: 'node', right: ['m'] }, title: 'Look at m' },
    [{ kind: 'title' }],
  ],
  [
    'a node among those that are named',
    { answer: { by: 'node', right: ['m'] }, question: 'Is it k or m?' },
    [],
  ],
  [
    'a node with a word of the question for a name',
    { answer: { by: 'node', right: ['hottest'] }, question: 'Which is the hottest node?' },
    [{ kind: 'question' }, { kind: 'name', nodes: ['hottest'] }],
  ],
  [
    'a value that is the name of another node',
    { answer: { by: 'value', of: 'k' }, answers: ['k = ↑'] },
    [{ kind: 'name', nodes: ['up'] }],
  ],
  [
    'an answer in the question',
    { answer: { by: 'outcome', of: 'k' }, question: 'Is k a draw?', answers: ['k: a draw'] },
    [{ kind: 'question' }],
  ],
  ['words', { answer: { by: 'words' }, answers: ['m = *1'] }, []],
])('asked is %s', (_, more, found) => {
  expect(earlyInView(view({ question: 'What is it?', ...plain, ...more }), asked)).toEqual(found);
});

test('a whole lesson: each view with what to do, also where an earlier view shows what is asked', () => {
  const views = [
    view({ ...plain, question: '', hidden: { all: false, except: [] } }),
    view({ ...plain, answer: { by: 'value', of: 'k' } }),
    view({
      ...plain,
      title: 'Look at k',
      answer: { by: 'arc', right: [['k', 'm']] },
      hidden: { all: true, except: [] },
    }),
  ];
  const drawings = new Map([['d', { ...asked, title: 'hotter' }]]);
  expect(earlyInLesson({ title: 'Left wins', about: '', views, drawings })).toEqual([
    expect.objectContaining({ view: undefined, what: 'about' }),
    {
      view: 1,
      what: 'earlier',
      says: 'View 1 shows k, which this view asks for later.',
      remedy: 'Hide it there, or change the order of the views.',
    },
  ]);
});
