/**
 * The library and the command line are two doors to one engine: what one prints as JSON the other returns, and what one refuses the other throws.
 * Long because each door of the one is held to that of the other here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ask,
  board,
  compare,
  type Game,
  type Given,
  generate,
  matrix,
  questions,
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
const examples = readdirSync(join(project, 'public/examples'))
  .filter((name) => name.endsWith('.grundy.json'))
  .map((name) => `public/examples/${name}`);
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

describe('every example', () => {
  test('there are many', () => expect(examples.length).toBeGreaterThan(40));

  test.each(examples)('%s is solved alike', async (file) => {
    const [line] = await printed('solve', file, '--json');
    expect(asJson(solve(read(textOf(file))))).toEqual(line);
  });
});

const written = {
  impartial: 'a -> b\nb -> c\na -> c\nc -> d\nd -> c\nb -> e',
  partizan: 'g ->L h\ng ->R z\nh ->L z\nk ->L g\nk ->R h',
  gray: '(p) -> q\nq -> r\nr -> q\nr -> s',
  scored: 'v ->L x\nv ->R y\nx: 3\ny: -1 | 2',
  joint: 'p ->J(a/a, b/b) w\np ->J(a/b, b/a) l\np ->L(a, b) w\np ->R(a, b) l\nw ->L 0\nl ->R 0',
} as const;
type Name = keyof typeof written;

for (const [name, text] of Object.entries(written)) folder.write(`${name}.txt`, text);

/** Which nodes a question is asked about, by what it needs. */
const words = {
  impartial: ['a', 'b'],
  partizan: ['k', 'g'],
  gray: ['q', 'r'],
  scored: ['v', 'x'],
  joint: ['p', 'w'],
} as const;

describe('every question', () => {
  const cases = Object.keys(written).flatMap((name) =>
    questions.map(({ id, needs }): [Name, string, string] => [name as Name, id, needs]),
  );

  test.each(cases)('of the %s drawing: %s is answered or refused alike', async (name, id, needs) => {
    const [one, other] = words[name];
    const about = needs === 'pair' ? [one, other] : needs === 'typed' ? [one, '0'] : [one];
    const { out, err } = await folder.run(['ask', `${name}.txt`, id, ...about, '--json']);
    const asked = (): unknown => ask(written[name], id, about);
    if (out === '')
      expect(thrown(asked)).toEqual(
        err
          .split('\n')
          .filter(Boolean)
          .map((line) => line.replace(`${name}.txt: `, '').replace('; allow more with --budget COUNT', '')),
      );
    else {
      const { says, ...same } = asJson(asked()) as { readonly says: readonly string[] };
      expect(same).toEqual(JSON.parse(out));
      const sentences = await folder.run(['ask', `${name}.txt`, id, ...about]);
      expect(sentences.out).toBe(`${says.join('\n')}\n`);
    }
  });
});

test.each([
  ['nim', '1+2', 'moves', []],
  ['nim', '1+2', 'explain', []],
  ['clobber', 'LRLR', 'compare', ['LRL.']],
  ['toads-and-frogs', 'TT..FF', 'thermograph', []],
] as const)('a question about %s %s: %s %j', async (ruleset, position, id, others) => {
  const args = ['ask', '--ruleset', ruleset, position, id, ...others, '--json'];
  const { out, err } = await runGrundy(args, project);
  const asked = (): unknown => ask(board(ruleset, position), id, others);
  if (out === '') expect(thrown(asked).join('\n')).toContain(err.trim().replace(/^[^:]*: /, ''));
  else {
    const { says: _, ...same } = asJson(asked()) as { readonly says: unknown };
    expect(same).toEqual(JSON.parse(out));
  }
});

