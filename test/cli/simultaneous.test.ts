/** Simultaneous games on the command line: `solve` and `sum` as they are asked to be played, and `matrix`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
beforeAll(() => {
  folder = openFolder();
  folder.write('stalk.txt', 'BR ->L 0\nBR ->R B\nB ->L 0');
  folder.write('pennies.txt', 'p ->J(a/a, b/b) w\np ->J(a/b, b/a) l\nw ->L 0\nl ->R 0');
  folder.write('hole.txt', 'v ->L a\nv ->R b\na ->R c, d\nb ->L c, d');
  folder.write('gray.txt', '(a) ->L b');
}, 60_000);
afterAll(() => folder.close());

const data = async (args: readonly string[]) => {
  const { status, out, err } = await folder.run([...args, '--json']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out);
};

describe('solve', () => {
  test('a drawing of blue and red arcs by turns, and at once', async () => {
    expect((await data(['solve', 'stalk.txt'])).nodes.BR).toMatchObject({ text: '1/2', outcome: 'L' });
    const { theory, nodes } = await data(['solve', 'stalk.txt', '--play', 'simultaneous']);
    expect(theory).toBe('simultaneous');
    expect(nodes.BR).toMatchObject({ text: '0', outcome: 'D', step: 1 });
    expect(nodes.BR.value).toMatchObject({
      kind: 'expected',
      value: '0',
      rightSees: '0',
      leftSees: '0',
      class: 'D',
    });
  });

  test('what has no value is null, with the reason', async () => {
    const { status, out, err } = await folder.run(['solve', 'hole.txt', '--play', 'simultaneous', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out).nodes.v).toMatchObject({ value: null, outcome: null });
    expect(err).toContain('1 node has no value: 1 pair of moves has no result');
  });

  test.each([
    [['solve', 'pennies.txt', '--play', 'turns'], /--play: the drawing has joint arcs/],
    [
      ['solve', 'stalk.txt', '--play', 'simultanous'],
      /--play: there is no "simultanous"; did you mean simultaneous\?/,
    ],
    [
      ['solve', 'stalk.txt', '--convention', 'x'],
      /--convention: there is no "x"; give normal or scoring or majority/,
    ],
    [['solve', 'gray.txt', '--play', 'simultaneous'], /is gray/],
    [['matrix', 'stalk.txt', 'BR'], /add --play simultaneous/],
    [['matrix', 'stalk.txt', 'Q', '--play', 'simultaneous'], /there is no node "Q"/],
    [['matrix', 'stalk.txt'], /needs one file and one node/],
    [['sum', 'pennies.txt', '--pieces', 'p,w', '--convention', 'majority'], /not defined for majority/],
    [
      ['sum', 'pennies.txt', '--pieces', 'p,w', '--sum', 'selective'],
      /no selective sum: both players move at once/,
    ],
    [['sum', 'pennies.txt', 'stalk.txt'], /they take turns; such games have no sum/],
  ] as const)('%j is refused in words', async (args, says) => {
    const { status, out, err } = await folder.run([...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('matrix', () => {
  test('a table with the probabilities of both players, and the proof', async () => {
    const { status, out } = await folder.run(['matrix', 'pennies.txt', 'p']);
    expect(status).toBe(0);
    expect(out).toContain('     a    b    p\na    1   -1  1/2\nb   -1    1  1/2\np  1/2  1/2\n');
    expect(out).toContain('Left can be sure to win with probability 1/2, Right with 1/2.');
    expect(out).toContain('so it is 0.');
  });

  test('as data, with nodes by their ids', async () => {
    const found = await data(['matrix', 'pennies.txt', 'p']);
    expect(found).toMatchObject({
      node: 'p',
      cells: [
        [
          { to: 'w', low: '1', high: '1' },
          { to: 'l', low: '-1', high: '-1' },
        ],
        [
          { to: 'l', low: '-1', high: '-1' },
          { to: 'w', low: '1', high: '1' },
        ],
      ],
      solution: { value: '0', left: { extreme: [['1/2', '1/2']], complete: true } },
      lottery: ['1/2', '1/2'],
    });
    const hole = await data(['matrix', 'hole.txt', 'v', '--play', 'simultaneous']);
    expect(hole.cells).toEqual([[{ candidates: ['c', 'd'] }]]);
    expect(hole.whyNone).toMatchObject({ why: 'hole', at: 'v', candidates: ['c', 'd'] });
  });
});

describe('matrix, written out', () => {
  test('as an array of LaTeX and as CSV, without moves that are left out', async () => {
    const { out, status } = await folder.run(['matrix', 'pennies.txt', 'p', '--to', 'latex']);
    expect(status).toBe(0);
    expect(out).toContain('a & 1 & -1 & \\frac{1}{2} \\\\[3pt]');
    const csv = await folder.run(['matrix', 'pennies.txt', 'p', '--to', 'csv', '--without-right', 'b']);
    expect(csv.out).toBe(',a,p\na,1,1\nb,-1,0\np,1,\n');
  });

  test('as a figure, of a drawing that is played at once as asked; no hidden value is revealed', async () => {
    const drawn = ['export', 'stalk.txt', '--to', 'tikz', '--matrix', 'BR'];
    expect((await folder.run([...drawn, '--play', 'simultaneous'])).out).toMatch(
      /^% Drawn with Grundy [\d.]+: Matrix of BR\.$/m,
    );
    expect((await folder.run(drawn)).err).toContain('--matrix BR: has no matrix: ');
    const { out } = await folder.run(['export', 'pennies.txt', '--to', 'json']);
    const document = JSON.parse(out);
    // It can be reached by a joint arc alone.
    const view = { ...document.view, hidden: { all: false, except: ['l'] } };
    folder.write('hidden.json', JSON.stringify({ ...document, view }));
    expect(await folder.run(['export', 'hidden.json', '--to', 'svg', '--matrix', 'p'])).toMatchObject({
      ...{ status: 2, out: '' },
      err: expect.stringContaining('--matrix p: the drawing hides its value or one of its followers’'),
    });
  });

  test.each([
    [['matrix', 'pennies.txt', 'p', '--to', 'tikz'], /there is no form "tikz"; give csv or latex/],
    [['matrix', 'pennies.txt', 'p', '--without-left', 'q'], /--without-left: there is no move "q"/],
    [['matrix', 'pennies.txt', 'w', '--to', 'csv'], /w: has no matrix: only Left has a move/],
    [['export', '--matrix', 'p', '--to', 'svg'], /needs a file with a drawing/],
    [['export', '--ruleset', 'nim', '3', '--matrix', '--to', 'svg'], /needs nodes of a drawing/],
  ] as const)('%j is refused in words', async (args, says) => {
    const { status, out, err } = await folder.run([...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('compare', () => {
  test('in normal play, with a game beside which the two differ', async () => {
    folder.write('draw.txt', 'p ->J(a/a, b/b) w\np ->J(a/b, b/a) l\nw ->L 0\nl ->R 0\nd ->J(a/a) 0');
    const { status, out } = await folder.run(['compare', 'draw.txt', 'p', 'd']);
    expect(status).toBe(0);
    expect(out).toContain(
      '!=\np and d differ in the continued conjunctive sum.\nBeside a game that Left has won, p is worth 1/2, and d is worth 0.\n',
    );
    expect(await data(['compare', 'draw.txt', 'p', 'd'])).toMatchObject({
      ...{ a: 'p', b: 'd', relation: '!=', sum: 'continued', convention: 'normal' },
      witness: { kind: 'lottery', won: 1, lost: 0, of_a: '1/2', of_b: '0' },
    });
    expect(await data(['compare', 'draw.txt', 'p', 'd', '--convention', 'scoring'])).toMatchObject({
      ...{ relation: '=', by: 'value' },
    });
  });

  test('a drawing of blue and red arcs by turns, and at once; what has no value is refused', async () => {
    expect((await folder.run(['compare', 'stalk.txt', 'BR', '0'])).out).toBe('>\n');
    const atOnce = await data(['compare', 'stalk.txt', 'BR', '0', '--play', 'simultaneous']);
    expect(atOnce).toMatchObject({ relation: '=', by: 'class' });
    const { status, err } = await folder.run(['compare', 'hole.txt', 'v', 'a', '--play', 'simultaneous']);
    expect({ status, err }).toMatchObject({
      status: 2,
      err: expect.stringContaining('The first has no value'),
    });
  });
});

describe('sum', () => {
  test.each([
    ['continued', 'normal', '1/2'],
    ['conjunctive', 'normal', '1'],
    ['continued', 'majority', '1'],
  ])('%s, %s', async (sum, convention, text) => {
    const found = await data([
      'sum',
      'pennies.txt',
      '--pieces',
      'p,w',
      '--sum',
      sum,
      '--convention',
      convention,
    ]);
    expect(found).toMatchObject({ theory: 'simultaneous', text, sum });
  });

  test('all three sums by all three conventions; what is not defined says why, and what is too large', async () => {
    const all = ['sum', 'pennies.txt', '--pieces', 'p,w', '--all'];
    const { out } = await folder.run([...all, '--sum', 'continued']);
    expect(out).toContain('continued conjunctive, p ▽ w  1/2 LD ←  1        1');
    expect(out).toMatch(/\n\(2\) The disjunctive sum is not defined for majority/);
    const { sums } = await data(all);
    expect(sums.conjunctive.normal).toMatchObject({ text: '1', outcome: 'L' });
    expect(sums.disjunctive.majority).toMatchObject({
      value: null,
      says: expect.stringContaining('majority'),
    });
    const small = await data([...all, '--budget', '2']);
    expect(small.sums.disjunctive.normal.says).toBe('The sum has more than 2 positions.');
    expect(small.sums.continued.majority.text).toBe('1');
    const byTurns = await folder.run(['sum', 'stalk.txt', '--pieces', 'B,B', '--all']);
    expect(byTurns).toMatchObject({
      status: 2,
      err: expect.stringContaining('add --play simultaneous'),
    });
  });

  test('its rule is that of joint rounds', async () => {
    const { out } = await folder.run(['sum', 'pennies.txt', '--pieces', 'p,w', '--sum', 'continued']);
    expect(out).toContain('In a joint round both players move in every component in which both can move.');
    expect(out).not.toContain('A turn moves');
  });
});

describe('boards', () => {
  const two = '0-1:b 1-2:b 2-3:r + 0-1:b 1-2:r';

  test('a position is solved by its convention, its components in their disjunctive sum', async () => {
    const { start, positions } = await data(['solve', '--ruleset', 'subtraction-squares', '{1}|{2} 9']);
    expect({ positions, text: start.text, outcome: start.outcome }).toEqual({
      positions: 9,
      text: '7/16',
      outcome: 'LD',
    });
    const scored = await data([
      'solve',
      '--ruleset',
      'simultaneous-hackenbush',
      two,
      '--convention',
      'scoring',
    ]);
    expect(scored.start.text).toBe('3/2');
  });

  test('components make every kind of sum, given in one position or in several', async () => {
    const sum = async (positions: readonly string[], ...options: readonly string[]) => {
      const found = await data(['sum', '--ruleset', 'simultaneous-hackenbush', ...positions, ...options]);
      return found.value.value;
    };
    const conjunctive = ['--sum', 'conjunctive', '--convention', 'majority'] as const;
    expect(await sum([two], ...conjunctive)).toBe('1');
    expect(await sum(two.split(' + '), ...conjunctive)).toBe('1');
    expect(await sum([two], '--convention', 'scoring')).toBe('3/2');
  });

  test('where values add up a sum is solved by its components if its product has a matrix that is too large', async () => {
    const board = '..../..../....';
    const asked = ['--ruleset', 'simultaneous-domineering', '--sum', 'continued', '--convention', 'scoring'];
    const solved = await data(['solve', ...asked, `${board} + ${board}`]);
    const summed = await data(['sum', ...asked, board, board]);
    expect(solved.start.value.value).toBe(summed.value.value);
    expect(solved.parts).toBe(2);
    // In normal play nothing adds up, and the matrix is what there is.
    const none = await folder.run([
      'solve',
      ...asked.slice(0, -1),
      'normal',
      `${board} + ${board}`,
      '--json',
    ]);
    expect(none.err).toMatch(/a matrix of 64 × 81 is too large/);
    expect(JSON.parse(none.out).start.value).toBeNull();
  });

  test('its graph has every joint round, and a piece on each component', async () => {
    await folder.run(['graph', 'subtraction-squares', '{1}|{2} 4 + {1}|{2} 3', '-o', 'squares.grundy.json']);
    expect((await data(['sum', 'squares.grundy.json', '--sum', 'continued'])).value.value).toBe('1/4');
  });

  test.each([
    [
      ['solve', '--ruleset', 'nim', '3', '--convention', 'scoring'],
      /--convention: the players of nim take turns/,
    ],
    [
      ['solve', '--ruleset', 'simultaneous-hackenbush', two, '--convention', 'majority'],
      /position: cannot be played in this way: the disjunctive sum is not defined for majority[^;]*$/m,
    ],
    [['solve', '--ruleset', 'subtraction-squares', '{1}|{2} 5 -L9'], /the right end: has -L9/],
    [['solve', '--ruleset', 'subtraction-squares', '{0}|{2} 5'], /Left: has "0" among the numbers/],
  ])('%j is refused by its place', async (args, says) => {
    const { status, err } = await folder.run(args);
    expect(status).toBe(2);
    expect(err).toMatch(says);
  });
});
