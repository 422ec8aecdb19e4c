/**
 * One worker and the runs that wait for it. Runs go out one at a time, in order; each is answered exactly once.
 * A cancelled run is answered at once; its worker is asked politely to stop, and is replaced when it has not done so
 * within its patience. A worker that dies is replaced: its run is answered `lost`, the runs behind it go to the new one.
 */
import * as Comlink from 'comlink';
import type { Answer, AnswerByJob, Job, JobRun, Progress } from './protocol.ts';
import type { Served } from './serve.ts';
import { buffersOf } from './transfer.ts';

/** A worker as the lane knows it; tests put other ends on the wire. */
export type Host = {
  readonly endpoint: Comlink.Endpoint;
  terminate(): void;
  /** Tells when the worker can no longer be relied on. */
  onDeath(tell: (says: string) => void): void;
};

export type Lane = {
  run(job: Job, onBeat?: (beat: Progress) => void): JobRun<AnswerByJob[Job['kind']]>;
  close(): void;
};

type Pending = {
  readonly id: number;
  readonly job: Job;
  readonly onBeat: ((beat: Progress) => void) | undefined;
  readonly answer: (answer: Answer<AnswerByJob[Job['kind']]>) => void;
  settled: boolean;
};

/** The wrapped end is kept as long as the worker: one that is collected during a call never answers it. */
type Worker = { readonly host: Host; readonly served: Comlink.Remote<Served>; proven: boolean };

let ids = 0;

/** Waits `patience` ms for a cancel to be heard, and `loading` ms more for a worker that has never answered. */
export function openLane(spawn: () => Host, patience: number, loading: number): Lane {
  const waiting: Pending[] = [];
  let worker: Worker | undefined = hire();
  let running: Pending | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function hire(): Worker {
    const host = spawn();
    const hired: Worker = { host, served: Comlink.wrap<Served>(host.endpoint), proven: false };
    host.onDeath((says) => {
      if (worker === hired) bury(hired, says);
    });
    return hired;
  }

  function settle(pending: Pending, answer: Answer<AnswerByJob[Job['kind']]>): void {
    if (pending.settled) return;
    pending.settled = true;
    pending.answer(answer);
  }

  function startNext(): void {
    if (running || closed) return;
    const next = waiting.shift();
    if (!next) return;
    running = next;
    worker ??= hire();
    const by = worker;
    by.served.run(next.id, Comlink.transfer(next.job, buffersOf(next.job)), wired(next)).then(
      (answer) => ended(by, next, answer),
      // What cannot be sent or called is a mistake of ours, not the worker's end.
      (thrown) => ended(by, next, { kind: 'bug', says: String(thrown) }),
    );
  }

  function ended(by: Worker, pending: Pending, answer: Answer<AnswerByJob[Job['kind']]>): void {
    by.proven = true;
    if (running !== pending) return;
    release();
    settle(pending, answer);
    startNext();
  }

  function release(): void {
    running = undefined;
    clearTimeout(deadline);
  }

  function replace(): void {
    worker?.host.terminate();
    worker = hire();
    release();
    startNext();
  }

  function bury(dead: Worker, says: string): void {
    dead.host.terminate();
    const lost = running;
    release();
    // One that never answered may never do (its script cannot be loaded): the next is hired when it is needed.
    worker = dead.proven ? hire() : undefined;
    if (lost) settle(lost, { kind: 'lost', says });
    startNext();
  }

  function cancel(pending: Pending): void {
    if (pending.settled) return;
    settle(pending, { kind: 'cancelled' });
    const place = waiting.indexOf(pending);
    if (place >= 0) waiting.splice(place, 1);
    if (running !== pending) return;
    worker?.served.cancel(pending.id).catch(() => undefined);
    // One that has never answered may still be loading its script: to load it anew would take longer.
    deadline = setTimeout(replace, worker?.proven ? patience : loading + patience);
  }

  return {
    run(job, onBeat) {
      const { promise, resolve } = settleLater<Answer<AnswerByJob[Job['kind']]>>();
      const pending: Pending = { id: ++ids, job, onBeat, answer: resolve, settled: false };
      if (closed) settle(pending, { kind: 'cancelled' });
      else waiting.push(pending);
      startNext();
      return { answer: promise, cancel: () => cancel(pending) };
    },
    close() {
      closed = true;
      clearTimeout(deadline);
      for (const pending of running ? [running, ...waiting] : waiting) settle(pending, { kind: 'cancelled' });
      waiting.length = 0;
      worker?.host.terminate();
    },
  };
}

/** The callback as it goes over the wire: what it returns would be cloned back, so it returns nothing. */
function wired(pending: Pending): (((beat: Progress) => void) & Comlink.ProxyMarked) | undefined {
  const { onBeat } = pending;
  if (!onBeat) return undefined;
  return Comlink.proxy((beat: Progress): void => {
    if (!pending.settled) onBeat(beat);
  });
}

function settleLater<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((take) => {
    resolve = take;
  });
  return { promise, resolve };
}
