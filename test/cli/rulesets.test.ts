/**
 * `grundy graph`, `grundy solve --ruleset` and `grundy export --ruleset` against the contract: documents,
 * entries, streams and exit status.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGraph } from '../../engine/document/read.ts';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

const emptyRanks = '......../'.repeat(6);
const usualStart = `.G.G.G.G/${emptyRanks}....F...`;

function read(text: string) {
  const found = readGraph(text);
  if (!found.ok) throw new Error(JSON.stringify(found.problems.slice(0, 3)));
  return found.value;
}

describe('graph', () => {
  test('graph writes a document whose nodes are named by their positions', async () => {
    const { status, out, err } = await folder.run(['graph', 'toads-and-frogs', 'T.F']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      format: 'grundy',
      version: 3,
      title: 'Toads and Frogs: T.F',
      board: { ruleset: 'toads-and-frogs', position: 'T.F' },
      nodes: ['T.F', '.TF', 'TF.', 'FT.', '.FT', 'F.T'].map((id) => ({ id })),
      edges: [
        { from: 'T.F', to: '.TF', player: 'left' },
        { from: 'TF.', to: '.FT', player: 'left' },
        { from: 'FT.', to: 'F.T', player: 'left' },
        { from: 'T.F', to: 'TF.', player: 'right' },
        { from: '.TF', to: 'FT.', player: 'right' },
        { from: '.FT', to: 'F.T', player: 'right' },
      ],
    });
    expect(read(out)).toMatchObject({ ids: ['T.F', '.TF', 'TF.', 'FT.', '.FT', 'F.T'] });
  });

  test('a position without moves gives a single node', async () => {
    const { status, out } = await folder.run(['graph', 'toads-and-frogs', '.']);
    expect(status).toBe(0);
    expect(read(out).graph.order).toBe(1);
  });

  test('a position may begin with several dashes, which are no option', async () => {
    const { status, out, err } = await folder.run([
      'solve',
      '--ruleset',
      'go-cut',
      '---RBB-RB-----',
      '--json',
    ]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out).start.text).toBe('*3');
    expect((await folder.run(['solve', '--ruleset', 'go-cut', '.', '--JSON'])).err).toMatch('no such option');
  });

  test('-o writes a file, which the other commands read', async () => {
    const { status, out, err } = await folder.run([
      'graph',
      'fox-and-geese',
      '.G.G/..../..../F...',
      '-o',
      'fox.json',
    ]);
    expect({ status, out, err }).toEqual({ status: 0, out: '', err: '' });
    expect((await folder.run(['validate', 'fox.json'])).out).toMatch(/^fox\.json: valid, 160 nodes, /);
    const again = await folder.run(['graph', 'fox-and-geese', '.G.G/..../..../F...']);
    expect(readFileSync(folder.path('fox.json'), 'utf8')).toBe(again.out);
  });

  test('in misère play the document says so', async () => {
    const { status, out } = await folder.run(['graph', 'octal', '0.77 3', '--play', 'misere']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ version: 5, view: { play: 'misere' } });
    expect(read(out).graph).toMatchObject({ misere: true });
  });

  test('a large graph is written in the compact form', async () => {
    const { status, out } = await folder.run(['graph', 'backsliding-toads-and-frogs', 'TTTT...FFFF']);
    expect(status).toBe(0);
    const { compact, nodes } = JSON.parse(out);
    // Every arrangement of four toads and four frogs on eleven squares can be reached.
    expect({ count: compact.count, nodes }).toEqual({ count: 11_550, nodes: undefined });
    const { graph } = read(out);
    // From the start the foremost toad or the foremost frog slides one square.
    expect([...graph.left.starts.subarray(0, 2)]).toEqual([0, 1]);
    expect([...graph.right.starts.subarray(0, 2)]).toEqual([0, 1]);
  });

  test.each([
    [['toads-and-frogs'], 'grundy graph: needs a ruleset and one position in its notation'],
    [[], 'grundy graph: needs a ruleset and one position in its notation'],
    [['toads-and-frog', 'T.F'], 'grundy graph: there is no ruleset "toads-and-frog"; did you mean toads-and'],
    [['toads-and-frogs', 'T.X'], 'toads-and-frogs: square 3: is "X"; '],
    [['fox-and-geese', '.G/F.', '-o'], 'grundy graph: -o: needs a value; write -o OUT'],
    [['fox-and-geese', '.G/F.', '-o', 'none/there.json'], 'none/there.json: there is no such folder'],
    [['fox-and-geese', '.G/F.', '--budget', 'many'], 'fox-and-geese: --budget: is "many"; '],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await folder.run(['graph', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(says), err).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('every problem of a position is a line', async () => {
    const { status, err } = await folder.run(['graph', 'fox-and-geese', 'G.x/...']);
    expect(status).toBe(2);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^fox-and-geese: position: has no fox/),
      expect.stringMatching(/^fox-and-geese: rank 1, square 1: is a light square/),
      expect.stringMatching(/^fox-and-geese: rank 1, square 3: is "x"/),
    ]);
  });

  test('beyond the budget no part of a graph is written, not even to a file', async () => {
    const args = ['graph', 'fox-and-geese', '.G.G/..../..../F...', '-o', 'half.json', '--budget'];
    expect(await folder.run([...args, '159'])).toMatchObject({
      status: 2,
      out: '',
      err: 'fox-and-geese: position: has more than 159 positions; allow more with --budget COUNT\n',
    });
    expect(() => readFileSync(folder.path('half.json'))).toThrow();
    expect(await folder.run([...args, '160'])).toMatchObject({ status: 0 });
  });
});

describe('solve --ruleset', () => {
  const solve = (...args: string[]) => folder.run(['solve', '--ruleset', ...args]);
  const members = ['value', 'text', 'latex', 'outcome'];

  test('the start is solved, with its number of positions', async () => {
    const { status, err, json } = await solve('backsliding-toads-and-frogs', 'TT..FF', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [solved, ...rest] = json();
    expect(rest).toEqual([]);
    expect(Object.keys(solved)).toEqual(['ruleset', 'position', 'positions', 'start']);
    expect(solved).toMatchObject({
      ruleset: 'backsliding-toads-and-frogs',
      position: 'TT..FF',
      positions: 90,
    });
    expect(Object.keys(solved.start as object)).toEqual(members);
  });

  test('--all adds every position under its notation, and --timing two times', async () => {
    const [solved] = (await solve('toads-and-frogs', 'T.F', '--all', '--json', '--timing')).json();
    expect(Object.keys(solved.all as object)).toEqual(['T.F', '.TF', 'TF.', 'FT.', '.FT', 'F.T']);
    for (const entry of Object.values(solved.all as object)) expect(Object.keys(entry)).toEqual(members);
    expect((solved.all as Record<string, unknown>)['T.F']).toEqual(solved.start);
    expect(solved).toMatchObject({ generate_ms: expect.any(Number), solve_ms: expect.any(Number) });
  });

  test('the result for a position is that of its node in the document', async () => {
    await folder.run(['graph', 'toads-and-frogs', 'TT.FF', '-o', 'frogs.json']);
    const [{ nodes }] = (await folder.run(['solve', 'frogs.json', '--json'])).json();
    const [{ all, positions }] = (await solve('toads-and-frogs', 'TT.FF', '--all', '--json')).json();
    expect(Object.keys(nodes as object)).toHaveLength(positions as number);
    for (const [name, entry] of Object.entries(all as Record<string, object>)) {
      expect((nodes as Record<string, object>)[name]).toMatchObject(entry);
    }
  });

  test('the default output is a table for people', async () => {
    const { status, out } = await solve('fox-and-geese', ' .G.G/..../..../F... ');
    expect(status).toBe(0);
    const [title, count, , head, start, ...rest] = out.trimEnd().split('\n');
    expect([title, count]).toEqual(['Fox and Geese: .G.G/..../..../F...', '160 positions']);
    expect(head.split(/\s+/)).toEqual(['position', 'value', 'outcome']);
    expect(start).toMatch(/^\.G\.G\/\.\.\.\.\/\.\.\.\.\/F\.\.\./);
    expect(rest).toEqual([]);
    expect(
      (await solve('fox-and-geese', '.G.G/..../..../F...', '--all')).out.trimEnd().split('\n'),
    ).toHaveLength(164);
  });

  test('a table answers for heaps with many moves, and the graph where it has few or is asked for', async () => {
    const { status, out, err } = await solve('nim', '19+30+40');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(
      /more than 250,000 moves between its positions, so it was solved part by part: 40 parts\n/,
    );
    expect(out).toMatch(/19\+30\+40 +\*37 +N\n/);
    expect((await solve('nim', '3+4+5')).out).toMatch(/^Nim: 3\+4\+5\n\d+ positions\nSprague–Grundy: /);
    expect((await solve('nim', '19+30+40', '--json')).json()).toMatchObject([
      { positions: 25_420, start: { text: '*37' } },
    ]);
  });

  test('several positions, and those of a file, are solved in order; one that is none is named, with its problems', async () => {
    folder.write('positions.txt', '1+2\r\n\n2+2\n');
    const { status, out, err } = await solve('nim', '3+4+5', '7', '--positions', 'positions.txt', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const found = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(found.map(({ position, start }) => `${position} = ${start.text}`)).toEqual([
      '3+4+5 = *2',
      '7 = *7',
      '1+2 = *3',
      '2+2 = 0',
    ]);
    const parted = await solve('kobber', '3', 'lr./rl.', '--json');
    expect(parted.status).toBe(2);
    expect(JSON.parse(parted.out)).toMatchObject({ position: 'lr./rl.', start: { text: '<1|-1>' } });
    expect(parted.err).toMatch(/^kobber "3": .+\ngrundy solve: a position that has spaces must stand in q/);
  });

  test.each([
    [['chess', '3'], 'grundy solve: there is no ruleset "chess"; give one of fox-and-geese, '],
    [['fox-and-geese'], 'grundy solve: a position is missing; give one or more in the notation of the '],
    [['fox-and-geese', '.G/..'], 'fox-and-geese: position: has no fox; '],
    [['fox-and-geese', '.G/F.', '--summary'], 'grundy solve: --summary: changes nothing with --ruleset'],
    [['fox-and-geese', usualStart, '--budget', '1000'], 'fox-and-geese: position: has more than 1,000 '],
    [['fox-and-geese', '.G/../.F', '--theory', 'sg'], 'fox-and-geese: --theory sg: does not apply: '],
    [['nim', '--positions', 'none.txt'], 'grundy solve: none.txt: there is no such file'],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await solve(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(says), err).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('export --ruleset', () => {
  const draw = (...args: string[]) => folder.run(['export', '--ruleset', ...args]);

  test.each([
    ['svg', '<g id="board">'],
    ['tikz', 'cgt left stone'],
  ])('the board as %s goes to standard output', async (format, has) => {
    const { status, out, err } = await draw('toads-and-frogs', 'TT..FF', '--to', format);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain(has);
    expect(out).toContain('Toads and Frogs: TT..FF');
  });

  test.each(['png', 'pdf'])('%s is written to a file', async (format) => {
    const name = `board.${format}`;
    const args = ['toads-and-frogs', 'TT..FF', '--to', format, '--style', 'projector', '-o', name];
    expect(await draw(...args)).toMatchObject({ status: 0, out: '', err: '' });
    const head = readFileSync(folder.path(name)).subarray(0, 4).toString('latin1');
    expect(head).toContain(format.toUpperCase());
  });

  test.each([
    [['toads-and-frogs', 'TT..FF', '--to', 'dot'], 'grundy export: --to dot: DOT cannot describe a board'],
    [['toads-and-frogs', 'TT..FF', '--to', 'json'], 'grundy export: --to json: JSON is for drawings, and '],
    [['toads-and-frogs', 'TxF', '--to', 'svg'], 'toads-and-frogs: square 2: is "x"; '],
    [['toads-and-frogs', 'TF', '--to', 'svg', '--only', 'a'], 'grundy export: --only: changes nothing with '],
    [['toads', 'TF', '--to', 'svg'], 'grundy export: there is no ruleset "toads"; '],
    [['toads-and-frogs', '--to', 'svg'], 'grundy export: '],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await draw(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(says), err).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('rulesets that count points', () => {
  test('stuck sides have their scores, and a position may begin with a negative one', async () => {
    const { status, out, err } = await folder.run(['graph', 'take-tall', '-1/2 101']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toEqual({
      format: 'grundy',
      version: 3,
      title: 'TakeTall: -1/2 101',
      board: { ruleset: 'take-tall', position: '-1/2 101' },
      nodes: [
        { id: '-1/2 101' },
        { id: '1/2 1.0', score: { left: '1/2', right: '1/2' } },
        { id: '-3/2 0.1', score: { left: '-3/2', right: '-3/2' } },
      ],
      edges: [
        { from: '-1/2 101', to: '1/2 1.0', player: 'left' },
        { from: '-1/2 101', to: '-3/2 0.1', player: 'right' },
      ],
    });
    expect(read(out).graph.scores).toBeDefined();
  });

  test('a position that is not guaranteed says where, and with which two scores', async () => {
    const { status, out } = await folder.run(['solve', '--ruleset', 'diskonnect', 'lr.rrlrl']);
    expect(status).toBe(0);
    expect(out).toContain('not guaranteed');
    expect(out).toMatch(/at lr\.rrlrl Right is stuck at 1, and play can go on to .*, where the score is 2/);
  });

  test('a graph of any size has nodes that are called by their positions', async () => {
    const { status, out } = await folder.run(['graph', 'dots-and-boxes', '../.../../.../..']);
    expect(status).toBe(0);
    const { compact, nodes } = JSON.parse(out);
    expect({ compact, first: nodes[0] }).toEqual({ compact: undefined, first: { id: '../.../../.../..' } });
    expect(nodes.length).toBeGreaterThan(5_000);
    expect(read(out).graph.order).toBe(nodes.length);
  });
});
