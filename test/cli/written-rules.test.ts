/** `--rules FILE`: written rules, wherever a ruleset can be named. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../engine/document/read.ts';
import { idOfRules } from '../../engine/document/rules-id.ts';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('toads.txt', toads);
  folder.write('dominoes.txt', dominoes);
  folder.write('wrong.txt', 'board: row\nLeft: T. -> .TT\nRight, sideways: . -> T\n');
}, 60_000);
afterAll(() => folder.close());

const toads =
  'name: Toads and Frogs\nboard: row\npieces: T a toad, F a frog\nLeft: T. -> .T\nLeft: TF. -> .FT\nRight: as Left, with T and F exchanged, the other way\n';
const dominoes = 'board: grid\npieces: # a wall\nLeft, upright: .. -> ##\nRight: .. -> ##\n';

test('solve, sum and ask give what the ruleset by hand gives', async () => {
  for (const [command, ...rest] of [
    ['solve', 'TT..FF', 'T.F'],
    ['sum', 'T.F', 'T.F'],
    ['ask', 'TT..FF', 'moves'],
    ['solve', '--json', 'TT..FF'],
  ]) {
    const byHand = await folder.run([command, '--ruleset', 'toads-and-frogs', ...rest]);
    const byText = await folder.run([command, '--rules', 'toads.txt', ...rest]);
    const same = (text: string): string =>
      text.replaceAll(JSON.stringify(idOfRules(toads)), '"toads-and-frogs"');
    expect({ ...byText, out: same(byText.out) }).toMatchObject({ status: 0, err: '', out: byHand.out });
  }
});

test('graph writes a document that brings its rules along, and that is a board’s again', async () => {
  const { status, out } = await folder.run(['graph', '--rules', 'toads.txt', 'T.F']);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ version: 4, board: { rules: toads, position: 'T.F' } });
  const read = readDocument(out);
  expect(read.ok && read.value.document.origin).toEqual({ ruleset: idOfRules(toads), position: 'T.F' });
  folder.write('graph.json', out);
  const again = await folder.run(['solve', '--rules', 'graph.json', 'T.F']);
  expect(again.out).toContain('T.F       *      N');
});

test('a document of a board with rules is solved and validated', async () => {
  folder.write('board.json', { format: 'grundy', version: 4, board: { rules: toads, position: 'TT..FF' } });
  expect((await folder.run(['solve', 'board.json'])).out).toContain('TT..FF    *      N');
  expect(await folder.run(['validate', 'board.json'])).toMatchObject({ status: 0 });
  folder.write('older.json', { format: 'grundy', version: 3, board: { rules: toads, position: 'T' } });
  expect((await folder.run(['validate', 'older.json'])).err).toContain(
    'board.rules: needs "version": 4, the first that has it',
  );
});

test('sweep gives a table that is read again', async () => {
  const swept = await folder.run(['sweep', '--rules', 'dominoes.txt', 'rectangle', 'r=1..2', 'c=1..3']);
  const byHand = await folder.run(['sweep', 'domineering', 'rectangle', 'r=1..2', 'c=1..3']);
  const rows = (text: string): string => text.split('\n').slice(2).join('\n');
  expect(rows(swept.out)).toBe(rows(byHand.out));
  folder.write('table.csv', swept.out);
  const exported = await folder.run(['export', 'table.csv', '--to', 'csv']);
  expect(exported).toMatchObject({ status: 0 });
});

test('a table is checked by its own text of the rules, and a wrong value is found', async () => {
  const families = {
    'dominoes.txt': ['rectangle', 'r=1..3', 'c=1..3'],
    'toads.txt': ['T^m .^k F^n', 'm=0..2', 'k=1..2', 'n=0..2'],
  };
  for (const [rules, words] of Object.entries(families)) {
    const { out } = await folder.run(['sweep', '--rules', rules, ...words]);
    folder.write('checked.csv', out);
    const { status, out: found } = await folder.run(['check', 'checked.csv']);
    expect([rules, status]).toEqual([rules, 0]);
    expect(found).toMatch(/value: (9|18) right/);
  }
  const swept = await folder.run(['sweep', '--rules', 'dominoes.txt', 'rectangle', 'r=2', 'c=2']);
  folder.write('changed.csv', swept.out.replace('±1', '±2'));
  expect((await folder.run(['check', 'changed.csv'])).status).not.toBe(0);
});

test('what is wrong is reported by file, line and column, or by the position', async () => {
  const wrong = await folder.run(['solve', '--rules', 'wrong.txt', 'T.']);
  expect(wrong.status).toBe(2);
  expect(wrong.err.trimEnd().split('\n')).toEqual([
    expect.stringContaining('wrong.txt: line 2, column 13: has 3 cells, and before it 2'),
    expect.stringContaining('wrong.txt: line 3, column 8: “sideways” is not a way to lay a rule'),
  ]);
  const position = await folder.run(['solve', '--rules', 'toads.txt', 'TX']);
  expect(position.err).toMatch(/^the rules: square 2: is "X"; write T for a toad/);
  const both = await folder.run(['solve', '--rules', 'toads.txt', '--ruleset', 'nim', '3']);
  expect(both.err).toContain('--rules: changes nothing with --ruleset');
  const none = await folder.run(['solve', '--rules', 'none.txt', '3']);
  expect(none.err).toContain('none.txt: there is no such file');
});

test.each([
  [
    ['solve', '--rules', 'toads.txt', 'T.F', '--convention', 'normal'],
    'the rules: --convention: the players of the written ruleset take turns; leave this option out',
  ],
  [
    ['sweep', '--rules', 'toads.txt', 'T^n', 'n=1..3', '--convention', 'normal'],
    'grundy sweep: --convention: the players of the written ruleset take turns; leave this option out',
  ],
  [
    ['solve', '--rules', 'toads.txt', 'T.F', '--summary'],
    'grundy solve: --summary: changes nothing with --rules; leave one of the two out',
  ],
  [
    ['sweep', '--rules', 'toads.txt', 'T^n', 'n=1..3', '--summary'],
    'grundy sweep: the written ruleset "T^n" n=1..3: has no summary; give the heaps of one octal game',
  ],
])('%j is refused in a line that does not repeat the rules', async (args, says) => {
  const { status, err } = await folder.run(args);
  expect({ status, lines: err.split('\n').length }).toEqual({ status: 2, lines: 2 });
  expect(err.startsWith(says), err).toBe(true);
});

test('a check of a table that asks for what its rules do not have does not repeat them', async () => {
  const { out } = await folder.run(['sweep', '--rules', 'toads.txt', 'T^n', 'n=1..2']);
  folder.write('asked.csv', out.replace(' n=1..2', ' n=1..2 --convention normal'));
  const { err, out: found } = await folder.run(['check', 'asked.csv']);
  expect(err + found).toContain('the players of the written ruleset take turns');
  expect(err + found).not.toContain('toad');
});

test.each([
  ['Either: octal 4.03', 'period 4 in n from 1: proved by heaps to 11'],
  ['Either: n -> n-k, k in 1 2 5', 'period 3 in n from 1: proved by heaps to 12'],
  [
    'Either: n -> n-k, k in 1 2\nEither: n -> a+b, a+b = n-1, a >= 1, b >= a',
    'period 4 in n from 1: proved by',
  ],
  [
    'Either: n -> n-k, k >= 1\nEither: n -> a+b, a+b = n, a >= 1, b >= a',
    'period 4 with saltus 4 in n from 1: observed',
  ],
  ['Left: n -> n-1\nRight: n -> n-k, k in 2 5', 'period 3 in n from 1: observed'],
])('the periods of heaps by %j are found, and checked by other means', async (rule, period) => {
  folder.write('heaps.txt', `board: heaps\n${rule}\n`);
  const { out } = await folder.run(['sweep', '--rules', 'heaps.txt', '<n>', 'n=1..40']);
  expect(out).toContain(`# ${period}`);
  folder.write('heaps.csv', out);
  const { status, out: found } = await folder.run(['check', 'heaps.csv']);
  expect(status).toBe(0);
  const how = period.includes('proved') ? 'by the theorem of octal games' : 'by the rows, as far as they go';
  expect(found).toContain(`period: 1 right, ${how}`);
});
