/**
 * The register of jobs: by kind, a generator of slices. Each caller of `openJobs` gets a memory of its own: the game
 * and the board that were solved last are there for questions about them, and the figure that was laid out last is not laid out again.
 * Only the job that solves a drawing comes with the worker; every other is fetched when the first of its kind is asked for, so that the
 * first values do not wait for boards, tables and figures.
 */
import { openMemory } from '../../engine/run.ts';
import type { AnswerByJob, Job } from '../protocol.ts';
import type { WaitingSlices } from '../run-job.ts';
import type { BoardParts } from './board.ts';
import type { SweepMemory } from './kept-sweep.ts';
import type { FigureMemory } from './laid-out.ts';
import { solveJob } from './solve.ts';

export type Jobs = {
  readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => WaitingSlices<AnswerByJob[K]>;
};

/** Jobs that are fetched together, once. */
type Part<Jobs> = { readonly fetch: () => Promise<Jobs>; here?: Jobs };

async function fetchPart<Jobs>(part: Part<Jobs>): Promise<Jobs> {
  part.here ??= await part.fetch();
  return part.here;
}

/** Called where a part cannot be fetched; its promise is waited for in place of the part. */
type Remedy = (why: unknown) => Promise<never>;

const refuses: Remedy = () =>
  Promise.reject(new Error('A part of the editor could not be loaded. Reload the page when you are online.'));

const asking: Part<typeof import('./ask.ts')> = { fetch: () => import('./ask.ts') };
const arranging: Part<typeof import('./arrange.ts')> = { fetch: () => import('./arrange.ts') };
const boards: Part<typeof import('./board.ts')> = { fetch: () => import('./board.ts') };
const figuring: Part<typeof import('./figure.ts')> = { fetch: () => import('./figure.ts') };
const boardFigures: Part<typeof import('./board-figure.ts')> = { fetch: () => import('./board-figure.ts') };
const answersOnPage: Part<typeof import('./answers-figure.ts')> = {
  fetch: () => import('./answers-figure.ts'),
};
const partFigures: Part<typeof import('./part-figure.ts')> = { fetch: () => import('./part-figure.ts') };
const reading: Part<typeof import('./read.ts')> = { fetch: () => import('./read.ts') };
const tables: Part<typeof import('./sweep.ts')> = { fetch: () => import('./sweep.ts') };
const plots: Part<typeof import('./plot-table.ts')> = { fetch: () => import('./plot-table.ts') };

/** Fetches every job, for a caller that does not wait between slices. */
export async function fetchJobs(): Promise<void> {
  const parts = [
    asking,
    arranging,
    boards,
    figuring,
    boardFigures,
    answersOnPage,
    partFigures,
    reading,
    tables,
    plots,
  ];
  await Promise.all(parts.map((part) => fetchPart<unknown>(part)));
}

/** `unfetched` says what happens where a part cannot be fetched; usually the job is refused with a remedy. */
export function openJobs(unfetched: Remedy = refuses): Jobs {
  /** A job of a part that is fetched first, if it has not been. */
  function* fetched<Jobs, T>(part: Part<Jobs>, begin: (jobs: Jobs) => WaitingSlices<T>): WaitingSlices<T> {
    if (part.here === undefined) yield fetchPart(part).catch(unfetched);
    if (part.here === undefined) throw new Error('The jobs are still being fetched.');
    return yield* begin(part.here);
  }
  const memory = openMemory();
  const figures: FigureMemory = { last: undefined };
  const sweeps: SweepMemory = { last: undefined };
  const parts: BoardParts = { memory: undefined };
  return {
    solve: (job) => solveJob(job, memory),
    ask: (job) => fetched(asking, ({ askJob }) => askJob(job, memory)),
    arrange: (job) => fetched(arranging, ({ arrangeJob }) => arrangeJob(job)),
    board: (job) => fetched(boards, ({ boardJob }) => boardJob(job, memory)),
    'board-parts': (job) => fetched(boards, ({ boardPartsJob }) => boardPartsJob(job, parts)),
    worth: (job) => fetched(boards, ({ worthJob }) => worthJob(job, memory)),
    figure: (job) => fetched(figuring, ({ figureJob }) => figureJob(job, figures)),
    'board-figure': (job) => fetched(boardFigures, ({ boardFigureJob }) => boardFigureJob(job)),
    'draw-answers': (job) => fetched(answersOnPage, ({ drawAnswersJob }) => drawAnswersJob(job, memory)),
    'answers-figure': (job) =>
      fetched(answersOnPage, ({ answersFigureJob }) => answersFigureJob(job, memory)),
    'part-figure': (job) => fetched(partFigures, ({ partFigureJob }) => partFigureJob(job)),
    read: (job) => fetched(reading, ({ readJob }) => readJob(job)),
    sweep: (job) => fetched(tables, ({ sweepJob }) => sweepJob(job, sweeps)),
    'measure-list': (job) => fetched(tables, ({ measureListJob }) => measureListJob(job)),
    'table-periods': (job) => fetched(tables, ({ tablePeriodsJob }) => tablePeriodsJob(job, sweeps)),
    'table-text': (job) => fetched(tables, ({ tableTextJob }) => tableTextJob(job, sweeps)),
    'check-table': (job) => fetched(tables, ({ checkTableJob }) => checkTableJob(job, sweeps)),
    'plot-table': (job) => fetched(plots, ({ plotTableJob }) => plotTableJob(job, sweeps)),
    'plot-figure': (job) => fetched(plots, ({ plotFigureJob }) => plotFigureJob(job, sweeps)),
  };
}
