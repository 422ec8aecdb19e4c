/**
 * Searches for games as the editor asks its workers for them: the rows are those of the command line, and
 * each is a game of which the condition is true; what cannot be read is named by its field.
 */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { inlineEngine } from '../../workers/client.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import type { EngineClient, GameRow, GamesToFind, Progress } from '../../workers/protocol.ts';
import { isAtMost, isEqualTo, outcomeByPlay } from '../oracle/drawn-games.ts';
import { openFolder } from './command-line.ts';

const folder = openFolder();
afterAll(folder.close);
afterEach(() => vi.restoreAllMocks());

const open = () => inlineEngine(openJobs());

const drawings = (
  [least, most]: readonly [number, number],
  kinds: string,
  that: string,
  more: Partial<GamesToFind> = {},
): GamesToFind => ({
  what: { kind: 'drawings', least, most, drawings: kinds },
  that,
  choice: { kind: 'all' },
  measures: [],
  ...more,
});

/** What came of a search, report after report. */
async function found(client: EngineClient, asked: GamesToFind) {
  const rows: GameRow[] = [];
  const reports: Progress[] = [];
  const answer = await client.run({ kind: 'find', ...asked }, (progress) => {
    reports.push(progress);
    if (progress.kind === 'games') rows.push(...progress.rows);
  }).answer;
  if (answer.kind !== 'done') throw new Error(`The search ended ${answer.kind}.`);
  return { ...answer.value, rows: [...rows, ...answer.value.rows], reports };
}

async function read(client: EngineClient, asked: GamesToFind) {
  const answer = await client.run({ kind: 'read-find', ...asked }).answer;
  if (answer.kind !== 'done') throw new Error(`Reading ended ${answer.kind}.`);
  return answer.value;
}

/** A line of CSV as its cells; no cell here has a line break. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain).replace(/^'(?=[=+@-])/, ''),
  );

const members = (of: string, that: string, more: Partial<GamesToFind> = {}): GamesToFind => ({
  what: { kind: 'members', of },
  that,
  choice: { kind: 'all' },
  measures: [],
  ...more,
});

const seeded = { kind: 'any', count: 4, seed: 7 } as const;

test.each([
  [
    drawings([1, 3], 'partizan', 'value > 0 and is infinitesimal', { measures: ['mean', 'birthday'] }),
    ['drawings', 'n=1..3', 'value > 0 and is infinitesimal', '--kind', 'partizan', '--all'],
    ['--measures', 'mean,birthday'],
  ],
  [
    drawings([1, 4], 'impartial', 'outcome = D', { choice: seeded }),
    ['drawings', 'n=1..4', 'outcome = D', '--any', '4', '--seed', '7'],
    [],
  ],
  [
    drawings([1, 3], 'impartial,gray', 'value = ☾', { choice: { kind: 'smallest' } }),
    ['drawings', 'n=1..3', 'value = ☾', '--kind', 'gray', '--smallest'],
    [],
  ],
  [
    members('amazons "[LR.]^n" n=1..4', 'temperature > 0', { measures: ['mean'] }),
    ['amazons', '[LR.]^n', 'n=1..4', 'temperature > 0', '--all'],
    ['--measures', 'mean'],
  ],
  [
    {
      what: { kind: 'unicycles', pattern: 'LLRLR', exits: '0,*,*2' },
      that: '',
      choice: { kind: 'all' },
      measures: [],
    },
    ['unicycle', 'LLRLR', '--choices', '0,*,*2', '--all'],
    [],
  ],
] as const)('the rows are those of the command line: %j', async (asked, words, more) => {
  const client = open();
  const { rows, sentences, found: count } = await found(client, asked);
  const { out } = await folder.run(['find', ...words, ...more]);
  const lines = out.trimEnd().split('\n');
  const said = lines.filter((line) => line.startsWith('# '));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ cells }) => cells)).toEqual(
    lines.slice(2, lines.length - said.length + 1).map((line) => cellsOf(line)),
  );
  expect(said).toEqual([expect.stringContaining('# find '), ...sentences.map((says) => `# ${says}`)]);
  if (asked.choice.kind === 'all') expect(count).toBe(rows.length);
  const about = await read(client, asked);
  expect('text' in about && `# find ${about.text}`).toBe(lines[0]);
  expect('text' in about && about.columns.map(({ name }) => name).join()).toBe(lines[1]);
  expect('text' in about && sentences[0].includes(about.all)).toBe(true);
  client.close();
});

/** A row as slow play reads it: who has the move from node u to v, with the start first. */
function playedText({ game }: GameRow): string {
  const names = [...new Set(game.match(/[a-z]/g))].toSorted((a, b) => (a < b ? -1 : 1));
  const arcs = names.map(() => names.map(() => '.'));
  for (const line of game.split('; ')) {
    const [, from, sign, targets] = /^([a-z]) ->([LR]?) (.*)$/.exec(line) ?? [];
    for (const to of targets?.split(', ') ?? [])
      arcs[names.indexOf(from)][names.indexOf(to)] =
        arcs[names.indexOf(from)][names.indexOf(to)] === '.' ? sign || 'E' : 'E';
  }
  return arcs.map((row) => `${row.join('')}w`).join('/');
}

