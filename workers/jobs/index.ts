/**
 * The register of jobs: by kind, a generator of slices. Each caller of `openJobs` gets a memory of its own: the game
 * that was solved last is there for questions about it, and the figure that was laid out last is not laid out again.
 */
import { openMemory } from '../../engine/run.ts';
import type { AnswerByJob, Job } from '../protocol.ts';
import type { WaitingSlices } from '../run-job.ts';
import { arrangeJob } from './arrange.ts';
import { askJob } from './ask.ts';
import { boardJob } from './board.ts';
import { boardFigureJob } from './board-figure.ts';
import { figureJob } from './figure.ts';
import { openFigureMemory } from './laid-out.ts';
import { readJob } from './read.ts';
import { solveJob } from './solve.ts';

export type Jobs = {
  readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => WaitingSlices<AnswerByJob[K]>;
};

export function openJobs(): Jobs {
  const memory = openMemory();
  const figures = openFigureMemory();
  return {
    solve: (job) => solveJob(job, memory),
    ask: (job) => askJob(job, memory),
    arrange: arrangeJob,
    board: boardJob,
    figure: (job) => figureJob(job, figures),
    'board-figure': boardFigureJob,
    read: readJob,
  };
}
