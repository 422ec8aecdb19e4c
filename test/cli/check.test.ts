/** `grundy check` against the contract: what it says of tables that are right, and of those that are not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
let whole: string;
beforeAll(async () => {
  folder = openFolder();
  whole = (await folder.run(['sweep', 'toppling-dominoes', '[br]^n', 'n=1..5'])).out;
}, 60_000);
afterAll(() => folder.close());

describe('grundy check', () => {
  test('says what was checked, in words and in JSON', async () => {
    folder.write('right.csv', whole);
    const ran = await folder.run(['check', 'right.csv']);
    expect(ran).toMatchObject({ status: 0, err: '' });
    expect(ran.out).toMatch(
      /^right\.csv: 62 of 62 rows; their positions are those of the family\n {2}value: 62 right, by .*play of the difference/,
    );
    const told = await folder.run(['check', 'right.csv', '--json']);
    expect(told.json()).toMatchObject([{ file: 'right.csv', right: true, rows: 62, of: 62 }]);
  });

  test('names the first wrong line, with status 2', async () => {
    folder.write('wrong.csv', whole.replace('3,2,1,br,*,N,', '3,2,1,br,0,N,'));
    const ran = await folder.run(['check', 'wrong.csv', 'nothing.csv']);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toMatch(/^wrong\.csv: line 7: value of br: .*\nnothing\.csv: there is no such file\n$/);
  });

  test('a budget that is not a number is refused', async () => {
    expect(await folder.run(['check', 'right.csv', '--budget', 'much'])).toMatchObject({
      status: 2,
      out: '',
      err: 'grundy check: --budget: is "much"; give a number of positions from 1 to 100,000,000\n',
    });
  });
});
