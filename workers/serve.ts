/** Serves jobs at one end of a message channel; its answers and reports transfer their buffers. */
import * as Comlink from 'comlink';
import type { Jobs } from './jobs/index.ts';
import type { Answer, AnswerByJob, Job, Progress } from './protocol.ts';
import { openService } from './service.ts';
import { buffersOf } from './transfer.ts';

/** Hears the reports of all runs, each with the number of its run. */
export type ReportHearer = (id: number, progress: Progress) => void;

/** The functions that the other end may call. */
export type WorkerService = {
  /** Sends reports there from now on: a port for each run would cost the page more than most reports do. */
  reportTo(hearer: ReportHearer & Comlink.ProxyMarked): void;
  run(id: number, job: Job, reports: boolean): Promise<Answer<AnswerByJob[Job['kind']]>>;
  cancel(id: number): void;
  /** Answered in the next pause, which says that the worker lives. */
  ping(): void;
};

export function serve(endpoint: Comlink.Endpoint, jobs: Jobs): void {
  const service = openService(jobs);
  let tell: Comlink.Remote<ReportHearer> | undefined;
  const served: WorkerService = {
    reportTo(hearer) {
      // What arrives here is Comlink's proxy for it.
      tell = hearer as unknown as Comlink.Remote<ReportHearer>;
    },
    async run(id, job, reports) {
      const to = tell;
      const send =
        reports && to
          ? (progress: Progress) => to(id, Comlink.transfer(progress, buffersOf(progress)))
          : undefined;
      const answer = await service.run(id, job, send);
      return answer.kind === 'done' ? Comlink.transfer(answer, buffersOf(answer)) : answer;
    },
    cancel: service.cancel,
    ping: () => undefined,
  };
  Comlink.expose(served, endpoint);
}
