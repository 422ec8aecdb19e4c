/**
 * One worker and the queue of runs for it. Runs are sent one at a time, in order; each is answered exactly
 * once. A cancelled run is answered immediately; its worker is asked to stop, and is replaced if it does not
 * stop in the allowed time. A worker that dies is replaced, and its run begins again on the new one, once:
 * for that a copy of what was transferred is kept, up to a bound. A run that loses two workers is answered
 * `lost`, and the runs behind it continue. A worker may die without a word. Its host notices that where it
 * can; besides, a worker that runs something is asked at every beat whether it is there. It answers in its
 * pauses, and a long slice has none, so many beats must pass without a sign of life. Beats are counted, not
 * time: a machine that slept and a page in the background have few of them.
 */
import * as Comlink from 'comlink';
import type { Answer, AnswerByJob, Job, JobRun, Progress } from './protocol.ts';
import type { WorkerService } from './serve.ts';
import { buffersOf, copyOf } from './transfer.ts';

/** Whether a worker still gives signs of life: answers to one question at a time, and its reports. */
type Pulse = {
  /** The worker has given a sign of life. */
  felt(): void;
  /**
   * At a beat: whether too many have passed without a sign. `proven`: it has answered a run before, so it is
   * loaded.
   */
  isGone(proven: boolean): boolean;
};

/** In beats. No slice of work takes nearly so long; a script may take its time to load. */
export const longestSilence = { proven: 120, loading: 600 } as const;

/** `ask` is called at a beat, and again only after it was answered. */
function takePulse(ask: () => Promise<unknown>): Pulse {
  let silent = 0;
  let asked = false;
  const felt = (): void => {
    silent = 0;
  };
  return {
    felt,
    isGone(proven) {
      silent++;
      if (silent > (proven ? longestSilence.proven : longestSilence.loading)) return true;
      if (!asked) {
        asked = true;
        ask().then(
          () => {
            asked = false;
            felt();
          },
          () => undefined,
        );
      }
      return false;
    },
  };
}

/** A worker as the queue sees it; tests use other endpoints. */
export type Host = {
  readonly endpoint: Comlink.Endpoint;
  terminate(): void;
  /** Calls back when the worker can no longer be relied on. */
  onDeath(tell: (says: string) => void): void;
};

export type WorkerQueue = {
  run(job: Job, onProgress?: (progress: Progress) => void): JobRun<AnswerByJob[Job['kind']]>;
  close(): void;
};

type Pending = {
  readonly id: number;
  /**
   * What is sent next: the job, while it runs a copy of it, and nothing where there is none to be sent again.
   */
  job: Job | undefined;
  begun: number;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly answer: (answer: Answer<AnswerByJob[Job['kind']]>) => void;
  settled: boolean;
};

/**
 * The wrapped end is kept as long as the worker lives, since one that is garbage collected during a call
 * never answers it.
 */
type Worker = {
  readonly host: Host;
  readonly served: Comlink.Remote<WorkerService>;
  readonly pulse: Pulse;
  proven: boolean;
};

let ids = 0;

/**
 * In bytes: buffers of a job up to this size are copied and kept until it is answered. Copying more would
 * stop the page.
 */
export const mostCopied = 64 * 2 ** 20;

const lost = (says: string, begun: number): Answer<never> => ({
  kind: 'lost',
  says:
    begun > 1
      ? `The browser stopped this work twice (${says}), probably because memory is short. Close other tabs, or try a smaller drawing.`
      : `The browser stopped this work (${says}), and it is too large for Grundy to begin it again by itself. Close other tabs, and try again.`,
});

/**
 * In milliseconds: the time in which a worker must acknowledge a cancel, and the additional time for its
 * script to load.
 */
export type WorkerWaits = {
  readonly stopping: number;
  readonly loading: number;
  readonly beat: (feel: () => void) => () => void;
};

/**
 * Waits `stopping` ms for a cancelled worker to stop, and `loading` ms more for a worker that has never
 * answered. `beat` calls back at every beat until what it returns is called.
 */
