/**
 * `grundy sweep` with conditions on values against the contract: the members that `grundy find` finds, the
 * same bytes however the table is made, and what is said of members without a row.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sinkOfFile } from '../../app/cli/table-sinks.ts';
import { type Folder, launcher, openFolder } from './command-line.ts';
import { answering, writePrograms } from './node-programs.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
});
afterAll(() => folder.close());

const text = (name: string): string => readFileSync(folder.path(name), 'utf8');
const rowsOf = (out: string): readonly string[] => out.split('\n').filter((line) => /^\d/.test(line));
const endOf = (out: string): readonly string[] =>
  out.split('\n').filter((line) => /^# (?:looked|not known|\d)/.test(line));

describe('its rows', () => {
  test.each([
    [['domineering', 'rectangle', 'r=1..4', 'c=1..4'], 'is hot and mean > 0'],
    [['amazons', '[LR.]^n', 'n=1..4'], 'value = {1|0} or outcome = P and n > 2'],
    [['nim', '<m>+<n>', 'm=1..4', 'n=1..4', 'm+n<=6'], 'value = *3 and not m < n'],
    [['backsliding-toads-and-frogs', 'natural-start', 'm=1..2', 'k=1..2', 'n=1..2'], 'temperature > -1'],
    [['nim', 'heap', 'n=0..4', '--play', 'misere'], 'outcome = P'],
    [['simultaneous-clobber', '(XO)^n', 'n=1..4'], 'right-sees >= 0'],
    [['simultaneous-clobber', '(XO)^n', 'n=1..4'], 'value > 1/2 and value != right-sees'],
  ])('of %j are what grundy find finds: %s', async (family, that) => {
    const words = family.flatMap((word, i) =>
      word.startsWith('--') || family[i - 1]?.startsWith('--') ? [] : word,
    );
    const options = family.slice(words.length);
    const swept = await folder.run(['sweep', ...words, that, ...options]);
    const found = await folder.run(['find', ...words, that, '--all', ...options]);
    expect(swept).toMatchObject({ status: 0, err: '' });
    expect(rowsOf(swept.out)).toEqual(rowsOf(found.out));
    expect(rowsOf(swept.out).length).toBeGreaterThan(0);
    const [, of, , count] = /^# all (\d+) (members): (\d+) game/m.exec(found.out) ?? [];
    expect(endOf(swept.out)[0]).toBe(`# looked at all ${of} members`);
    expect(endOf(swept.out).at(-1)).toBe(`# ${count} of ${of} rows`);
    const unknown = /of (\d+) games? it is not known/.exec(found.out)?.[1];
    expect(endOf(swept.out).length).toBe(unknown === undefined ? 2 : 3);
  });

  test('of written rules and of a program are kept as well, and the program is not asked for what numbers decide', async () => {
    folder.write('halving.txt', 'name: Halving\nboard: row\npieces: # a stone\nEither: ## -> ..\n');
    const written = await folder.run(['sweep', '--rules', 'halving.txt', '#^n', 'n=1..6', 'value = *2']);
    expect(rowsOf(written.out).map((row) => row.split(',')[1])).toEqual(['4']);
    writePrograms(folder, {
      counts: answering(
        "(appendFileSync('asked.txt', line + '\\n'), { either: line > 0 ? [String(line - 1)] : [] })",
        "import { appendFileSync } from 'node:fs';",
      ),
    });
    const moves = `${process.execPath} ${folder.path('counts.mjs')}`;
    const own = await folder.run(['sweep', '--moves', moves, '<n>', 'n=0..40', 'value = * and n < 6']);
    expect(rowsOf(own.out).map((row) => row.split(',')[1])).toEqual(['1', '3', '5']);
    const asked = text('asked.txt').trim().split('\n').map(Number);
    expect(Math.max(...asked)).toBe(5);
  });

  test('a condition on numbers alone leaves the table as it was', async () => {
    const { out } = await folder.run(['sweep', 'nim', '<m>+<n>', 'm=1..2', 'n=1..2', 'm<=n']);
    expect(out).toBe(
      [
        '# grundy table 1',
        '# sweep nim "<m>+<n>" m=1..2 n=1..2 m<=n',
        'row,m,n,position,value,outcome,says',
        '0,1,1,1+1,0,P,',
        '1,1,2,1+2,*3,N,',
        '2,2,2,2+2,0,P,',
        '# 3 of 3 rows',
        '',
      ].join('\n'),
    );
  });
});

const asked = ['toppling-dominoes', '[br]^n', 'n=1..6', 'is number and value > 1'];

describe('the same bytes', () => {
  test('come of shards, of several threads and of JSON that is joined', async () => {
    const { out: whole } = await folder.run(['sweep', ...asked]);
    expect(endOf(whole)).toEqual([
      '# looked at all 126 members',
      expect.stringMatching(/^# \d+ of 126 rows$/),
    ]);
    const files = ['one.csv', 'two.csv', 'three.csv'];
    for (const [i, file] of files.entries())
      await folder.run(['sweep', ...asked, '--shard', `${i + 1}/3`, '-o', file]);
    expect(endOf(text('two.csv'))[0]).toBe('# looked at 42 of 126 members: those of shard 2/3');
    const part = await folder.run(['sweep', '--merge', 'three.csv', 'one.csv', '-o', 'part.csv']);
    expect(part).toMatchObject({
      status: 2,
      err: 'grundy sweep: 42 of 126 members were not looked at; add them by grundy sweep --resume part.csv\n',
    });
    expect(await folder.run(['sweep', '--resume', 'part.csv'])).toMatchObject({ status: 0, err: '' });
    expect(text('part.csv')).toBe(whole);
    expect((await folder.run(['sweep', '--merge', ...files])).out).toBe(whole);
    expect(folder.runBuilt(['sweep', ...asked, '--cores', '2']).out).toBe(whole);
    const spelled = asked.with(-1, '(is a number) and value>1');
    expect((await folder.run(['sweep', ...spelled])).out).toBe(whole);
  });

  test('come where the condition was not known of some members at first, and a larger budget is given', async () => {
    const { out: whole } = await folder.run(['sweep', ...asked]);
    await folder.run(['sweep', ...asked, '--budget', '2', '-o', 'poor.csv']);
    expect(endOf(text('poor.csv'))[1]).toMatch(/^# not known whether the condition holds: rows \d+/);
    expect(await folder.run(['sweep', '--resume', 'poor.csv'])).toMatchObject({ status: 0 });
    expect(text('poor.csv')).toContain('# not known');
    expect(await folder.run(['sweep', '--resume', 'poor.csv', '--budget', '100000'])).toMatchObject({
      status: 0,
    });
    expect(text('poor.csv')).toBe(whole);
  });

  test('what is known of members without a row is not lost', async () => {
    const nothing = ['nim', 'heap', 'n=1..6', 'value = *7'];
    const run = () => folder.run(['sweep', ...nothing, '-o', 'nothing.csv']);
    await run();
    expect((await run()).err).toContain('exists already, with 6 of 6 members of this sweep');
  });
});

test('what is said of members while a file grows is taken back when it is done', async () => {
  const { out: whole } = await folder.run(['sweep', ...asked]);
  const [, , , first, ...rest] = whole.split('\n').map((line) => `${line}\n`);
  const head = whole.slice(0, whole.indexOf(first));
  const looked = { shards: [{ shard: { number: 0, of: 1 }, upTo: 126 }], unknown: [] };
  for (const before of [undefined, 'replaced'])
    for (const isNoted of [false, true]) {
      if (before === undefined) rmSync(folder.path('grown.csv'), { force: true });
      else writeFileSync(folder.path('grown.csv'), before);
      const sink = sinkOfFile(folder.path('grown.csv'));
      await sink.append(head + first);
      if (isNoted) sink.note('# looked at 3 of 126 members: those up to row 2\n', false);
      await sink.append(rest.filter((line) => /^\d/.test(line)).join(''));
      await sink.finish(whole.slice(whole.indexOf('# looked')), looked);
      expect(text('grown.csv')).toBe(whole);
    }
});

test('interrupted, it says up to where members were looked at, and continues there', async () => {
  const long = ['toppling-dominoes', '[br]^n', 'n=1..13', 'value = 9 or n < 3'];
  const child = spawn(process.execPath, [launcher, 'sweep', ...long, '--cores', '1', '-o', 'long.csv'], {
    cwd: folder.path(''),
  });
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!existsSync(folder.path('long.csv')) || rowsOf(text('long.csv')).length < 6)
    await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(err).toMatch(
    /stopped after [\d,]+ of 16,382 members; continue by grundy sweep --resume long\.csv\n$/,
  );
  const [, upTo] = /^# looked at (\d+) of 16382 members: those up to row \d+$/m.exec(text('long.csv')) ?? [];
  expect(err.replaceAll(',', '')).toContain(`after ${upTo} of`);
});

test('grundy check finds values right, and says that it does not check the condition', async () => {
  await folder.run(['sweep', 'domineering', 'rectangle', 'r=1..3', 'c=1..3', 'mean > 0', '-o', 'kept.csv']);
  const ran = await folder.run(['check', 'kept.csv']);
  expect(ran).toMatchObject({ status: 0, err: '' });
  expect(ran.out).toContain('kept.csv: 3 of 9 rows; their positions are those of the family');
  expect(ran.out).toContain('condition: 3 not checked');
  expect(ran.out).toContain('6 not checked, the first in line 8: the member has no row, and was not solved');
  folder.write('wrong.csv', text('kept.csv').replace('././.,1,L', '././.,2,L'));
  const wrong = await folder.run(['check', 'wrong.csv']);
  expect([wrong.status, wrong.err]).toEqual([2, expect.stringContaining('line 6: value of ././.:')]);
});

test.each([
  [['valu = 0'], 'grundy sweep: valu = 0: character 1: there is no "valu" here; did you mean value?'],
  [['value ='], 'grundy sweep: value =: character 8: what value is compared with is missing'],
  [
    ['arcs > 2 or is hot'],
    'grundy sweep: arcs > 2: is said of drawings, and these are positions; leave it out',
  ],
  [['genus = 0'], 'grundy sweep: genus: is known of no game that is searched here; leave it out'],
  [['heat = warm'], 'grundy sweep: heat = warm: character 8: heat never says "warm"'],
  [
    ['rows'],
    'grundy sweep: rows: is neither a range, as n=1..8 or n=3, nor a condition, as m+n<=8 or "value = 0"',
  ],
])('%j is refused by its place', async (that, says) => {
  const ran = await folder.run(['sweep', 'domineering', 'rectangle', 'r=1..3', 'c=1..3', ...that]);
  expect({ status: ran.status, out: ran.out }).toEqual({ status: 2, out: '' });
  expect(ran.err).toContain(says);
});
