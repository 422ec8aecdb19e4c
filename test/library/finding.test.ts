/** The library searches what the command line does, and finds the same. */
import { afterAll, describe, expect, test } from 'vitest';
import {
  type AnyRuleset,
  type FoundGame,
  type FoundPair,
  type FoundWay,
  find,
  ruleset,
  type SweptRow,
  sweep,
} from '../../app/library/index.ts';
import { openFolder } from '../cli/command-line.ts';

const folder = openFolder();
afterAll(folder.close);

async function gathered<Row, End>(search: AsyncGenerator<Row, End, void>) {
  const rows: Row[] = [];
  for (;;) {
    const next = await search.next();
    if (next.done) return { rows, end: next.value };
    rows.push(next.value);
  }
}

const asData = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

async function printed(...args: readonly string[]) {
  const { json, err } = await folder.run(['find', ...args, '--json', '--all']);
  expect(err).toBe('');
  return json().slice(1);
}

const open = 'a ->L b\na ->R ?\nb ->R ?\nb ->L? a\n';

/** Two drawings of one game. */
const isSame = (G: FoundGame, H: FoundGame): boolean => G.text === H.text && G.drawing !== H.drawing;

describe('find', () => {
  test('among pairs, by a text and by a function of G and H', async () => {
    const lines = await printed(
      ...['drawings', 'n=1..2', '--pairs', '--kind', 'partizan,loops', 'G > H and nodes(G) < nodes(H)'],
      ...['--measures', 'birthday'],
    );
    const options = { kind: 'partizan,loops', measures: ['birthday'] };
    const { rows, end } = await gathered(find({ pairs: [1, 2] }, 'G > H and nodes(G) < nodes(H)', options));
    expect(asData([...rows, end])).toEqual(lines);
    expect(rows.length).toBeGreaterThan(10);
    const some = await gathered(find({ pairs: 3 }, isSame, { measures: ['birthday'] }));
    expect(some.rows.length).toBeGreaterThan(10);
    expect(some.rows.every(({ G, H }: FoundPair) => isSame(G, H))).toBe(true);
    expect(some.end).toMatchObject({ end: 'whole', found: some.rows.length });
  });

  test('among the ways to choose open arcs', async () => {
    const file = folder.write('open.txt', open);
    const lines = await printed('like', folder.path(file), 'value = ^', '--choices', '0,*,*2,^');
    const { rows, end } = await gathered(find({ like: open, choices: '0,*,*2,^' }, 'value = ^'));
    expect(asData([...rows, end])).toEqual(lines);
    expect(rows.map(({ choices }: FoundWay) => choices.join())).toEqual([
      ...['*,*,no', '*,*2,no', '*,*2,yes', '*,↑,no', '*,↑,yes'],
    ]);
    const asFile = {
      format: 'grundy',
      version: 1,
      nodes: [{ id: 'a', x: 0, y: 0 }],
      edges: [{ from: 'a', to: '?', player: 'left' }],
    };
    const usual = await gathered(find({ like: JSON.stringify(asFile) }, ({ text }) => text === '1'));
    expect(usual.rows.map(({ choices }) => choices)).toEqual([['0']]);
    expect(usual.end).toMatchObject({ drawings: 3, of: 3, found: 1 });
  });

  test('among the members of a family', async () => {
    const lines = await printed(
      'amazons',
      '[LR.]^n',
      'n=1..5',
      'value = {2|0} or n = 1',
      '--measures',
      'mean',
    );
    const among = { ruleset: 'amazons', family: '[LR.]^n', ranges: { n: [1, 5] } } as const;
    const { rows, end } = await gathered(find(among, 'value = {2|0} or n = 1', { measures: ['mean'] }));
    expect(asData([...rows, end])).toEqual(lines);
    expect(rows).toHaveLength(5);
    const all = await gathered(sweep('amazons', '[LR.]^n', { n: [1, 5] }));
    const hot = await gathered(find(among, ({ numbers, text }: SweptRow) => numbers.n === 3 && text === '0'));
    expect(hot.rows).toEqual(all.rows.filter(({ numbers, text }) => numbers.n === 3 && text === '0'));
    expect(hot.rows.length).toBeGreaterThan(1);
  });

  test('among the positions of written rules, and of a ruleset of one’s own', async () => {
    const rules = 'board: row\nLeft: T. -> .T\nRight: .F -> F.\nLeft: TF. -> .FT\nRight: .TF -> FT.';
    const own = ruleset((heap) => ({
      either: [1, 2, 3].filter((k) => k <= Number(heap)).map((k) => String(Number(heap) - k)),
    }));
    const families: readonly (readonly [AnyRuleset, string, number])[] = [
      [{ rules }, 'T^n .. F^n', 3],
      [own, '<n>', 12],
    ];
    for (const [given, family, most] of families) {
      const ranges = { n: [0, most] } as const;
      const all = await gathered(sweep(given, family, ranges));
      const { rows, end } = await gathered(find({ ruleset: given, family, ranges }, 'value = 0'));
      expect(rows).toEqual(all.rows.filter(({ text }) => text === '0'));
      expect(rows.length).toBeGreaterThan(1);
      expect(end).toMatchObject({ end: 'whole', members: most + 1, of: most + 1, unknown: 0 });
    }
  });

  test('among unicycles', async () => {
    const lines = await printed('unicycle', 'LLLRLRRRLR', '--choices', '0,1');
    const { rows, end } = await gathered(find({ unicycle: 'LLLRLRRRLR', choices: '0,1' }));
    expect(asData([...rows, end])).toEqual(lines);
    expect(rows.map(({ exits }) => exits.join(''))).toEqual(['0001111100']);
    const usual = find({ unicycle: 'LLRR' }, { signal: new AbortController().signal });
    expect((await usual.next()).value).toMatchObject({ pattern: 'LLRR' });
  });

  const refused: readonly (readonly [says: string, begin: () => AsyncGenerator])[] = [
    ['character 1: of which game?', () => find({ pairs: [1, 2] }, 'value = 0')],
    ['9: drawings of 1 to 8 nodes are searched', () => find({ pairs: 9 }, 'G = H')],
    ['file: has no open arc', () => find({ like: 'a -> b' }, 'value = 0')],
    ['choices, on: it must be a game without', () => find({ like: open, choices: '0,on' }, 'value = 0')],
    ['choices: are for arcs with an open end', () => find({ like: 'a ->L? b', choices: '0' }, 'value = 0')],
    ['ruleset: there is no', () => find({ ruleset: 'chess', family: 'x' }, 'value = 0')],
    [
      'nodes = 3: is said of drawings',
      () => find({ ruleset: 'clobber', family: '(LR)^n', ranges: { n: 1 } }, 'nodes = 3'),
    ],
    ['LRLR: alternates all the way', () => find({ unicycle: 'LRLR' })],
    [
      'kind: is for drawings of so many nodes',
      () => find({ like: open }, 'value = 0', { kind: 'gray' } as object),
    ],
    ['condition: is missing', () => find(3, undefined as unknown as string)],
    ['measures: there is no measure "men"', () => find(3, 'value = 0', { measures: ['men'] })],
  ];

  test.each(refused)('refuses with the place: %s', async (says, begin) => {
    await expect(begin().next()).rejects.toThrow(says);
  });

  const stopped: readonly (readonly [among: string, begin: (signal: AbortSignal) => AsyncGenerator])[] = [
    ['pairs', (signal) => find({ pairs: [1, 4] }, 'G = H', { signal })],
    ['ways to choose open arcs', (signal) => find({ like: open }, 'value = 0 or not value = 0', { signal })],
    [
      'members of a family',
      (signal) =>
        find({ ruleset: 'nim', family: '<n>', ranges: { n: [0, 9] } }, 'value >= 0 or not value >= 0', {
          signal,
        }),
    ],
    ['unicycles', (signal) => find({ unicycle: 'LLRR' }, { signal })],
  ];

  test.each(stopped)('a search among %s ends where its signal says so', async (_, begin) => {
    const controller = new AbortController();
    const search = begin(controller.signal);
    expect((await search.next()).done).toBe(false);
    controller.abort();
    await expect(search.next()).rejects.toThrow('abort');
  });
});