test('of every row the condition is true, by slow play', async () => {
  const client = open();
  const { rows } = await found(client, drawings([1, 3], 'partizan', 'value >= * or outcome = D'));
  const holds = (text: string): boolean => isAtMost(turned(text), '*') || outcomeByPlay(text) === 'D';
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(playedText).filter((text) => !holds(text))).toEqual([]);
  const stars = await found(client, drawings([1, 4], 'impartial', 'value = *2'));
  expect(stars.rows.map(playedText).filter((text) => !isEqualTo(text, '*2'))).toEqual([]);
  client.close();
});

/** The players change places: a game is at least ∗ where its negative is at most ∗. */
const turned = (text: string): string => text.replace(/[LR]/g, (letter) => (letter === 'L' ? 'R' : 'L'));

describe('what is wrong is said by its field', () => {
  test.each([
    [
      drawings([1, 3], 'loops,acyclic', 'temprature > 1'),
      ['kind: a loop is a cycle; leave out loops or acyclic'],
      ['character 1: there is no "temprature" here; did you mean temperature?'],
    ],
    [drawings([1, 3], '', 'genus = 0'), [expect.stringContaining('there is no ""')], []],
    [
      drawings([1, 3], 'impartial', 'genus = 0'),
      [],
      ['genus: is known of no game that is searched here; leave it out'],
    ],
    [members('nim heap n=1..', 'value = 0'), [expect.any(String)], []],
    [members('nimm rows n=1..3', 'nodes = 2'), [expect.stringContaining('nimm')], []],
    [
      members('clobber "(LR)^n" n=1..3', 'nodes = 2'),
      [],
      ['nodes = 2: is said of drawings, and these are positions; leave it out'],
    ],
    [
      { ...drawings([1, 2], '', ''), what: { kind: 'unicycles', pattern: 'LRLR', exits: '0,over' } },
      [
        expect.stringContaining('LRLR: alternates'),
        expect.stringContaining('over: it must be a game without cycles'),
      ],
      [],
    ],
  ] as const)('%j', async (asked, what, that) => {
    const client = open();
    const about = await read(client, asked as GamesToFind);
    const wrong = 'wrong' in about ? about.wrong : { what: [], that: [] };
    expect(wrong.what.map(({ place, says }) => `${place}: ${says}`)).toEqual(what);
    expect(wrong.that.map(({ place, says }) => `${place}: ${says}`)).toEqual(that);
    client.close();
  });
});

test('reports say how far the search is, and a cancelled search ends', async () => {
  let now = 0;
  // Each look at the clock is later than the last, so that reports are due all the time.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const client = open();
  const { reports } = await found(client, drawings([1, 4], 'impartial', 'value = 0'));
  const says = reports.map((report) => (report.kind === 'games' ? report.says : ''));
  expect(says.length).toBeGreaterThan(2);
  expect(says.filter((each) => !/% of all 238 drawings of 1 to 4 nodes: .* so far$/.test(each))).toEqual([]);
  const run = client.run({ kind: 'find', ...drawings([7, 8], 'partizan', 'value = 17') }, () => run.cancel());
  expect(await run.answer).toEqual({ kind: 'cancelled' });
  client.close();
});

test('after ten thousand rows games are counted, and not sent', async () => {
  const client = open();
  const { rows, found: count } = await found(client, members('nim heap n=1..10004', 'outcome = N'));
  expect(rows).toHaveLength(10_000);
  expect(count).toBe(10_004);
  client.close();
});
