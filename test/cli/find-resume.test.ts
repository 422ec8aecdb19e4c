/**
 * A search that is kept in a file: stopped anywhere and continued, the file is at the end the same as without
 * a stop.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../app/cli/arguments.ts';
import { findCommand } from '../../app/cli/find.ts';
import { findRequested } from '../../app/cli/find-asked.ts';
import { searchWords } from '../../app/cli/find-file.ts';
import { openFoundLines } from '../../engine/find/index.ts';
import { openSearch } from '../../engine/run.ts';
import { launcher, openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);
const run = (...args: readonly string[]) => folder.run(['find', ...args]);
const content = (name: string): string => readFileSync(folder.path(name), 'utf8');

writeFileSync(folder.path('open.txt'), 'a ->L ?\na ->R ?, b\nb ->L? a\nb ->? ?\n');

const searches: readonly (readonly string[])[] = [
  ['drawings', 'n=1..3', 'temperature > 0', '--kind', 'partizan', '--all', '--measures', 'mean'],
  ['drawings', 'n=1..3', 'value > 0', '--kind', 'partizan', '--json', '--all'],
  ['drawings', 'n=1..3', 'is number', '--kind', 'partizan', '--any', '7', '--seed', '3'],
  ['drawings', 'n=1..3', 'is number', '--kind', 'partizan', '--any', '7', '--json'],
  ['drawings', 'n=1..3', 'value = ^', '--kind', 'partizan', '--smallest'],
  ['drawings', 'n=1..2', 'G > H', '--kind', 'partizan', '--pairs', '--all'],
  ['clobber', '[LR.]^n', 'n=1..5', 'value > 0', '--all', '--shard', '2/3'],
  ['clobber', '[LR.]^n', 'n=1..5', 'value > 0', '--any', '4'],
  ['drawings', 'n=3', 'value = *9'],
];

/**
 * The file of a whole search with its marks: `upTo` gives it as a stop leaves it, up to a mark, with rows
 * after it and a line that is broken off. The mark is this share of the way.
 */
async function markedFile(args: readonly string[]): Promise<{ upTo(share: number): string }> {
  const asked = readArguments(args, findCommand.options);
  if (!asked.ok) throw new Error('the arguments are read');
  const wanted = await findRequested(asked.value);
  if (!wanted.ok || wanted.value.kind === 'unicycles') throw new Error('the search is read');
  const isAny = wanted.value.choice.kind === 'any';
  const search = openSearch({ ...wanted.value, ...(isAny && { choice: { kind: 'all' } }) });
  if (!search.ok) throw new Error('the search is opened');
  const isJson = args.includes('--json');
  const lines = openFoundLines(isJson ? 'json' : 'csv', search.value);
  const words = searchWords(asked.value, findCommand.options);
  const said = (begins: string, data: unknown): string =>
    isJson ? `${JSON.stringify({ [begins]: data })}\n` : `# ${begins} ${JSON.stringify(data)}\n`;
  let text = lines.head() + said('search', words);
  const ends: number[] = [];
  for (const slice of search.value.run()) {
    if (slice.kind === 'row') text += lines.line(slice.row);
    else if (slice.mark) {
      // Most marks are not written, since they are near the one before.
      if (ends.length % 3 === 0 || slice.mark[0] > 100) text += said('so far', slice.mark);
      ends.push(text.length);
    }
  }
  return { upTo: (share) => text.slice(0, ends[Math.floor((ends.length - 1) * share)] + 25) };
}

async function begunFile(name: string, args: readonly string[], share: number): Promise<void> {
  writeFileSync(folder.path(name), (await markedFile(args)).upTo(share));
}

describe('a search that was stopped', () => {
  test.each(searches)('%s %s %s %s %s %s %s %s', async (...args) => {
    const words = args.filter((word) => word !== undefined);
    const { out } = await run(...words);
    const whole = await run(...words, '--out', 'whole.txt', '--replace');
    expect(whole).toMatchObject({ status: 0, out: '', err: '' });
    expect(content('whole.txt')).toBe(out);
    const marked = await markedFile(words);
    for (const share of [0, 0.4, 0.7, 1]) {
      writeFileSync(folder.path('part.txt'), marked.upTo(share));
      const { status, err } = await run(...(share === 0.4 ? words : []), '--resume', 'part.txt');
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(content('part.txt')).toBe(out);
    }
    // At its end nothing is added.
    expect(await run('--resume', 'part.txt')).toMatchObject({ status: 0, out: '', err: '' });
    expect(await run(...words, '--resume', 'part.txt')).toMatchObject({ status: 0, out: '', err: '' });
    expect(content('part.txt')).toBe(out);
  });

  test('is begun by --resume where there is no file, or an empty one', async () => {
    const asked = ['like', folder.path('open.txt'), 'value > 0', '--all'];
    const { out } = await run(...asked);
    writeFileSync(folder.path('empty.txt'), '');
    for (const file of ['new.txt', 'empty.txt']) {
      expect(await run(...asked, '--resume', file)).toMatchObject({ status: 0, out: '', err: '' });
      expect(content(file)).toBe(out);
    }
  });

  test.each([['SIGINT'], ['SIGKILL']] as const)(
    'by %s and continued is the same as without a stop',
    async (signal) => {
      const asked = ['drawings', 'n=1..5', 'value = *4', '--all'];
      const file = `${signal}.csv`;
      const { out } = await run(...asked);
      for (let stops = 0; stops < 3; stops++) {
        const more = stops === 0 ? [...asked, '--out', file] : ['--resume', file];
        const child: ChildProcess = spawn(process.execPath, [launcher, 'find', ...more], {
          cwd: folder.path(''),
        });
        let err = '';
        child.stderr?.on('data', (piece) => {
          err += piece;
        });
        const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
        while (!existsSync(folder.path(file))) await new Promise((resolve) => setTimeout(resolve, 20));
        await new Promise((resolve) => setTimeout(resolve, 400 * stops));
        child.kill(signal);
        const status = await ended;
        if (signal === 'SIGINT' && status === 130)
          expect(err).toContain(`continue by grundy find --resume ${file}\n`);
      }
      expect(await run('--resume', file)).toMatchObject({ status: 0, out: '' });
      expect(content(file)).toBe(out);
    },
    120_000,
  );
});

