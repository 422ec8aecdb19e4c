/**
 * Two hundred phones on one teacher's machine, with a real room, real connections, the teacher's window and
 * the wall in a browser: how long all take to come in, how soon an answer is acknowledged, counted and
 * marked, what the room has in memory, and the longest task of the two windows meanwhile. Room, phones and
 * browser share this machine, so that a real room is quicker.
 */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import {
  afterNews,
  type ClassNews,
  type ClassState,
  type ClassView,
  classEvents,
} from '../../app/class/protocol.ts';
import { plainWorkMs, usualMs } from '../../test/bench/plain-work.ts';
import { phoneOf, runRoom } from '../driver/class-room.ts';
import { ownWork, plainWorkOn, say } from './own-work.ts';

const lesson = join(import.meta.dirname, '../../public/lessons/first-cycles.lesson.grundy.json');

const phones = 200;
/** In milliseconds: the answers are spread over so long. */
const answering = 5000;
/** The view of the lesson that asks for a value, from 0. */
const asked = 4;

/** In seconds and gigabytes; the longest task is in milliseconds. */
const most = { joining: 10, counting: 1, marking: 3, memory: 0.3, task: 30, firstView: 2 } as const;

/** The rows' budgets are those of a page, on a machine on which the plain work takes as long as there. */
const inPage = (ms: number): number => (ms * usualMs.page) / usualMs.engine;

const connected = (origin: string, path: string, query = {}): Socket =>
  io(origin, { path, query, transports: ['websocket'], forceNew: true });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** Many values, of which some are equal, and some cannot be read. */
const answerOf = (i: number): string =>
  ['∞_0', 'inf_0', `∞_${i % 7}`, `∞_{0,${1 + (i % 5)}}`, `*${i % 40}`, `{${i}|`][i % 6];

// The first start may build the pages and the command, which needs memory of its own.
test.beforeAll(async () => {
  const first = await runRoom(lesson);
  await first.close();
});

test('two hundred phones answer one teacher', async ({ page }) => {
  const room = await runRoom(lesson);
  const sockets: Socket[] = [];
  try {
    await page.goto(room.teacher);
    const secret = new URL(room.teacher).hash.replace('#class=', '');
    const origin = new URL(room.teacher).origin;
    await expect(page.getByText('Nobody is in the room yet')).toBeVisible();
    const [wall] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Shift+D')]);
    const bar = page.getByRole('region', { name: 'Phones' });
    await page.locator('#drawing').click({ position: { x: 5, y: 300 } });
    const teacher = connected(origin, '/teacher/socket.io', { secret });
    sockets.push(teacher);
    let state: ClassState | undefined;
    teacher.on(classEvents.news, (news: ClassNews) => {
      state = afterNews(state, news);
    });
    for (let count = 1; count <= asked; count++) {
      await expect.poll(() => state?.views.length).toBe(count);
      await page.keyboard.press('PageDown');
    }
    await expect.poll(() => state?.views.find(({ key }) => key === state?.wall)?.by).toBe('value');
    const view = (): ClassView | undefined => state?.views.find(({ key }) => key === state?.wall);
    const key = view()?.key ?? '';

    const joiningBegan = performance.now();
    const all = await Promise.all(
      Array.from({ length: phones }, async (_, i) => {
        const phone = connected(origin, '/socket.io');
        sockets.push(phone);
        const seen = new Promise((resolve) => phone.once(classEvents.scene, resolve));
        await phone.emitWithAck(classEvents.enter, { name: `Student ${i}` });
        await seen;
        return phone;
      }),
    );
    const joining = secondsSince(joiningBegan);

    let [slowest, counting, marking] = [0, 0, 0];
    const { longest, tasks } = await ownWork(page, async () => {
      await Promise.all(
        all.map(async (phone, i) => {
          await pause((answering * i) / phones);
          const began = performance.now();
          const reply = await phone.emitWithAck(classEvents.answer, {
            view: key,
            count: 1,
            answer: { text: answerOf(i) },
          });
          expect(reply).toEqual({ ok: true, count: 1 });
          slowest = Math.max(slowest, secondsSince(began));
        }),
      );
      const began = performance.now();
      while (view()?.answered !== phones) await pause(5);
      counting = secondsSince(began);
      while (!view()?.groups.every(({ verdict }) => verdict !== undefined)) await pause(5);
      marking = secondsSince(began);
      for (const name of ['Show counts', 'Tell', 'Reveal']) await bar.getByRole('button', { name }).click();
      await expect(wall.getByRole('region', { name: 'Class' }).getByRole('listitem').first()).toBeVisible();
    });
    const memory = room.memory() / 1e9;
    const plain = inPage(plainWorkMs());
    console.log(
      `    ${phones} phones, ${view()?.groups.length} groups of answers, ${tasks} tasks of the windows`,
    );
    say(`${phones} phones come in`, joining, 's', most.joining, plain);
    say('an answer is acknowledged, at most', slowest, 's', most.counting, plain);
    say('all answers are counted after the last', counting, 's', most.counting, plain);
    say('all answers are marked after the last', marking, 's', most.marking, plain);
    say('memory of the room', memory, 'GB', most.memory, plain);
    say(
      'longest task of the teacher’s window and the wall',
      longest,
      'ms',
      most.task,
      await plainWorkOn(page),
    );
  } finally {
    for (const socket of sockets) socket.close();
    await room.close();
  }
});

/** In bytes a second and milliseconds: 1.6 Mbit/s, with a delay as that of a busy wireless network. */
const slowNetwork = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 40 };

test('a slow phone shows its first view', async ({ browser, page }) => {
  const room = await runRoom(lesson);
  try {
    await page.goto(room.teacher);
    await page.getByRole('region', { name: 'Phones' }).getByRole('button', { name: 'Ask the class' }).click();
    const { page: phone } = await phoneOf(browser, room.phones, 'Ann');
    const question = phone.getByText('At which nodes').first();
    await expect(question).toBeVisible();
    const session = await phone.context().newCDPSession(phone);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      await phone.reload({ waitUntil: 'commit' });
      await expect(question).toBeVisible();
      // In the page's own time, from the navigation on.
      times.push((await phone.evaluate(() => performance.now())) / 1000);
    }
    const median = times.toSorted((a, b) => a - b)[times.length >>> 1];
    say('a slow phone shows its question', median, 's', most.firstView, inPage(plainWorkMs()));
  } finally {
    await room.close();
  }
});
