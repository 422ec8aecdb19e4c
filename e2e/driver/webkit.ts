/**
 * Drives an installed WebKit by its WebDriver, commands over HTTP: Playwright needs a WebKit of its own. It
 * is shown on a screen of Xvfb's, so that no window opens in front of a person, or on the screen that is
 * there.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { type Driven, longestLoad, until } from './driven.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((listening) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts Xvfb, which chooses the number of its display and writes it; undefined where there is no Xvfb. */
async function startScreen(): Promise<
  { readonly process: ChildProcess; readonly display: string } | undefined
> {
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const written = process.stdio[3] as Readable;
  const display = await new Promise<string | undefined>((found) => {
    process.once('error', () => found(undefined));
    process.once('exit', () => found(undefined));
    written.once('data', (number) => found(`:${String(number).trim()}`));
  });
  return display === undefined ? undefined : { process, display };
}

const ended = (process: ChildProcess): Promise<unknown> =>
  process.exitCode === null ? new Promise((end) => process.once('exit', end)) : Promise.resolve();

export async function startWebKit(path: string, width: number, height: number): Promise<Driven> {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(screen && { DISPLAY: screen.display, GDK_BACKEND: 'x11' }) },
  });
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    command: string,
    body?: object,
  ): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${command}: ${(value as { message: string }).message}`);
    return value;
  };
  await until(async () => {
    if (driver.exitCode !== null) throw new Error(`The driver of WebKit ended with ${driver.exitCode}.`);
    return await send('GET', '/status').catch(() => undefined);
  });
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch: {} } })) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/timeouts`, { pageLoad: longestLoad, script: longestLoad });
  await send('POST', `${session}/window/rect`, { width, height });
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    async evaluate<T>(script: string, ...args: readonly unknown[]): Promise<T> {
      return (await send('POST', `${session}/execute/sync`, { script, args })) as T;
    },
    act: async (...actions) => void (await send('POST', `${session}/actions`, { actions })),
    async close() {
      await send('DELETE', session);
      driver.kill();
      await ended(driver);
      screen?.process.kill();
    },
  };
}
