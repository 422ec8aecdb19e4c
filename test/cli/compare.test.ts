/** `grundy compare`, and `grundy sum` where some arc belongs to one player, against the contract. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawing, type Folder, openFolder } from './command-line.ts';

/** on, off, over, 1, 2, * and 0; tis is 1 & 0, tisn 0 & −1. */
const games = [
  'on on left',
  'off off right',
  'over zero left',
  'over over right',
  'one zero left',
  'two one left',
  'minus zero right',
  'star zero',
  'tis tisn left',
  'tisn tis right',
];

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('games.json', drawing(games, [], { pieces: ['one', 'minus', 'over'] }));
  folder.write('left.json', drawing(games, [], { view: { infinitePlay: 'left' } }));
  folder.write('gray.json', drawing(['a b left', 'a c', 'c b'], ['c']));
  folder.write('nim.json', drawing(['2 1', '2 0', '1 0']));
  folder.write('named.json', {
    format: 'grundy',
    version: 1,
    title: '',
    nodes: [
      { id: 'p', name: 'up' },
      { id: 'q', name: 'same' },
      { id: 'r', name: 'same' },
      { id: 's', name: '1' },
      { id: 't', name: '1' },
      { id: 'y', name: 'z' },
      { id: 'z' },
    ],
    edges: [{ from: 'p', to: 'q', player: 'left' }],
  });
}, 60_000);
afterAll(() => folder.close());

