/**
 * The app's only door to the workers: `engine().run(job, onProgress)` returns the answer and a way to cancel.
 */

import type { Jobs } from './jobs/index.ts';
import { openPool } from './pool.ts';
import type { Answer, AnswerFor, EngineClient, Job, JobRun, Progress } from './protocol.ts';
import { openService, type Service } from './service.ts';
import { type FetchedEarly, workerName } from './worker-name.ts';
import type { Host } from './worker-queue.ts';

/**
 * The same client on the calling thread, for tests and for browsers without workers. Buffers are not
 * transferred. The jobs are loaded when the first one runs, so that a page with workers does not load them
 * twice.
 */
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
    prepare() {
      // There are no workers, and a job is run where it is asked for.
    },
    close() {
      for (const cancel of [...open]) cancel();
    },
  };
}

/** Calls back when the worker of this name is gone, if it ever has its lock; the signal ends that. */
function attendLock(worker: Worker, name: string, signal: AbortSignal, gone: () => void): void {
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('locked' in data) || data.locked !== name) return;
    navigator.locks.request(name, { signal }, gone).catch(() => undefined);
  });
}

function hireWorker(early: FetchedEarly): Host {
  const name = workerName(early, Math.random().toString(36).slice(2));
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  const dismissed = new AbortController();
  return {
    endpoint: worker,
    terminate() {
      dismissed.abort();
      worker.terminate();
    },
    onDeath(tell) {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        tell(event.message || 'its script could not be loaded');
      });
      worker.addEventListener('messageerror', () => tell('a message could not be read'));
      attendLock(worker, name, dismissed.signal, () => tell('the browser ended it'));
    },
  };
}

let client: EngineClient | undefined;

/** The page's one client. The first call starts the workers, so the app makes it early. */
export function engine(): EngineClient {
  client ??= open();
  return client;
}

function open(): EngineClient {
  const opened = typeof Worker === 'undefined' ? inlineEngine() : openPool(hireWorker);
  return {
    run: opened.run,
    prepare: opened.prepare,
    close() {
      client = undefined;
      opened.close();
    },
  };
}