describe('no file is lost', () => {
  const asked = ['drawings', 'n=1..3', 'value = *2'];

  test('a file is replaced only by --replace, and only at the end', async () => {
    writeFileSync(folder.path('mine.txt'), 'mine\n');
    const refused = await run(...asked, '--out', 'mine.txt');
    expect(refused).toMatchObject({ status: 2, out: '' });
    expect(refused.err).toContain(
      'mine.txt: exists already; write to another file, or replace this one by --replace',
    );
    expect(content('mine.txt')).toBe('mine\n');
    await run(...asked, '--out', 'mine.txt', '--replace');
    expect(content('mine.txt')).toBe((await run(...asked)).out);
    expect(existsSync(folder.path('mine.txt.part'))).toBe(false);
  });

  test('a search that was stopped is not begun again by mistake', async () => {
    await begunFile('stopped.txt', asked, 0.5);
    const before = content('stopped.txt');
    const { err } = await run(...asked, '--out', 'stopped.txt');
    expect(err).toContain(
      'stopped.txt: exists already, with a search that was stopped; continue it by --resume stopped.txt',
    );
    const other = await run('drawings', 'n=1..3', 'value = *3', '--resume', 'stopped.txt');
    expect(other.status).toBe(2);
    expect(other.err).toContain(
      'stopped.txt: is of another search, find drawings n=1..3 impartial: value = *2; leave all but --resume out',
    );
    const all = await run(...asked, '--all', '--resume', 'stopped.txt');
    expect(all.err).toContain('is of another search');
    expect(content('stopped.txt')).toBe(before);
  });

  test('a file that another version wrote is left as it is', async () => {
    await begunFile('other.txt', asked, 1);
    const text = content('other.txt').replaceAll(/# so far \[/g, '# so far [1,');
    writeFileSync(folder.path('other.txt'), text);
    for (const words of [asked, []]) {
      const { status, err } = await run(...words, '--resume', 'other.txt');
      expect(status).toBe(2);
      expect(err).toContain(
        'other.txt: was begun by another version of Grundy; begin it again in another file',
      );
    }
    expect(content('other.txt')).toBe(text);
  });

  test('a drawing that was changed is not mixed with the one before', async () => {
    const open = folder.path('changed.txt');
    const file = folder.path('changed.csv');
    writeFileSync(open, 'a ->L ?\na ->R ?\n');
    const like = ['like', open, 'value > 0', '--all'];
    await run(...like, '--out', 'changed.csv');
    const [head, columns] = content('changed.csv').split('\n');
    const words = { files: like.slice(0, 3), options: { all: [''] }, drawing: 'another' };
    writeFileSync(file, `${head}\n${columns}\n# search ${JSON.stringify(words)}\n`);
    const { status, err } = await run('--resume', 'changed.csv');
    expect(status).toBe(2);
    expect(err).toContain('changed.csv: is of another drawing than the file has now');
  });

  test.each([
    [['--resume', 'none.txt'], 'none.txt: there is no such file; give what is searched, too, to begin it'],
    [['--resume', 'open.txt'], 'open.txt: has no search of grundy find'],
    [[...asked, '--resume', 'a.txt', '--out', 'b.txt'], '--resume: changes nothing with --out'],
    [[...asked, '--replace'], '--replace: changes nothing without --out'],
    [[...asked, '--resume', 'a.txt', '--lesson', 'b.json'], '--resume: changes nothing with --lesson'],
    [['unicycle', 'LLRR', '--resume', 'a.txt'], '--resume: is not for grundy find unicycle'],
    [[...asked, '--out', 'no/such/folder.txt'], 'there is no such folder; make it first'],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});
