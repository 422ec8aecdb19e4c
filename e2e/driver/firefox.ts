/**
 * Drives an installed Firefox through Marionette, the WebDriver protocol that every Firefox has: Playwright
 * needs a Firefox of its own, and its WebDriver BiDi uses commands that released versions do not know.
 * Messages are JSON, each after its length and a colon: [0, id, command, parameters] to Firefox, [1, id,
 * error, result] back.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driven, longestLoad, until } from './driven.ts';

type Answer = { readonly error: { readonly message: string } | null; readonly result: unknown };

function spoken(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  // A Firefox that is closed during a request leaves the request open.
  socket.on('error', () => undefined);
  let buffer = Buffer.alloc(0);
  let ids = 0;
  let greet: () => void = () => undefined;
  const greeted = new Promise<void>((told) => {
    greet = told;
  });
  socket.on('data', (part) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const length = Number(buffer.subarray(0, colon).toString());
      if (colon < 0 || buffer.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length).toString());
      buffer = buffer.subarray(colon + 1 + length);
      if (!Array.isArray(message)) greet();
      else waiting.get(message[1])?.({ error: message[2], result: message[3] });
    }
  });
  const send = async (command: string, parameters: object = {}): Promise<unknown> => {
    await greeted;
    const id = ++ids;
    const text = JSON.stringify([0, id, command, parameters]);
    const answered = new Promise<Answer>((hear) => waiting.set(id, hear));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { error, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${command}: ${error.message}`);
    return result;
  };
  return send;
}

/** Firefox chooses the port and writes it into its profile. */
async function portOf(profile: string, firefox: ChildProcess): Promise<number> {
  return await until(async () => {
    if (firefox.exitCode !== null)
      throw new Error(`Firefox ended with ${firefox.exitCode} before it listened.`);
    try {
      return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || undefined;
    } catch {
      return undefined;
    }
  });
}

export async function startFirefox(path: string, width: number, height: number): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'grundy-firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const size = { MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) };
  const firefox = spawn(path, args, { stdio: 'ignore', env: { ...process.env, ...size } });
  const ended = new Promise((end) => firefox.once('exit', end));
  const socket = connect(await portOf(profile, firefox), '127.0.0.1');
  const send = spoken(socket);
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  await send('WebDriver:SetTimeouts', { pageLoad: longestLoad, script: longestLoad, implicit: 0 });
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    async evaluate<T>(script: string, ...given: readonly unknown[]): Promise<T> {
      const { value } = (await send('WebDriver:ExecuteScript', { script, args: given })) as { value: T };
      return value;
    },
    act: async (...actions) => void (await send('WebDriver:PerformActions', { actions })),
    async close() {
      firefox.kill();
      await ended;
      socket.destroy();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
