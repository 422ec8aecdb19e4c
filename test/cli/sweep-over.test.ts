/** Where `grundy sweep` writes: an existing file is never lost, unless the command says so. */
import { readFileSync, statSync, symlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
let whole: string;
const family = ['toppling-dominoes', '[br]^n', 'n=1..5'];
beforeAll(async () => {
  folder = openFolder();
  whole = (await folder.run(['sweep', ...family])).out;
}, 60_000);
afterAll(() => folder.close());

const text = (name: string): string => readFileSync(folder.path(name), 'utf8');
const quiet = { status: 0, out: '', err: '' };

describe('a file', () => {
  test('that exists is replaced when the table is done, through a link too; a device is written to', async () => {
    folder.write('real.csv', 'before');
    symlinkSync('real.csv', folder.path('link.csv'));
    expect(await folder.run(['sweep', ...family, '-o', 'link.csv', '--replace'])).toMatchObject(quiet);
    expect(text('real.csv')).toBe(whole);
    for (const args of [family, ['--merge', 'real.csv']])
      expect(await folder.run(['sweep', ...args, '-o', '/dev/null'])).toMatchObject(quiet);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test.each([
    [
      'a table of another sweep',
      'nim heap n=1..3',
      /of another sweep, toppling-dominoes "\[br\]\^n" n=1\.\.5; write/,
    ],
    [
      'a table of the same sweep',
      family.join(' '),
      /62 of 62 rows of this sweep; continue it by --resume kept\.csv, or/,
    ],
  ])('that exists is not lost: %s', async (_, asked, says) => {
    folder.write('kept.csv', whole);
    const ran = await folder.run(['sweep', ...asked.split(' '), '-o', 'kept.csv']);
    expect(ran).toMatchObject({ status: 2, out: '', err: expect.stringMatching(says) });
    expect(text('kept.csv')).toBe(whole);
  });

  test('that exists is not lost: what is cut off, what is not a table, and what no part has', async () => {
    const few = whole.split('\n').slice(0, 9).join('\n');
    for (const [standing, asked, says] of [
      [few, family, /5 of 62 rows of this sweep; continue it by --resume/],
      [
        'notes\n',
        family,
        /kept\.csv: exists already; write to another file, or replace this one by --replace\n$/,
      ],
      [whole, ['--merge', 'few.csv'], /has rows that none of the joined files has; join it, too/],
      ['notes\n', ['--merge', 'few.csv'], /has rows that none of the joined files has/],
    ] as const) {
      folder.write('kept.csv', standing);
      folder.write('few.csv', few);
      const ran = await folder.run(['sweep', ...asked, '-o', 'kept.csv']);
      expect(ran).toMatchObject({ status: 2, out: '', err: expect.stringMatching(says) });
      expect(text('kept.csv')).toBe(standing);
    }
    folder.write('kept.csv', few);
    folder.write('all.csv', whole);
    expect(await folder.run(['sweep', '--merge', 'all.csv', '-o', 'kept.csv'])).toMatchObject(quiet);
    expect(text('kept.csv')).toBe(whole);
  });

  test('beside which another sweep was stopped is refused with how to continue', async () => {
    folder.write('twice.csv', 'before');
    folder.write('twice.csv.part', 'stopped');
    expect((await folder.run(['sweep', ...family, '-o', 'twice.csv', '--replace'])).err).toMatch(
      /twice\.csv\.part: exists already, from a sweep that was stopped; continue it by --resume, or delete it\n$/,
    );
    expect([text('twice.csv'), text('twice.csv.part')]).toEqual(['before', 'stopped']);
  });
});
