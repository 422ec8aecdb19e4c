/** Serves jobs at one end of a message channel; its answers and reports transfer their buffers. */
import * as Comlink from 'comlink';
import type { Jobs } from './jobs/index.ts';
import type { Answer, AnswerByJob, Job, Progress } from './protocol.ts';
import { openService } from './service.ts';
import { buffersOf } from './transfer.ts';

/** A callback as it arrives at this end. */
type OnProgress = Comlink.Remote<(progress: Progress) => void>;

/** The functions that the other end may call. */
export type WorkerService = {
  run(
    id: number,
    job: Job,
    onProgress?: ((progress: Progress) => void) & Comlink.ProxyMarked,
  ): Promise<Answer<AnswerByJob[Job['kind']]>>;
  cancel(id: number): void;
  /** Answered in the next pause, which says that the worker lives. */
  ping(): void;
};

export function serve(endpoint: Comlink.Endpoint, jobs: Jobs): void {
  const service = openService(jobs);
  const served: WorkerService = {
    async run(id, job, callback) {
      const onProgress = callback as OnProgress | undefined;
      const send =
        onProgress && ((progress: Progress) => onProgress(Comlink.transfer(progress, buffersOf(progress))));
      const answer = await service.run(id, job, send);
      // Closes the port of the callback; otherwise one port a run would stay open.
      onProgress?.[Comlink.releaseProxy]();
      return answer.kind === 'done' ? Comlink.transfer(answer, buffersOf(answer)) : answer;
    },
    cancel: service.cancel,
    ping: () => undefined,
  };
  Comlink.expose(served, endpoint);
}
