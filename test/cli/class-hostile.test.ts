/**
 * A student who wants to know what is hidden, to answer for others, or to stop the class: with everything
 * that a phone is sent, and with messages that no phone's page would send.
 */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { classEvents, mostStudents } from '../../app/class/protocol.ts';
import { openTestClass, type SocketOfPhone, type TestClass, upLesson } from './class-server.ts';

let room: TestClass;
let teacher: ReturnType<TestClass['teacher']>;
let ann: SocketOfPhone;
let eve: SocketOfPhone;

beforeAll(async () => {
  room = await openTestClass();
  teacher = room.teacher();
  expect(await teacher.act({ act: 'show', view: 'first', lesson: upLesson })).toEqual({ ok: true });
  ann = room.phone();
  eve = room.phone();
  await ann.ask(classEvents.enter, { name: 'Ann' });
  await eve.ask(classEvents.enter, { name: 'Eve' });
  await ann.ask(classEvents.answer, { view: '1', count: 1, answer: { text: 'up' } });
});
afterAll(() => room.close());

/** The answers of the class as the teacher sees them, by names. */
async function table(): Promise<readonly string[]> {
  const { csv } = await teacher.act({ act: 'table' });
  return csv.trim().split('\n').slice(1);
}

const annsAnswer = /^Ann,1,/;

