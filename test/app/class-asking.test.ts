/**
 * What the phones of a class are shown: they follow what the class sees, and nothing is sent by itself while
 * nobody but the teacher sees the screen.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClassView, TeacherAct } from '../../app/class/protocol.ts';
import { type Situation, stepFor } from '../../app/class-session/asking.ts';
import { emptyDocument, type GameDocument } from '../../engine/document/index.ts';
import { plainView, readLesson, writeLesson } from '../../engine/lesson/index.ts';
import { beginPages, endPages, openPage, shelf } from '../fixtures/pages.ts';

const asking: Situation = {
  onWall: true,
  alone: false,
  view: 'asking',
  asked: undefined,
  phonesHave: false,
};

describe('the next step', () => {
  test('nothing is sent while nobody but the teacher sees the screen', () => {
    for (const view of ['none', 'silent', 'asking'] as const)
      for (const phonesHave of [false, true])
        expect(stepFor({ ...asking, onWall: false, view, phonesHave })).toBe('nothing');
  });

  test('a view that asks something goes to the phones when the class sees it', () => {
    expect(stepFor(asking)).toBe('send');
    expect(stepFor({ ...asking, phonesHave: true, alone: true })).toBe('send');
  });

  test('at what is not asked the phones wait, unless each continues alone', () => {
    expect(stepFor({ ...asking, view: 'silent', phonesHave: true })).toBe('wait');
    expect(stepFor({ ...asking, view: 'none', phonesHave: true })).toBe('wait');
    expect(stepFor({ ...asking, view: 'silent', phonesHave: true, alone: true })).toBe('nothing');
    expect(stepFor({ ...asking, view: 'silent' })).toBe('nothing');
  });

  test('a view that was asked comes back to the phones', () => {
    const asked = { same: true, answered: 5, onPhones: false };
    expect(stepFor({ ...asking, asked, phonesHave: true })).toBe('send');
  });

  test('an edit follows by itself only while nobody has answered', () => {
    const asked = { same: false, answered: 0, onPhones: true };
    expect(stepFor({ ...asking, asked, phonesHave: true })).toBe('send');
    expect(stepFor({ ...asking, asked: { ...asked, answered: 1 }, phonesHave: true })).toBe('nothing');
    expect(stepFor({ ...asking, asked: { ...asked, same: true }, phonesHave: true })).toBe('nothing');
  });
});

const node = (id: string, x: number) => ({ id, x, y: 0, gray: false, name: '' });
const drawnDocument: GameDocument = {
  ...emptyDocument,
  title: 'A ring',
  nodes: [node('a', 0), node('b', 90)],
};
const file = writeLesson(
  {
    title: 'Cycles',
    about: 'Going round.',
    drawings: new Map([['ring', drawnDocument]]),
    views: [
      { ...plainView('ring'), title: 'Guess', hidden: { all: true, except: [] }, note: 'Wait.' },
      { ...plainView('ring'), title: 'Look' },
      { ...plainView('ring'), title: 'Say', hidden: { all: false, except: ['b'] } },
    ],
  },
  '',
);

beforeEach(() => {
  beginPages();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(endPages);

/** A page with the lesson and a room that acknowledges everything and shows what it is asked to. */
async function page() {
  const opened = await openPage(shelf());
  const parts = {
    ...(await import('../../app/class-session/asking.ts')),
    ...(await import('../../app/class-session/connection.ts')),
    ...(await import('../../app/files/lessons/lesson-opening.ts')),
    ...(await import('../../app/files/lessons/view-entering.ts')),
    ...(await import('../../app/store/class.ts')),
    ...(await import('../../app/store/present.ts')),
    ...(await import('../../app/store/lesson.ts')),
  };
  const acts: TeacherAct[] = [];
  const views: ClassView[] = [];
  let wall: string | undefined;
  const news = (): void =>
    parts.hearRoom({
      address: 'here',
      link: 'http://here/',
      relay: { is: 'none', says: '' },
      unkept: '',
      students: [],
      views,
      keys: views.map(({ key }) => key),
      wall,
      alone: false,
      names: false,
      windows: 1,
      tried: undefined,
    });
  parts.beginRoom();
  parts.setRoomLink('there');
  parts.takeLine({
    async act(act) {
      acts.push(act);
      if (act.act === 'show') {
        const known = views.find(({ view }) => view === act.view);
        wall = known?.key ?? String(views.length + 1);
        if (!known)
          views.push({
            key: wall,
            view: act.view,
            number: views.length + 1,
            title: '',
            question: '',
            by: 'value',
            about: '',
            open: true,
            shows: 'nothing',
            answered: 0,
            rightFirst: 0,
            rightLast: 0,
            groups: [],
            pointed: undefined,
            mixture: undefined,
          });
      } else if (act.act === 'wait') wall = undefined;
      news();
      return { ok: true };
    },
    end: () => undefined,
  });
  news();
  expect(await parts.openLessonText(file, 'cycles')).toEqual([]);
  return {
    ...opened,
    ...parts,
    acts,
    answer(count: number) {
      views[views.length - 1] = { ...views[views.length - 1], answered: count };
      news();
    },
  };
}

