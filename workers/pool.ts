/**
 * Two workers: one solves, and answers the questions that are read off what it has solved; one does everything else. A question
 * that takes long is cancelled with the edit that makes it stale, so that labels do not wait for it.
 */
import { questions } from '../engine/index.ts';
import { type Host, openLane } from './lane.ts';
import type { AnswerFor, EngineClient, Job, JobRun } from './protocol.ts';

/** In milliseconds: how long a worker may take to acknowledge a cancel, and before that for its script to come and start. */
export type Patience = { readonly patience: number; readonly loading: number };

const usual: Patience = { patience: 150, loading: 5000 };

export function openPool(spawn: () => Host, options: Patience = usual): EngineClient {
  const lane = () => openLane(spawn, options.patience, options.loading);
  const solving = lane();
  const other = lane();
  return {
    run<J extends Job>(job: J, onBeat?: Parameters<EngineClient['run']>[1]) {
      // A lane answers a job by its kind; its type says so for all kinds at once.
      return (isForSolver(job) ? solving : other).run(job, onBeat) as JobRun<AnswerFor<J>>;
    },
    close() {
      solving.close();
      other.close();
    },
  };
}

const readsValues: ReadonlySet<string> = new Set(
  questions.filter((question) => question.readsValues).map(({ id }) => id),
);

const isForSolver = (job: Job): boolean =>
  job.kind === 'solve' || (job.kind === 'ask' && readsValues.has(job.question));
