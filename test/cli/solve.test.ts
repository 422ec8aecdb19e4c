/**
 * `grundy solve` against the contract: its JSON, its streams and its exit status. Long because all of it
 * shares one start of the command, which takes seconds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawing, erratum, type Folder, launcher, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  // A path of two arcs, a cycle with an exit, and a cyclic drawing with a gray node of outdegree two.
  folder.write('path.json', drawing(['a b', 'b c']));
  folder.write('cycle.json', drawing(['a b', 'b a', 'b c']));
  folder.write('mixed.json', drawing(['a b', 'b a', 'a c', 'k l', 'l m', 'l k'], ['l']));
  folder.write('loop.json', drawing(['a a']));
  folder.write('open.json', drawing(['a b', 'b a', 'b c', 'c a'], ['b']));
  folder.write(
    'score.json',
    drawing(['a b', 'b a', 'b c'], [], {
      nodes: ['a', 'b', 'c'].map((id) => ({ id, ...(id === 'c' && { score: { left: 2, right: 2 } }) })),
    }),
  );
  folder.write('erratum.json', erratum());
  folder.write('bad.json', drawing(['a b'], [], { pieces: ['q'] }));
  folder.write('red.json', drawing(['a b right', 'a c left']));
  folder.write('hot.txt', '{1|{-1|-2}}\n');
  // y is worth over: Left moves to 0 or passes, and Right passes.
  folder.write('over.txt', 'x ->L a\nx ->R a\ny ->L a\ny ->L y\ny ->R y\n');
}, 60_000);
afterAll(() => folder.close());

const solve = (...args: string[]) => folder.run(['solve', ...args]);
const zero = { kind: 'nimber', n: 0, text: '0', latex: '0', spoken: expect.any(String) };

describe('--json', () => {
  test('a document gives its theory, the reason, and each node by its id', async () => {
    const { status, err, json } = await solve('path.json', '--json');
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const [solved, ...rest] = json();
    expect(rest).toEqual([]);
    expect(solved).toMatchObject({ theory: 'sg', reason: expect.stringMatching(/white/) });
    expect(Object.keys(solved)).toEqual(['theory', 'reason', 'nodes']);
    expect(solved.nodes).toEqual({
      a: { value: zero, text: '0', latex: '0', outcome: 'P', step: 2 },
      b: {
        value: { kind: 'nimber', n: 1, text: '*1', latex: expect.any(String), spoken: 'star 1' },
        text: '*1',
        latex: expect.any(String),
        outcome: 'N',
        step: 1,
      },
      c: { value: zero, text: '0', latex: '0', outcome: 'P', step: 0 },
    });
  });

  test('a node that is never assigned has no step', async () => {
    const [{ theory, nodes }] = (await solve('loop.json', '--json')).json();
    expect(theory).toBe('sfp');
    expect(nodes).toMatchObject({
      a: { value: { kind: 'cyclic', exits: [], text: '∞' }, text: '∞', outcome: 'D', step: null },
    });
  });

  test('the erratum has its corrected value, and the published one on request', async () => {
    const d = async (...more: string[]) => {
      const [{ theory, nodes }] = (await solve('erratum.json', '--json', ...more)).json();
      expect(theory).toBe('carry-on');
      return (nodes as Record<string, { text: string; outcome: string }>).d;
    };
    expect(await d()).toMatchObject({ value: { kind: 'moon', phase: [0] }, text: '☾_0', outcome: 'N' });
    expect(await d('--as-published')).toMatchObject({ value: { kind: 'nymphet', n: 0 } });
  });

  test('without a known theory there is null with the reason, and outcomes and nim-responses', async () => {
    const { status, json } = await solve('open.json', '--json');
    expect(status).toBe(0);
    const [{ theory, reason, nodes }] = json();
    expect(theory).toBeNull();
    expect(reason).not.toBe('');
    // From the gray b the player to move goes to c, and c can only go to a, so play never ends.
    for (const node of Object.values(nodes as object)) {
      expect(node).toMatchObject({ value: null, text: null, latex: null, outcome: 'D', step: null });
      expect(node.nimResponse).toMatchObject({ outcomes: expect.any(Array), proved: true });
      expect(node.nimResponse.outcomes[0]).toBe('D');
    }
  });

  test('if no theory covers the whole, the theories of its parts are given, and each node’s own', async () => {
    const [{ theory, theories, nodes }] = (await solve('mixed.json', '--json')).json();
    expect(theory).toBeNull();
    expect(theories).toEqual([{ id: 'sfp', reason: expect.stringMatching(/cycle/), count: 4 }]);
    expect(nodes).toMatchObject({
      a: { theory: 'sfp', text: '*1' },
      m: { theory: 'sfp', text: '0' },
      k: { theory: null, value: null, nimResponse: { proved: true } },
    });
    expect(nodes).not.toHaveProperty('a.nimResponse');
    const { out } = await solve('mixed.json');
    expect(out).toMatch(/^Smith–Fraenkel–Perl on 4 nodes: .*\nNo theory covers 2 nodes: /);
  });

  test('on a cycle of a drawing with scores the last move, which does not decide it, is not mentioned', async () => {
    const [{ theory, nodes }] = (await solve('score.json', '--json')).json();
    expect(theory).toBeNull();
    expect(nodes).toMatchObject({ a: { value: null, outcome: null }, c: { text: '2', outcome: 'L' } });
    expect(nodes).not.toHaveProperty('a.nimResponse');
    expect((await solve('score.json')).out).not.toContain('*0');
  });

  test('arcs of one player give the outcomes of partizan play, counted too', async () => {
    const { status, json } = await solve('red.json', '--json');
    expect(status).toBe(0);
    const [{ nodes }] = json();
    expect(nodes).toMatchObject({ a: { outcome: 'N' }, b: { outcome: 'P' }, c: { outcome: 'P' } });
    expect((await solve('red.json', '--summary', '--json')).json()[0]).toMatchObject({
      outcomes: { N: 1, P: 2 },
    });
  });

  test('infinite play is a draw, or won as the file says', async () => {
    const files = [undefined, 'left', 'right'].map((infinitePlay) =>
      folder.write(
        `loops-${infinitePlay}.json`,
        drawing(['a a left', 'a a right'], [], { view: { infinitePlay } }),
      ),
    );
    const solved = (await solve(...files, '--json')).json();
    expect(solved.map(({ nodes }) => nodes)).toMatchObject([
      { a: { outcome: 'D' } },
      { a: { outcome: 'L' } },
      { a: { outcome: 'R' } },
    ]);
  });

  test('several files give one document a line, in order', async () => {
    const { status, json } = await solve('path.json', 'cycle.json', 'path.json', '--json');
    expect(status).toBe(0);
    expect(json().map(({ theory }) => theory)).toEqual(['sg', 'sfp', 'sg']);
  });

  test('--timing adds the two times', async () => {
    const [solved] = (await solve('path.json', '--json', '--timing')).json();
    expect(solved.parse_ms).toBeGreaterThan(0);
    expect(solved.solve_ms).toBeGreaterThan(0);
  });

  test('--summary counts values and outcomes instead of listing nodes', async () => {
    const [solved] = (await solve('cycle.json', '--json', '--summary')).json();
    expect(solved).toEqual({
      theory: 'sfp',
      reason: expect.any(String),
      counts: { '0': 2, '*1': 1 },
      outcomes: { P: 2, N: 1 },
    });
  });

  test('- reads standard input', () => {
    const { status, json } = folder.runBuilt(['solve', '-', '--json'], JSON.stringify(drawing(['a b'])));
    expect(status).toBe(0);
    expect(json()[0]).toMatchObject({ theory: 'sg', nodes: { a: { text: '*1' } } });
  });

  test('a theory can be chosen by its id', async () => {
    expect((await solve('path.json', '--theory', 'sfp', '--json')).json()[0]).toMatchObject({
      theory: 'sfp',
      nodes: { a: { text: '0', step: 1 } },
    });
    expect((await solve('path.json', '--theory=auto', '--json')).json()[0]).toMatchObject({ theory: 'sg' });
  });
});

describe('for people', () => {
  test('the default output is a table', async () => {
    const { status, out } = await solve('path.json');
    expect(status).toBe(0);
    const [theory, head, ...lines] = out.trimEnd().split('\n');
    expect(theory).toMatch(/^Sprague–Grundy: .*white/);
    expect(head.split(/\s+/)).toEqual(['node', 'value', 'outcome', 'round']);
    expect(lines.map((line) => line.split(/\s+/))).toEqual([
      ['a', '0', 'P', '2'],
      ['b', '*1', 'N', '1'],
      ['c', '0', 'P', '0'],
    ]);
  });

  test('several files are distinguished', async () => {
    const { out } = await solve('path.json', 'cycle.json', '--summary');
    expect(out).toMatch(/^path\.json\n[\s\S]*\ncycle\.json\n/);
  });
});

describe('what cannot be used', () => {
  test('every problem is a line with file and place, and the other files are solved', async () => {
    const { status, err, json } = await solve('bad.json', 'path.json', 'nowhere.json', '--json');
    expect(status).toBe(2);
    expect(json()).toHaveLength(1);
    const lines = err.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^bad\.json: pieces\[0\]: .*"q"/);
    expect(lines[1]).toBe('nowhere.json: there is no such file');
  });

  test('a theory that does not apply says why', async () => {
    const { status, out, err } = await solve('loop.json', '--theory', 'sg', '--json');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^loop\.json: --theory sg: .*cycle/);
  });

  test.each([
    [['path.json', '--jsn'], /^grundy solve: --jsn: there is no such option; did you mean --json\?\n$/],
    [['path.json', '--theory', 'sgf'], /there is no theory "sgf"; did you mean/],
    [['path.json', '--theory'], /--theory: needs a value/],
    [['path.json', '--json=yes'], /--json: takes no value/],
    [['path.json', '-j'], /-j: there is no such option/],
    [[], /a file is missing/],
    [['path.json', '--all'], /--all: changes nothing without --ruleset/],
    [['path.json', '--budget', '3'], /--budget: changes nothing without --ruleset/],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await solve(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('--measures', () => {
  test('JSON has them as members, with fractions as text and thermographs by their corners', async () => {
    const asked = 'mean,temperature,stops,reduced,thermograph,birthday';
    const [{ nodes }] = (await solve('hot.txt', '--json', '--measures', asked)).json();
    expect(nodes).toMatchObject({
      a: {
        text: '{1‖-1|-2}',
        mean: '-1/4',
        temperature: '5/4',
        stops: ['1', '-1'],
        reduced: { kind: 'stopper', text: '{1‖-1|-2}' },
        thermograph: {
          left: [
            ['2', '-1'],
            ['-1/4', '5/4'],
          ],
          right: [
            ['-1', '-1'],
            ['-1', '1/2'],
            ['-1/4', '5/4'],
          ],
          mean: '-1/4',
          temperature: '5/4',
        },
        birthday: 4,
        outcome: 'N',
      },
    });
    const [{ nodes: plain }] = (await solve('hot.txt', '--json')).json();
    expect(JSON.stringify(plain)).not.toContain('temperature');
  });

  test('where a value has none there is null, and the table says why', async () => {
    const [{ nodes }] = (await solve('over.txt', '--json', '--measures', 'mean')).json();
    expect(nodes).toMatchObject({ x: { mean: '0' }, a: { mean: '0' }, y: { mean: null } });
    const { out, err } = await solve('over.txt', '--measures', 'temperature');
    expect(err).toBe('');
    expect(out).toMatch(/^node +value +temperature +outcome/m);
    expect(out).toMatch(/^x +\* +0 +N/m);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Empty in temperature: loopy values have none.');
  });

  test('every position of a board has them, too', async () => {
    const args = ['--ruleset', 'domineering', '.../...', '--all', '--measures', 'temperature,heat'];
    const [{ start, all }] = (await solve(...args, '--json')).json();
    expect(start).toMatchObject({ temperature: '5/4', heat: 'hot' });
    expect(all).toMatchObject({ '##./...': { temperature: '-1/2', heat: 'number' } });
    expect((await solve(...args)).out).toMatch(/^\.\.\.\/\.\.\. +\{2\|-1\/2\} +5\/4 +hot +N/m);
  });

  test('a name that is none is refused with the one that is near', async () => {
    const { status, out, err } = await solve('hot.txt', '--measures', 'mean,temprature');
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/--measures temprature: there is no such measure; did you mean temperature\?\n$/);
    expect((await solve('hot.txt', '--measures', 'mean', '--summary')).err).toContain(
      '--measures: changes nothing with --summary; leave one of the two out',
    );
  });
});

describe('big graphs', () => {
  const count = 200_000;
  const path = { format: 'grundy', version: 1, title: '', compact: { count, either: [] as number[] } };
  for (let v = 0; v + 1 < count; v++) path.compact.either.push(v, v + 1);

  test('a path of 200,000 nodes in the compact form is summed up', async () => {
    folder.write('long.json', path);
    const { status, json } = await solve('long.json', '--summary', '--json');
    expect(status).toBe(0);
    expect(json()[0]).toMatchObject({ theory: 'sg', counts: { '0': count / 2, '*1': count / 2 } });
  });

  test('all of its nodes are written on one line', () => {
    folder.write('long.json', path);
    const [{ nodes }] = folder.runBuilt(['solve', 'long.json', '--json']).json();
    expect(Object.keys(nodes as object)).toHaveLength(count);
    expect(nodes).toMatchObject({ 0: { text: '*1', step: count - 1 }, [count - 1]: { text: '0', step: 0 } });
  });

  test('a reader that stops early ends the command quietly', async () => {
    folder.write('long.json', path);
    const child = spawn(process.execPath, [launcher, 'solve', folder.path('long.json')]);
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const [status] = await once(child, 'close');
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
});
