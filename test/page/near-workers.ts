/**
 * The page's workers: the real pool and what the real workers serve, over message channels, so that buffers
 * are transferred and cancelled runs continue for a while. Answers and reports wait in a box until a law
 * hands them over.
 */
import { fetchJobs, openJobs } from '../../workers/jobs/index.ts';
import { openPool } from '../../workers/pool.ts';
import type { Answer, AnswerFor, EngineClient, Job, JobRun, Progress } from '../../workers/protocol.ts';
import { buffersOf } from '../../workers/transfer.ts';
import { hiring } from '../workers/wire.ts';

// Jobs run without waiting for their scripts, so that an answer comes exactly when a law delivers it.
await fetchJobs();

type Near = {
  readonly client: EngineClient;
  /** Runs whose answer the page does not have yet. */
  readonly open: Set<object>;
  /** Reports and answers that have come and wait. */
  readonly letters: (() => void)[];
};

/** Whether a buffer was transferred: then nothing can be made of it any more. */
function isGone(buffer: ArrayBuffer): boolean {
  try {
    return new Uint8Array(buffer).length < 0;
  } catch {
    return true;
  }
}

const near: { now: Near | undefined } = { now: undefined };

function begin(): Near {
  const pool = openPool(hiring(openJobs).spawn);
  const open = new Set<object>();
  const letters: (() => void)[] = [];
  const run = <J extends Job>(job: J, onProgress?: (progress: Progress) => void): JobRun<AnswerFor<J>> => {
    const mine = {};
    if (buffersOf(job).some(isGone)) throw new Error('A job is given arrays that another job has taken.');
    open.add(mine);
    const told = (progress: Progress): void => {
      letters.push(() => {
        if (open.has(mine)) onProgress?.(progress);
      });
    };
    const { answer, cancel } = pool.run(job, onProgress && told);
    const handed = new Promise<Answer<AnswerFor<J>>>((resolve) => {
      const end = (with_: Answer<AnswerFor<J>>): void => {
        open.delete(mine);
        resolve(with_);
      };
      void answer.then((found) => (found.kind === 'cancelled' ? end(found) : letters.push(() => end(found))));
    });
    return { answer: handed, cancel };
  };
  return { client: { run, prepare: pool.prepare, close: pool.close }, open, letters };
}

/** What the app calls instead of workers/client.ts. */
export function engine(): EngineClient {
  near.now ??= begin();
  return near.now.client;
}

/** Ends the workers, as leaving the page does. */
export function endWorkers(): void {
  near.now?.client.close();
  near.now = undefined;
}

/** Whether some run is not answered. */
export const isWorking = (): boolean => near.now !== undefined && near.now.open.size > 0;

/** Hands over what came first; false if nothing has come. */
export function handOver(): boolean {
  const letter = near.now?.letters.shift();
  letter?.();
  return letter !== undefined;
}
