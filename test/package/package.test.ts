/** The package that `npm pack` makes, installed in an empty folder without a network: its `grundy` runs there. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'grundy-package-'));
const installed = join(home, 'node_modules/grundy');

function npm(folder: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
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

test('the package needs no other packages, and contains neither sources nor the site', () => {
  const names = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith('.'));
  expect(names(join(home, 'node_modules'))).toEqual(['grundy']);
  expect(existsSync(join(home, 'node_modules/.bin/grundy'))).toBe(true);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const others = files.filter(
    (path) => statSync(join(installed, path)).isFile() && !path.startsWith('dist/cli/'),
  );
  expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'app/cli/grundy.js', 'package.json']);
  const bytes = files
    .map((path) => statSync(join(installed, path)).size)
    .reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(6_000_000);
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

test.each(['png', 'pdf', 'svg', 'tikz'])('the installed command draws a figure as %s', (format) => {
  const { status } = grundy('export', 'drawing.json', '--to', format, '-o', `figure.${format}`);
  expect(status).toBe(0);
  const figure = readFileSync(join(home, `figure.${format}`));
  expect(figure.length).toBeGreaterThan(1000);
  expect(figure.includes('localhost')).toBe(false);
});
