/**
 * A room of a class in a process of its own, with the teacher's window, the wall and the phones as people
 * have them: each phone is a browser of its own, and reaches the room by its address in the network.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** A port that is free now. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export type RunningRoom = {
  /** The links that the program printed. */
  readonly teacher: string;
  readonly phones: string;
  /** In bytes: what the process has in memory. */
  memory(): number;
  /** Ends the process as a machine does that is switched off, and starts it again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the room of a lesson, whose file is copied, so that what the room keeps lies beside the copy. */
export async function runRoom(lesson: string): Promise<RunningRoom> {
  const folder = mkdtempSync(join(tmpdir(), 'grundy-class-'));
  const file = join(folder, 'hour.lesson.grundy.json');
  cpSync(lesson, file);
  const port = await freePort();
  let process: ChildProcess | undefined;
  let links = { teacher: '', phones: '' };

  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let said = '';
      const started = spawn('node', [join(root, '.ci/class.js'), file, '--port', String(port)], {
        cwd: root,
      });
      process = started;
      const hear = (text: Buffer): void => {
        said += text;
        const found = /Teacher: (\S+)\nPhones: +(\S+)\n/.exec(said);
        if (!found) return;
        links = { teacher: found[1], phones: found[2] };
        resolve();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.on('exit', () => reject(new Error(`The room did not begin: ${said}`)));
    });

  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (!process) return resolve();
      process.once('exit', () => resolve());
      process.kill('SIGKILL');
    });

  await start();
  return {
    get teacher() {
      return links.teacher;
    },
    get phones() {
      return links.phones;
    },
    memory: () =>
      1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(process?.pid)], { encoding: 'utf8' })),
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a student does with a phone. */
export type DrivenPhone = {
  readonly page: Page;
  readonly name: string;
  /** The question that the phone shows. */
  readonly question: Locator;
  /** Answers by the way that the view has: with a text, or with the choice of this name. */
  write(text: string): Promise<void>;
  choose(name: string): Promise<void>;
  send(): Promise<void>;
};

/** A phone comes in with a name. */
export async function phoneOf(browser: Browser, link: string, name: string): Promise<DrivenPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name in this class' }).fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
  const main = page.getByRole('main');
  return {
    page,
    name,
    question: main.getByRole('heading'),
    write: (text) => main.getByRole('textbox').fill(text),
    choose: (choice) => main.getByRole('radio', { name: choice, exact: true }).check({ force: true }),
    async send() {
      await main.getByRole('button', { name: /^Send/ }).click();
      await expect(main.getByText('Sent. You can change it')).toBeVisible();
    },
  };
}
