/** What tells a class an answer too early: titles by their words, values by what the view shows. */
import { expect, test } from 'vitest';
import { emptyDocument, mergeEdgeList } from '../../../engine/document/index.ts';
import { aboutTells, earlyInView, type LessonView, plainView } from '../../../engine/lesson/index.ts';

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
  expect(earlyInView(view({}), { ...drawing, title: 'Not the hottest' })).toEqual([{ kind: 'drawing' }]);
  const lesson = { title: 'Heat', about: 'How urgent a move is.', views: [view({})] };
  expect(aboutTells(lesson)).toBe(false);
  expect(aboutTells({ ...lesson, about: 'Why k = ±1.' })).toBe(true);
  expect(aboutTells({ ...lesson, title: 'First player wins' })).toBe(true);
});
