/**
 * What a worker offers, independent of messages: it runs one job at a time in the order of requests, notices
 * a cancel in the pauses between slices, and answers every run. The same service runs on the calling thread
 * where workers are missing.
 */
import type { Jobs } from './jobs/index.ts';
import type { Answer, AnswerByJob, Job, Progress } from './protocol.ts';
import { failure, runJob, type WaitingSlices } from './run-job.ts';

export type Service = {
  /**
   * `id` names the run for `cancel`; the promise of `onProgress` is kept when the report has been handled.
   */
  run(
    id: number,
    job: Job,
    onProgress?: (progress: Progress) => Promise<unknown>,
  ): Promise<Answer<AnswerByJob[Job['kind']]>>;
  cancel(id: number): void;
};

export function openService(jobs: Jobs): Service {
  const cancels = new Map<number, AbortController>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async run(id, job, onProgress) {
      const cancel = new AbortController();
      cancels.set(id, cancel);
      const mine = turn.then(() => conduct(jobs, job, cancel.signal, onProgress));
      turn = mine;
      const answer = await mine;
      cancels.delete(id);
      return answer;
    },
    cancel: (id) => cancels.get(id)?.abort(),
  };
}

async function conduct(
  jobs: Jobs,
  job: Job,
  cancel: AbortSignal,
  onProgress: ((progress: Progress) => Promise<unknown>) | undefined,
): Promise<Answer<AnswerByJob[Job['kind']]>> {
  if (cancel.aborted) return { kind: 'cancelled' };
  try {
    // The register pairs each kind with its job, but the type of a union cannot say so.
    const begin = jobs[job.kind] as (job: Job) => WaitingSlices<AnswerByJob[Job['kind']]>;
    return await runJob(begin(job), cancel, onProgress ?? (async () => undefined));
  } catch (thrown) {
    return failure(thrown);
  }
}
