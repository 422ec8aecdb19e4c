/**
 * The room on a real server with real connections: what is acknowledged outlives the end of the program, and
 * a phone comes back as the same student.
 */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { classEvents } from '../../app/class/protocol.ts';
import { openTestClass, type TestClass, upLesson } from './class-server.ts';

const gallery = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../public/lessons/both-at-once.lesson.grundy.json'), 'utf8'),
);
/** The view of the gallery in which each plays ten rounds. */
const coinsLesson = JSON.stringify({
  ...gallery,
  views: gallery.views.filter(
    ({ answer }: { readonly answer?: { readonly rounds?: number } }) => answer?.rounds,
  ),
});

let room: TestClass;
beforeEach(async () => {
  room = await openTestClass();
});
afterEach(() => room.close());

describe('the room of a class', () => {
  test('equal values are one group, and a mark is sent when the teacher tells it', async () => {
    const teacher = room.teacher();
    await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
    const phones = [room.phone(), room.phone(), room.phone()];
    const texts = ['{0|*}', 'up', '*'];
    for (const [i, phone] of phones.entries()) {
      await phone.ask(classEvents.enter, { name: `Student ${i}` });
      await phone.ask(classEvents.answer, { view: '1', count: 1, answer: { text: texts[i] } });
    }
    await expect
      .poll(() => teacher.state()?.views[0]?.groups.map(({ verdict }) => verdict))
      .toEqual(['right', 'wrong']);
    expect(teacher.state()?.views[0].groups.map(({ text, students }) => [text, students.length])).toEqual([
      ['↑', 2],
      ['*', 1],
    ]);
    expect(phones[0].scene()?.views[0].verdict).toBeUndefined();
    await teacher.act({ act: 'tell', view: '1', shows: 'marks' });
    await expect
      .poll(() => phones.map((phone) => phone.scene()?.views[0].verdict?.is))
      .toEqual(['right', 'right', 'wrong']);
    expect(phones[2].scene()?.views[0].revealed).toBeUndefined();
    await teacher.act({ act: 'tell', view: '1', shows: 'why' });
    await expect.poll(() => phones[2].scene()?.views[0].revealed).toContain('b = ↑');
  });

  test('each student plays rounds against the computer, and the class is one mixture beside the value', async () => {
    const teacher = room.teacher();
    expect(await teacher.act({ act: 'show', view: 'v', lesson: coinsLesson })).toEqual({ ok: true });
    const phones = [room.phone(), room.phone()];
    for (const [i, phone] of phones.entries()) await phone.ask(classEvents.enter, { name: `Student ${i}` });
    const totals = await Promise.all(
      phones.map(async (phone) => {
        let total = '';
        for (const round of [0, 1, 2]) {
          const reply = await phone.ask(classEvents.round, { view: '1', round, choice: round % 2 });
          // What was played once is answered again as it was.
          expect(await phone.ask(classEvents.round, { view: '1', round, choice: 1 - (round % 2) })).toEqual(
            reply,
          );
          total = (reply as { readonly total?: string }).total ?? '';
        }
        return Number(total);
      }),
    );
    await expect.poll(() => teacher.state()?.views[0]?.mixture?.rounds).toBe(6);
    const { shares, value, average } = teacher.state()?.views[0]?.mixture ?? {};
    expect(shares).toEqual(['2/3', '1/3']);
    expect(value).toBe('-1/3');
    const { csv } = await teacher.act({ act: 'table' });
    const rows: string[] = csv.trim().split('\n').slice(1);
    expect(rows).toHaveLength(2);
    for (const [i, row] of rows.entries()) expect(row).toContain(`${totals[i]} in 3 rounds`);
    const [over, under = '1'] = (average ?? '').split('/');
    expect(Number(over) / Number(under)).toBeCloseTo(totals.reduce((sum, each) => sum + each, 0) / 6);
  });

  test('after the program was ended and started again, students, answers and the teacher’s link are as before', async () => {
    const teacher = room.teacher();
    await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
    const ann = room.phone();
    const { token } = await ann.ask(classEvents.enter, { name: 'Ann' });
    await ann.ask(classEvents.answer, { view: '1', count: 3, answer: { text: 'up' } });
    const ended = new Promise((resolve) => ann.socket.on('disconnect', resolve));
    const secret = room.secret();
    await room.restart();
    // To the phone this is a lost connection, and no end of its time in the room.
    expect(await ended).not.toBe('io server disconnect');
    expect(room.secret()).toBe(secret);
    const again = room.phone();
    expect(await again.ask(classEvents.enter, { name: 'Ann', token })).toMatchObject({
      ok: true,
      name: 'Ann',
      token,
    });
    await expect.poll(() => again.scene()?.views[0].mine).toEqual({ answer: { text: 'up' }, count: 3 });
    expect(await again.ask(classEvents.answer, { view: '1', count: 3, answer: { text: '0' } })).toEqual({
      ok: true,
      count: 3,
    });
    const { csv } = await room.teacher().act({ act: 'table' });
    expect(csv.trim().split('\n')).toHaveLength(2);
    expect(csv).toContain('Ann,1,');
  });

  test('while the file cannot be written answers count, and the teacher’s window says that they are not kept', async () => {
    const teacher = room.teacher();
    await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
    // A folder where the draft of the file would be.
    const draft = join(room.folder, 'lesson.class.json.part');
    mkdirSync(draft);
    const ann = room.phone();
    expect(await ann.ask(classEvents.enter, { name: 'Ann' })).toMatchObject({ ok: true });
    await expect.poll(() => teacher.state()?.unkept).toContain('EISDIR');
    expect(room.said.at(-1)).toContain('the room is not kept');
    expect(await ann.ask(classEvents.answer, { view: '1', count: 1, answer: { text: '*' } })).toMatchObject({
      ok: true,
    });
    rmdirSync(draft);
    await ann.ask(classEvents.answer, { view: '1', count: 2, answer: { text: 'up' } });
    await expect.poll(() => teacher.state()?.unkept).toBe('');
    await room.restart();
    const { csv } = await room.teacher().act({ act: 'table' });
    expect(csv).toContain('Ann,1,');
  });

  test('a kept view that cannot be made ready, and a kept room that cannot be read, are set aside', async () => {
    const teacher = room.teacher();
    await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
    await teacher.act({ act: 'show', view: 'w', lesson: coinsLesson });
    const ann = room.phone();
    await ann.ask(classEvents.enter, { name: 'Ann' });
    await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
    await ann.ask(classEvents.answer, { view: '1', count: 1, answer: { text: 'up' } });
    const path = join(room.folder, 'lesson.class.json');
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    kept.views[0].lesson = '{}';
    writeFileSync(path, JSON.stringify(kept));
    await room.restart();
    expect(room.said.at(-1)).toContain('The first infinitesimal');
    expect(readFileSync(`${path}.1`, 'utf8')).toContain('"text":"up"');
    // The number of the view that was left out is given to no other that is still there.
    const again = room.teacher();
    await again.act({ act: 'show', view: 'v', lesson: upLesson });
    await expect
      .poll(() => again.state()?.views.map(({ view, key }) => [view, key]))
      .toEqual([
        ['w', '2'],
        ['v', '3'],
      ]);
    writeFileSync(path, 'something else');
    await room.restart();
    expect(room.said.at(-1)).toContain(`${path}.2`);
    expect(readFileSync(`${path}.2`, 'utf8')).toBe('something else');
  });

  test('a second room of the same lesson is refused, and the answers of the first stay', async () => {
    const ann = room.phone();
    await ann.ask(classEvents.enter, { name: 'Ann' });
    const kept = readFileSync(join(room.folder, 'lesson.class.json'), 'utf8');
    await expect(room.openSecond()).rejects.toThrow(`process ${process.pid}`);
    expect(readFileSync(join(room.folder, 'lesson.class.json'), 'utf8')).toBe(kept);
    // What a killed process left is taken over: no process has this number.
    await room.server().close();
    writeFileSync(join(room.folder, 'lesson.class.json.lock'), '999999999\n');
    await (await room.openSecond()).close();
    await room.restart();
  });

  test('forgetting leaves no name and no answer on the disk', async () => {
    const teacher = room.teacher();
    await teacher.act({ act: 'show', view: 'v', lesson: upLesson });
    const ann = room.phone();
    await ann.ask(classEvents.enter, { name: 'Ann Unforgettable' });
    const files = (): readonly string[] => readdirSync(room.folder).filter((file) => file.endsWith('.json'));
    expect(files()).toEqual(['lesson.class.json']);
    expect(readFileSync(join(room.folder, 'lesson.class.json'), 'utf8')).toContain('Unforgettable');
    const ended = new Promise((resolve) => ann.socket.on('disconnect', resolve));
    await teacher.act({ act: 'forget' });
    expect(files()).toEqual([]);
    await ended;
  });
});
