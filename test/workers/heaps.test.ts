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
import type { HeapTextJob, PlotTableJob } from '../../workers/protocol.ts';
import { hiring } from './wire.ts';

afterEach(() => vi.restoreAllMocks());

const of = 'octal "0.165 <n>" n=1..60000';
const openClient = () => {
  const { spawn, hired } = hiring(openJobs);
  return { client: openPool(spawn, { stopping: 600_000, loading: 0 }), hired };
};
const plotOfHeaps = {
  kind: 'plot-table',
  of,
  upTo: 60_000,
  measures: [],
  isOfHeaps: true,
  plot: 'points',
  style: styles.screen,
} as const satisfies PlotTableJob;

test('reports say how far the heaps are, a run that was stopped is continued, and the summary is that of all', async () => {
  let now = 0;
  // Each look at the clock is later than the last, so that reports are due all the time.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const { client, hired } = openClient();
  const textOf = async (form: HeapTextJob['form']): Promise<string> => {
    const job: HeapTextJob = { kind: 'heap-text', of, form };
    const text = await client.run(job).answer;
    if (text.kind !== 'done') throw new Error(text.kind);
    return text.value.text;
  };
  const titleOfPlot = async (): Promise<string> => {
    const plot = await client.run(plotOfHeaps).answer;
    if (plot.kind !== 'done' || !plot.value.found.ok) throw new Error(JSON.stringify(plot));
    return plot.value.found.value.title;
  };
  const known: number[] = [];
  const first = client.run({ kind: 'heap-summary', of }, (progress) => {
    if (progress.kind !== 'heaps') return;
    known.push(progress.soFar.known);
    expect(progress.first.length).toBe(Math.min(1_000, progress.soFar.known + 1));
    first.cancel();
  });
  expect((await first.answer).kind).toBe('cancelled');
  expect(known.length).toBeGreaterThan(0);
  // The heaps that are found so far are written and plotted where they were found, and no others are.
  const soFar = (await textOf('csv')).trimEnd().split('\n').length - 1;
  expect(soFar).toBeGreaterThanOrEqual(known[0]);
  expect(soFar).toBeLessThan(60_000);
  const step = Math.ceil(soFar / 1_200);
  expect(await titleOfPlot()).toContain(`1 ≤ n ≤ ${soFar}. ${Math.ceil(soFar / step)} of ${soFar} rows.`);
  const reports: number[] = [];
  const answer = await client.run({ kind: 'heap-summary', of }, (progress) => {
    if (progress.kind === 'heaps') reports.push(progress.soFar.known);
  }).answer;
  if (answer.kind !== 'done') throw new Error(answer.kind);
  for (const each of reports) expect(each).toBeGreaterThanOrEqual(known[0]);
  const { summary, first: values } = answer.value;
  expect(summary.period).toMatchObject({ period: 1_550, from: 5_181, bound: 13_464, known: 'proved' });
  expect(values).toHaveLength(1_000);
  expect(drain(checkHeaps(await textOf('json')))).toMatchObject({ ok: true, value: { game: '0.165' } });
  const lines = (await textOf('csv')).trimEnd().split('\n');
  expect(lines).toHaveLength(60_001);
  expect(lines.slice(0, 3)).toEqual(['heap,value', '1,1', '2,0']);
  expect(await textOf('latex')).toContain('period 1,550 from 5,181, proved by the heaps to 13,464');
  expect(await titleOfPlot()).toContain('1 ≤ n ≤ 60000. 1200 of 60000 rows.');
  // Other work waits for none of this: the heaps have one worker, and an expression gets another one.
  const ofHeaps = hired.length;
  const reckoned = await client.run({ kind: 'reckon', expression: '*2 + *3' }).answer;
  expect(reckoned.kind).toBe('done');
  expect(hired).toHaveLength(ofHeaps + 1);
  client.close();
});
