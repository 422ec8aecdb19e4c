/** The command itself: help, version and unknown commands; and `validate` and `sum` against the contract. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.ts';
import { drawing, erratum, type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('nim.json', drawing(['3 2', '3 1', '3 0', '2 1', '2 0', '1 0'], [], { pieces: ['3', '2'] }));
  folder.write('loop.json', drawing(['a a', 'b a', 'b c'], [], { pieces: ['a'] }));
  folder.write('erratum.json', erratum());
  folder.write('two.txt', 'a -> b\nc -> b');
  folder.write('open.json', drawing(['a b', 'b a', 'b c', 'c d'], ['b']));
}, 60_000);
afterAll(() => folder.close());

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

describe('grundy', () => {
  test('--version prints the version', async () => {
    expect(await folder.run(['--version'])).toMatchObject({ status: 0, out: `${version}\n`, err: '' });
  });

  test('--help lists the commands that work and no others', async () => {
    const { status, out } = await folder.run(['--help']);
    expect(status).toBe(0);
    for (const name of ['solve', 'sum', 'compare', 'validate', 'graph', 'export', 'sweep', 'check'])
      expect(out).toContain(`grundy ${name} `);
  });

  test.each(['solve', 'sum', 'compare', 'validate', 'check'])('%s --help lists its options', async (name) => {
    const { status, out } = await folder.run([name, '--help']);
    expect(status).toBe(0);
    expect(out).toContain(`grundy ${name}`);
    expect(out).toContain('--json');
  });

  test('graph --help names the rulesets and says their rules, in lines that fit', async () => {
    const { status, out } = await folder.run(['graph', '--help']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^grundy graph RULESET POSITION \[options\]: .+\n\n {2}--within K .+\n {2}-o, --out OUT /,
    );
    const told = out.replace(/\s+/g, ' ');
    for (const { id, name, rules } of rulesets) expect(told).toContain(`${id}: ${name} ${rules}`);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  test('an unforeseen exception is one line, which says whose mistake it is, and a status of its own', async () => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      throw new TypeError('never\n  seen');
    });
    const ran = await folder.run(['solve', 'nim.json']);
    clock.mockRestore();
    expect(ran).toMatchObject({ status: 70, out: '' });
    expect(ran.err).toMatch(
      /^grundy solve: this is a mistake in Grundy, .*TypeError: never seen \(Grundy .+\)\n$/,
    );
  });

  test('an unknown command is refused with the nearest known one', async () => {
    expect(await folder.run(['sovle', 'a.json'])).toMatchObject({
      status: 2,
      err: 'grundy: sovle: there is no such command; did you mean solve?\n',
    });
    expect(await folder.run([])).toMatchObject({ status: 2, out: '' });
  });
});

describe('validate', () => {
  test('a lesson is accepted with its drawings and views, or refused by the place in the view', async () => {
    const lesson = { format: 'grundy-lesson', version: 1, title: '', drawings: { open: erratum() } };
    folder.write('good.lesson.json', { ...lesson, views: [{ drawing: 'open' }] });
    folder.write('bad.lesson.json', { ...lesson, views: [{ drawing: 'shut' }] });
    const { status, out, err } = await folder.run(['validate', 'good.lesson.json', 'bad.lesson.json']);
    expect({ status, out }).toEqual({ status: 2, out: 'good.lesson.json: valid, 1 drawing, 1 view\n' });
    expect(err).toMatch(/^bad\.lesson\.json: views\[0\]\.drawing: there is no drawing "shut"/m);
  });

  test('good files are accepted', async () => {
    const { status, out, err } = await folder.run(['validate', 'nim.json', 'loop.json']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out.trimEnd().split('\n')).toEqual([
      'nim.json: valid, 4 nodes, 6 arcs, 2 pieces',
      'loop.json: valid, 3 nodes, 3 arcs, 1 piece',
    ]);
  });

  test('every arc that is drawn is counted, joint ones among them, in every form of a file', async () => {
    folder.write('joint.txt', 'a ->J(l/r) b\na ->J(l/s) c\na ->J(m/r) d\na ->L b');
    folder.write('pair.txt', 'a ->L b\na ->R b\na -> c');
    const both = [0, 1, 2, 1, 2];
    folder.write('joint.json', {
      format: 'grundy',
      version: 2,
      title: '',
      compact: { count: 3, left: [0, 1], both },
    });
    const { out } = await folder.run(['validate', 'joint.txt', 'pair.txt', 'joint.json']);
    expect(out.trimEnd().split('\n')).toEqual([
      'joint.txt: valid, 4 nodes, 4 arcs, 3 of them joint, 0 pieces',
      'pair.txt: valid, 3 nodes, 3 arcs, 0 pieces',
      'joint.json: valid, 3 nodes, 3 arcs, 2 of them joint, 0 pieces',
    ]);
    expect((await folder.run(['validate', 'joint.txt', '--json'])).json()).toMatchObject([
      { arcs: 4, jointArcs: 3 },
    ]);
  });

  test('every problem of a file is named by its place', async () => {
    folder.write('bad.json', {
      format: 'grundy',
      version: 1,
      title: '',
      nodes: [{ id: 'a' }, { id: 'a' }],
      edges: [{ from: 'a', to: 'q' }],
    });
    const { status, out, err } = await folder.run(['validate', 'bad.json']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^bad\.json: nodes\[1\]/m);
    expect(err).toMatch(/^bad\.json: edges\[0\]\.to: .*"q"/m);
    expect((await folder.run(['validate', 'bad.json', '--json'])).json()).toMatchObject([{ valid: false }]);
  });

  test('a score that counts for nothing is reported, and the file is accepted', async () => {
    folder.write('scores.txt', 'a ->L b\na: 1 | 2');
    const { status, err } = await folder.run(['validate', 'scores.txt']);
    expect({ status, err }).toEqual({
      status: 0,
      err: 'scores.txt: node a: its left score does not count, since Left has a move there\n',
    });
    const [json] = (await folder.run(['validate', 'scores.txt', '--json'])).json();
    expect(json).toMatchObject({ valid: true, hints: [{ place: 'node a' }] });
  });
});

/** A Nim-heap from whose size moves lead to all smaller ones. */
const heap = (size: number): ReturnType<typeof drawing> =>
  drawing(
    Array.from({ length: size }, (_, i) => i + 1).flatMap((n) =>
      Array.from({ length: n }, (__, to) => `${n} ${to}`),
    ),
  );

