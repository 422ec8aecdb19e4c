/** The built command, each run a process of its own, against the command as its sources have it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erratum, type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('erratum.json', erratum());
});
afterAll(() => folder.close());

/** Each command is a part of the build of its own, and some load further parts. */
test.each([
  [['solve', 'erratum.json', '--json']],
  [['sum', 'erratum.json', '--pieces', 'd,d', '--json']],
  [['compare', 'erratum.json', 'a', 'd']],
  [['ask', 'erratum.json', 'explain', 'd']],
  [['validate', 'erratum.json', 'nowhere.json']],
  [['graph', 'toads-and-frogs', 'T.F']],
  [['export', 'erratum.json', '--to', 'tikz']],
  [['sweep', 'clobber', 'row', 'n=1..9']],
  [['--help']],
  [['sovle']],
])('%j: a process has the same status and prints the same', async (args) => {
  const [built, sources] = [folder.runBuilt(args), await folder.run(args)];
  expect([built.status, built.out, built.err]).toEqual([sources.status, sources.out, sources.err]);
});

const built = join(import.meta.dirname, '../../.cache/cli');

const codeOf = (file: string): string => readFileSync(file, 'utf8');

/** The part of this name that a file of the build loads when it is needed. */
function partFor(name: string, from: string): string {
  const [, path] = new RegExp(`=>require\\("(\\.[^"]*/${name}-[\\w-]{8}\\.js)"`).exec(codeOf(from)) ?? [];
  if (path === undefined) throw new Error(`${from} loads no part ${name}`);
  return join(dirname(from), path);
}

/** A file of the build, and every file that is loaded with it. */
function loadedWith(file: string, met = new Set<string>()): ReadonlySet<string> {
  if (met.has(file)) return met;
  met.add(file);
  for (const [, later, path] of codeOf(file).matchAll(/(=>)?require\("(\.[^"]*)"\)/g))
    if (later === undefined) loadedWith(join(dirname(file), path), met);
  return met;
}

test('no command about positions waits for the code that reads files or starts programs', () => {
  expect(folder.runBuilt(['--version']).status).toBe(0);
  const main = join(built, 'main.js');
  const solve = partFor('solve', main);
  const parts = [solve, partFor('solve-board', solve), partFor('sweep', main)];
  const code = parts.flatMap((part) => [...loadedWith(part)]).map(codeOf);
  expect(code.length).toBeGreaterThan(30);
  for (const only of ['SaxesParser', 'node:child_process'])
    expect([only, code.filter((text) => text.includes(only)).length]).toEqual([only, 0]);
  // The marks are those of parts that other commands load.
  const others = [
    ...loadedWith(partFor('solve-file', solve)),
    ...loadedWith(partFor('with-program', partFor('graph', main))),
  ];
  const theirs = others.map(codeOf).join('');
  expect(['SaxesParser', 'node:child_process'].filter((only) => !theirs.includes(only))).toEqual([]);
});
