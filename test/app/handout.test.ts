/**
 * A handout: hidden values are empty boxes in its figures and are given only in its answers; a view's part
 * and step are what is drawn.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { figureJobFor } from '../../app/export/request.ts';
import { HandoutPages } from '../../app/lesson/HandoutPages.tsx';
import {
  figureOfView,
  type HandoutView,
  hiddenValuesOf,
  pairTablesOf,
  positionOfView,
} from '../../app/lesson/handout.ts';
import { gameOf } from '../../app/store/game-of.ts';
import { whenSolved } from '../../app/store/labelling.ts';
import { bringRulesets } from '../../app/store/rulesets.ts';
import { emptyDocument, type GameDocument, mergeEdgeList } from '../../engine/document/index.ts';
import { type LessonView, plainView } from '../../engine/lesson/index.ts';
import { textOf } from '../../engine/values/index.ts';
import { engine } from '../../workers/client.ts';

beforeEach(() => vi.stubGlobal('location', new URL('https://example.org/')));
afterEach(() => {
  engine().close();
  vi.unstubAllGlobals();
});

const node = (id: string, x: number) => ({ id, x, y: 0, gray: false, name: id });
/** b is worth *1 and a, which must go there, 0. */
const document: GameDocument = {
  title: 'A path',
  nodes: [node('a', 0), node('b', 120), node('c', 240)],
  edges: [
    { from: 'a', to: 'b', player: 'either' },
    { from: 'b', to: 'c', player: 'either' },
  ],
  pieces: [],
  view: emptyDocument.view,
};
const view = (more: Partial<LessonView>): LessonView => ({ ...plainView('path'), ...more });

async function labels() {
  const { game, ids, index } = gameOf(document);
  const answer = await engine().run({ kind: 'solve', ...game }).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return whenSolved({ revision: 0, ids, index }, answer.value);
}

async function figureOf(of: LessonView): Promise<string> {
  const job = figureJobFor(figureOfView(of, document, await labels()), { kind: 'preview' });
  const answer = await engine().run(job).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  return answer.value.parts.map(({ text }) => text).join('');
}

describe('the figure of a view', () => {
  test('has an empty box for a hidden value, and says the value nowhere', async () => {
    const shown = await figureOf(view({}));
    const hidden = await figureOf(view({ hidden: { all: false, except: ['b'] } }));
    const says = /star 1|>1</;
    expect(shown).toMatch(says);
    expect(hidden).not.toMatch(says);
    expect(hidden).toContain('▢');
  });

  test('has the values of its step alone, and the nodes of its part', async () => {
    const known = await labels();
    const before = figureOfView(view({ step: 0 }), document, known);
    expect([...before.labels.values()].filter(({ value }) => value)).toEqual([]);
    const first = figureOfView(view({ step: 1 }), document, known);
    expect([...first.labels.values()].filter(({ value }) => value)).toHaveLength(1);
    const part = figureOfView(view({ camera: { x: 60, y: -50, width: 300, height: 100 } }), document, known);
    expect(part.only).toEqual(['b', 'c']);
    expect(figureOfView(view({}), document, known).only).toBeUndefined();
  });
});

test('where both move at once, what each pair leads to is printed for the nodes that are asked about', () => {
  const read = mergeEdgeList(emptyDocument, 'G ->J(h/x, t/y) a\nG ->J(h/y) b\na ->J(l/r) b');
  if (!read.ok) throw new Error(read.problems[0].says);
  const at = (more: Partial<LessonView>) => pairTablesOf(view(more), read.value);
  expect(at({})).toEqual([]);
  expect(at({ question: 'And their sum?' })).toHaveLength(2);
  expect(at({ hidden: { all: false, except: ['G'] } })).toEqual([
    {
      name: 'G',
      left: ['h', 't'],
      right: ['x', 'y'],
      cells: [
        ['a', 'b'],
        [undefined, 'a'],
      ],
    },
  ]);
  expect(at({ hidden: { all: true, except: [] } }).map(({ name }) => name)).toEqual(['G', 'a']);
});

test('the hidden values of a view are those that it hides', async () => {
  const known = await labels();
  const told = (of: LessonView) =>
    hiddenValuesOf(of, document, known).map(({ name, value }) => `${name} = ${textOf(value)}`);
  expect(told(view({}))).toEqual([]);
  expect(told(view({ hidden: { all: true, except: ['c'] } }))).toEqual(['a = 0', 'b = *1']);
});

describe('the pages', () => {
  const views = (more: Partial<LessonView>): readonly HandoutView[] => [
    {
      view: {
        ...view({ title: 'Guess', question: 'What is b?', note: 'Wait for them.', ...more }),
        key: 'k',
      },
      number: 1,
      figure: undefined,
      says: '',
      hidden: [{ name: 'b', value: { kind: 'nimber', n: 1 } }],
      pairs: [{ name: 'b', left: ['h', 't'], right: ['x'], cells: [['c'], [undefined]] }],
    },
  ];
  const lesson = { id: 'l', title: 'Paths', about: 'Going home.', views: [], at: undefined };
  const pages = (of: readonly HandoutView[], answers: boolean, notes: boolean, titles = false): string =>
    renderToStaticMarkup(
      createElement(HandoutPages, { lesson, views: of, choice: { answers, notes, titles, letters: false } }),
    );

  test('have the question and room to write, and neither answers nor notes', () => {
    const text = pages(views({}), false, false);
    expect(text).toContain('Paths');
    expect(text).toContain('What is b?');
    expect(text).toContain('Your answer');
    expect(text).not.toContain('Wait for them.');
    expect(text).not.toContain('Answers');
    // A title may say what is asked.
    expect(text).not.toContain('Guess');
    expect(pages(views({}), false, false, true)).toContain('Guess');
    expect(text).toContain('<th scope="row">t</th><td>?</td>');
  });

  test('have the notes and the answers where they are asked for: what the teacher wrote, else the hidden values', () => {
    const own = pages(views({ answers: ['b = *1, since c is 0'] }), true, true);
    expect(own).toContain('Wait for them.');
    expect(own).toContain('b = *1, since c is 0');
    expect(pages(views({}), true, false)).toContain('star 1');
  });
});

test('of a board the moment of the game is printed, else the position that the view or the board has', async () => {
  await bringRulesets();
  const nim = { ...emptyDocument, board: { ruleset: 'nim', position: '4' } };
  const printed = (board?: LessonView['board']) => positionOfView(board ? { board } : {}, nim)?.printed;
  const setUp = { ruleset: 'nim', position: '2+1' } as const;
  expect(printed()).toBe('4');
  expect(printed(setUp)).toBe('2+1');
  expect(printed({ ...setUp, starter: 'left' })).toBe('2+1');
  expect(printed({ ...setUp, starter: 'left', line: ['1+1', '0+1'] })).toBe('0+1');
});
