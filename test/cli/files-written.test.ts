/** What -o names: it is replaced by a whole file or stays as it was, for every kind of file. */
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { writeFile } from '../../app/cli/destination.ts';
import { replaceFile } from '../../app/cli/sweep-file.ts';
import { openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(() => folder.close());

function* untilFull(): Generator<string, void, void> {
  yield 'x'.repeat(200_000);
  throw Object.assign(new Error('write'), { code: 'ENOSPC' });
}

test('of a full disk the old file is left, and nothing beside it', async () => {
  folder.write('full.svg', 'good');
  expect(await writeFile(untilFull(), folder.path('full.svg'))).toEqual([
    { place: '', says: 'the disk is full; make room, or write to another disk' },
  ]);
  expect(() => replaceFile(folder.path('full.svg'), untilFull())).toThrow();
  expect(readFileSync(folder.path('full.svg'), 'utf8')).toBe('good');
  expect(readdirSync(folder.path('.'))).toEqual(['full.svg']);
});

test('a new file takes the permissions of the old one, and a link leads to it', async () => {
  folder.write('old.svg', 'good');
  chmodSync(folder.path('old.svg'), 0o640);
  symlinkSync('old.svg', folder.path('link.svg'));
  symlinkSync('not-there-yet.svg', folder.path('other-link.svg'));
  for (const name of ['link.svg', 'other-link.svg'])
    expect(await writeFile(['new'], folder.path(name))).toEqual([]);
  for (const name of ['old.svg', 'not-there-yet.svg'])
    expect(readFileSync(folder.path(name), 'utf8')).toBe('new');
  expect(statSync(folder.path('old.svg')).mode & 0o777).toBe(0o640);
  expect(lstatSync(folder.path('link.svg')).isSymbolicLink()).toBe(true);
});

test('a folder is refused', async () => {
  mkdirSync(folder.path('folder'));
  const [problem] = await writeFile(['new'], folder.path('folder'));
  expect(problem.says).toBe('is a folder; give a file');
});

test('what a shell calls standard output is written to, and replaces no file', () => {
  folder.write('a.txt', 'a -> b\n');
  const { out, status } = folder.runBuilt(['export', 'a.txt', '--to', 'dot', '-o', '/dev/stdout']);
  expect([status, out]).toEqual([0, expect.stringContaining('digraph')]);
});
