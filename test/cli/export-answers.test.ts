/** `grundy export` of what a question finds, drawn: what it may be asked about, and what is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

describe('a figure of what a question finds', () => {
  const drawn = async (...args: readonly string[]): Promise<string> => {
    const { status, out, err } = await folder.run(['export', ...args, '--to', 'tikz']);
    return status === 0 ? (/^% Drawn with Grundy [\d.]+: (.*)\.$/m.exec(out)?.[1] ?? out) : err;
  };
  beforeAll(() => folder.write('hot.txt', 'G := {3|-1}\nH := {{4|2}|*}\nL := over\n'));

  test('is of nodes, of sums of them, of typed values, and of positions', async () => {
    expect(await drawn('hot.txt', '--thermograph', 'G')).toBe('Thermograph of G');
    expect(await drawn('hot.txt', '--thermograph', 'G,H,G+H')).toBe('Thermographs of G, H, G+H');
    expect(await drawn('hot.txt', '--thermograph', 'G,, H,')).toBe('Thermographs of G, H');
    expect(await drawn('hot.txt', '--thermograph', '{1,2|*}')).toBe('Thermograph of {1,2|*}');
    expect(await drawn('--thermograph', '{1|-1}', '--thermograph', '1/2')).toBe(
      'Thermographs of {1|-1}, 1/2',
    );
    expect(await drawn('--thermograph', '{2,1|*}, ^,{1|{0,-1|-2}}')).toBe(
      'Thermographs of {2,1|*}, ^, {1|{0,-1|-2}}',
    );
    expect(await drawn('--thermograph', '{2|1},{1|x}')).toContain('--thermograph {1|x}');
    expect(await drawn('--ruleset', 'domineering', '..../..', '--thermograph')).toMatch(/"|Domineering/);
    expect(await drawn('--ruleset', 'domineering', '--thermograph', '.../...')).toBe(
      'Domineering: Thermograph of .../...',
    );
  });

  test('an order diagram is of nodes, of typed values, and of positions together', async () => {
    expect(await drawn('hot.txt', '--order', 'G,H')).toBe('Order diagram of G, H');
    expect(await drawn('--order', '0,^,{0|*},*')).toBe('Order diagram of 0, ↑, {0|*}, *');
    expect(await drawn('--order', 'over,1,on')).toBe('Order diagram of over, 1, on');
    expect(await drawn('--ruleset', 'domineering', '../..', '.../...', '--order')).toBe(
      'Domineering: Order diagram of ../.., .../...',
    );
    expect(await drawn('--order', '0')).toContain('an order is of two values or more');
    expect((await folder.run(['export', '--order', '0,1,*', '--to', 'svg'])).out).toContain('</svg>');
  });

  test('sets typed games as values are, in TikZ as formulas, beside what they measure', async () => {
    const args = ['export', '--thermograph', '{{5|2}|-3}', '--thermograph', '{2|-1}', '--to'];
    const { out } = await folder.run([...args, 'tikz', '--from-zero']);
    expect(out).toContain('{$\\{\\{5|2\\}|{-}3\\}$: mean 1/4, temperature 13/4}');
    expect(out).not.toContain('fine: below 0');
    expect((await folder.run([...args, 'svg'])).out).toContain('{{5|2}|−3}: mean');
    expect((await folder.run(['export', 'hot.txt', '--to', 'svg', '--from-zero'])).status).toBe(2);
  });

  test('is refused with the reason, and in the formats that cannot draw it', async () => {
    expect(await drawn('hot.txt', '--thermograph', 'G,L,X')).toBe(
      'hot.txt: --thermograph X: there is no node "X"; the nodes are G, b, c, d, e, f, H, h, i, j, k, l, and 4 more\n',
    );
    expect(await drawn('hot.txt', '--thermograph', 'G,L')).toBe(
      'hot.txt: --thermograph L: has no thermograph: it is loopy\n',
    );
    expect((await folder.run(['export', 'hot.txt', '--thermograph', 'G', '--to', 'dot'])).err).toBe(
      'grundy export: --thermograph: DOT describes nodes and arcs, and cannot draw this; give svg, png, pdf or tikz\n',
    );
  });

  test('tells no hidden value, of no node from which one is reached, and carries letters for names', async () => {
    const text = (await folder.run(['export', 'hot.txt', '--to', 'json'])).out;
    const document = JSON.parse(text);
    const [start, below] = [
      document.nodes[0].id,
      document.edges.find((edge: { from: string }) => edge.from === document.nodes[0].id).to,
    ];
    folder.write(
      'hidden.json',
      JSON.stringify({ ...document, view: { ...document.view, hidden: { all: false, except: [below] } } }),
    );
    const args = ['export', 'hidden.json', '--to', 'svg', '--thermograph'];
    expect(await folder.run([...args, start])).toMatchObject({ status: 2, out: '' });
    expect((await folder.run([...args, 'H+G'])).err).toContain('hidden');
    expect((await folder.run([...args, start, '--reveal'])).status).toBe(0);
  });
});

test('what the file of a board hides is in no figure of it unless it is asked for', async () => {
  const board = { ruleset: 'domineering', position: '../..' };
  folder.write('board.json', { format: 'grundy', version: 3, board, view: { hidden: { all: true } } });
  const tikz = (...args: readonly string[]) => folder.run(['export', 'board.json', '--to', 'tikz', ...args]);
  expect((await tikz('--worth', 'values')).out).toContain('{$\\square$}');
  expect((await tikz('--worth', 'values', '--reveal')).out).toMatch(/\{\$\{\\pm\}1\$\}/);
  expect((await tikz('--thermograph')).err).toMatch(/hides what its board is worth; --reveal shows it/);
  expect((await tikz('--thermograph', '--reveal')).status).toBe(0);
});

test('a board in misère play has its outcomes, its title, and a file that opens as it was played', async () => {
  const args = ['export', '--ruleset', 'nim', '1', '--to', 'tikz', '--worth', 'outcomes'];
  const misere = await folder.run([...args, '--play', 'misere']);
  expect(misere.out).toContain('Nim, misère play: 1');
  expect(misere.out).toContain('mathcal{P}');
  expect(misere.out).toContain('"play":"misere"');
  const usual = await folder.run(args);
  expect(usual.out).toContain('mathcal{N}');
  expect(usual.out).not.toContain('misere');
  expect((await folder.run([...args, '--play', 'turns'])).err).toContain('--play');
  expect((await folder.run([...args.slice(0, -2), '--thermograph', '--play', 'misere'])).status).toBe(2);
});
