/** Pools for the client's tests, and runs that never end by themselves. */
import { afterEach } from 'vitest';
import type { Jobs } from '../../workers/jobs/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { EngineClient, SolveAnswer, SolveJob } from '../../workers/protocol.ts';
import type { JobSlices } from '../../workers/run-job.ts';
import { graphOf, hiring, solvedNothing, solving, solvingBy, work } from './wire.ts';

/** In milliseconds: the wait for a worker that does honour its cancel, however long a busy machine takes. */
export const heard = 600_000;

export const open: EngineClient[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

export function pool(jobs: Jobs, options: { stopping?: number; silent?: (nth: number) => boolean } = {}) {
  const { hired, spawn } = hiring(jobs, options.silent);
  const client = openPool(spawn, { stopping: options.stopping ?? heard, loading: 0 });
  open.push(client);
  // The first of the two workers is the one that solves.
  return { client, hired };
}

export const one = () => solving(graphOf(1, []));

export function* atOnce(job: SolveJob): JobSlices<SolveAnswer> {
  yield () => ({ kind: 'progress', says: 'never asked', done: 0, total: 1 });
  return solvedNothing(job);
}

/** Never ends by itself; its slices take some milliseconds, as the engine's do. */
export function* endless(job: SolveJob): JobSlices<SolveAnswer> {
  let done = 0;
  for (;;) {
    work(5);
    yield () => ({ kind: 'progress', says: 'slice', done: ++done, total: job.graph.order });
  }
}

export const isEndless = (job: SolveJob): boolean => job.thorough === true;
export const either = solvingBy((job) => (isEndless(job) ? endless(job) : atOnce(job)));
export const endlessJob = (): SolveJob => ({ ...one(), thorough: true });

/** A run without end, and the moment of its first report. */
export function underWay(client: EngineClient, hear: () => void) {
  let begun: () => void = () => undefined;
  const reported = new Promise<void>((first) => {
    begun = first;
  });
  const run = client.run(endlessJob(), () => {
    hear();
    begun();
  });
  return { run, reported };
}
