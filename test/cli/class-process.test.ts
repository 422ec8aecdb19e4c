/**
 * The room as the package starts it, in a process of its own with a thread that marks: killed in the middle
 * of a view, and started again.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { afterNews, type ClassNews, type ClassState, classEvents } from '../../app/class/protocol.ts';
import { upLesson } from './class-server.ts';
import { launcher } from './command-line.ts';

const root = dirname(dirname(dirname(launcher)));

let folder: string;
let running: ChildProcess[] = [];
let sockets: Socket[] = [];

/** A package with the built command and two pages, in which a lesson lies. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grundy-class-'));
  expect(spawnSync(process.execPath, [launcher, '--version']).status).toBe(0);
  cpSync(join(root, '.cache/cli'), join(folder, 'dist/cli'), { recursive: true });
  mkdirSync(join(folder, 'app/cli'), { recursive: true });
  cpSync(launcher, join(folder, 'app/cli/grundy.js'));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'dist/phone'));
  for (const page of ['dist/index.html', 'dist/phone/index.html']) writeFileSync(join(folder, page), 'page');
  writeFileSync(join(folder, 'up.lesson.grundy.json'), upLesson);
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  for (const child of running) child.kill('SIGKILL');
  [running, sockets] = [[], []];
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the room; resolves with what it printed once it has printed both links. */
async function started() {
  const child = spawn(
    process.execPath,
    [join(folder, 'app/cli/grundy.js'), 'class', 'up.lesson.grundy.json', '--port', '0'],
    { cwd: folder },
  );
  running.push(child);
  let said = '';
  const printed = new Promise<void>((resolve) => {
    const hear = (text: Buffer): void => {
      said += text;
      if (/Phones: +\S+\n/.test(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  const exited = once(child, 'exit');
  const first = await Promise.race([printed, exited]);
  if (first) throw new Error(`The room ended: ${said}`);
  const teacher = new URL(/Teacher: (\S+)/.exec(said)?.[1] ?? '');
  const connected = (path: string, query = {}): Socket => {
    const socket = io(teacher.origin, { path, query, forceNew: true, transports: ['websocket'] });
    sockets.push(socket);
    return socket;
  };
  const window = connected('/teacher/socket.io', { secret: teacher.hash.replace('#class=', '') });
  let state: ClassState | undefined;
  window.on(classEvents.news, (news: ClassNews) => {
    state = afterNews(state, news);
  });
  return {
    child,
    exited,
    secret: teacher.hash,
    state: () => state,
    act: (act: object) => window.emitWithAck(classEvents.act, act),
    phone: () => connected('/socket.io'),
  };
}

const patient = { timeout: 120_000 };

test('a room that is killed with an answer is there again, marks it anew, and ends when it is interrupted', async () => {
  const before = await started();
  expect(await before.act({ act: 'show', view: 'v', lesson: upLesson })).toEqual({ ok: true });
  const phone = before.phone();
  await phone.emitWithAck(classEvents.enter, { name: 'Ann' });
  const answer = { view: '1', count: 1, answer: { text: 'up' } };
  expect(await phone.emitWithAck(classEvents.answer, answer)).toEqual({ ok: true, count: 1 });
  before.child.kill('SIGKILL');
  await before.exited;
  const after = await started();
  expect(after.secret).toBe(before.secret);
  await expect.poll(() => after.state()?.views[0]?.groups[0]?.verdict, patient).toBe('right');
  expect(after.state()?.students.map(({ name }) => name)).toEqual(['Ann']);
  expect(after.child.exitCode).toBeNull();
  after.child.kill('SIGINT');
  expect(await after.exited).toEqual([0, null]);
});
