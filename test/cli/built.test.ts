/** The built command, each run a process of its own, against the command as its sources have it. */
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
