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

/** A job of a part of the program that is fetched now, if it has not been. Throws if it cannot be fetched. */
function* fetched<Part, T>(
  part: () => Promise<Part>,
  begin: (part: Part) => WaitingSlices<T>,
): WaitingSlices<T> {
  let here: Part | undefined;
  yield part().then((came) => {
    here = came;
  });
  if (here === undefined) throw new Error('A part of the program was not waited for.');
  return yield* begin(here);
}

const boards = () => import('./board.ts');
const tables = () => import('./sweep.ts');
const plots = () => import('./plot-table.ts');
const answersOnPage = () => import('./answers-figure.ts');

export function openJobs(): Jobs {
  const memory = openMemory();
  const figures: FigureMemory = { last: undefined };
  const sweeps: SweepMemory = { last: undefined };
  const parts: BoardParts = { memory: undefined };
  return {
    solve: (job) => solveJob(job, memory),
    ask: (job) =>
      fetched(
        () => import('./ask.ts'),
        ({ askJob }) => askJob(job, memory),
      ),
    arrange: (job) =>
      fetched(
        () => import('./arrange.ts'),
        ({ arrangeJob }) => arrangeJob(job),
      ),
    board: (job) => fetched(boards, ({ boardJob }) => boardJob(job, memory)),
    'board-parts': (job) => fetched(boards, ({ boardPartsJob }) => boardPartsJob(job, parts)),
    worth: (job) => fetched(boards, ({ worthJob }) => worthJob(job, memory)),
    'ask-board': (job) => fetched(boards, ({ askBoardJob }) => askBoardJob(job, memory)),
    figure: (job) =>
      fetched(
        () => import('./figure.ts'),
        ({ figureJob }) => figureJob(job, figures),
      ),
    'board-figure': (job) =>
      fetched(
        () => import('./board-figure.ts'),
        ({ boardFigureJob }) => boardFigureJob(job),
      ),
    'draw-answers': (job) => fetched(answersOnPage, ({ drawAnswersJob }) => drawAnswersJob(job, memory)),
    'answers-figure': (job) =>
      fetched(answersOnPage, ({ answersFigureJob }) => answersFigureJob(job, memory)),
    'part-figure': (job) =>
      fetched(
        () => import('./part-figure.ts'),
        ({ partFigureJob }) => partFigureJob(job),
      ),
    read: (job) =>
      fetched(
        () => import('./read.ts'),
        ({ readJob }) => readJob(job),
      ),
    sweep: (job) => fetched(tables, ({ sweepJob }) => sweepJob(job, sweeps)),
    'measure-list': (job) => fetched(tables, ({ measureListJob }) => measureListJob(job)),
    'table-periods': (job) => fetched(tables, ({ tablePeriodsJob }) => tablePeriodsJob(job, sweeps)),
    'table-text': (job) => fetched(tables, ({ tableTextJob }) => tableTextJob(job, sweeps)),
    'check-table': (job) => fetched(tables, ({ checkTableJob }) => checkTableJob(job, sweeps)),
    'plot-table': (job) => fetched(plots, ({ plotTableJob }) => plotTableJob(job, sweeps)),
    'plot-figure': (job) => fetched(plots, ({ plotFigureJob }) => plotFigureJob(job, sweeps)),
  };
}
