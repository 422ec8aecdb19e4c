/** Keeps the latest of several jobs for the same thing, whose answer is wanted. */
import { engine } from '../../workers/client.ts';
import type { Answer, AnswerFor, Job, JobRun, Progress } from '../../workers/protocol.ts';
import { held } from './held.ts';

/** A place for one run at a time. The next run ends it, and so does `end`; it reports nothing after that. */
export type LatestRun = {
  /** Whether an answer is awaited. */
  isRunning(): boolean;
  /** Receives the answer of a run that was begun elsewhere. */
  hear<T>(run: JobRun<T>, settle: (answer: Answer<T>) => void): void;
  start<J extends Job>(
    job: J,
    settle: (answer: Answer<AnswerFor<J>>) => void,
    onProgress?: (progress: Progress) => void,
  ): void;
  end(): void;
};

export function latestRun(): LatestRun {
  const latest = held<JobRun<unknown> | undefined>(
    () => undefined,
    (run) => run?.cancel(),
  );
  const end = (): void => {
    latest.now?.cancel();
    latest.now = undefined;
  };
  const hear: LatestRun['hear'] = (run, settle) => {
    end();
    latest.now = run;
    run.answer.then(
      (answer) => {
        if (latest.now !== run) return;
        latest.now = undefined;
        settle(answer);
      },
      // The client was closed, as tests do.
      () => undefined,
    );
  };
  return {
    isRunning: () => latest.now !== undefined,
    hear,
    start(job, settle, onProgress) {
      end();
      const run = engine().run(job, (progress) => {
        if (latest.now === run) onProgress?.(progress);
      });
      hear(run, settle);
    },
    end,
  };
}