describe('two games', () => {
  test.each([
    ['impartial', 'a', 'b'],
    ['partizan', 'g', 'h'],
    ['partizan', 'k', '{1|0}'],
    ['scored', 'v', 'x'],
    ['scored', 'v', '1'],
    ['joint', 'p', 'w'],
  ] as const)('of the %s drawing compare alike: %s and %s', async (name, a, b) => {
    const { out } = await folder.run(['compare', `${name}.txt`, a, b, '--json']);
    expect(asJson(compare(written[name], a, b))).toEqual(JSON.parse(out));
  });

  test.each([
    ['impartial', ['a', 'b']],
    ['impartial', ['c', 'c', 'a']],
    ['partizan', ['g', 'k']],
    ['scored', ['v', 'x']],
    ['joint', ['p', 'w']],
  ] as const)('of the %s drawing add up alike: %j', async (name, pieces) => {
    const { out } = await folder.run(['sum', `${name}.txt`, '--pieces', pieces.join(), '--json']);
    expect(asJson(sum(written[name], { pieces }))).toEqual(JSON.parse(out));
  });

  test.each(['disjunctive', 'conjunctive', 'continued', 'selective', 'sequential'] as const)(
    'in a %s sum add up alike',
    async (kind) => {
      const { out } = await folder.run([
        ...['sum', 'impartial.txt', '--pieces', 'a,b', '--sum', kind, '--json'],
      ]);
      expect(asJson(sum(written.impartial, { pieces: ['a', 'b'], sum: kind }))).toEqual(JSON.parse(out));
    },
  );

  test('on boards add up alike, by turns and at once', async () => {
    const [heaps] = await printed('sum', '--ruleset', 'nim', '1', '2', '4', '--json');
    expect(asJson(sum(['1', '2', '4'].map((heap) => board('nim', heap))))).toEqual(heaps);
    const strips = ['{1,4}|{2} 6', '{1,4}|{2} 9'];
    const given = strips.map((strip) => board('subtraction-squares', strip));
    const [added] = await printed('sum', '--ruleset', 'subtraction-squares', ...strips, '--json');
    expect(asJson(sum(given))).toEqual(added);
    const [all] = await printed('sum', '--ruleset', 'subtraction-squares', ...strips, '--all', '--json');
    expect(asJson(sums(given))).toEqual(all);
  });
});

describe('a matrix', () => {
  test('of a node and of a position is the same, whole and with lines left out', async () => {
    const { out } = await folder.run(['matrix', 'joint.txt', 'p', '--json']);
    expect(asJson(matrix(written.joint, 'p'))).toEqual(JSON.parse(out));
    const asked = ['matrix', '--ruleset', 'subtraction-squares', '{1,4}|{2} 9'];
    const strip = board('subtraction-squares', '{1,4}|{2} 9');
    expect([asJson(matrix(strip))]).toEqual(await printed(...asked, '--json'));
    expect([asJson(matrix(strip, undefined, { withoutLeft: ['1l'] }))]).toEqual(
      await printed(...asked, '--without-left', '1l', '--json'),
    );
  });

  test('needs both players to move at once, as the drawing says or as it is read', async () => {
    const stalk = 'g ->L h\ng ->R z';
    folder.write('stalk.txt', stalk);
    expect(thrown(() => matrix(stalk, 'g')).join()).toContain("{ play: 'simultaneous' }");
    const { out } = await folder.run(['matrix', 'stalk.txt', 'g', '--play', 'simultaneous', '--json']);
    expect(asJson(matrix(read(stalk, { play: 'simultaneous' }), 'g'))).toEqual(JSON.parse(out));
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

  test('that is too large for a graph is solved part by part alike', async () => {
    const large = '....../....../....../......';
    const [line] = await printed('solve', '--ruleset', 'domineering', large, '--budget', '20000', '--json');
    expect(asJson(solve(board('domineering', large), { positions: 20_000 }))).toEqual(line);
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
    [() => solve(written.partizan, { measures: ['men'] }), 'measures: there is no measure "men"'],
    [() => ask(written.partizan, 'compar', ['g', 'h']), 'compar: there is no such question; did you '],
    [() => compare(written.partizan, 'g', 'nobody'), 'nobody: there is no node "nobody"'],
    [() => sum(written.partizan), 'pieces: the drawing has no pieces; name nodes in the option pieces'],
    [() => sum([written.partizan, written.scored]), 'one game has scores and another has none'],
    [
      () => sum([written.gray, 'a -> b\nc -> b']),
      'pieces: the drawing has no pieces, and more than one node',
    ],
    [() => board('nym', '1'), 'ruleset: there is no ruleset "nym"; did you mean nim?'],
    [() => board('nim', '1', { convention: 'scoring' }), 'convention: the players of nim take turns'],
    [
      () => solve(board('domineering', '..../....'), { positions: 5, all: true }),
      'allow more with the option positions',
    ],
    [() => toDot(board('nim', '1')), 'board: DOT cannot describe a board'],
    [() => toTikz(written.partizan, { width: 1, only: ['q'] }), 'width: is 1; give a number from 10 to 2000'],
    [() => solve({ ...(read('a -> b') as { game: Game }).game }), 'game: this record was not made by read'],
  ])('is named by its place: %#', (work, says) => {
    expect(thrown(work).join('\n')).toContain(says);
  });
});
