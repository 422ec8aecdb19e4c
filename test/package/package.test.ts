/**
 * The package that `npm pack` makes, installed in an empty folder without a network: its `grundy` runs there,
 * and programs use its library.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'grundy-package-'));
const installed = join(home, 'node_modules/grundy');

/**
 * The environment of a person's shell. The variables by which a test runner says that it runs would have the
 * pages built for tests, and dist would keep such a build.
 */
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|MODE$|DEV$|PROD$)/.test(name)),
);

function npm(folder: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
    env: shell,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}`);
}

function grundy(...args: readonly string[]): { readonly status: number | null; readonly out: string } {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(installed, bin.grundy), ...args], {
    cwd: home,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return { status, out: stdout };
}

beforeAll(() => {
  npm(root, 'pack', '--pack-destination', home);
  const [archive] = readdirSync(home);
  npm(home, 'install', `./${archive}`);
  copyFileSync(join(root, 'public/examples/fraenkel.grundy.json'), join(home, 'drawing.json'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the package needs no other packages, and contains no sources', () => {
  const names = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(names(join(home, 'node_modules'))).toEqual(['grundy']);
  expect(existsSync(join(home, 'node_modules/.bin/grundy'))).toBe(true);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(installed, path)).isFile());
  const others = files.filter((path) => !path.startsWith('dist/'));
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'app/cli/grundy.js', 'package.json']);
  expect(files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
  const bytesOf = (isCounted: (path: string) => boolean): number =>
    files.filter(isCounted).reduce((sum, path) => sum + statSync(join(installed, path)).size, 0);
  const isPage = (path: string): boolean => /^dist\/(?!cli\/|library\/)/.test(path);
  const isOfClass = (path: string): boolean =>
    /\/parts\/(?:class|class-server|sockets|relay-server|desk-work)-/.test(path);
  expect(bytesOf((path) => !isPage(path) && !isOfClass(path))).toBeLessThan(8_700_000);
  // The room of a class, with the library of its connections.
  expect(bytesOf(isOfClass)).toBeGreaterThan(300_000);
  expect(bytesOf(isOfClass)).toBeLessThan(700_000);
  // The editor and the phones' page, which grundy class serves.
  expect(bytesOf(isPage)).toBeGreaterThan(1_000_000);
  expect(bytesOf(isPage)).toBeLessThan(8_000_000);
  // They are built as they are published, where the code of bitmaps is a file of its own.
  expect(files.filter((path) => isPage(path) && path.includes('.wasm'))).toHaveLength(1);
});

test('the installed command solves a file', () => {
  const { status, out } = grundy('solve', 'drawing.json', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ theory: expect.any(String) });
});

test('the installed command sweeps with threads', () => {
  const { status, out } = grundy('sweep', 'clobber', 'row', 'n=1..9', '--cores', '2');
  expect(status).toBe(0);
  expect(out).toContain('\n# 9 of 9 rows\n');
});

/** Resolves with the first text on standard output that has all of this. */
const firstSaid = (command: ChildProcess, ...wanted: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    command.stdout?.on('data', (text) => {
      said += text;
      if (wanted.every((each) => said.includes(each))) resolve(said);
    });
    command.on('exit', (code) => reject(new Error(`It ended with ${code}, and said: ${said}`)));
  });

test('the installed command keeps the room of a class, and serves the editor and the phones’ page', async () => {
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const room = spawn(process.execPath, [join(installed, bin.grundy), 'class', '--port', '0'], { cwd: home });
  try {
    const said = await firstSaid(room, 'Teacher: ', 'Phones: ', '/\n');
    const editor = /Teacher: (\S+)#class=\S+/.exec(said)?.[1] ?? '';
    const titleAt = async (url: string): Promise<string | undefined> =>
      /<title>(.*?)<\/title>/.exec(await (await fetch(url)).text())?.[1];
    expect(await titleAt(editor)).toContain('Grundy');
    const page = await fetch(new URL('/', editor));
    const html = await page.text();
    const scripts = [...html.matchAll(/src="(\.\/[^"]+\.js)"/g)].map(([, src]) => src);
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) expect((await fetch(new URL(src, page.url))).status).toBe(200);
    const ended = new Promise((resolve) => room.on('exit', resolve));
    room.kill('SIGINT');
    expect(await ended).toBe(0);
  } finally {
    room.kill();
  }
});

test.each(['png', 'pdf', 'svg', 'tikz'])('the installed command draws a figure as %s', (format) => {
  const { status } = grundy('export', 'drawing.json', '--to', format, '-o', `figure.${format}`);
  expect(status).toBe(0);
  const figure = readFileSync(join(home, `figure.${format}`));
  expect(figure.length).toBeGreaterThan(1000);
  expect(figure.includes('localhost')).toBe(false);
});

/** A script of a program, which is run in the empty folder. */
const copied = (name: string): void => copyFileSync(join(import.meta.dirname, name), join(home, name));

function runNode(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: home,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect({ status, stderr, ...(status !== 0 && { stdout }) }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

describe('the library', () => {
  let inNode: Record<string, unknown>;
  beforeAll(() => {
    copied('uses.js');
    copied('typed-uses.ts');
    writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(
      join(home, 'run.js'),
      "import { uses } from './uses.js';\nconsole.log(JSON.stringify(await uses()));\n",
    );
    inNode = JSON.parse(runNode('run.js'));
  });

  test('is used by a program in Node, in which nothing is left out', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const used = readFileSync(join(home, 'uses.js'), 'utf8');
    const names = inNode.names as readonly string[];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(used))).toEqual([]);
    expect(inNode).toMatchObject({
      version,
      reading: { ok: true, game: { nodes: ['a', 'b', 'c'] } },
      wrong: { ok: false },
      solved: { theory: 'sg', nodes: { a: { text: '*2', outcome: 'N' } } },
      compared: { relation: '||' },
      matrix: { value: { text: '5/8' } },
      sum: { text: '*3', outcome: 'N' },
      own: ['2', '1', '0'],
      reckoned: '*2',
      operators: expect.any(Number),
      again: { a: { text: '*2' } },
      late: 'AbortError',
      found: ['a -> b, c; c -> b', '*1*1', '0,*', 'R..L.', '.L..R', '*,*,0,0,0'],
      rows: [
        ['LR', '*'],
        ['LRLR', '±{*,↑}'],
        ['LRLRLR', '0'],
      ],
    });
    expect((inNode.refused as readonly unknown[]).length).toBeGreaterThan(0);
  });

  test.each(['nodenext', 'bundler'])('has types of its own, which %s finds', (resolution) => {
    const module = resolution === 'bundler' ? 'esnext' : resolution;
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const strict = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];
    const target = ['--target', 'es2022', '--lib', 'es2023', '--types', ''];
    runNode(
      ...[compiler, 'typed-uses.ts', ...strict, ...target],
      ...['--module', module, '--moduleResolution', resolution],
    );
  });

  test('finds the same in a page without a bundler, which needs no other file', async () => {
    const asked: string[] = [];
    const page = `<!doctype html><meta charset="utf-8"><title>Uses</title>
      <script type="importmap">{"imports": {"grundy": "./node_modules/grundy/dist/library/index.js"}}</script>
      <script type="module">
        import { uses } from './uses.js';
        document.body.textContent = JSON.stringify(await uses().catch((error) => ({ error: String(error) })));
      </script>`;
    const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };
    const server = createServer(({ url = '/' }, response) => {
      const path = url === '/' ? '/index.html' : url;
      asked.push(path);
      const file = join(home, path);
      const content = path === '/index.html' ? page : existsSync(file) ? readFileSync(file) : undefined;
      response.writeHead(content === undefined ? 404 : 200, { 'content-type': kinds[extname(path)] ?? '' });
      response.end(content);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const executablePath =
      process.env.CHROMIUM_PATH ??
      execFileSync(process.execPath, [join(root, '.ci/browser.js')], { encoding: 'utf8' }).trim();
    const browser = await chromium.launch({ executablePath });
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await tab.waitForFunction('document.body?.textContent.startsWith("{")', undefined, { timeout: 0 });
      expect(JSON.parse((await tab.textContent('body')) ?? '')).toEqual(inNode);
    } finally {
      await browser.close();
      server.close();
    }
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(new Set(scripts)).toEqual(new Set(['/node_modules/grundy/dist/library/index.js', '/uses.js']));
  });
});
