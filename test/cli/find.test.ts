/** `grundy find`: its lines, its end, and that the library finds the same. */
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { type FindSummary, type FoundGame, find, read, solve } from '../../app/library/index.ts';
import { launcher, openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);
const run = (...args: readonly string[]) => folder.run(['find', ...args]);

const rowsOf = (out: string): readonly string[] => out.split('\n').filter((line) => /^\d/.test(line));

describe('grundy find', () => {
  test('stops at the first game, which is one of the smallest', async () => {
    const { status, out, err } = await run('drawings', 'n=1..4', 'value = *2');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(
      [
        '# find drawings n=1..4 impartial: value = *2',
        'nodes,arcs,value,outcome,drawing',
        '3,3,*2,N,"a -> b, c; c -> b"',
        '# found after 12 of all 238 drawings of 1 to 4 nodes, which come by their nodes and then by their arcs',
        '# 7 of those looked at have a node that reaches all others; with their starts these are 7 games',
        '',
      ].join('\n'),
    );
  });

  test('says that all drawings were searched, and none was found', async () => {
    const { out } = await run('drawings', 'n=4', 'value = *4');
    expect(out.split('\n').slice(2)).toEqual([
      '# all 218 drawings of 4 nodes: none',
      '# 185 of them have a node that reaches all others; with their starts these are 440 games',
      '',
    ]);
  });

  test('says of how many games the condition is not known', async () => {
    const { out } = await run('drawings', 'n=1..2', 'temperature > 0', '--kind', 'partizan,loops', '--all');
    expect(out).toContain('# all 140 partizan drawings of 1 to 2 nodes, loops included: none\n');
    expect(out).toMatch(/\n# of \d+ games it is not known whether the condition holds\n$/);
  });

  test('--smallest gives all with as few nodes and arcs as the first, and --all has them first', async () => {
    const asked = ['drawings', 'n=1..3', 'value = ^', '--kind', 'partizan'];
    const [smallest, all] = [await run(...asked, '--smallest'), await run(...asked, '--all')];
    const some = rowsOf(smallest.out);
    expect(some).toEqual(['3,3,↑,L,a ->L b; a ->R c; c -> b', '3,3,↑,L,a -> c; a ->L b; c -> b']);
    expect(rowsOf(all.out).slice(0, some.length)).toEqual(some);
    expect(rowsOf(all.out).length).toBeGreaterThan(some.length);
    expect(
      rowsOf(all.out)
        .slice(some.length)
        .every((row) => !row.startsWith('3,3,')),
    ).toBe(true);
    const { json } = await run(...asked, '--smallest', '--json');
    expect(json().at(-1)).toMatchObject({ end: 'chosen', found: some.length });
  });

  test('--any draws so many of all, and the same seed draws the same', async () => {
    const asked = ['drawings', 'n=1..4', 'value = 0', '--any', '5'];
    const rows = async (seed: string) => rowsOf((await run(...asked, '--seed', seed)).out);
    const all = rowsOf((await run('drawings', 'n=1..4', 'value = 0', '--all')).out);
    const one = await rows('7');
    expect(one).toEqual(await rows('7'));
    expect(one).toHaveLength(5);
    // In the order of the search.
    expect(all.filter((row) => one.includes(row))).toEqual(one);
    expect(await rows('8')).not.toEqual(one);
    expect(rowsOf((await run('drawings', 'n=1..4', 'value = 0', '--any', '1000000')).out)).toEqual(all);
  });

  test('each game comes about as often as any other', async () => {
    const times = new Map<string, number>();
    const asked = ['drawings', 'n=1..3', 'value = 0', '--any', '1', '--seed'];
    for (let seed = 0; seed < 400; seed++)
      for (const row of rowsOf((await run(...asked, `${seed}`)).out))
        times.set(row, (times.get(row) ?? 0) + 1);
    const all = rowsOf((await run('drawings', 'n=1..3', 'value = 0', '--all')).out);
    expect(new Set(times.keys())).toEqual(new Set(all));
    const mean = 400 / all.length;
    expect([...times.values()].filter((count) => count < mean / 3 || count > 3 * mean)).toEqual([]);
  });

  test('a measure is a column, and a drawing is an edge list with that value at its first node', async () => {
    const { json } = await run(
      ...['drawings', 'n=1..3', 'arcs > 3 or not has cycle', '--kind', 'partizan', '--all'],
      ...['--json', '--measures', 'mean,birthday'],
    );
    const [head, ...lines] = json();
    const games = lines.slice(0, -1);
    expect(head).toEqual({
      format: 'grundy-found',
      version: 1,
      find: 'drawings n=1..3 partizan: arcs > 3 or not has cycle',
      measures: ['mean', 'birthday'],
    });
    expect(lines.at(-1)).toMatchObject({ end: 'whole', found: games.length });
    expect(games.length).toBeGreaterThan(1000);
    // Without cycles, arcs of both players alone are an impartial drawing, whose nimbers have their number.
    const printed = (text: unknown): unknown => (text === '*1' ? '*' : text);
    const wrong = games.filter(({ drawing, text, outcome, mean, nodes }) => {
      const found = solve(`${drawing}`, { measures: ['mean'] }).nodes ?? {};
      const { a } = found;
      const isSame = printed(a.text) === text && a.outcome === outcome && a.mean === mean;
      return !isSame || Object.keys(found).length !== nodes;
    });
    expect(wrong).toEqual([]);
  });

  test('gray nodes are in brackets, and loops are arcs', async () => {
    const { out } = await run('drawings', 'n=1..3', 'value = ☾', '--kind', 'gray');
    const [row] = rowsOf(out);
    expect(row).toMatch(/^\d,\d,☾,N,.*\(\w\)/);
    const looped = await run('drawings', 'n=1', 'has loop', '--kind', 'loops');
    expect(rowsOf(looped.out)).toEqual(['1,1,∞,D,a -> a']);
  });

  test.each([
    [[], "games and a condition are missing; write grundy find drawings n=1..4 'value = ^'"],
    [['drawings'], 'grundy find: takes the numbers of nodes and a condition, as in: grundy find drawings'],
    [['drawings', 'n=3', 'value', '=', '0'], 'takes one condition; put it in quotation marks'],
    [['drawings', 'n=x', 'value = 0'], 'n=x: is no number of nodes; write n=1..4 or n=4'],
    [['drawings', 'n=4..1', 'value = 0'], 'n=4..1: begins after its end; write n=1..4'],
    [['drawings', 'n=1..9', 'value = 0'], 'n=1..9: drawings of 1 to 8 nodes are searched'],
    [['drawings', 'n=0', 'value = 0'], 'n=0: drawings of 1 to 8 nodes are searched'],
    [['drawings', 'n=3', 'valu = 0'], 'character 1: there is no "valu" here; did you mean value?'],
    [['drawings', 'n=3', 'value = 0', '--kind', 'blue'], '--kind: there is no "blue"; give impartial'],
    [['drawings', 'n=3', 'value = 0', '--any', 'few'], '--any: is "few"; give a whole number from 1'],
    [['drawings', 'n=3', 'value = 0', '--any', '2', '--seed', '-1'], '--seed: is "-1"; give a whole number'],
    [['drawings', 'n=3', 'value = 0', '--seed', '1'], '--seed: changes nothing without --any'],
    [['drawings', 'n=3', 'value = 0', '--all', '--first'], '--all: is another choice than --first'],
    [['drawings', 'n=3', 'genus = 0'], 'genus: is known of no game that is searched here; leave it out'],
    [['drawings', 'n=3', 'is number or not right-sees > 0'], 'right-sees: is known of no game'],
    [['clobber', '(LR)^n', 'n=1..3', 'tame = yes'], 'tame: is known of no game that is searched here'],
    [['drawings', 'n=3', 'value = 0', '--measures', 'men'], '--measures men: there is no such measure'],
  ] as const)('%j is refused', async (args, says) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});

describe('grundy find among the positions of a family', () => {
  test.each([
    ['amazons', '[LR.]^n', 'n=1..5', 'value = {2|0} or value = {0|-2}', /,\{(2\|0|0\|-2)\},/],
    ['octal', 'kayles', 'n=1..60', 'value = *4', /,\*4,/],
    ['domineering', 'rectangle', 'r=1..4 c=1..4', 'outcome = L', /,L,/],
  ])('%s %s %s: %s', async (ruleset, family, ranges, condition, row) => {
    const words = [ruleset, family, ...ranges.split(' ')];
    const swept = (await folder.run(['sweep', ...words])).out.split('\n');
    const { out, err, status } = await run(...words, condition, '--all');
    expect({ err, status }).toEqual({ err: '', status: 0 });
    const wanted = swept.filter((line) => /^\d/.test(line) && row.test(line));
    expect(wanted.length).toBeGreaterThan(2);
    expect(rowsOf(out)).toEqual(wanted);
    const all = swept.filter((line) => /^\d/.test(line)).length;
    expect(out.split('\n').at(-2)).toBe(`# all ${all} members: ${wanted.length} games`);
    const first = await run(...words, condition);
    expect(rowsOf(first.out)).toEqual([wanted[0]]);
    const number = swept.filter((line) => /^\d/.test(line)).indexOf(wanted[0]) + 1;
    expect(first.out.split('\n').at(-2)).toBe(`# found after ${number} of all ${all} members`);
    const some = rowsOf((await run(...words, condition, '--any', '2', '--seed', '3')).out);
    expect(some).toHaveLength(2);
    expect(wanted.filter((line) => some.includes(line))).toEqual(some);
  });

  test('a line of JSON is that of the sweep, and the last line says what is true', async () => {
    const words = ['clobber', '(LR)^n', 'n=1..5'];
    const swept = (await folder.run(['sweep', ...words, '--json', '--measures', 'birthday'])).json();
    const found = (await run(...words, 'value = 0', '--json', '--all', '--measures', 'birthday')).json();
    expect(found).toEqual([
      {
        format: 'grundy-found',
        version: 1,
        find: 'clobber "(LR)^n" n=1..5: value = 0',
        measures: ['birthday'],
      },
      ...swept.filter(({ text }) => text === '0'),
      { end: 'whole', members: 5, of: 5, found: 1, unknown: 0 },
    ]);
  });

  test('a member without a value is not found, and the end says so', async () => {
    const words = ['toads-and-frogs', 'T^m .^k F^n', 'm=1..2', 'k=1..3', 'n=1..2', '--budget', '12'];
    const swept = (await folder.run(['sweep', ...words])).out.split('\n').filter((line) => /^\d/.test(line));
    const without = swept.filter((line) => line.endsWith('has more than 12 positions')).length;
    expect(without * (swept.length - without)).toBeGreaterThan(0);
    const { out } = await run(...words, 'value = 0 or not value = 0', '--all');
    expect(rowsOf(out)).toEqual(swept.filter((line) => line.endsWith(',')));
    expect(out.split('\n').slice(-3, -1)).toEqual([
      `# all 12 members: ${12 - without} games`,
      `# of ${without} games it is not known whether the condition holds`,
    ]);
  });

  test('a condition knows the numbers of the family', async () => {
    const words = ['toads-and-frogs', 'T^m .^k F^n', 'm=1..2', 'k=1..3', 'n=1..2'];
    const rows = async (condition: string) => rowsOf((await run(...words, condition, '--all')).out);
    const all = await rows('value >= 0');
    const some = all.filter((row) => {
      const [, m, , n] = row.split(',').map(Number);
      return m + n > 2 && m >= n;
    });
    expect(some.length * (all.length - some.length)).toBeGreaterThan(0);
    expect(await rows('m+n > 2 and m >= n and value >= 0')).toEqual(some);
  });

  test('shards have every row once', async () => {
    for (const asked of [
      ['amazons', '[LR.]^n', 'n=1..4', 'outcome = N'],
      ['drawings', 'n=1..4', 'outcome = N'],
    ]) {
      const parts: string[] = [];
      for (const shard of ['1/3', '2/3', '3/3']) {
        const { out } = await run(...asked, '--all', '--shard', shard);
        expect(out.split('\n')[0]).toContain(` --shard ${shard}: outcome = N`);
        parts.push(...rowsOf(out));
      }
      const whole = rowsOf((await run(...asked, '--all')).out);
      expect(whole.length).toBeGreaterThan(10);
      expect(parts).toHaveLength(whole.length);
      expect(new Set(parts)).toEqual(new Set(whole));
    }
    const { err } = await run('drawings', 'n=2', 'value = 0', '--shard', '4/3');
    expect(err).toContain('--shard: there is no shard 4 of 3');
  });

  test('written rules and misère play are those of a sweep', async () => {
    folder.write('halving.txt', 'name: Halving\nboard: row\npieces: # a stone\nEither: ## -> ..\n');
    const written = await run('--rules', 'halving.txt', '#^n', 'n=1..6', 'value = *2');
    expect(rowsOf(written.out)).toHaveLength(1);
    const misere = await run('nim', 'heap', 'n=0..4', 'outcome = P', '--play', 'misere', '--all');
    expect(rowsOf(misere.out).map((row) => row.split(',')[1])).toEqual(['1']);
  });

  test.each([
    [['nim', 'heap'], 'takes a ruleset, a family, its ranges and a condition'],
    [['nimm', 'heap', 'n=1..3', 'value = 0'], 'there is no ruleset "nimm"'],
    [['nim', 'heap', 'n=1..3', 'valu = 0'], 'character 1: there is no "valu" here; did you mean value?'],
    [['nim', 'heap', 'n=1..3', 'n=4', 'value = 0'], 'n=4: n has a range already'],
    [
      ['nim', 'heap', 'n=1..3', 'value = 0 and (nodes = 3 or not has cycle)'],
      'nodes = 3: is said of drawings, and these are positions; leave it out',
    ],
    [['nim', 'heap', 'n=1..3', 'form = drawing'], 'form = drawing: is said of drawings'],
    [['nim', 'heap', 'n=1..3', 'value = 0', '--kind', 'gray'], '--kind: is for grundy find drawings'],
    [['nim', 'heap', 'n=1..3', 'value = 0', '--smallest'], '--smallest: is for grundy find drawings'],
    [['drawings', 'n=3', 'value = 0', '--budget', '9'], '--budget: is for the positions of a ruleset'],
  ] as const)('%j is refused', async (args, says) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});

describe('the library', () => {
  test.each([
    ['drawings', 'n=1..3', 'value > 0 and not is number', 'partizan'],
    ['drawings', 'n=2..3', 'outcome = D', 'loops'],
  ] as const)('finds what the command prints: %s %s %s %s', async (what, nodes, that, kind) => {
    const { json } = await run(
      what,
      nodes,
      that,
      '--kind',
      kind,
      '--all',
      '--json',
      '--measures',
      'birthday',
    );
    const [, ...lines] = json();
    const range = nodes.slice(2).split('..').map(Number) as [number, number];
    const games = find(range, that, { kind, measures: ['birthday'] });
    const found: (FoundGame | FindSummary)[] = [];
    for (let next = await games.next(); ; next = await games.next()) {
      found.push(next.value);
      if (next.done) break;
    }
    expect(JSON.parse(JSON.stringify(found))).toEqual(lines);
    expect(found.length).toBeGreaterThan(2);
  });

  test('takes a function of a game as the condition', async () => {
    const drawings: string[] = [];
    for await (const { drawing, arcs } of find(3, (game) => game.text === '*2', { kind: 'acyclic' })) {
      drawings.push(drawing);
      expect(arcs).toBe(3);
    }
    expect(drawings).toEqual(['a -> b, c; c -> b']);
    expect(read(drawings[0]).ok).toBe(true);
  });

  test('refuses what it cannot read, and ends where its signal says so', async () => {
    const first = (...args: Parameters<typeof find>) => find(...args).next();
    await expect(first(3, 'valu = 0')).rejects.toThrow('character 1: there is no "valu" here');
    await expect(first([1, 9], 'value = 0')).rejects.toThrow('drawings of 1 to 8 nodes');
    await expect(first(3, 'value = 0', { kind: 'blue' })).rejects.toThrow('there is no "blue"');
    const controller = new AbortController();
    const games = find([1, 8], 'value = 0', { signal: controller.signal });
    await games.next();
    controller.abort();
    await expect(games.next()).rejects.toThrow('abort');
  });
});

describe('the built command', () => {
  test('interrupted, it writes whole lines and how far it came', async () => {
    const asked = ['find', 'drawings', 'n=7', 'value = *3', '--all'];
    const child: ChildProcess = spawn(process.execPath, [launcher, ...asked], { cwd: folder.path('') });
    let out = '';
    let isStopped = false;
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    child.stdout?.on('data', (piece) => {
      out += piece;
      if (!isStopped && rowsOf(out).length > 0) isStopped = child.kill('SIGINT');
    });
    expect(await ended).toBe(130);
    const lines = out.split('\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.at(-3)).toMatch(
      /^# stopped after (?:less than 0\.01|0\.\d+) % of all 882,033,440 drawings of 7 nodes: [\d,]+ games? so far$/,
    );
    expect(lines.at(-2)).toMatch(
      /^# [\d,]+ of those looked at have a node that reaches all others; with their starts/,
    );
    expect(lines.slice(2, -3).every((line) => /^7,\d+,\*3,N,"?a /.test(line))).toBe(true);
  });
});

describe('grundy find unicycle', () => {
  test('finds the unicycle of the open problem, as a drawing that is its own canonical form', async () => {
    const { status, out, err } = await run('unicycle', 'LLLRLRRRLR', '--choices', '0,1', '--all', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [head, game, end] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toEqual({
      ...{ format: 'grundy-found', version: 1, measures: [] },
      find: 'unicycle LLLRLRRRLR with exits among 0,1',
    });
    expect(game).toMatchObject({ exits: [...'0001111100'], nodes: 12 });
    expect(end).toEqual({ end: 'whole', ways: 1024, of: 1024, found: 1 });
    const solved = await solve(read(game.drawing.replaceAll('; ', '\n')));
    const texts = Object.values(solved.nodes ?? {}).map(({ text }) => text);
    expect(new Set(texts).size).toBe(12);
    expect(texts[0]).toBe('a{{1⫴1|{1||||1⫴0|a‖0}‖1||||0}|0‖0}');
  });

  test('stops at the first, with exits that are usual, and says when there are none', async () => {
    const { out } = await run('unicycle', 'LLRR');
    expect(rowsOf(out).length).toBe(1);
    expect(out).toMatch(/\n# found after \d+ of all 1,296 choices of 4 exits among 0,\*,\*2,\*3,1,-1\n$/);
    const none = await run('unicycle', 'LLRLLRLLR', '--choices', '0,*,*2', '--all');
    expect(none.out).toBe(
      [
        '# find unicycle LLRLLRLLR with exits among 0,*,*2',
        'nodes,exits,drawing',
        '# all 19,683 choices of 9 exits among 0,*,*2: none with these exits; there may be some with others',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [['unicycle'], 'grundy find: takes one pattern after the word unicycle'],
    [['unicycle', 'LLRR', 'value = 0'], 'takes one pattern after the word unicycle'],
    [['unicycle', 'LLXR'], 'grundy find: letter 3: is "X"; a pattern is made of L and R'],
    [['unicycle', 'LLR'], 'LLR: is too short'],
    [['unicycle', 'LLLLR'], 'LLLLR: has fewer than two R'],
    [['unicycle', 'LRLR'], 'LRLR: alternates all the way'],
    [['unicycle', 'LLRR', '--choices', '0,on'], '--choices, on: it must be a game without cycles'],
    [['unicycle', 'LLRR', '--first', '--all'], '--all: is another choice than --first'],
    [['unicycle', 'LLRR', '--measures', 'mean'], '--measures: is not for grundy find unicycle'],
    [['unicycle', 'LLRR', '--any', '3'], '--any: is not for grundy find unicycle'],
    [['unicycle', 'LLRR', '--smallest'], '--smallest: is for grundy find drawings'],
    [['unicycle', 'LLRR', '--shard', '1/2'], '--shard: is not for grundy find unicycle'],
    [['unicycle', 'LLRR', '--sum', 'disjunctive'], '--sum: is for the positions of a ruleset'],
    [
      ['drawings', 'n=3', 'value = 0', '--choices', '0'],
      '--choices: is for grundy find like and grundy find unicycle',
    ],
  ] as const)('%j is refused', async (args, says) => {
    const { status, out, err } = await run(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});
