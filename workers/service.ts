/**
 * What a worker offers, apart from the wire: runs one job at a time in the order they were asked for, hears cancel in
 * the breaths between, and answers every run. The same service runs on the calling thread where workers are missing.
 */
import type { Jobs } from './jobs/index.ts';
import type { Answer, AnswerByJob, Job, Progress } from './protocol.ts';
import { failure, pump, type WaitingSlices } from './pump.ts';

export type Service = {
  /** `id` names the run for `cancel`; `onBeat` must be done with a beat when its promise is. */
  run(
    id: number,
    job: Job,
    onBeat?: (beat: Progress) => Promise<unknown>,
  ): Promise<Answer<AnswerByJob[Job['kind']]>>;
  cancel(id: number): void;
};

export function openService(jobs: Jobs): Service {
  const cancels = new Map<number, AbortController>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    async run(id, job, onBeat) {
      const cancel = new AbortController();
      cancels.set(id, cancel);
      const mine = turn.then(() => conduct(jobs, job, cancel.signal, onBeat));
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
  onBeat: ((beat: Progress) => Promise<unknown>) | undefined,
): Promise<Answer<AnswerByJob[Job['kind']]>> {
  if (cancel.aborted) return { kind: 'cancelled' };
  try {
    // The register pairs each kind with its job; the pairing is lost to the type of a union.
    const begin = jobs[job.kind] as (job: Job) => WaitingSlices<AnswerByJob[Job['kind']]>;
    return await pump(begin(job), cancel, onBeat ?? (async () => undefined));
  } catch (thrown) {
    return failure(thrown);
  }
}
