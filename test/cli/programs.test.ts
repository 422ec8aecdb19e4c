/**
 * `--moves`: commands with programs in place of rulesets, each a process of its own: graphs, values,
 * questions, sums and tables of their positions. Programs that fail are in a file of their own.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';
import { answering, commandOf, endsAtFive, kayles, takeAway, writePrograms } from './node-programs.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  writePrograms(folder, programs);
});
afterAll(() => folder.close());

const frogs = `
const swaps = (text, from, to) => {
  const found = [];
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1))
    found.push(text.slice(0, at) + to + text.slice(at + from.length));
  return found;
};`;

const programs = {
  frogs: answering(
    `{ left: [...swaps(line, 'T.', '.T'), ...swaps(line, 'TF.', '.FT')], right: [...swaps(line, '.F', 'F.'), ...swaps(line, '.TF', 'FT.')] }`,
    frogs,
  ),
  'take-away': takeAway,
  kayles,
  'ends-later': endsAtFive,
  'started-once': `import { appendFileSync } from 'node:fs';\nappendFileSync('starts.txt', 'started\\n');${takeAway}`,
  // It waits until all three options of the start have come.
  together: `
import { createInterface } from 'node:readline';
const waiting = [];
for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'start') console.log('{"either": ["a", "b", "c"]}');
  else waiting.push(line);
  if (waiting.length === 3) for (const _ of waiting) console.log('{"either": []}');
}`,
  loopy: answering(`{ left: line === 'a' ? ['b'] : [], right: line === 'b' ? ['a'] : [] }`),
  gray: answering(
    `{ p: { either: ['q'], gray: true }, q: { either: ['r'] }, r: { either: ['q', 's'] } }[line] ?? { either: [] }`,
  ),
  scored: answering(
    `{ v: { left: ['x'], right: ['y'] }, x: { left: [], right: [], score: { left: 3, right: 3 } } }[line] ?? { left: [], right: [], score: { left: '-4/2', right: '-1/2' } }`,
  ),
  unusual: answering(`{ either: line === 'ä b' ? ['🂡 "x"', "don't", 'b\\\\a', '-1'] : [] }`),
  windows: `
import { createInterface } from 'node:readline';
for await (const _ of createInterface({ input: process.stdin })) process.stdout.write('{"either": []}\\r\\n');`,
  'fails-at-end': `
import { createInterface } from 'node:readline';
for await (const _ of createInterface({ input: process.stdin })) console.log('{"either": []}');
process.exit(5);`,
  'stays-alive': `
import { createInterface } from 'node:readline';
setInterval(() => {}, 1000);
createInterface({ input: process.stdin }).on('line', () => console.log('{"either": []}'));`,
} as const;

const idsOf = ({ nodes }: { readonly nodes: readonly { readonly id: string }[] }): readonly string[] =>
  nodes.map(({ id }) => id);

type ProgramName = keyof typeof programs;

const command = (name: ProgramName): string => commandOf(name);
const quiet = { status: 0, out: '', err: '' };

describe('good programs', () => {
  test('a ruleset that is wrapped as a program gives its graph and its values', async () => {
    const own = await folder.run(['graph', 'toads-and-frogs', 'TT..FF']);
    const asked = await folder.run(['graph', '--moves', command('frogs'), 'TT..FF', '-o', 'frogs.json']);
    expect(asked).toEqual({ ...quiet, json: expect.any(Function) });
    const [ofRuleset, ofProgram] = [
      JSON.parse(own.out),
      JSON.parse(readFileSync(folder.path('frogs.json'), 'utf8')),
    ];
    expect(idsOf(ofProgram).toSorted()).toEqual(idsOf(ofRuleset).toSorted());
    expect(ofProgram.nodes[0]).toEqual({ id: 'TT..FF', name: 'TT..FF' });
    const arcs = ({ edges }: { edges: readonly object[] }) =>
      new Set(edges.map((edge) => JSON.stringify(edge)));
    expect(arcs(ofProgram)).toEqual(arcs(ofRuleset));
    const [start] = (
      await folder.run(['solve', '--moves', command('frogs'), 'TT..FF', '--all', '--json'])
    ).json();
    const [expected] = (
      await folder.run(['solve', '--ruleset', 'toads-and-frogs', 'TT..FF', '--all', '--json'])
    ).json();
    const { ruleset: _, ...others } = expected;
    expect(start).toEqual({ moves: command('frogs'), ...others });
    const [drawn] = (await folder.run(['solve', 'frogs.json', '--json'])).json() as {
      nodes: Record<string, { text: string }>;
    }[];
    for (const [position, { text }] of Object.entries(expected.all as Record<string, { text: string }>))
      expect(drawn.nodes[position].text).toBe(text);
  });

  test('it is started once for all positions, and positions wait for their answers together', async () => {
    folder.write('more.txt', '7\n8\n');
    const ran = await folder.run([
      'solve',
      '--moves',
      command('started-once'),
      '3',
      '4',
      '5',
      '--positions',
      'more.txt',
      '--json',
    ]);
    expect(ran.json().map(({ position, start }) => [position, (start as { text: string }).text])).toEqual([
      ['3', '*3'],
      ['4', '0'],
      ['5', '*1'],
      ['7', '*3'],
      ['8', '0'],
    ]);
    expect(readFileSync(folder.path('starts.txt'), 'utf8')).toBe('started\n');
    const together = await folder.run(['solve', '--moves', command('together'), 'start', '--json']);
    expect(together.json()).toMatchObject([{ positions: 4, start: { text: '*1' } }]);
  });

  test('questions and sums take its positions', async () => {
    const moves = ['--moves', command('take-away')];
    const explained = await folder.run(['ask', ...moves, '5', 'explain']);
    expect(explained).toMatchObject({ status: 0, err: '' });
    expect(explained.out).toContain('The player to move wins by moving to 4');
    const [found] = (await folder.run(['ask', ...moves, '5', 'compare', '4', '--json'])).json();
    expect(found).toMatchObject({
      question: 'compare',
      moves: command('take-away'),
      position: '5',
      nodes: ['5', '4'],
    });
    expect(await folder.run(['ask', ...moves, '5', 'compare', '6'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('6: does not follow 5; give a position that does'),
    });
    expect((await folder.run(['ask', ...moves, '5'])).out).toContain('explain');
    const [sum] = (await folder.run(['sum', ...moves, '5', '7', '--json'])).json();
    expect(sum).toMatchObject({
      text: '*2',
      pieces: ['5', '7'],
      winning: [
        { from: '5', to: '3' },
        { from: '7', to: '5' },
      ],
    });
  });

  test('positions that go round, entail, or have scores are those of a drawing', async () => {
    const textOf = async (name: ProgramName, position: string) =>
      (await folder.run(['solve', '--moves', command(name), position, '--json'])).json()[0].start;
    expect(await textOf('loopy', 'a')).toMatchObject({ text: 'tis', outcome: 'P^' });
    const drawn = {
      gray: ['p', '(p) -> q\nq -> r\nr -> q\nr -> s'],
      scored: ['v', 'v ->L x\nv ->R y\nx: 3\ny: -2 | -1/2'],
    } as const;
    for (const [name, [start, text]] of Object.entries(drawn)) {
      folder.write(`${name}.txt`, text);
      const [{ nodes }] = (await folder.run(['solve', `${name}.txt`, '--json'])).json() as unknown as [
        { readonly nodes: Record<string, { readonly text: string; readonly outcome: string }> },
      ];
      const { text: value, outcome } = nodes[start];
      expect(value).not.toBeNull();
      expect(await textOf(name as ProgramName, start)).toMatchObject({ text: value, outcome });
    }
    await folder.run(['graph', '--moves', command('scored'), 'v', '-o', 'scored.json']);
    const { nodes } = JSON.parse(readFileSync(folder.path('scored.json'), 'utf8'));
    expect(nodes[2]).toEqual({ id: 'y', name: 'y', score: { left: -2, right: '-1/2' } });
  });

  test('sums are solved part by part; with --all, and in a graph, they are positions', async () => {
    const moves = ['--moves', command('kayles')];
    const [long] = (await folder.run(['solve', ...moves, '60', '--json'])).json();
    expect(long).toMatchObject({ parts: 61 });
    const own = await folder.run(['solve', '--ruleset', 'octal', '0.77 60']);
    const { text } = long.start as { readonly text: string };
    expect(own.out.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^0\\.77 60 +\\${text} `));
    expect((await folder.run(['solve', ...moves, '60'])).out).toContain(
      'it was solved part by part: 61 parts',
    );
    const [whole] = (await folder.run(['solve', ...moves, '2+3', '--all', '--json'])).json();
    expect(whole).toMatchObject({
      start: { text: '*1' },
      all: { '2+3': { text: '*1' }, '1 + 1 + 1': { text: '*1' } },
    });
    const graph = JSON.parse((await folder.run(['graph', ...moves, '2+3'])).out);
    expect(new Set(idsOf(graph))).toEqual(new Set(Object.keys(whole.all as object)));
  });

  test('texts of all kinds are positions, and lines may end as on Windows', async () => {
    const graph = JSON.parse((await folder.run(['graph', '--moves', command('unusual'), 'ä b'])).out);
    expect(idsOf(graph)).toEqual(['ä b', '🂡 "x"', "don't", 'b\\a', '-1']);
    expect(await folder.run(['solve', '--moves', command('windows'), '-2 3'])).toMatchObject({
      status: 0,
      err: '',
    });
  });

  test('one that does not end with its input is stopped, and one that fails then is named: all is answered', async () => {
    expect(await folder.run(['solve', '--moves', command('stays-alive'), 'a'])).toMatchObject({
      status: 0,
      err: '',
    });
    expect(await folder.run(['solve', '--moves', command('fails-at-end'), 'a'])).toMatchObject({
      status: 0,
      err: expect.stringMatching(
        /ended with the exit status 5 after its last answer; every position was answered/,
      ),
    });
  });
});

describe('tables', () => {
  const family = ['<n>', 'n=0..20'];
  const swept = () => ['sweep', '--moves', command('take-away')];

  test('a pattern of positions has a row for each member, and its period is observed', async () => {
    const { out, err, status } = await folder.run([...swept(), ...family]);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    const lines = out.trimEnd().split('\n');
    const called = JSON.stringify(`--moves ${command('take-away')}`);
    expect(lines[1]).toBe(`# sweep ${called} "<n>" n=0..20`);
    expect(lines.slice(3, 6)).toEqual(['0,0,0,0,P,', '1,1,1,*1,N,', '2,2,2,*2,N,']);
    expect(lines.at(-2)).toBe('# period 4 in n from 0: observed to n=20');
  });

  test('what was stopped is continued by the same program alone, and shards are joined', async () => {
    const whole = (await folder.run([...swept(), ...family])).out;
    folder.write('begun.csv', `${whole.split('\n').slice(0, 9).join('\n')}\n`);
    expect(await folder.run(['sweep', '--resume', 'begun.csv'])).toMatchObject({
      status: 2,
      err: expect.stringContaining(`is of the program ${command('take-away')}; continue it by --moves`),
    });
    expect((await folder.run(['sweep', '--moves', command('kayles'), '--resume', 'begun.csv'])).status).toBe(
      2,
    );
    expect(await folder.run([...swept(), '--resume', 'begun.csv'])).toMatchObject(quiet);
    expect(readFileSync(folder.path('begun.csv'), 'utf8')).toBe(whole);
    for (const shard of ['1/2', '2/2'])
      await folder.run([...swept(), ...family, '--shard', shard, '-o', `${shard[0]}.csv`]);
    expect((await folder.run(['sweep', '--merge', '2.csv', '1.csv'])).out).toBe(whole);
    expect((await folder.run(['export', 'begun.csv', '--to', 'csv'])).out).toContain('20,20,0,P');
    expect(await folder.run(['check', 'begun.csv'])).toMatchObject({
      status: 2,
      err: expect.stringContaining('a program found the rows, and the check does not know its moves'),
    });
  });

  test('a row over budget says so, and the next one is found; a program that ends leaves the rows before', async () => {
    const [, , few] = (await folder.run([...swept(), '<n>', 'n=9..10', '--budget', '10', '--json'])).json();
    expect(few).toMatchObject({ position: '10', text: null, says: 'has more than 10 positions' });
    const ended = await folder.run([
      'sweep',
      '--moves',
      command('ends-later'),
      '<n>',
      'n=6..8',
      '-o',
      'ended.csv',
    ]);
    expect(ended.status).toBe(2);
    expect(ended.err).toContain('"5": the program ended here, with the exit status 4, after 1 of 2 answers');
    expect(ended.err).toContain('--resume ended.csv');
  });
});
