/**
 * Heaps by the million through a worker: reports while they are found, a run that is stopped and continued,
 * and what is written and plotted of them.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { checkHeaps } from '../../engine/checking/index.ts';
import { styles } from '../../engine/figure/index.ts';
import { drain } from '../../engine/run.ts';
import { openJobs } from '../../workers/jobs/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { HeapTextJob } from '../../workers/protocol.ts';
import { hiring } from './wire.ts';

afterEach(() => vi.restoreAllMocks());

const of = 'octal "0.165 <n>" n=1..60000';
const openClient = () => openPool(hiring(openJobs).spawn, { stopping: 600_000, loading: 0 });

test('reports say how far the heaps are, a run that was stopped is continued, and the summary is that of all', async () => {
  let now = 0;
  // Each look at the clock is later than the last, so that reports are due all the time.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const client = openClient();
  const known: number[] = [];
  const first = client.run({ kind: 'heap-summary', of }, (progress) => {
    if (progress.kind !== 'heaps') return;
    known.push(progress.soFar.known);
    expect(progress.first.length).toBe(Math.min(1_000, progress.soFar.known + 1));
    first.cancel();
  });
  expect((await first.answer).kind).toBe('cancelled');
  expect(known.length).toBeGreaterThan(0);
  const reports: number[] = [];
  const answer = await client.run({ kind: 'heap-summary', of }, (progress) => {
    if (progress.kind === 'heaps') reports.push(progress.soFar.known);
  }).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  for (const each of reports) expect(each).toBeGreaterThanOrEqual(known[0]);
  const { summary, first: values } = answer.value;
  expect(summary.period).toMatchObject({ period: 1_550, from: 5_181, bound: 13_464, known: 'proved' });
  expect(values).toHaveLength(1_000);
  const textOf = async (form: HeapTextJob['form']): Promise<string> => {
    const text = await client.run({ kind: 'heap-text', of, form } as HeapTextJob).answer;
    if (text.kind !== 'done') throw new Error(text.kind);
    return text.value.text;
  };
  expect(drain(checkHeaps(await textOf('json')))).toMatchObject({ ok: true, value: { game: '0.165' } });
  const lines = (await textOf('csv')).trimEnd().split('\n');
  expect(lines).toHaveLength(60_001);
  expect(lines.slice(0, 3)).toEqual(['heap,value', '1,1', '2,0']);
  expect(await textOf('latex')).toContain('period 1,550 from 5,181, proved by the heaps to 13,464');
  const plot = await client.run({
    kind: 'plot-table',
    of,
    upTo: 60_000,
    measures: [],
    isOfHeaps: true,
    plot: 'points',
    style: styles.screen,
  }).answer;
  if (plot.kind !== 'done' || !plot.value.found.ok) throw new Error(JSON.stringify(plot));
  expect(plot.value.found.value.title).toContain('1200 of 60000 rows');
  client.close();
});
