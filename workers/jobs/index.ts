/**
 * The register of jobs: each a generator of slices, by the kind that asks for it. Whoever opens it has a memory of its own:
 * what was solved last is known to the questions that are asked about it, and a figure that was laid out is not laid out again.
 */
import { openMemory } from '../../engine/run.ts';
import type { AnswerByJob, Job } from '../protocol.ts';
import type { WaitingSlices } from '../pump.ts';
import { arrangeJob } from './arrange.ts';
import { askJob } from './ask.ts';
import { boardJob } from './board.ts';
import { boardFigureJob } from './board-figure.ts';
import { figureJob } from './figure.ts';
import { openFigureMemory } from './laid-out.ts';
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
  };
}
