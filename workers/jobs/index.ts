/**
 * The register of jobs: by kind, a generator of slices. Each caller of `openJobs` gets a memory of its own: the game
 * and the board that were solved last are there for questions about them, and the figure that was laid out last is not laid out again.
 */
import { openMemory, openPartsMemory } from '../../engine/run.ts';
import type { AnswerByJob, Job } from '../protocol.ts';
import type { WaitingSlices } from '../run-job.ts';
import { answersFigureJob, drawAnswersJob } from './answers-figure.ts';
import { arrangeJob } from './arrange.ts';
import { askJob } from './ask.ts';
import { askBoardJob, boardJob, boardPartsJob, worthJob } from './board.ts';
import { boardFigureJob } from './board-figure.ts';
import { figureJob } from './figure.ts';
import { openSweepMemory } from './kept-sweep.ts';
import { openFigureMemory } from './laid-out.ts';
import { partFigureJob } from './part-figure.ts';
import { plotFigureJob, plotTableJob } from './plot-table.ts';
import { readJob } from './read.ts';
import { solveJob } from './solve.ts';
import { checkTableJob, measureListJob, sweepJob, tablePeriodsJob, tableTextJob } from './sweep.ts';

export type Jobs = {
  readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => WaitingSlices<AnswerByJob[K]>;
};

export function openJobs(): Jobs {
  const memory = openMemory();
  const parts = openPartsMemory();
  const figures = openFigureMemory();
  const sweeps = openSweepMemory();
  return {
    solve: (job) => solveJob(job, memory),
    ask: (job) => askJob(job, memory),
    arrange: arrangeJob,
    board: (job) => boardJob(job, memory),
    'board-parts': (job) => boardPartsJob(job, parts),
    worth: (job) => worthJob(job, memory),
    'ask-board': (job) => askBoardJob(job, memory),
    figure: (job) => figureJob(job, figures),
    'board-figure': boardFigureJob,
    'draw-answers': (job) => drawAnswersJob(job, memory),
    'answers-figure': (job) => answersFigureJob(job, memory),
    'part-figure': partFigureJob,
    read: readJob,
    sweep: (job) => sweepJob(job, sweeps),
    'measure-list': measureListJob,
    'table-periods': (job) => tablePeriodsJob(job, sweeps),
    'table-text': (job) => tableTextJob(job, sweeps),
    'check-table': (job) => checkTableJob(job, sweeps),
    'plot-table': (job) => plotTableJob(job, sweeps),
    'plot-figure': (job) => plotFigureJob(job, sweeps),
  };
}