export function openWorkerQueue(spawn: () => Host, { stopping, loading, beat }: WorkerWaits): WorkerQueue {
  const waiting: Pending[] = [];
  let worker: Worker | undefined = startWorker();
  let running: Pending | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let endBeats: (() => void) | undefined;
  let closed = false;

  function startWorker(): Worker {
    const host = spawn();
    const served = Comlink.wrap<WorkerService>(host.endpoint);
    const started: Worker = { host, served, pulse: takePulse(() => served.ping()), proven: false };
    host.onDeath((says) => {
      if (worker === started) replaceDead(started, says);
    });
    served.reportTo(Comlink.proxy((id, progress) => hear(started, id, progress))).catch(() => undefined);
    return started;
  }

  /** Comlink would clone a result back, so it returns nothing. */
  function hear(by: Worker, id: number, progress: Progress): void {
    by.pulse.felt();
    // What a dead worker had sent may still arrive.
    if (worker === by && running?.id === id && !running.settled) running.onProgress?.(progress);
  }

  function settle(pending: Pending, answer: Answer<AnswerByJob[Job['kind']]>): void {
    if (pending.settled) return;
    pending.settled = true;
    pending.answer(answer);
  }

  function startNext(): void {
    if (running || closed) return;
    const next = waiting.shift();
    const job = next?.job;
    if (!next || !job) return;
    running = next;
    endBeats ??= beat(feelPulse);
    worker ??= startWorker();
    const by = worker;
    by.pulse.felt();
    const reports = next.onProgress !== undefined;
    const buffers = buffersOf(job);
    const size = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
    next.begun++;
    next.job = next.begun > 1 || size > mostCopied ? undefined : copyOf(job);
    by.served.run(next.id, Comlink.transfer(job, buffers), reports).then(
      (answer) => ended(by, next, answer),
      // A job that cannot be sent or called is a bug of ours; the worker is not dead.
      (thrown) => ended(by, next, { kind: 'bug', says: String(thrown) }),
    );
  }

  function ended(by: Worker, pending: Pending, answer: Answer<AnswerByJob[Job['kind']]>): void {
    by.proven = true;
    if (running !== pending || worker !== by) return;
    release();
    settle(pending, answer);
    startNext();
  }

  function release(): void {
    running = undefined;
    clearTimeout(deadline);
    endBeats?.();
    endBeats = undefined;
  }

  function feelPulse(): void {
    if (running && worker?.pulse.isGone(worker.proven)) replaceDead(worker, 'it did not answer any more');
  }

  function replace(): void {
    worker?.host.terminate();
    worker = startWorker();
    release();
    startNext();
  }

  function replaceDead(dead: Worker, says: string): void {
    dead.host.terminate();
    const left = running;
    release();
    // A worker that never answered may never do so (its script may fail to load), so the next one is started
    // only when it is needed.
    worker = dead.proven ? startWorker() : undefined;
    if (left) beginAgain(left, says);
    startNext();
  }

  function beginAgain(left: Pending, says: string): void {
    if (left.settled) return;
    if (!left.job) settle(left, lost(says, left.begun));
    else {
      waiting.unshift(left);
      left.onProgress?.({ kind: 'again', says, done: 0, total: 0 });
    }
  }

  function cancel(pending: Pending): void {
    if (pending.settled) return;
    settle(pending, { kind: 'cancelled' });
    const place = waiting.indexOf(pending);
    if (place >= 0) waiting.splice(place, 1);
    if (running !== pending) return;
    worker?.served.cancel(pending.id).catch(() => undefined);
    // A worker that has never answered may still be loading its script, and loading it again would take
    // longer.
    deadline = setTimeout(replace, worker?.proven ? stopping : loading + stopping);
  }

  return {
    run(job, onProgress) {
      const { promise, resolve } = settleLater<Answer<AnswerByJob[Job['kind']]>>();
      const pending: Pending = { id: ++ids, job, begun: 0, onProgress, answer: resolve, settled: false };
      if (closed) settle(pending, { kind: 'cancelled' });
      else waiting.push(pending);
      startNext();
      return { answer: promise, cancel: () => cancel(pending) };
    },
    close() {
      closed = true;
      clearTimeout(deadline);
      endBeats?.();
      for (const pending of running ? [running, ...waiting] : waiting) settle(pending, { kind: 'cancelled' });
      waiting.length = 0;
      worker?.host.terminate();
    },
  };
}

function settleLater<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((take) => {
    resolve = take;
  });
  return { promise, resolve };
}
