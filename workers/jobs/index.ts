/**
 * The register of jobs: by kind, a generator of slices. Each caller of `openJobs` gets a memory of its own:
 * it keeps the last solved game and the last solved board for questions about them, and the last figure, so
 * that it is not laid out again. Only the job that solves a drawing comes with the worker. Every other job is
 * fetched when the first of its kind is requested, so that the first values do not wait for boards, tables
 * and figures.
 */

import type { OverBudget } from '../../engine/result.ts';
import { openMemory } from '../../engine/run.ts';
import type { AnswerByJob, Job } from '../protocol.ts';
import type { WaitingSlices } from '../run-job.ts';
import type { BoardParts } from './board.ts';
import type { SweepMemory } from './kept-sweep.ts';
import type { FigureMemory } from './laid-out.ts';
import type { TrialMemory } from './moves-to-try.ts';
import { solveJob } from './solve.ts';

export type Jobs = {
  readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => WaitingSlices<AnswerByJob[K]>;
};

/** What begins a job: a function of it, and of what its kind remembers. */
type Begin<Job, Memory, Found> = (job: Job, memory: Memory) => WaitingSlices<Found>;
type JobOf<F> = F extends (job: infer Job, memory: never) => unknown ? Job : never;
type MemoryOf<F> = F extends (job: never, memory: infer Memory) => unknown ? Memory : never;
type FoundBy<F> = F extends (job: never, memory: never) => Generator<unknown, infer Found, void>
  ? Exclude<Found, OverBudget>
  : never;

/** Jobs that are fetched together, once. */
type Part<Jobs> = { readonly fetch: () => Promise<Jobs>; here?: Jobs };

const part = <Jobs>(fetch: () => Promise<Jobs>): Part<Jobs> => ({ fetch });

const parts = {
  ask: part(() => import('./ask.ts')),
  arrange: part(() => import('./arrange.ts')),
  board: part(() => import('./board.ts')),
  movesToTry: part(() => import('./moves-to-try.ts')),
  figure: part(() => import('./figure.ts')),
  boardFigure: part(() => import('./board-figure.ts')),
  answersFigure: part(() => import('./answers-figure.ts')),
  partFigure: part(() => import('./part-figure.ts')),
  read: part(() => import('./read.ts')),
  reckon: part(() => import('./reckon.ts')),
  sweep: part(() => import('./sweep.ts')),
  heaps: part(() => import('./heaps.ts')),
  find: part(() => import('./find.ts')),
  plotTable: part(() => import('./plot-table.ts')),
};

async function fetchPart<Jobs>(part: Part<Jobs>): Promise<Jobs> {
  part.here ??= await part.fetch();
  return part.here;
}

/** Fetches every job, for a caller that does not wait between slices. */
export async function fetchJobs(): Promise<void> {
  await Promise.all(Object.values(parts).map((part) => fetchPart<unknown>(part)));
}

/** Fetches the jobs of figures. A failure is silent here: the first figure that is requested reports it. */
export async function fetchFigures(): Promise<void> {
  await fetchPart<unknown>(parts.figure).catch(() => undefined);
}

/** Called if a part cannot be fetched; the caller waits for its promise in place of the part. */
type Remedy = (why: unknown) => Promise<never>;

const refuses: Remedy = () =>
  Promise.reject(new Error('A part of the editor could not be loaded. Reload the page when you are online.'));

/** `unfetched` says what happens if a part cannot be fetched; usually the job is refused with a remedy. */
export function openJobs(unfetched: Remedy = refuses): Jobs {
  /** A job by the name of what begins it, in a part that is fetched first, unless it is already there. */
  const later = <Jobs extends object, Name extends keyof Jobs>(
    part: Part<Jobs>,
    name: Name,
    memory?: MemoryOf<Jobs[Name]>,
  ) =>
    function* (job: JobOf<Jobs[Name]>): WaitingSlices<FoundBy<Jobs[Name]>> {
      if (part.here === undefined) yield fetchPart(part).catch(unfetched);
      const { here } = part;
      if (!here) throw new Error('The jobs are still being fetched.');
      // The three types are read off the function itself.
      const begin = here[name] as Begin<JobOf<Jobs[Name]>, MemoryOf<Jobs[Name]>, FoundBy<Jobs[Name]>>;
      return yield* begin(job, memory as MemoryOf<Jobs[Name]>);
    };
  const memory = openMemory();
  const figures: FigureMemory = { last: undefined };
  const sweeps: SweepMemory = { last: undefined, heaps: undefined };
  const boardParts: BoardParts = { memory: undefined };
  const trial: TrialMemory = { find: undefined };
  return {
    solve: (job) => solveJob(job, memory),
    ask: later(parts.ask, 'askJob', memory),
    arrange: later(parts.arrange, 'arrangeJob'),
    board: later(parts.board, 'boardJob', memory),
    'board-parts': later(parts.board, 'boardPartsJob', boardParts),
    worth: later(parts.board, 'worthJob', memory),
    'moves-to-try': later(parts.movesToTry, 'movesToTryJob', trial),
    figure: later(parts.figure, 'figureJob', figures),
    'board-figure': later(parts.boardFigure, 'boardFigureJob'),
    'draw-answers': later(parts.answersFigure, 'drawAnswersJob', memory),
    'answers-figure': later(parts.answersFigure, 'answersFigureJob', memory),
    'part-figure': later(parts.partFigure, 'partFigureJob'),
    read: later(parts.read, 'readJob'),
    reckon: later(parts.reckon, 'reckonJob'),
    sweep: later(parts.sweep, 'sweepJob', sweeps),
    'heap-summary': later(parts.heaps, 'heapSummaryJob', sweeps),
    'heap-text': later(parts.heaps, 'heapTextJob', sweeps),
    'measure-list': later(parts.sweep, 'measureListJob'),
    'table-periods': later(parts.sweep, 'tablePeriodsJob', sweeps),
    'table-text': later(parts.sweep, 'tableTextJob', sweeps),
    'check-table': later(parts.sweep, 'checkTableJob', sweeps),
    'sift-table': later(parts.sweep, 'siftTableJob', sweeps),
    'plot-table': later(parts.plotTable, 'plotTableJob', sweeps),
    'plot-figure': later(parts.plotTable, 'plotFigureJob', sweeps),
    find: later(parts.find, 'findJob'),
    'read-find': later(parts.find, 'readFindJob'),
  };
}
