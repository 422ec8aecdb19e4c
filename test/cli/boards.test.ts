/**
 * Boards on the command line: questions about a ruleset's position, and files that are boards in place of
 * drawings.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBoard } from '../../engine/rulesets/index.ts';
import { embeddedDocument } from '../../workers/picture-files/index.ts';
import { type Folder, openFolder } from './command-line.ts';

let folder: Folder;
/** The value of a position as it is read aloud, by `solve`. */
const spoken = async (ruleset: string, position: string): Promise<string> => {
  const [{ start }] = (
    await folder.run(['solve', '--ruleset', ruleset, position, '--json'])
  ).json() as readonly {
    readonly start: { readonly value: { readonly spoken: string } };
  }[];
  return start.value.spoken;
};
beforeAll(() => {
  folder = openFolder();
}, 60_000);
afterAll(() => folder.close());

describe('ask --ruleset', () => {
  const ask = (...args: string[]) => folder.run(['ask', '--ruleset', ...args]);

  test('without a question it lists all of them, and says which apply to the position', async () => {
    const [listed] = (await ask('nim', '2+1', '--json')).json();
    folder.write('arc.txt', 'a -> b\n');
    const [ofFile] = (await folder.run(['ask', 'arc.txt', '--json'])).json();
    const said = ({ questions }: Record<string, unknown>) =>
      (questions as readonly { readonly id: string; readonly applies: boolean }[]).map(
        ({ id, applies }) => `${id} ${applies}`,
      );
    expect(said(listed)).toEqual(said(ofFile));
    const { out } = await ask('toads-and-frogs', 'T.F');
    expect(out).toMatch(/^compare +the position and one other +how two nodes compare/m);
    expect(out).toMatch(/^about-value +the position, for its value +the sides of a partizan value/m);
  });

  test('an answer is that of the node in the graph of the position, with positions for names', async () => {
    await folder.run(['graph', 'toads-and-frogs', 'TT.FF', '-o', 'frogs.json']);
    for (const question of ['explain', 'game-value', 'about-value', 'simplify']) {
      const { status, out } = await ask('toads-and-frogs', 'TT.FF', question);
      expect(status).toBe(0);
      expect(out).toBe((await folder.run(['ask', 'frogs.json', question, 'TT.FF'])).out);
    }
    const [asked] = (await ask('toads-and-frogs', ' T . F ', 'explain', '--json')).json();
    expect(asked).toMatchObject({
      question: 'explain',
      ruleset: 'toads-and-frogs',
      position: 'T.F',
      nodes: ['T.F'],
      names: { 0: 'T.F', 1: '.TF', 2: 'TF.' },
    });
  });

  test('moves come with the places that are clicked for them', async () => {
    const { out } = await ask('toads-and-frogs', 'T.F', 'moves');
    expect(out).toMatch(/^Left’s move to \.TF wins: \.TF is worth /m);
    expect(out).toMatch(/^Left +square 1 → square 2 +\.TF$/m);
    const [{ moves, names }] = (await ask('toads-and-frogs', 'T.F', 'moves', '--json')).json();
    expect(names).toEqual({ 0: 'T.F', 1: '.TF', 2: 'TF.' });
    expect(moves).toMatchObject([
      { player: 'left', by: ['square 1', 'square 2'], to: { position: '.TF', vertex: 1, outcome: 'P' } },
      { player: 'right', by: ['square 3', 'square 2'], to: { position: 'TF.', vertex: 2, outcome: 'P' } },
    ]);
  });

  test('beside the moves is a symmetry by which they are answered, with the answer that is due', async () => {
    const { out } = await ask('orthogonal-colouring', '2x2 m=2 B=1...', 'moves');
    expect(out).toMatch(/σ: 0 ↔ 1, 2 ↔ 3\.\nThe answer now: A, node 1 → colour 1 of A, to/);
    const told = (await ask('orthogonal-colouring', '2x2 m=2', 'moves', '--json')).out;
    expect(told).toMatch(/"symmetry":\{"says":"Bob.*"matched":\[\["A, node 0","A, node 1"\]/);
  });

  test('another position is named by its notation, however it is written', async () => {
    await folder.run(['graph', 'toads-and-frogs', 'T.F', '-o', 'small.json']);
    expect(await ask('toads-and-frogs', 'T.F', 'compare', 'T F .')).toMatchObject({
      status: 0,
      out: (await folder.run(['ask', 'small.json', 'compare', 'T.F', 'TF.'])).out,
    });
    expect((await ask('nim', '2+1', 'sum', '1+1', '--json')).json()).toMatchObject([
      { nodes: ['2+1', '1+1'], answer: { value: { text: '*3' } } },
    ]);
  });

  test.each([
    [['nim'], 'grundy ask: a position is missing; give one in the notation of the ruleset'],
    [['nimm', '2'], 'grundy ask: there is no ruleset "nimm"; did you mean nim?'],
    [['toads-and-frogs', 'TxF', 'moves'], 'toads-and-frogs: square 2: is "x"; '],
    [['nim', '2', 'movse'], 'nim: movse: there is no such question; did you mean moves?'],
    [['nim', '2', 'moves', '1'], 'nim: 1: is one too many, since the question needs the position'],
    [['toads-and-frogs', 'T.F', 'compare'], 'toads-and-frogs: the question needs the position and one other'],
    [['toads-and-frogs', 'T.F', 'compare', 'TxF'], 'toads-and-frogs: TxF: square 2: is "x"; '],
    [['toads-and-frogs', 'T.F', 'compare', 'TT.'], 'toads-and-frogs: TT. does not follow T.F: '],
    [['nim', '9+9', 'moves', '--budget', '20'], 'nim: position: has more than 20 positions; allow more with'],
    [['toads-and-frogs', 'T.F', '--theory', 'sg'], 'toads-and-frogs: --theory sg: does not apply: '],
  ])('%j is refused', async (args, says) => {
    const { status, out, err } = await ask(...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(says), err).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('a file that is a board', () => {
  const board = (more: object): object => ({
    format: 'grundy',
    version: 3,
    board: { ruleset: 'toads-and-frogs', position: 'TT . FF', ...more },
  });
  const line = ['T.TFF', 'TFT.F', 'TF.TF', 'TFFT.', 'TFFT.'];

  test('validate says which position it is, and how many moves were played', async () => {
    folder.write('board.json', board({ line: line.slice(0, 2) }));
    expect(await folder.run(['validate', 'board.json'])).toMatchObject({
      status: 0,
      out: 'board.json: valid, Toads and Frogs: TT.FF, 2 moves\n',
      err: '',
    });
    expect((await folder.run(['validate', 'board.json', '--json'])).json()).toEqual([
      { file: 'board.json', valid: true, ruleset: 'toads-and-frogs', position: 'TT.FF', moves: 2 },
    ]);
  });

  test.each([
    [{ ruleset: 'toads' }, 'board.ruleset: there is no ruleset "toads"; '],
    [{ position: 'TxF' }, 'board.position: square 2: is "x"; '],
    [{ line: ['T.TFx'] }, 'board.line: T.TFx: square 5: is "x"; '],
    [{ line: ['.TTFF'] }, 'board.line: no move leads from TT.FF to .TTFF; correct one of these positions'],
    [
      { line: ['T.TFF', '.TTFF'] },
      'board.line: the move from T.TFF to .TTFF is not a move of the player whose turn',
    ],
    [{ line: [1] }, 'board.line[0]: is 1; '],
  ])('validate refuses %j by its place', async (more, says) => {
    folder.write('wrong.json', board(more));
    const { status, out, err } = await folder.run(['validate', 'wrong.json']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(`wrong.json: ${says}`), err).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test.each([
    [{}, undefined],
    [{ ruleset: 'toads' }, 'board.ruleset: there is no ruleset "toads"; '],
    [{ position: 'TxF' }, 'board.position: square 2: is "x"; '],
    [{ line: ['T.TFF'] }, 'board.line: is of a game on a board; '],
    [{ position: 3 }, 'board.position: is 3; '],
  ])('beside nodes it is what they were made from: %j', async (more, says) => {
    folder.write('drawing.json', { ...board(more), nodes: [{ id: 'a', name: 'T.TFF' }], edges: [] });
    const { status, err } = await folder.run(['validate', 'drawing.json']);
    expect(status).toBe(says ? 2 : 0);
    expect(err.startsWith(says ? `drawing.json: ${says}` : ''), err).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('export shows the boards of nodes as the drawing says, or as it is asked to', async () => {
    const made = { ...board({}), nodes: [{ id: 'T.F' }], edges: [] };
    folder.write('made.json', made);
    folder.write('shown.json', { ...made, view: { boards: true } });
    folder.write('alone.json', { format: 'grundy', version: 1, nodes: [{ id: 'T.F' }], edges: [] });
    const drawn = (...args: string[]) => folder.run(['export', ...args, '--to', 'tikz']);
    const stone = '\\path[cgt left stone]';
    expect((await drawn('made.json')).out).not.toContain(stone);
    expect((await drawn('made.json', '--with', 'boards')).out).toContain(stone);
    expect((await drawn('shown.json')).out).toContain(stone);
    expect((await drawn('shown.json', '--without', 'boards')).out).not.toContain(stone);
    expect((await drawn('alone.json', '--with', 'boards')).err).toBe(
      'alone.json: --with: boards are shown only in a drawing that was made from a board; leave boards out\n',
    );
  });

  test('solve solves its position as --ruleset does; the other commands say what they need', async () => {
    folder.write('board.json', board({}));
    for (const form of [[], ['--json'], ['--all', '--budget', '30']])
      expect(await folder.run(['solve', 'board.json', ...form])).toMatchObject({
        status: 0,
        out: (await folder.run(['solve', '--ruleset', 'toads-and-frogs', 'TT.FF', ...form])).out,
      });
    expect((await folder.run(['solve', 'board.json', '--summary'])).err).toBe(
      'board.json: --summary: changes nothing with a board; leave one of the two out\n',
    );
    const { status, out, err } = await folder.run(['compare', 'board.json', 'a', 'b']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^board.json: board: is a position, and not a drawing; grundy ask board.json /);
    const sum = async (...args: readonly string[]) => (await folder.run(['sum', ...args, '--json'])).json();
    expect(await sum('board.json', 'board.json', '--sum', 'sequential')).toMatchObject([
      // The player who begins makes the last move in the first of them.
      { pieces: ['TT.FF', 'TT.FF'], tails: ['P', 'N'] },
    ]);
    expect(await sum('--ruleset', 'toads-and-frogs', 'TT.FF')).toMatchObject([{ text: '*', outcome: 'N' }]);
  });

  test('ask answers of its position, as --ruleset does', async () => {
    folder.write('board.json', board({ line: line.slice(0, 2) }));
    const words = [
      [],
      ['moves'],
      ['explain', '--json'],
      ['compare', 'T.TFF'],
      ['compare-with', '*'],
      ['sum', 'T.TFF', '--budget', '40'],
    ];
    for (const asked of words) {
      const { status, out } = await folder.run(['ask', 'board.json', ...asked]);
      expect(status).toBe(0);
      expect(out).toBe((await folder.run(['ask', '--ruleset', 'toads-and-frogs', 'TT.FF', ...asked])).out);
    }
    const { status, err } = await folder.run(['ask', 'board.json', 'moves', '--budget', '3']);
    expect(status).toBe(2);
    expect(err).toMatch(/^board\.json: position: has more than 3 positions; allow more with --budget/);
    expect((await folder.run(['ask', 'board.json', 'movse'])).err).toContain('did you mean moves?');
  });

  test('export draws its position, or its game with arrows and values, and the figure carries the game', async () => {
    folder.write('board.json', board({ line: line.slice(0, 2) }));
    const drawn = async (...args: readonly string[]) =>
      (await folder.run(['export', 'board.json', '--to', 'svg', '--text', ...args])).out;
    const alone = await drawn();
    expect(alone.match(/<title>(.*)<\/title>/)?.[1]).toBe('Toads and Frogs: TT.FF');
    expect(alone).not.toContain('Right 4');
    const game = await drawn('--line', '--worth', 'values', '--columns', '1');
    const carried = embeddedDocument(new TextEncoder().encode(game));
    expect(carried.ok && readBoard(carried.value)).toEqual({
      ok: true,
      value: { ruleset: 'toads-and-frogs', position: 'TT.FF', line: line.slice(0, 2) },
    });
    const description = game.match(/<desc[^>]*>(.*)<\/desc>/)?.[1] ?? '';
    expect(description).toMatch(
      new RegExp(`^${await spoken('toads-and-frogs', 'TT.FF')}\\. .*1: Left 2 → 3: .*2: Right 4 → 2: `),
    );
  });

  test.each([
    [['--to', 'dot'], '--to dot: DOT cannot describe a board'],
    [['--to', 'svg', '--outcomes'], '--outcomes: changes nothing with a board'],
    [['--to', 'svg', '--line'], '--line: the file of this board has no line of play; leave this option out'],
    [['--to', 'svg', '--worth', 'stops'], '--worth: is "stops"; give values or outcomes'],
    [['--to', 'svg', '--columns', '2'], '--columns: changes nothing without several positions'],
  ])('export with %j is refused', async (args, says) => {
    folder.write('board.json', board({}));
    const { status, out, err } = await folder.run(['export', 'board.json', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(says);
  });
});

describe('several positions in one figure', () => {
  test('values are below, also of positions that do not follow one another', async () => {
    const positions = ['0-1:b', '0-1:b 1-2:r', '0-1:g 1-2:b 1-3:b'];
    const { out, err } = await folder.run([
      'export',
      '--ruleset',
      'hackenbush',
      ...positions,
      '--to',
      'svg',
      '--text',
      '--worth',
      'values',
    ]);
    expect(err).toBe('');
    for (const position of positions)
      expect(out.match(/<desc>(.*)<\/desc>/)?.[1]).toContain(`${await spoken('hackenbush', position)}. `);
  });

  test('each faulty one is named, and what is only for boards is refused of a drawing', async () => {
    const { err } = await folder.run([
      'export',
      '--ruleset',
      'toads-and-frogs',
      'TF',
      'TxF',
      'yF',
      '--to',
      'svg',
    ]);
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringContaining('toads-and-frogs: "TxF": square 2: is "x"'),
      expect.stringContaining('toads-and-frogs: "yF": square 1: is "y"'),
    ]);
    const columns = await folder.run([
      'export',
      '--ruleset',
      'nim',
      '1',
      '2',
      '--to',
      'svg',
      '--columns',
      '0',
    ]);
    expect(columns.err).toContain('--columns: is "0"; give a whole number from 1 to 20');
    folder.write('drawing.txt', 'a -> b');
    expect((await folder.run(['export', 'drawing.txt', '--to', 'svg', '--columns', '2'])).err).toContain(
      '--columns: changes nothing without a board',
    );
  });
});
