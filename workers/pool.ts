/**
 * Workers: one solves, and answers the questions that need its solution; the other does everything else,
 * including games on boards and the questions about them. An edit cancels a long question that it makes
 * stale, so labels do not wait for it. When the first worker has no drawing to solve, it draws the graph
 * beside a board, so that the moves of a position do not wait for the graph, and finds the moves by rules
 * that a person is writing, so that these do not wait for values. Tables of families and heaps by the million
 * may take any time and have a third worker; facts beside rules have a fourth one, and searches for games a
 * fifth. The first worker starts with the page; the second when the page has nothing else to do, and then it
 * fetches the code of figures; each of the others when the first job for it comes, since its script takes
 * time to read.
 */
import { ofGraphAlone } from '../engine/questions/index.ts';
import type { AnswerFor, EngineClient, Job, JobRun } from './protocol.ts';
import type { FetchedEarly } from './worker-name.ts';
import { type Host, openWorkerQueue, type WorkerQueue, type WorkerWaits } from './worker-queue.ts';

/** In milliseconds. */
const betweenBeats = 1000;

const usual: WorkerWaits = {
  stopping: 150,
  loading: 5000,
  beat(feel) {
    const timer = setInterval(feel, betweenBeats);
    return () => clearInterval(timer);
  },
};

export function openPool(
  spawn: (early: FetchedEarly) => Host,
  waits: Partial<WorkerWaits> = {},
): EngineClient {
  const queue = (early: FetchedEarly = 'nothing') =>
    openWorkerQueue(() => spawn(early), { ...usual, ...waits });
  const solving = queue();
  let other: WorkerQueue | undefined;
  let sweeping: WorkerQueue | undefined;
  let beside: WorkerQueue | undefined;
  let finding: WorkerQueue | undefined;
  const forOthers = (): WorkerQueue => {
    other ??= queue('figures');
    return other;
  };
  const queueFor = (job: Job): WorkerQueue => {
    if (ofTables.has(job.kind)) {
      sweeping ??= queue();
      return sweeping;
    }
    if (job.kind === 'worth' && job.isBeside) {
      beside ??= queue();
      return beside;
    }
    if (job.kind === 'find') {
      finding ??= queue();
      return finding;
    }
    return isForSolver(job) ? solving : forOthers();
  };
  return {
    run<J extends Job>(job: J, onProgress?: Parameters<EngineClient['run']>[1]) {
      // A queue's answer is typed for all kinds of jobs; the job's kind says which one it is.
      return queueFor(job).run(job, onProgress) as JobRun<AnswerFor<J>>;
    },
    prepare() {
      forOthers();
    },
    close() {
      solving.close();
      other?.close();
      sweeping?.close();
      beside?.close();
      finding?.close();
    },
  };
}

/** Jobs about a table, or about the heaps in its place, go to the worker that has found it. */
const ofTables: ReadonlySet<Job['kind']> = new Set([
  'sweep',
  'heap-summary',
  'heap-text',
  'table-periods',
  'table-text',
  'check-table',
  'sift-table',
  'plot-table',
  'plot-figure',
]);

const isForSolver = (job: Job): boolean =>
  job.kind === 'solve' ||
  job.kind === 'part-figure' ||
  job.kind === 'moves-to-try' ||
  (job.kind === 'ask' && !ofGraphAlone.has(job.question) && !(job.game && 'ruleset' in job.game));