/** Huggan, Examples 2.2.4, 2.2.6 and 2.2.8. */
const subtractionAndNim = [
  's3 -> s2, s1\ns2 -> s1, s0\ns1 -> s0',
  'n5 -> n4, n3, n2, n1, n0\nn4 -> n3, n2, n1, n0\nn3 -> n2, n1, n0\nn2 -> n1, n0\nn1 -> n0',
].join('\n');

describe('sum', () => {
  test('the sum of a document’s pieces has a value, an outcome, and every winning move', async () => {
    const { status, json } = await folder.run(['sum', 'nim.json', '--json']);
    expect(status).toBe(0);
    expect(json()).toEqual([
      {
        theory: 'sg',
        reason: expect.any(String),
        pieces: ['3', '2'],
        value: expect.objectContaining({ kind: 'nimber', n: 1, text: '*1', spoken: 'star 1' }),
        text: '*1',
        latex: expect.any(String),
        outcome: 'N',
        winning: [{ piece: 0, from: '3', to: '2' }],
        drawing: [],
        by: 'values',
      },
    ]);
  });

  test('--pieces replaces the document’s pieces, and may repeat them', async () => {
    const [sum] = (await folder.run(['sum', 'nim.json', '--pieces', '3,2,1', '--json'])).json();
    expect(sum).toMatchObject({ text: '0', outcome: 'P', winning: [], pieces: ['3', '2', '1'] });
    expect((await folder.run(['sum', 'nim.json', '--pieces', '2,2', '--json'])).json()[0]).toMatchObject({
      text: '0',
    });
  });

  test('every kind of sum is asked for by its name, or by its sign', async () => {
    folder.write('thesis.txt', subtractionAndNim);
    const sum = async (...args: readonly string[]) =>
      (await folder.run(['sum', 'thesis.txt', ...args, '--json'])).json()[0];
    expect(await sum('--pieces', 's3,n5', '--sum', 'conjunctive')).toMatchObject({
      outcome: 'N',
      starts: [{ turns: 1, components: [2, 1], turn: [{ from: 's3' }, { from: 'n5', to: 'n0' }] }],
    });
    expect(await sum('--pieces', 's3,n5', '--sum', 'continued conjunctive')).toMatchObject({
      sum: 'continued',
      outcome: 'P',
      by: 'suspense',
      winning: [],
    });
    const sequential = await sum('--pieces', 's3,n5', '--sum', 'sequential');
    expect(sequential).toMatchObject({
      outcome: 'N',
      tails: ['N', 'N'],
      winning: [{ from: 's3', to: 's1' }],
    });
    expect(await sum('--pieces', 's3 -> n5')).toEqual(sequential);
    // The other way round the Nim-heap is emptied first.
    expect(await sum('--pieces', 'n5→s3')).toMatchObject({ outcome: 'N', winning: [{ to: 'n0' }] });
  });

  test('the kind of sum that a file has chosen is that of its pieces, and files are added up in their order', async () => {
    folder.write('one.json', { ...heap(3), version: 2, view: { sum: 'sequential' } });
    folder.write('two.json', heap(2));
    const [own] = (await folder.run(['sum', 'one.json', '--pieces', '3,1', '--json'])).json();
    expect(own).toMatchObject({ sum: 'sequential', outcome: 'N', tails: ['N', 'N'] });
    const { out } = await folder.run(['sum', 'one.json -> two.json']);
    expect(out).toContain('one.json: 3 → two.json: 2\n');
    expect(out).toContain('from two.json: 2 on: N: the next player wins\n');
    const [plain] = (
      await folder.run(['sum', 'one.json', 'two.json', '--sum', 'disjunctive', '--json'])
    ).json();
    expect(plain).toMatchObject({ text: '*1', winning: [{ from: 'one.json: 3', to: 'one.json: 2' }] });
  });

  test('a drawn sum names the drawing moves', async () => {
    expect((await folder.run(['sum', 'loop.json', '--json'])).json()[0]).toMatchObject({
      text: '∞',
      outcome: 'D',
      drawing: [{ piece: 0, from: 'a', to: 'a' }],
    });
  });

  test('a moon wins with anything but a moon', async () => {
    const [sum] = (await folder.run(['sum', 'erratum.json', '--pieces', 'd,d', '--json'])).json();
    expect(sum).toMatchObject({ theory: 'carry-on', text: '☾_0', outcome: 'N' });
    expect((sum.winning as unknown[]).length).toBeGreaterThan(0);
  });

  test('a sum without a known theory is played out', async () => {
    const [sum] = (await folder.run(['sum', 'open.json', '--pieces', 'a,c', '--json'])).json();
    expect(sum).toMatchObject({ theory: null, value: null, text: null, by: 'play' });
    // What follows c has a theory by itself.
    const [alone] = (await folder.run(['sum', 'open.json', '--pieces', 'c,c', '--json'])).json();
    expect(alone).toMatchObject({ theory: 'sg', text: '0', outcome: 'P', by: 'values' });
  });

  test('the default output is a table for people', async () => {
    const { status, out } = await folder.run(['sum', 'nim.json']);
    expect(status).toBe(0);
    expect(out).toContain('3 + 2 = *1');
    expect(out).toContain('3 → 2');
  });

  test.each([
    [['nim.json', '--pieces', '3,9'], /nim\.json: --pieces: there is no node "9"/],
    [['open.json'], /open\.json: pieces: /],
    [['nim.json', 'two.txt'], /grundy sum: two\.txt: pieces: .* more than one node that no arc leads to/],
    [['nim.json', 'none.json'], /grundy sum: none\.json: there is no such file/],
    [['nim.json', 'loop.json', '--pieces', '2'], /--pieces: is for one file/],
    [
      ['nim.json', '--sum', 'conjuntive'],
      /--sum: there is no kind of sum "conjuntive"; did you mean conjunctive\?/,
    ],
    [['nim.json', '--pieces', '3->2', '--sum', 'selective'], /-> is the sign of the sequential sum/],
    [
      ['open.json', '--pieces', 'a,c', '--sum', 'continued'],
      /--sum: .* no continued conjunctive sum: some nodes are gray/,
    ],
    [['nim.json', '--pieces', '2,2', '--sum', 'annihilation'], /two pieces stand on one node/],
    [
      ['open.json', '--pieces', 'a,c', '--budget', '1'],
      /more than 1 position.*; allow more with --budget COUNT/,
    ],
    [['open.json', '--pieces', 'a,c', '--budget', 'all'], /--budget: is "all"; give a number/],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await folder.run(['sum', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(says);
  });
});
