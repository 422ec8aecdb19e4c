/** Tables that say which versions found their rows: written, continued, joined and checked. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
const now = `Grundy ${version}`;
const family = ['toppling-dominoes', '[br]^n', 'n=1..4'];
const quiet = { status: 0, out: '', err: '' };

let folder: Folder;
/** A table as this version writes it, and as another one would that found the same. */
let whole: string;
let older: string;
beforeAll(async () => {
  folder = openFolder();
  whole = (await folder.run(['sweep', ...family, '--say-version'])).out;
  older = whole.replace(now, 'Grundy 0.7.12');
}, 60_000);
afterAll(() => folder.close());

const put = (name: string, text: string): void => writeFileSync(folder.path(name), text);
const text = (name: string): string => readFileSync(folder.path(name), 'utf8');
/** The head, and some of the rows without an end. */
const part = (table: string, from: number, to: number): string => {
  const lines = table.split('\n');
  return `${[...lines.slice(0, 4), ...lines.slice(4 + from, 4 + to)].join('\n')}\n`;
};
const both = () => older.replace('Grundy 0.7.12', `Grundy 0.7.12, ${now}`);

test('the third line of a table says it, and the head of lines of JSON; without the option nothing does', async () => {
  expect(whole.split('\n').slice(0, 4)).toEqual([
    '# grundy table 1',
    '# sweep toppling-dominoes "[br]^n" n=1..4',
    `# made by ${now}`,
    'row,n,w,position,value,outcome,says',
  ]);
  const json = (await folder.run(['sweep', 'nim', 'heap', 'n=1', '--json', '--say-version'])).json();
  expect(json[0]).toMatchObject({ format: 'grundy-table', madeBy: [now] });
  expect((await folder.run(['sweep', ...family])).out).toBe(whole.replace(/^# made by .*\n/m, ''));
});

test('grundy check reads it in either form, and so does export', async () => {
  put('whole.csv', whole);
  expect(await folder.run(['check', 'whole.csv'])).toMatchObject({ status: 0, err: '' });
  await folder.run(['sweep', 'nim', 'heap', 'n=1..4', '--json', '--say-version', '-o', 'nim.jsonl']);
  expect(await folder.run(['check', 'nim.jsonl'])).toMatchObject({ status: 0, err: '' });
  expect((await folder.run(['export', 'whole.csv', '--to', 'csv'])).out).toMatch(/^n,w,position/);
});

describe('a table that is continued', () => {
  test('by the same version it is the table of one sweep', async () => {
    put('same.csv', part(whole, 0, 7));
    expect(await folder.run(['sweep', '--resume', 'same.csv'])).toMatchObject(quiet);
    expect(text('same.csv')).toBe(whole);
  });

  test.each([
    ['behind', 0, 7],
    ['between', 9, 20],
  ])('by another version it names both, also where rows are added %s others', async (_, from, to) => {
    put('older.csv', part(older, from, to));
    expect(await folder.run(['sweep', '--resume', 'older.csv'])).toMatchObject(quiet);
    expect(text('older.csv')).toBe(both());
  });

  test('where nothing is missing, another version is not named', async () => {
    put('done.csv', older);
    expect(await folder.run(['sweep', '--resume', 'done.csv'])).toMatchObject(quiet);
    expect(text('done.csv')).toBe(older);
  });

  test('if it does not say what made it, it cannot begin to', async () => {
    put('silent.csv', part(whole, 0, 5).replace(/^# made by .*\n/m, ''));
    expect(await folder.run(['sweep', '--resume', 'silent.csv', '--say-version'])).toMatchObject({
      status: 2,
      err: 'grundy sweep: silent.csv: does not say which version made its rows; continue it without --say-version\n',
    });
  });
});

describe('tables that are joined', () => {
  test('parts of several versions give the same bytes in any order and however often, and name all', async () => {
    put('a.csv', part(older, 0, 12));
    put('b.csv', part(whole, 12, 30));
    for (const files of [
      ['a.csv', 'b.csv'],
      ['b.csv', 'a.csv', 'b.csv'],
    ])
      expect((await folder.run(['sweep', '--merge', ...files])).out).toBe(both());
    put('behind.csv', text('b.csv') + text('a.csv'));
    expect((await folder.run(['sweep', '--merge', 'behind.csv'])).out).toBe(both());
  });

  test('with one that does not say it they are refused by name, with what helps', async () => {
    put('a.csv', part(older, 0, 12));
    put('c.csv', part(whole, 12, 30).replace(/^# made by .*\n/m, ''));
    for (const files of [
      ['a.csv', 'c.csv'],
      ['c.csv', 'a.csv'],
    ])
      expect(await folder.run(['sweep', '--merge', ...files])).toMatchObject({
        status: 2,
        err:
          'grundy sweep: c.csv: does not say which version made it, as a.csv does; sweep it again with --say-version, ' +
          'or remove the line about the version from the head of a.csv\n',
      });
    put('behind.csv', text('a.csv') + text('c.csv'));
    expect((await folder.run(['sweep', '--merge', 'behind.csv'])).err).toMatch(
      /^grundy sweep: behind\.csv: line 19: one part says which version made it, and another does not; /,
    );
  });
});
