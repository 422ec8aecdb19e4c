/**
 * Tables of families through a worker: rows come once, in order, with their values, from any row on; what is
 * measured of values orders them.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { drain, openMemory, solveBoard } from '../../engine/run.ts';
import { sortedValues, textOf, type Value } from '../../engine/values/index.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { CodedRow, EngineClient } from '../../workers/protocol.ts';
import { hiring } from './wire.ts';

afterEach(() => vi.restoreAllMocks());

const of = 'toads-and-frogs "T^m .^k F^n" m=0..2 k=1..2 n=1..2 m+n<=3';
const expected = ['.F', '.FF', '..F', '..FF', 'T.F', 'T.FF', 'T..F', 'T..FF', 'TT.F', 'TT..F'];

/** What came of a sweep from a row on: rows in the order of their coming, each with its value. */
async function swept(client: EngineClient, from: number, asked = of) {
  const rows: (CodedRow & { readonly value: Value | undefined })[] = [];
  const values: Value[] = [];
  const reports: number[] = [];
  const take = (found: { readonly rows: readonly CodedRow[]; readonly values: readonly Value[] }): void => {
    values.push(...found.values);
    reports.push(found.rows.length);
    for (const row of found.rows) rows.push({ ...row, value: values[row.code] });
  };
  const answer = await client.run({ kind: 'sweep', of: asked, from }, (progress) => {
    if (progress.kind === 'rows') take(progress);
  }).answer;
  if (answer.kind !== 'done') throw new Error(`The sweep ended ${answer.kind}.`);
  take(answer.value.rest);
  return { rows, values, reports };
}

const worthOf = (position: string): string => {
  const solved = drain(solveBoard({ ruleset: 'toads-and-frogs', position }, openMemory()));
  if ('kind' in solved) throw new Error(solved.says);
  const { labelling } = solved.solved;
  return textOf(labelling.table[labelling.codes[0]]);
};

test('rows come once and in order, with the values that solving each position finds', async () => {
  let now = 0;
  // Each look at the clock is later than the last, so that reports are due all the time.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const { rows, values, reports } = await swept(client, 0);
  expect(reports.length).toBeGreaterThan(2);
  expect(rows.map(({ position }) => position)).toEqual(expected);
  expect(rows.map(({ value }) => value && textOf(value))).toEqual(expected.map(worthOf));
  expect(new Set(values.map(textOf)).size).toBe(values.length);
  const rest = await swept(client, 7);
  expect(rest.rows.map(({ position, value }) => [position, value && textOf(value)])).toEqual(
    expected.slice(7).map((position) => [position, worthOf(position)]),
  );
  client.close();
});

test('a condition sifts the rows, as a search for them would find them', async () => {
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const { rows } = await swept(client, 0);
  const part = { of, upTo: rows.length, measures: [] };
  const sifted = async (that: string) => {
    const answer = await client.run({ kind: 'sift-table', ...part, that }).answer;
    if (answer.kind !== 'done') throw new Error(`It ended ${answer.kind}.`);
    return answer.value;
  };
  const found = await sifted('value >= 0 and m > 0');
  const games: string[] = [];
  const search = await client.run(
    {
      ...{ kind: 'find', what: { kind: 'members', of }, that: 'value >= 0 and m > 0' },
      ...{ choice: { kind: 'all' }, measures: [] },
    },
    // A slow machine reports rows before the end.
    (progress) => {
      if (progress.kind === 'games') for (const { game } of progress.rows) games.push(game);
    },
  ).answer;
  if (search.kind === 'done') for (const { game } of search.value.rows) games.push(game);
  expect('holds' in found && expected.filter((_, row) => found.holds[row] === 1)).toEqual(games);
  expect(games.length * (expected.length - games.length)).toBeGreaterThan(0);
  expect(await sifted('atomic-weight = 0 or nodes = 3')).toEqual({
    kind: 'sift-table',
    problems: [{ place: 'nodes = 3', says: 'is said of drawings, and these are positions; leave it out' }],
  });
  expect(await sifted('atomic-weight > 0')).toMatchObject({ unknown: expect.any(Number) });
  client.close();
});

test('values are put in their order, and measures find the same as one by one', async () => {
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const { values } = await swept(client, 0);
  const job = { kind: 'measure-list', values, measures: ['mean', 'none of these'] } as const;
  const answer = await client.run(job).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  const { ranks, columns, offered } = answer.value;
  const byRank = [...values.keys()].sort((a, b) => ranks[a] - ranks[b]).map((at) => textOf(values[at]));
  expect(byRank).toEqual(sortedValues(values).map(textOf));
  expect(offered.map(({ id }) => id)).toContain('temperature');
  expect(columns.map(({ id }) => id)).toEqual(['mean']);
  const [{ found, ranks: places }] = columns;
  const means = found.map((each) => (each.kind === 'number' ? each.x : Number.NaN));
  for (const [a, x] of means.entries())
    for (const [b, y] of means.entries()) expect(Math.sign(places[a] - places[b])).toBe(Math.sign(x - y));
  client.close();
});

test('a family that cannot be read is refused with its text', async () => {
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const answer = await client.run({ kind: 'sweep', of: 'nim "x^n"', from: 0 }).answer;
  expect(answer).toMatchObject({ kind: 'over-budget', says: expect.stringContaining('nim "x^n"') });
  client.close();
});

test('a condition on values keeps rows with their numbers, and the text of the table says what was looked at', async () => {
  const some = 'toads-and-frogs "T^m .^k F^n" m=0..2 k=1..2 n=1..2 m+n<=3 "value = * or temperature > 0"';
  const client = openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });
  const { rows } = await swept(client, 0);
  const kept = await swept(client, 0, some);
  const isKept = (text: string | undefined): boolean =>
    text === '*' || text === '{1/2|0}' || text === '{0|-1/2}';
  const wanted = rows.flatMap(({ value }, row) => (isKept(value && textOf(value)) ? [row] : []));
  expect(kept.rows.map(({ row }) => row)).toEqual(wanted);
  expect(wanted.length).toBeGreaterThan(1);
  const table = { of: some, upTo: 10, measures: [] };
  const written = await client.run({ kind: 'table-text', ...table, form: 'csv' }).answer;
  const text = written.kind === 'done' ? written.value.text : '';
  expect(text.split('\n').slice(-3, -1)).toEqual([
    '# looked at all 10 members',
    `# ${wanted.length} of 10 rows`,
  ]);
  const sifted = await client.run({ kind: 'sift-table', ...table, that: 'value = *' }).answer;
  const { value } = sifted as { value: { holds: Uint8Array } };
  expect([...value.holds]).toEqual(kept.rows.map((row) => Number(row.value && textOf(row.value) === '*')));
  const checking = await client.run({ kind: 'check-table', ...table }).answer;
  expect(checking).toMatchObject({ kind: 'done', value: { found: { ok: true } } });
  client.close();
});
