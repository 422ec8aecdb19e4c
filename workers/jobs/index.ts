/**
 * The register of jobs: by kind, a generator of slices. Each caller of `openJobs` gets a memory of its own:
 * it keeps the last solved game and the last solved board for questions about them, and the last figure, so
 * that it is not laid out again. Only the job that solves a drawing comes with the worker. Every other job is
 * fetched when the first of its kind is requested, so that the first values do not wait for boards, tables
 * and figures.
 */
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

/** Called if a part cannot be fetched; the caller waits for its promise in place of the part. */
type Remedy = (why: unknown) => Promise<never>;

const refuses: Remedy = () =>
  Promise.reject(new Error('A part of the editor could not be loaded. Reload the page when you are online.'));

/** `unfetched` says what happens if a part cannot be fetched; usually the job is refused with a remedy. */
export function openJobs(unfetched: Remedy = refuses): Jobs {
  /** A job of a part that is fetched first, unless it is already there. */
  function* fetched<Jobs, T>(part: Part<Jobs>, begin: (jobs: Jobs) => WaitingSlices<T>): WaitingSlices<T> {
    if (part.here === undefined) yield fetchPart(part).catch(unfetched);
    if (part.here === undefined) throw new Error('The jobs are still being fetched.');
    return yield* begin(part.here);
  }
  const memory = openMemory();
  const figures: FigureMemory = { last: undefined };
  const sweeps: SweepMemory = { last: undefined, heaps: undefined };
  const boardParts: BoardParts = { memory: undefined };
  const trial: TrialMemory = { find: undefined };
  return {
    solve: (job) => solveJob(job, memory),
    ask: (job) => fetched(parts.ask, ({ askJob }) => askJob(job, memory)),
    arrange: (job) => fetched(parts.arrange, ({ arrangeJob }) => arrangeJob(job)),
    board: (job) => fetched(parts.board, ({ boardJob }) => boardJob(job, memory)),
    'board-parts': (job) => fetched(parts.board, ({ boardPartsJob }) => boardPartsJob(job, boardParts)),
    worth: (job) => fetched(parts.board, ({ worthJob }) => worthJob(job, memory)),
    'moves-to-try': (job) => fetched(parts.movesToTry, ({ movesToTryJob }) => movesToTryJob(job, trial)),
    figure: (job) => fetched(parts.figure, ({ figureJob }) => figureJob(job, figures)),
    'board-figure': (job) => fetched(parts.boardFigure, ({ boardFigureJob }) => boardFigureJob(job)),
    'draw-answers': (job) =>
      fetched(parts.answersFigure, ({ drawAnswersJob }) => drawAnswersJob(job, memory)),
    'answers-figure': (job) =>
      fetched(parts.answersFigure, ({ answersFigureJob }) => answersFigureJob(job, memory)),
    'part-figure': (job) => fetched(parts.partFigure, ({ partFigureJob }) => partFigureJob(job)),
    read: (job) => fetched(parts.read, ({ readJob }) => readJob(job)),
    reckon: (job) => fetched(parts.reckon, ({ reckonJob }) => reckonJob(job)),
    sweep: (job) => fetched(parts.sweep, ({ sweepJob }) => sweepJob(job, sweeps)),
    'heap-summary': (job) => fetched(parts.heaps, ({ heapSummaryJob }) => heapSummaryJob(job, sweeps)),
    'heap-text': (job) => fetched(parts.heaps, ({ heapTextJob }) => heapTextJob(job, sweeps)),
    'measure-list': (job) => fetched(parts.sweep, ({ measureListJob }) => measureListJob(job)),
    'table-periods': (job) => fetched(parts.sweep, ({ tablePeriodsJob }) => tablePeriodsJob(job, sweeps)),
    'table-text': (job) => fetched(parts.sweep, ({ tableTextJob }) => tableTextJob(job, sweeps)),
    'check-table': (job) => fetched(parts.sweep, ({ checkTableJob }) => checkTableJob(job, sweeps)),
    'plot-table': (job) => fetched(parts.plotTable, ({ plotTableJob }) => plotTableJob(job, sweeps)),
    'plot-figure': (job) => fetched(parts.plotTable, ({ plotFigureJob }) => plotFigureJob(job, sweeps)),
  };
}
