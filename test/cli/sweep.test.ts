/**
 * `grundy sweep` against the contract: the table, shards, continuing, merging; and the built command with
 * threads, when it is killed and beside others.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, launcher, openFolder } from './command-line.ts';

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

describe('a table', () => {
  test('has a row for each member, written to standard output', () => {
    const lines = whole.trimEnd().split('\n');
    expect(lines.slice(0, 8)).toEqual([
      '# grundy table 1',
      '# sweep toppling-dominoes "[br]^n" n=1..5',
      'row,n,w,position,value,outcome,says',
      '0,1,0,b,1,L,',
      '1,1,1,r,-1,R,',
      '2,2,0,bb,2,L,',
      '3,2,1,br,*,N,',
      '4,2,2,rb,*,N,',
    ]);
    expect(lines.at(-1)).toBe('# 62 of 62 rows');
  });

  test('in JSON it has a line for each row, with the value as data, and measures', async () => {
    const ran = await folder.run(['sweep', 'clobber', 'row', 'n=1..2', '--json', '--measures', 'mean']);
    expect(ran).toMatchObject({ status: 0, err: '' });
    const [head, first, , last] = ran.json();
    expect(head).toEqual({
      format: 'grundy-table',
      version: 1,
      sweep: { ruleset: 'clobber', family: 'row', ranges: [{ name: 'n', from: 1, to: 2 }] },
      columns: ['row', 'n', 'position', 'value', 'outcome', 'mean', 'says'],
    });
    expect(first).toMatchObject({
      row: 0,
      numbers: { n: 1 },
      position: 'LR',
      text: '*',
      outcome: 'N',
      mean: '0',
    });
    expect(last).toEqual({ rows: 2, of: 2, periods: [] });
  });

  test('in misère play it says so in its head, and no theorem of normal play proves a period', async () => {
    const ran = await folder.run(['sweep', 'octal', '0.3 <n>', 'n=1..20', '--play', 'misere']);
    const lines = ran.out.trimEnd().split('\n');
    expect(lines[1]).toBe('# sweep octal "0.3 <n>" n=1..20 --play misere');
    expect(lines.slice(3, 5)).toEqual(['0,1,0.3 1,*,P,', '1,2,0.3 2,0,N,']);
    expect(lines.at(-2)).toBe('# period 2 in n from 1: observed to n=20');
    expect(await folder.run(['sweep', 'take-small', '1^n', 'n=1..2', '--play', 'misere'])).toMatchObject({
      status: 2,
      out: '',
      err: 'grundy sweep: --play misere: take-small has no misère play: points are counted at the end\n',
    });
  });

  test('a row that is over budget says so, and is tried again with a larger one', async () => {
    const args = ['sweep', 'backsliding-toads-and-frogs', 'natural-start', 'm=1..2', 'k=2', 'n=1..2'];
    const few = await folder.run([...args, '--budget', '12', '-o', 'few.csv']);
    expect(few).toMatchObject({
      status: 0,
      err: expect.stringMatching(/^grundy sweep: 3 of 4 rows have no value/),
    });
    expect(text('few.csv')).toContain('3,2,2,2,TT..FF,,,has more than 12 positions\n');
    expect((await folder.run(['sweep', '--resume', 'few.csv', '--budget', '1000'])).err).toBe('');
    expect(text('few.csv')).toBe((await folder.run(args)).out);
  });

  test.each([
    [[], /a family is missing; give a ruleset, a family and its ranges/],
    [['clober', 'row', 'n=1'], /there is no ruleset "clober"; did you mean clobber\?/],
    [
      ['clobber'],
      /clobber: needs a family of positions after it; give row \(.+\), against-one .+, or a pattern, as "x\^n"/,
    ],
    [['clobber', 'rows', 'n=1'], /rows: clobber has no such family; give row, against-one, checkerboard/],
    [['clobber', 'row'], /n: has no range; write one, as n=1\.\.3, from 1 on/],
    [['clobber', '(LR)^', 'n=1'], /\(LR\)\^: column 6: how often it repeats is missing/],
    [['clobber', 'row', 'n=1..99999999'], /99,999,999 positions, and a sweep has 10,000,000 at most/],
    [['clobber', 'row', 'n=1', '--shard', '9/8'], /--shard: there is no shard 9 of 8; write 1\/8 to 8\/8/],
    [['clobber', 'row', 'n=1', '--shard', 'one'], /--shard: is "one", which is not a shard/],
    [['clobber', 'row', 'n=1', '--cores', '0'], /--cores: is "0"; give a number of threads from 1 to 256/],
    [['clobber', 'row', 'n=1', '--measures', 'meen'], /did you mean mean\?/],
    [
      ['clobber', 'row', 'n=1', '-o', 'no/where.csv'],
      /no\/where\.csv: there is no such folder; make it first/,
    ],
    [
      ['--resume', 'nowhere.csv'],
      /nowhere\.csv: there is no such file; give the ruleset and the family, too, to begin it/,
    ],
    [
      ['--merge', 'nowhere.csv', 'never.csv'],
      /nowhere\.csv: there is no such file\n.*never\.csv: there is no such file\n$/,
    ],
    [
      ['--merge', 'a.csv', '--shard', '1/2'],
      /--shard: changes nothing with --merge; leave one of the two out/,
    ],
    [['--resume', 'a.csv', '-o', 'b.csv'], /--resume: changes nothing with --out; leave one of the two out/],
  ])('%j is refused in a line for each problem', async (args, says) => {
    const ran = await folder.run(['sweep', ...args]);
    expect(ran).toMatchObject({ status: 2, out: '' });
    expect(ran.err).toMatch(says);
  });
});

describe('continuing', () => {
  test('with a file that is broken off in a line, with holes and another order, ends at the same bytes', async () => {
    const lines = whole.split('\n').slice(0, -2);
    folder.write('cut.csv', `${lines.slice(0, 20).join('\n')}\n${lines[20].slice(0, 5)}`);
    const cut = await folder.run(['sweep', '--resume', 'cut.csv']);
    expect(cut).toEqual({
      ...cut,
      status: 0,
      err: 'grundy sweep: cut.csv: line 21 ends too early, and is left out\n',
    });
    const shuffled = [...lines.slice(0, 3), ...lines.slice(30), ...lines.slice(7, 12), ...lines.slice(7, 9)];
    folder.write('holes.csv', `${shuffled.join('\n')}\n`);
    expect(await folder.run(['sweep', ...family, '--resume', 'holes.csv'])).toMatchObject(quiet);
    expect([text('cut.csv'), text('holes.csv')]).toEqual([whole, whole]);
  });

  test('begins the file where there is none, and leaves a whole one as it is', async () => {
    for (let time = 0; time < 2; time++) {
      expect(await folder.run(['sweep', ...family, '--resume', 'new.csv'])).toMatchObject(quiet);
      expect(text('new.csv')).toBe(whole);
    }
  });

  test('another sweep, other columns or another form are refused, and the file is not changed', async () => {
    folder.write('stands.csv', whole);
    const go = (...args: string[]) => folder.run(['sweep', ...args, '--resume', 'stands.csv']);
    expect((await go('toppling-dominoes', '[br]^n', 'n=1..6')).err).toMatch(
      /stands\.csv: is of another sweep, toppling-dominoes "\[br\]\^n" n=1\.\.5/,
    );
    expect((await go('--measures', 'mean')).err).toMatch(/has no measures; continue it without --measures/);
    expect((await go('--json')).err).toMatch(/is not a table in JSON/);
    folder.write('stands.csv', whole.replace('7,', '8,'));
    expect((await go()).err).toMatch(/stands\.csv: line \d+: /);
    expect(text('stands.csv')).toBe(whole.replace('7,', '8,'));
  });
});

describe('parts', () => {
  test('shards are joined to the bytes of one sweep, counted from 0 or from 1', async () => {
    for (const shard of ['1/3', '2/3', '0/3', '3/3'])
      await folder.run(['sweep', ...family, '--shard', shard, '-o', `part-${shard[0]}.csv`]);
    expect(text('part-0.csv')).toBe(text('part-3.csv'));
    expect(text('part-1.csv')).toMatch(/\n# 21 of 62 rows\n$/);
    const parts = ['part-3.csv', 'part-1.csv', 'part-0.csv', 'part-2.csv', 'part-1.csv'];
    expect(await folder.run(['sweep', '--merge', ...parts, '-o', 'all.csv'])).toMatchObject(quiet);
    expect(text('all.csv')).toBe(whole);
    expect((await folder.run(['sweep', '--merge', ...parts])).out).toBe(whole);
  });

  test('what is missing is named, and the table is continued', async () => {
    folder.write('half.csv', text('part-1.csv').split('\n').slice(0, 9).join('\n'));
    const ran = await folder.run(['sweep', '--merge', 'half.csv', 'part-2.csv', '-o', 'some.csv']);
    expect(ran).toMatchObject({ status: 2, out: '' });
    const [broken, missing] = ran.err.split('\n');
    expect(broken).toBe('grundy sweep: half.csv: line 9 ends too early, and is left out');
    expect(missing).toMatch(
      /^grundy sweep: rows .+ are missing, \d+ of 62; add them by grundy sweep --resume some\.csv$/,
    );
    expect(text('some.csv')).not.toContain('rows\n');
    expect(await folder.run(['sweep', '--resume', 'some.csv'])).toMatchObject(quiet);
    expect(text('some.csv')).toBe(whole);
  });

  test('parts that do not agree are refused, and the existing file is not touched', async () => {
    folder.write(
      'wrong.csv',
      text('part-1.csv')
        .replace(/^(\d+,.*),[LRNP],$/m, '$1,X,')
        .replace(/,X,/, ',D,'),
    );
    folder.write('kept.csv', 'kept');
    const ran = await folder.run(['sweep', '--merge', 'part-1.csv', 'wrong.csv', '-o', 'kept.csv']);
    expect(ran.err).toMatch(
      /^grundy sweep: wrong\.csv: line 4: row \d+ does not agree with part-1\.csv: line 4\n$/,
    );
    expect(text('kept.csv')).toBe('kept');
  });
});

/** Moreutils have a program of the same name. */
const isThere = (parallel: string): boolean =>
  /^GNU parallel/.test(spawnSync(parallel, ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** The built command, in a process of its own. */
function started(args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<string> } {
  const child = spawn(process.execPath, [launcher, 'sweep', ...args], { cwd: folder.path('') });
  let err = '';
  child.stderr?.on('data', (piece) => {
    err += piece;
  });
  const ended = new Promise<string>((resolve) => {
    child.on('close', (status) => resolve(`${status}: ${err.replace('Building the command line …\n', '')}`));
  });
  return { child, ended };
}

const untilRows = async (name: string, lines: number): Promise<void> => {
  while (!existsSync(folder.path(name)) || text(name).split('\n').length < lines)
    await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('the built command', () => {
  test('writes the same bytes with one thread and with several, and replaces a file when it is done', () => {
    writeFileSync(folder.path('threads.csv'), 'before');
    for (const cores of ['1', '3']) {
      expect(
        folder.runBuilt(['sweep', ...family, '--cores', cores, '-o', 'threads.csv', '--replace']),
      ).toMatchObject(quiet);
      expect(text('threads.csv')).toBe(whole);
    }
    expect(readdirSync(folder.path('')).filter((name) => /^threads.*\.(part|new)$/.test(name))).toEqual([]);
  });

  test('interrupted, it leaves whole lines and says how to continue; killed, it is continued as well', async () => {
    const long = ['toppling-dominoes', '[br]^n', 'n=1..13'];
    const first = started([...long, '-o', 'long.csv']);
    await untilRows('long.csv', 40);
    first.child.kill('SIGINT');
    expect(await first.ended).toMatch(
      /^130: grundy sweep: stopped after [\d,]+ of 16,382 rows; continue by grundy sweep --resume long\.csv\n$/,
    );
    const left = text('long.csv');
    expect(left.endsWith('\n')).toBe(true);
    const second = started(['--resume', 'long.csv']);
    await untilRows('long.csv', left.split('\n').length + 1);
    second.child.kill('SIGKILL');
    await second.ended;
    expect(text('long.csv').startsWith(left)).toBe(true);
  });

  /** What runs commands beside one another here: child processes, and GNU parallel where it is at hand. */
  const beside: Readonly<Record<string, (shards: readonly string[]) => Promise<readonly string[]>>> = {
    'child processes': (shards) =>
      Promise.all(
        shards.map((shard) => {
          const own = ['--shard', shard, '--cores', '1', '--resume', `part-${shard[0]}.csv`];
          return started([...family, ...own]).ended;
        }),
      ),
    ...(isThere('parallel') && {
      'GNU parallel': async (shards: readonly string[]) => {
        const own = '--shard {} --cores 1 --resume part-{#}.csv';
        const command = `'${process.execPath}' '${launcher}' sweep ${family[0]} "${family[1]}" ${family[2]} ${own}`;
        const args = ['--will-cite', '-j', '2', command, ':::', ...shards];
        const { status, stderr } = spawnSync('parallel', args, { cwd: folder.path(''), encoding: 'utf8' });
        return shards.map(() => `${status}: ${stderr}`);
      },
    }),
  };

  test.each(Object.keys(beside))('shards that %s run are joined to the bytes of one sweep', async (means) => {
    for (const part of ['part-1.csv', 'part-2.csv']) rmSync(folder.path(part), { force: true });
    expect(await beside[means](['1/2', '2/2'])).toEqual(['0: ', '0: ']);
    expect(await folder.run(['sweep', '--merge', 'part-2.csv', 'part-1.csv'])).toMatchObject({
      status: 0,
      out: whole,
      err: '',
    });
  });
});