/** The status of an address that is asked for as it is written. */
const statusOf = (path: string, origin = room.origin()): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(origin, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** Why a connection to a path is refused; undefined if it is not. */
const refusalOf = (path: string, options: object): Promise<string | undefined> =>
  new Promise((resolve) => {
    const socket = room.connected(path, options);
    socket.on('connect', () => resolve(undefined));
    socket.on('connect_error', ({ message }) => resolve(message));
  });

describe('a hostile student', () => {
  test('reads no value, no note, no title, no name and no answer of others in all that a phone is sent', async () => {
    await expect.poll(() => eve.scene()?.views.length).toBe(1);
    const read = eve.bytes.join('\n');
    for (const secret of ['upward', 'infinitesimal', 'note is for', 'Ann', 'verdict":{', 'b ='])
      expect(read.includes(secret), secret).toBe(false);
    expect(read).toContain('What is b worth?');
  });

  test('answers for nobody else, by any token or id', async () => {
    for (const token of ['s1', 'Ann', '', '__proto__', 'constructor', '0'.repeat(2000), { $ne: 1 }, null]) {
      const thief = room.phone();
      const reply = await thief.ask(classEvents.enter, { name: 'Ann', token });
      if (reply.ok) expect(reply.name).toMatch(/^Ann \d+$/);
      thief.socket.close();
    }
    await eve.ask(classEvents.answer, {
      view: '1',
      count: 7,
      answer: { text: '0' },
      student: 's1',
      id: 's1',
    });
    const rows = await table();
    expect(rows.filter((row) => annsAnswer.test(row))).toHaveLength(1);
    expect(rows.find((row) => annsAnswer.test(row))).toContain('↑');
  });

  test('has nothing understood that is no message, and the room continues', async () => {
    const nonsense = [
      undefined,
      null,
      7,
      [],
      'answer',
      { view: 1 },
      { view: '1', count: -1, answer: { text: 'x' } },
      { view: '1', count: 1.5, answer: { text: 'x' } },
      { view: '1', count: 2, answer: { choice: -1 } },
      { view: '1', count: 2, answer: { text: 'x'.repeat(501) } },
      { view: '1', count: 2, answer: { drawing: { nodes: [[0, 0]], arcs: [[0, 1, 'left']] } } },
      { view: '1', count: 2, answer: { drawing: { nodes: [[Number.NaN, 0]], arcs: [] } } },
      { view: '__proto__', count: 2, answer: { text: 'x' } },
    ];
    const other = room.phone();
    await other.ask(classEvents.enter, { name: 'Mallory' });
    for (const message of nonsense)
      expect(await other.ask(classEvents.answer, message)).toMatchObject({ ok: false });
    for (const event of ['act', 'news', 'tell', 'scene']) other.socket.emit(event, { act: 'forget' });
    other.socket.emit(classEvents.answer);
    other.socket.close();
    expect((await table()).some((row) => annsAnswer.test(row))).toBe(true);
  });

  test('floods, and is refused, while others are answered', async () => {
    const flood = room.phone();
    await flood.ask(classEvents.enter, { name: 'Flood' });
    const replies = await Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        flood.ask(classEvents.answer, { view: '1', count: i, answer: { text: `${i}` } }),
      ),
    );
    expect(replies.filter(({ ok }) => !ok).length).toBeGreaterThan(200);
    expect(await ann.ask(classEvents.answer, { view: '1', count: 2, answer: { text: '^' } })).toEqual({
      ok: true,
      count: 2,
    });
    const lost = new Promise((resolve) => flood.socket.on('disconnect', resolve));
    for (let i = 0; i < 3000; i++) flood.socket.emit(classEvents.answer, {});
    expect(await lost).toBe('io server disconnect');
    expect(ann.socket.connected).toBe(true);
  });

  test('opens more connections than one address may have, without a word, and is refused', async () => {
    const other = await openTestClass();
    const opened = await Promise.all(
      Array.from({ length: 650 }, () => statusOf('/socket.io/?EIO=4&transport=polling', other.origin())),
    );
    expect(opened.filter((status) => status === 200)).toHaveLength(600);
    await other.close();
  });

  test('sends what is too large, and loses the own connection alone', async () => {
    const large = room.phone();
    await large.ask(classEvents.enter, { name: 'Large' });
    const lost = new Promise((resolve) => large.socket.on('disconnect', resolve));
    large.socket.emit(classEvents.answer, { view: '1', count: 1, answer: { text: 'x'.repeat(1_000_000) } });
    await lost;
    expect(ann.socket.connected).toBe(true);
  });

  test('comes in more often than the room has places, and keeps nobody out', async () => {
    const crowd = Array.from({ length: mostStudents + 10 }, () => room.phone());
    await Promise.allSettled(crowd.map((each, i) => each.ask(classEvents.enter, { name: `Crowd ${i}` })));
    const bob = room.phone();
    expect(await bob.ask(classEvents.enter, { name: 'Bob' })).toMatchObject({ ok: true, name: 'Bob' });
    expect(await bob.ask(classEvents.answer, { view: '1', count: 1, answer: { text: '*' } })).toMatchObject({
      ok: true,
    });
    const rows = await table();
    expect(rows.some((row) => annsAnswer.test(row))).toBe(true);
    expect(rows.some((row) => row.startsWith('Bob,1,'))).toBe(true);
    expect(teacher.state()?.students.length).toBeLessThanOrEqual(mostStudents);
    for (const { socket } of crowd) socket.close();
  });

  test('becomes no teacher: not without the secret, not with a phone’s token, not from another page', async () => {
    const { token } = await eve.ask(classEvents.enter, { name: 'Eve' });
    for (const secret of ['', 'x', token, undefined])
      expect(await refusalOf('/teacher/socket.io', { query: { secret } })).toBeDefined();
    const elsewhere = { extraHeaders: { Origin: 'http://evil.example' } };
    expect(
      await refusalOf('/teacher/socket.io', { query: { secret: room.secret() }, ...elsewhere }),
    ).toBeDefined();
    expect(await refusalOf('/socket.io', elsewhere)).toBeDefined();
    expect(await refusalOf('/teacher/socket.io', { query: { secret: room.secret() } })).toBeUndefined();
  });

  test('is given no file but those of the pages', async () => {
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf('/editor/')).toBe(200);
    for (const path of [
      '/../lesson.class.json',
      '/..%2flesson.class.json',
      '/editor/../../lesson.class.json',
      '/editor/..%2f..%2flesson.class.json',
      '/%2e%2e/lesson.class.json',
      '/lesson.class.json',
      '/editor/%00',
      '/%',
    ])
      expect(await statusOf(path), path).toBe(404);
  });

  test('posts markup, which stays text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const poster = room.phone();
    const { name } = await poster.ask(classEvents.enter, { name: markup });
    expect(name).toBe(markup.slice(0, 24));
    await poster.ask(classEvents.answer, { view: '1', count: 1, answer: { text: '=cmd|x' } });
    const rows = await table();
    expect(rows.find((row) => row.startsWith('<img'))).toContain(`'=cmd|x`);
  });
});
