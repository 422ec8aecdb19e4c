/** What the room does while a view is made ready or an answer is marked, and what it forgets of them. */
import { expect, test } from 'vitest';
import { fakeDesk, lessonOf, openPlay } from './class-play.ts';

/** A desk that finishes what it was asked only when a test lets it. */
function slowDesk() {
  const desk = fakeDesk();
  const waiting: (() => void)[] = [];
  const turn = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  return {
    waiting,
    prepare: async (lesson: string) => {
      await turn();
      return desk.prepare(lesson);
    },
    mark: async (...asked: Parameters<typeof desk.mark>) => {
      await turn();
      return desk.mark(...asked);
    },
  };
}

const show = (view: string) =>
  ({ act: 'show', view, lesson: lessonOf(`question ${view}`, 'right') }) as const;

test('what the teacher said last is on the wall, whichever view was ready first', async () => {
  const desk = slowDesk();
  const play = openPlay(desk);
  const shown = [play.act(show('a')), play.act(show('b'))];
  desk.waiting[1]();
  await play.rest();
  desk.waiting[0]();
  await Promise.all(shown);
  const viewOnWall = () => play.room().views.get(play.room().wall ?? '')?.view;
  expect(viewOnWall()).toBe('b');
  const late = play.act(show('c'));
  await play.act({ act: 'wait' });
  desk.waiting[2]();
  await late;
  expect(viewOnWall()).toBeUndefined();
  expect([...play.room().views.values()].map(({ view }) => view)).toEqual(['b', 'a', 'c']);
});

test('a mark that comes after the room was forgotten is not kept', async () => {
  const desk = slowDesk();
  const play = openPlay(desk);
  const shown = play.act(show('a'));
  desk.waiting[0]();
  await shown;
  const ann = play.phone('Ann');
  play.connect(ann);
  await play.enter(ann);
  await play.answer(ann, '1', 1, { text: 'something that only Ann wrote' });
  await play.act({ act: 'forget' });
  desk.waiting[1]();
  await play.rest();
  expect(play.room().views.get('1')?.marks.size).toBe(0);
});

test('of a student who changes an answer a hundred times, the marks of the first and the last are kept', async () => {
  const play = openPlay();
  await play.act(show('a'));
  const ann = play.phone('Ann');
  play.connect(ann);
  await play.enter(ann);
  for (let i = 1; i <= 100; i++) {
    await play.answer(ann, '1', i, { text: `answer ${i}` });
    await play.rest();
  }
  expect([...(play.room().views.get('1')?.marks.keys() ?? [])]).toEqual(['text answer 1', 'text answer 100']);
});

test('in another browser, where the lesson has other keys, a view is the one that asked the same before', async () => {
  const play = openPlay();
  const showing = (view: string, question: string, among: readonly string[]) =>
    play.act({ act: 'show', view, lesson: lessonOf(question, 'right'), among });
  const here = ['a', 'b', 'c'];
  await showing('a', 'twice', here);
  await showing('b', 'twice', here);
  await showing('c', 'once', here);
  const ann = play.phone('Ann');
  play.connect(ann);
  await play.enter(ann);
  await play.answer(ann, '3', 1, { text: 'right' });
  const there = ['x', 'y', 'z'];
  await showing('z', 'once', there);
  expect(play.room().wall).toBe('3');
  expect(play.room().views.get('3')?.answers.size).toBe(1);
  // Two views that ask the same stay two.
  await showing('x', 'twice', there);
  await showing('y', 'twice', there);
  await showing('x', 'twice', there);
  expect(play.room().wall).toBe('1');
  expect([...play.room().views.values()].map(({ view }) => view)).toEqual(['x', 'y', 'z']);
});

test('a student who was removed by mistake is the same again, with the answers and a name of one’s own', async () => {
  const play = openPlay();
  await play.act(show('a'));
  const [ann, other] = [play.phone('Ann'), play.phone('Ann')];
  play.connect(ann);
  await play.enter(ann);
  await play.answer(ann, '1', 1, { text: 'right' });
  await play.act({ act: 'remove', student: 's1' });
  play.connect(other);
  await play.enter(other);
  await play.act({ act: 'restore' });
  expect([...play.room().students.values()].map(({ name }) => name)).toEqual(['Ann', 'Ann 2']);
  play.connect(ann);
  await play.enter(ann);
  await play.rest();
  expect(ann.scene.views[0].mine).toEqual({ answer: { text: 'right' }, count: 1 });
  expect(play.state()?.views[0].groups.map(({ verdict }) => verdict)).toEqual(['right']);
  // A phone that has come in again, under another name, is not there twice.
  await play.act({ act: 'remove', student: 's1' });
  await play.rest();
  play.connect(ann);
  await play.enter({ ...ann, name: 'Anna' });
  await play.act({ act: 'restore' });
  await play.rest();
  expect([...play.room().students.values()].map(({ name }) => name)).toEqual(['Ann', 'Anna']);
  expect(ann.scene.views[0].mine).toEqual({ answer: { text: 'right' }, count: 1 });
  // There is nothing more to put back.
  const before = play.room();
  await play.act({ act: 'restore' });
  expect(play.room()).toBe(before);
});
