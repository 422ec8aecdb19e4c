/**
 * The same client on the calling thread, for tests and for browsers without workers. Buffers are not transferred. The
 * jobs are loaded when the first one runs, so that a page with workers does not load them twice.
 */
import type { Jobs } from './jobs/index.ts';
import type { Answer, AnswerFor, EngineClient, Job, JobRun, Progress } from './protocol.ts';
import { openService, type Service } from './service.ts';

export function inlineEngine(jobs?: Jobs): EngineClient {
  const open = new Set<() => void>();
  let service: Promise<Service> | undefined;
  let ids = 0;
  const get = async (): Promise<Service> => openService(jobs ?? (await import('./jobs/index.ts')).openJobs());
  const fetched = (): Promise<Service> => {
    service ??= get();
    return service;
  };
  return {
    run<J extends Job>(job: J, onProgress?: (progress: Progress) => void): JobRun<AnswerFor<J>> {
      const id = ++ids;
      let over = false;
      let cancel = (): void => undefined;
      const answer = new Promise<Answer<AnswerFor<J>>>((resolve) => {
        const settle = (answered: Answer<AnswerFor<J>>): void => {
          over = true;
          open.delete(cancel);
          resolve(answered);
        };
        cancel = () => {
          if (over) return;
          settle({ kind: 'cancelled' });
          fetched().then(
            (opened) => opened.cancel(id),
            () => undefined,
          );
        };
        open.add(cancel);
        const forward = async (progress: Progress): Promise<void> => {
          if (!over) onProgress?.(progress);
        };
        fetched()
          .then((opened) => opened.run(id, job, forward))
          .then(
            (answered) => settle(answered as Answer<AnswerFor<J>>),
            (thrown) => settle({ kind: 'bug', says: String(thrown) }),
          );
      });
      return { answer, cancel };
    },
    close() {
      for (const cancel of [...open]) cancel();
    },
  };
}