describe('compare', () => {
  test.each([
    ['over', '0', '>\n'],
    ['over', '1', '<\n'],
    ['over', '*', '>\n'],
    ['star', 'up', '||\n'],
    ['two', '{1|}', '=\n'],
    ['on', '2 + over', '>\n'],
    ['tis', '1 & 0', '=\n'],
    ['tis', '0', '>\n+ >\n- =\n'],
  ])('a node compares with a game that is not drawn: %s with %s', async (node, game, says) => {
    expect((await folder.run(['compare', 'games.json', node, game])).out).toBe(says);
  });

  test.each([
    ['two', 'heat({1|-1}, -2) + 2', '='],
    ['one', 'companion(1)', '='],
    ['star', '^.Companion - ^', '='],
    ['two', 'norton(2, one) + minus + one', '='],
  ])(
    '%s compares with an expression in which operators are applied, perhaps to nodes: %s',
    async (node, game, relation) => {
      expect(await folder.run(['compare', 'games.json', node, game])).toMatchObject({
        status: 0,
        out: `${relation}\n`,
        err: '',
      });
    },
  );

  test.each([
    ['heat(1)', 'heat(1): character 7: a comma must stand here; write heat(G, t)'],
    ['heat(none, 1)', 'there is no node "none"'],
    ['uptimal(^)', 'character 1: a game must stand here, and this comes to 0.1'],
    ['uptimal (one', 'uptimal (one: character'],
  ])('an expression that comes to no game is refused with the reason: %s', async (game, says) => {
    const { status, err } = await folder.run(['compare', 'games.json', 'one', game]);
    expect(status).toBe(2);
    expect(err).toContain(says);
  });

  test.each([
    ['two', 'one', '>'],
    ['off', 'on', '<'],
    ['over', 'zero', '>'],
    ['over', 'one', '<'],
    ['star', 'zero', '||'],
    ['one', 'one', '='],
    ['tis', 'tisn', '>'],
  ])('%s against %s gives %s', async (a, b, relation) => {
    expect(await folder.run(['compare', 'games.json', a, b])).toMatchObject({
      status: 0,
      out: `${relation}\n`,
      err: '',
    });
  });

  test('a node of a scoring game compares with a typed number or game; a node so called comes first', async () => {
    folder.write('scores.txt', 'a ->L 1\na: 0 | 0\n1: 0\n');
    const compared = (b: string) => folder.run(['compare', 'scores.txt', 'a', b]);
    expect((await compared('0')).out).toBe('>\n');
    expect((await compared('<0|^0>')).out).toBe('=\n');
    expect((await compared('<1|0>')).out).toBe('||\n');
    // The node 1 is worth 0.
    expect((await compared('1')).out).toBe('>\n');
    expect((await compared('<0|')).err).toContain('<0|: character 4: a > is missing at the end');
    expect((await compared('nothing')).err).toContain('there is no node "nothing"');
  });

  test('scoring games that are refused are reported with the cycle or the two scores', async () => {
    folder.write('refused.txt', 'q: 3 | 1\np ->R q\np: 5 |\na -> b\nb -> a\nb -> q\nz: 0\n');
    const told = async (...words: string[]) => {
      const { status, err } = await folder.run(words);
      return { status, lines: err.trim().split('\n') };
    };
    expect(await told('compare', 'refused.txt', 'p', 'z')).toEqual({
      status: 2,
      lines: [
        'refused.txt: p, z: The first is not guaranteed: the order of scoring games is known for guaranteed ones alone.',
        'refused.txt: p: It is not guaranteed: at q Left is stuck at 3, and Right at 1. Left’s score there would have to be at most 1.',
      ],
    });
    const cycle = 'a: Play can go round: a → b → a.';
    for (const words of [
      ['compare', 'refused.txt', 'a', 'z'],
      ['sum', 'refused.txt', '--pieces', 'z,a'],
    ]) {
      const { status, lines } = await told(...words);
      expect(status).toBe(2);
      expect(lines[0]).toContain('play can come back to a node');
      expect(lines[1]).toContain(cycle);
    }
  });

  test('the signed orders are printed if they differ', async () => {
    expect((await folder.run(['compare', 'games.json', 'tis', 'one'])).out).toBe('<\n+ =\n- <\n');
    expect((await folder.run(['compare', 'left.json', 'tis', 'one'])).out).toBe('=\n+ =\n- <\n');
  });

  test('--json gives both signed orders and the values', async () => {
    expect((await folder.run(['compare', 'games.json', 'tis', 'star', '--json'])).json()).toEqual([
      {
        a: 'tis',
        b: 'star',
        relation: '||',
        plus: '>',
        minus: '||',
        values: {
          a: expect.objectContaining({ kind: 'sided', text: 'tis' }),
          b: expect.objectContaining({ kind: 'stopper', text: '*' }),
        },
        by: 'values',
      },
    ]);
  });

  test('impartial games are compared as partizan games are', async () => {
    expect((await folder.run(['compare', 'nim.json', '2', '1'])).out).toBe('||\n');
  });

  test('nodes can be given by name', async () => {
    expect((await folder.run(['compare', 'named.json', 'up', 'q'])).out).toBe('>\n');
  });

  test('every command means by a name the node that the text calls so, and calls it so', async () => {
    folder.write('typed.txt', 'g := {5|1}\nb := {2|-1}\n');
    const run = async (...args: readonly string[]) => {
      const { status, out, err } = await folder.run([args[0], 'typed.txt', ...args.slice(1)]);
      expect({ status, err }).toEqual({ status: 0, err: '' });
      return out;
    };
    expect(await run('compare', 'b', '{2|-1}')).toBe('=\n');
    expect(await run('ask', 'cooled', 'b', '1/2')).toMatch(/^Cooled by 1\/2 it is \{3\/2\|-1\/2\}\./);
    expect(await run('solve')).toMatch(/^g +\{5\|1\} .*(\n.*)+^b +\{2\|-1\} /m);
    expect(await run('sum', '--pieces', 'g,b')).toMatch(/^g \+ b = \{7\|4‖3\|0\}$/m);
    const { nodes } = JSON.parse(await run('solve', '--json'));
    const named = Object.values<{ name?: string; text: string }>(nodes).filter(({ name }) => name);
    expect(named.map(({ name, text }) => [name, text])).toEqual([
      ['g', '{5|1}'],
      ['b', '{2|-1}'],
    ]);
    const figure = await run('export', '--to', 'dot', '--only', 'g,b');
    expect(figure.match(/label="\w", xlabel=".*?"/g)).toEqual([
      'label="g", xlabel="{5|1}"',
      'label="b", xlabel="{2|−1}"',
    ]);
  });

  test.each([
    [['games.json', 'on'], /needs one file and two nodes/],
    [['games.json', 'on', 'sta'], /games\.json: sta: there is no node "sta"; did you mean "star"\?/],
    [['named.json', 'up', 'same'], /named\.json: same: .*"q", "r"/],
    [
      ['games.json', 'two', '0.1'],
      /games\.json: 0\.1: character 1: 0\.1 is 1\/10, and numbers here are dyadic/,
    ],
    [['games.json', 'two', '{1|2'], /games\.json: \{1\|2: character 5: /],
    [['games.json', 'two', '<1|2>'], /games\.json: <1\|2>: character 1: this is a scoring game/],
    [['named.json', 'up', '1'], /named\.json: 1: .*"s", "t"/],
    [
      ['named.json', 'up', 'z'],
      /named\.json: z: is the name of one node and the id of another; .*"y", "id:z"/,
    ],
    [['gray.json', 'a', 'b'], /gray\.json: a, b: .*gray/],
    [['missing.json', 'a', 'b'], /missing\.json: there is no such file/],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await folder.run(['compare', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('sum of partizan pieces', () => {
  test('a sum of partizan pieces has a value, an outcome, and the good moves of either player', async () => {
    const { status, json } = await folder.run(['sum', 'games.json', '--json']);
    expect(status).toBe(0);
    expect(json()).toEqual([
      {
        theory: 'partizan',
        reason: expect.any(String),
        pieces: ['one', 'minus', 'over'],
        value: expect.objectContaining({ kind: 'stopper', text: 'over' }),
        text: 'over',
        latex: expect.any(String),
        outcome: 'L',
        left: { winning: [{ piece: 2, from: 'over', to: 'zero' }], drawing: [] },
        right: { winning: [], drawing: [] },
        by: 'values',
        heat: null,
        noHeat: 'over has none, since it is loopy.',
      },
    ]);
  });

  test('the default output is a table for people', async () => {
    const { out } = await folder.run(['sum', 'games.json', '--pieces', 'star,tis']);
    expect(out).toContain('star + tis = ');
    expect(out).toContain('Left’s winning moves:\n  star → zero\n');
  });

  test('where there are gray nodes among partizan arcs, play finds who wins', async () => {
    // Left moves to b, where Right has no move; Right can move to c alone, where Left must answer, and then
    // Right has no move.
    expect((await folder.run(['sum', 'gray.json', '--pieces', 'a', '--json'])).json()).toEqual([
      expect.objectContaining({
        outcome: 'L',
        left: { winning: [{ piece: 0, from: 'a', to: 'b' }], drawing: [] },
        right: { winning: [], drawing: [] },
        by: 'play',
      }),
    ]);
  });
});
