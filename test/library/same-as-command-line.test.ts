/**
 * The command line prints what the library finds. These tests cover where it works differently: it writes a
 * solution node by node, reads its own options, and refuses in their words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ask,
  board,
  compare,
  type Game,
  type Given,
  generate,
  heaps,
  matrix,
  read,
  solve,
  sum,
  sums,
  sweep,
  toDot,
  toSvg,
  toTikz,
  write,
} from '../../app/library/index.ts';
import { runGrundy } from '../../docs/writing/program.ts';
import { openFolder } from '../cli/command-line.ts';

const project = join(import.meta.dirname, '../..');
const textOf = (file: string): string => readFileSync(join(project, file), 'utf8');
const folder = openFolder();
afterAll(folder.close);

/** What the command prints, a JSON document on each line. */
async function printed(...args: readonly string[]): Promise<readonly unknown[]> {
  const { out, err } = await runGrundy(args, project);
  if (out === '') throw new Error(err);
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** As JSON carries it. */
const asJson = (found: unknown): unknown => JSON.parse(JSON.stringify(found));

/** What the library throws, in the form in which the command prints it. */
function thrown(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (refusal) {
    const { problems } = refusal as { problems: readonly { place: string; says: string }[] };
    return problems.map(({ place, says }) => (place === '' ? says : `${place}: ${says}`));
  }
  throw new Error('nothing was refused');
}

const written = {
  impartial: 'a -> b\nb -> c\na -> c\nc -> d\nd -> c\nb -> e',
  loopy: 'g ->L h\nh ->L g',
  partizan: 'g ->L h\ng ->R z\nh ->L z\nk ->L g\nk ->R h',
  gray: '(p) -> q\nq -> r\nr -> q\nr -> s',
  /** A theory covers one part; for the other, the answer describes play beside nim-heaps. */
  parts: 'a -> b\nb -> a\nb -> c\n(p) -> q\nq -> r\nr -> (p)',
  scored: 'v ->L x\nv ->R y\nx: 3\ny: -1 | 2',
  joint: 'p ->J(a/a, b/b) w\np ->J(a/b, b/a) l\np ->L(a, b) w\np ->R(a, b) l\nw ->L 0\nl ->R 0',
} as const;

for (const [name, text] of Object.entries(written)) folder.write(`${name}.txt`, text);

describe('the command line writes a drawing node by node as the library gives it', () => {
  test.each(Object.entries(written))('%s', async (name, text) => {
    const { out } = await folder.run(['solve', `${name}.txt`, '--json']);
    expect(asJson(solve(text))).toEqual(JSON.parse(out));
  });

  test.each(['thickets', 'moons', 'scoring-kinds', 'matching-pennies'])('the example %s', async (name) => {
    const file = `public/examples/${name}.grundy.json`;
    const [line] = await printed('solve', file, '--json');
    expect(asJson(solve(read(textOf(file))))).toEqual(line);
  });
});

describe('a position', () => {
  test.each([
    ['domineering', '..../....', ['mean', 'temperature'], true],
    ['toads-and-frogs', 'TT..FF', [], true],
    ['additional-subtraction', '', [], false],
  ] as const)('of %s is solved alike', async (ruleset, position, measures, all) => {
    const start = position || 'a: 1 2 +1 7';
    const found = await runGrundy(
      [
        ...['solve', '--ruleset', ruleset, start, '--json', ...(all ? ['--all'] : [])],
        ...(measures.length > 0 ? ['--measures', measures.join()] : []),
      ],
      project,
    );
    const solved = (): unknown => solve(board(ruleset, start), { measures, all });
    if (found.out === '') expect(thrown(solved).length).toBeGreaterThan(0);
    else expect(asJson(solved())).toEqual(JSON.parse(found.out));
  });

  test('that is too large for a graph is solved part by part', () => {
    const large = board('domineering', '....../....../....../......');
    const { parts, start, positions } = solve(large, { positions: 20_000 });
    expect([parts, start.text, start.outcome, positions]).toEqual([
      16_237,
      '{…|…} (48 positions)',
      'N',
      undefined,
    ]);
  });

  test('has the same game graph, and a family the same rows', async () => {
    const { out } = await runGrundy(['graph', 'toads-and-frogs', 'T.F'], project);
    const graph = generate('toads-and-frogs', 'T.F');
    expect(solve(graph)).toEqual(solve(read(out)));
    expect(graph.nodes).toHaveLength(JSON.parse(out).nodes.length);
    const lines = await printed('sweep', 'clobber', '(LR)^n', 'n=1..5', '--measures', 'mean', '--json');
    const rows: unknown[] = [];
    for await (const row of sweep('clobber', '(LR)^n', { n: [1, 5] }, { measures: ['mean'] })) rows.push(row);
    expect(rows).toEqual(lines.slice(1, -1));
  });

  test('has the same rows where conditions keep some, and the same counts', async () => {
    const that = ['w>0', 'is number or value = ↑'];
    const args = ['sweep', 'clobber', '[LR]^n', 'n=1..5', ...that];
    const [, ...lines] = await printed(...args, '--json', '--budget', '2');
    const where = { where: that, positions: 2 };
    const rows = sweep('clobber', '[LR]^n', { n: [1, 5] }, where);
    const found: unknown[] = [];
    let next = await rows.next();
    for (; !next.done; next = await rows.next()) found.push(next.value);
    const [{ lookedAt, unknown }, end] = lines.slice(-2) as [Record<string, unknown[]>, object];
    expect(found).toEqual(lines.slice(0, -2));
    expect(found.length).toBeGreaterThan(0);
    expect(lookedAt).toEqual([{ shard: '1/1', upTo: next.value.of }]);
    expect({ ...next.value, periods: [] }).toEqual({ ...end, unknown: unknown.length });
    expect(unknown.length).toBeGreaterThan(0);
    const alone = sweep('nim', 'heap', { n: [1, 4] }, { where: 'value = *2' });
    expect((await alone.next()).value).toMatchObject({ numbers: { n: 2 } });
    await expect(sweep('nim', 'heap', { n: [1, 4] }, { where: 'valu = 0' }).next()).rejects.toThrow(
      'valu = 0: character 1: there is no "valu" here',
    );
  });

  test('has the same heaps by the million', async () => {
    const found = await heaps('0.165', 20_000);
    expect([found]).toEqual(
      await printed('sweep', 'octal', '0.165 <n>', 'n=1..20000', '--summary', '--json'),
    );
    await expect(heaps('1.7', 10)).rejects.toThrow('octal');
    await expect(heaps('0.77', 10, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

/** What a picture carries, so that it can be opened again. */
const carried = (svg: string): string => /<metadata>(.*)<\/metadata>/s.exec(svg)?.[1] ?? 'nothing';

describe('a game as text', () => {
  test.each(['impartial', 'partizan', 'scored', 'joint'] as const)(
    'of the %s drawing is written alike',
    async (name) => {
      const exported = async (to: string): Promise<string> =>
        (await folder.run(['export', `${name}.txt`, '--to', to])).out;
      expect(write(written[name])).toBe(await exported('json'));
      expect(toDot(written[name]).text).toBe(await exported('dot'));
      // Two programs pack the same link in different characters.
      const withoutLink = (text: string): string => text.replace(/^%% g1 .*\n/gm, '');
      expect(withoutLink(toTikz(written[name]).text)).toBe(withoutLink(await exported('tikz')));
      // Its words are text, and those of the command line outlines; the drawing that they carry is the same.
      const svg = toSvg(written[name]).text;
      expect(carried(svg)).toBe(carried(await exported('svg')));
      folder.write(`${name}.svg`, svg);
      expect((await folder.run(['export', `${name}.svg`, '--to', 'json'])).out).toBe(write(written[name]));
      const again = read(toTikz(written[name]).text);
      expect(solve(again)).toEqual(solve(written[name]));
    },
  );

  test('of a board is carried by its picture alike', async () => {
    const { out } = await runGrundy(['export', '--ruleset', 'nim', '1+2', '--to', 'svg'], project);
    expect(carried(out)).toBe(carried(toSvg(board('nim', '1+2')).text));
  });

  test('is read again as the same game', () => {
    const games: readonly Given[] = [written.partizan, board('nim', '1+2'), generate('nim', '2')];
    for (const given of games) {
      const again = read(write(given));
      expect(asJson(solve(again))).toEqual(asJson(solve(given)));
    }
  });
});

test.each([
  [
    'solve loopy.txt --theory sg',
    () => solve(written.loopy, { theory: 'sg' }),
    'loopy.txt: --theory sg: does not apply: some arcs are one player’s; leave --theory out, and Grundy takes a theory that applies',
    'theory: does not apply: some arcs are one player’s',
  ],
  [
    'solve partizan.txt --measures men',
    () => solve(written.partizan, { measures: ['men'] }),
    'grundy solve: --measures men: there is no such measure; did you mean mean?',
    'measures: there is no measure "men"',
  ],
  [
    'sum partizan.txt',
    () => sum(written.partizan),
    'partizan.txt: pieces: the drawing has no pieces; name nodes by --pieces a,b,c',
    'pieces: the drawing has no pieces; name nodes in the option pieces',
  ],
  [
    'ask impartial.txt zzz',
    () => ask(written.impartial, 'zzz'),
    'impartial.txt: zzz: there is no such question; grundy ask FILE lists them',
    'zzz: there is no such question; the exported list questions has them',
  ],
  [
    'solve --ruleset domineering ..../.... --all --budget 5',
    () => solve(board('domineering', '..../....'), { positions: 5, all: true }),
    'domineering: position: has more than 5 positions; allow more with --budget COUNT',
    'position: has more than 5 positions; allow more with the option positions',
  ],
  [
    'matrix partizan.txt g',
    () => matrix(written.partizan, 'g'),
    'partizan.txt: g: has no matrix: the players take turns; add --play simultaneous',
    "g: has no matrix: the players take turns; read the drawing with { play: 'simultaneous' }",
  ],
  [
    'compare partizan.txt g nobody',
    () => compare(written.partizan, 'g', 'nobody'),
    'partizan.txt: nobody: there is no node "nobody"; the nodes are g, h, z, k',
    'nobody: there is no node "nobody"; the nodes are g, h, z, k',
  ],
  [
    'solve --ruleset nim 1 --convention scoring',
    () => board('nim', '1', { convention: 'scoring' }),
    'nim: --convention: the players of nim take turns; leave this option out',
    'convention: the players of nim take turns; leave this option out',
  ],
  [
    'sum partizan.txt --pieces g --all',
    () => sums(written.partizan, { pieces: ['g'] }),
    'partizan.txt: --all: the players take turns, and only games in which both move at once have this table of sums; add --play simultaneous',
    "play: the players take turns, and only games in which both move at once have this table of sums; read the drawing with { play: 'simultaneous' }",
  ],
  [
    'export gray.txt --to dot --width 1',
    () => toDot(written.gray, { width: 1 }),
    'gray.txt: --width: is "1"; give a number from 10 to 2000',
    'width: is 1; give a number from 10 to 2000',
  ],
] as const)(
  '%s is refused as the library refuses it, each in the words of its options',
  async (args, work, printedLine, thrownLine) => {
    const { err } = await folder.run(args.split(' '));
    expect([err.trimEnd(), ...thrown(work)]).toEqual([printedLine, thrownLine]);
  },
);

describe('what is wrong', () => {
  test('is data where a text is read, and thrown elsewhere, with the same problems by their places', async () => {
    const text = '{"format": "grundy", "version": 1, "nodes": [{"id": 7}], "edges": [{"from": "a"}]}';
    folder.write('wrong.json', text);
    const { err } = await folder.run(['solve', 'wrong.json']);
    const lines = err
      .split('\n')
      .filter(Boolean)
      .map((line) => line.replace('wrong.json: ', ''));
    const reading = read(text);
    expect(reading).toMatchObject({ ok: false });
    expect(thrown(() => solve(reading))).toEqual(lines);
    expect(thrown(() => solve(text))).toEqual(lines);
  });

  test.each([
    [() => solve('g ->L h\nh ->L g', { theory: 'sg' }), 'theory: does not apply'],
    [
      () => solve(written.partizan, { theory: 'partisan' }),
      'theory: there is no theory "partisan"; did you mean partizan?',
    ],
    [() => ask(written.partizan, 'compar', ['g', 'h']), 'compar: there is no such question; did you '],
    [() => sum([written.partizan, written.scored]), 'one game has scores and another has none'],
    [
      () => sum([written.gray, 'a -> b\nc -> b']),
      'pieces: the drawing has no pieces, and more than one node',
    ],
    [() => board('nym', '1'), 'ruleset: there is no ruleset "nym"; did you mean nim?'],
    [() => toDot(board('nim', '1')), 'board: DOT cannot describe a board'],
    [() => toTikz(written.partizan, { width: 1, only: ['q'] }), 'width: is 1; give a number from 10 to 2000'],
    [() => solve({ ...(read('a -> b') as { game: Game }).game }), 'game: this record was not made by read'],
  ])('is named by its place: %#', (work, says) => {
    expect(thrown(work).join('\n')).toContain(says);
  });
});