test('what the room is sent is a lesson of one view with its drawing, and without the notes', async () => {
  const { askClass, acts, editor } = await page();
  await askClass();
  expect(acts).toHaveLength(1);
  const [act] = acts;
  if (act.act !== 'show') throw new Error('another act');
  expect(act.view).toBe(editor().lesson?.views[0].key);
  const read = readLesson(act.lesson);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { views, drawings } = read.value.lesson;
  expect(views).toHaveLength(1);
  expect(views[0]).toMatchObject({ title: 'Guess', note: '', hidden: { all: true } });
  expect([...drawings.values()][0].nodes).toHaveLength(2);
});

test('the phones follow what the class sees, from view to view', async () => {
  const { followWall, stepView, beginPresenting, acts, editor } = await page();
  const end = followWall();
  const done = () => acts.map(({ act }) => act);
  beginPresenting();
  await vi.waitFor(() => expect(done()).toEqual(['show']));
  await stepView(1);
  await vi.waitFor(() => expect(done()).toEqual(['show', 'wait']));
  await stepView(1);
  await vi.waitFor(() => expect(done()).toEqual(['show', 'wait', 'show']));
  expect(acts.at(-1)).toMatchObject({ view: editor().lesson?.views[2].key });
  await stepView(-2);
  await vi.waitFor(() => expect(done()).toEqual(['show', 'wait', 'show', 'show']));
  expect(acts.at(-1)).toEqual(acts[0]);
  end();
});

test('an edit after an answer is offered to be sent, and is not sent by itself', async () => {
  const { askClass, followWall, answer, acts, editor, beginPresenting } = await page();
  const { applyEdit } = await import('../../app/store/document.ts');
  beginPresenting();
  const end = followWall();
  await vi.waitFor(() => expect(acts).toHaveLength(1));
  answer(1);
  applyEdit((document) => ({ ...document, nodes: [...document.nodes, node('c', 180)] }));
  await vi.waitFor(() => expect(editor().room?.earlier).toBe(true));
  expect(acts).toHaveLength(1);
  await askClass();
  expect(acts).toHaveLength(2);
  await vi.waitFor(() => expect(editor().room?.earlier).toBe(false));
  end();
});

test('a note that is written at the view is no earlier state', async () => {
  const { askClass, writeView, editor, acts } = await page();
  await askClass();
  const [view] = editor().lesson?.views ?? [];
  writeView(view.key, { note: 'Ask twice.' });
  await askClass();
  const texts = acts.map((act) => (act.act === 'show' ? act.lesson : ''));
  expect(texts[1]).toBe(texts[0]);
});

test('the same lesson in another browser has other keys, and the texts of its views are the same', async () => {
  const { askClass, openLessonText, editor, acts } = await page();
  await askClass();
  expect(await openLessonText(file, 'cycles')).toEqual([]);
  await askClass();
  const [one, other] = acts.map((act) => (act.act === 'show' ? act : undefined));
  expect(other?.view).not.toBe(one?.view);
  expect(other?.lesson).toBe(one?.lesson);
  expect(other?.among).toEqual(editor().lesson?.views.map(({ key }) => key));
});
