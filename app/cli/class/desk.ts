/**
 * The desk at which answers are marked: a thread of its own, so that the room answers phones while a hard
 * drawing is solved. An answer that takes too long is not marked, and a thread that does not return is ended
 * and another one started.
 */
import { Worker } from 'node:worker_threads';
import type { MarkingDesk } from '../../class/host.ts';
import type { Launcher } from '../command.ts';
import { type DeskReply, type DeskRequest, openDeskWork, tooHard } from './desk-work.ts';

/** In milliseconds, longer than the work itself allows: the thread is stuck in one slice. */
const patience = 30_000;

/** A desk in this thread, for a command that was started without a file of its own. */
export function deskHere(): MarkingDesk & { close(): Promise<void> } {
  const work = openDeskWork();
  return {
    prepare: async (lesson) => work.prepare(lesson),
    mark: async (lesson, answer) => work.mark(lesson, answer),
    close: async () => {},
  };
}

type Waiting = { readonly then: (reply: DeskReply) => void; readonly timer: NodeJS.Timeout };

/** A desk in a thread. */
export function deskInThread(launcher: Launcher): MarkingDesk & { close(): Promise<void> } {
  const waiting = new Map<number, Waiting>();
  let [asked, thread] = [0, start()];

  function start(): Worker {
    const started = new Worker(launcher.file, { workerData: { build: launcher.build, desk: true } });
    started.on('message', (reply: DeskReply) => settle(reply.id, reply));
    started.on('error', () => {
      if (started === thread) renew();
    });
    // The command ends when its server does.
    started.unref();
    return started;
  }

  function settle(id: number, reply: DeskReply): void {
    const waits = waiting.get(id);
    waiting.delete(id);
    if (!waits) return;
    clearTimeout(waits.timer);
    waits.then(reply);
  }

  /** What was in work is given up, and a new thread takes what comes. */
  function renew(): void {
    void thread.terminate();
    thread = start();
    for (const id of [...waiting.keys()]) settle(id, { id, kind: 'failed' });
  }

  const ask = (request: Omit<DeskRequest, 'id'>): Promise<DeskReply> =>
    new Promise((then) => {
      const id = ++asked;
      // It also keeps the program running, which begins with views to be made ready before its server does.
      const timer = setTimeout(() => waiting.has(id) && renew(), patience);
      waiting.set(id, { then, timer });
      thread.postMessage({ ...request, id });
    });

  return {
    async prepare(lesson) {
      const reply = await ask({ kind: 'prepare', lesson });
      return reply.kind === 'prepared'
        ? reply.result
        : { ok: false, problems: [{ place: 'view', says: 'is too hard to be solved; give a smaller game' }] };
    },
    async mark(lesson, answer) {
      const reply = await ask({ kind: 'mark', lesson, answer });
      return reply.kind === 'marked' ? reply.marked : tooHard(answer);
    },
    async close() {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      await thread.terminate();
    },
  };
}
