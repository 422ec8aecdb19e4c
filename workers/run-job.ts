/**
 * Runs a job's generator. At most every 50 ms it asks the job for a progress report, sends it, and then
 * pauses so that a cancel can arrive. A job that ends before its first report is due sends only its answer.
 * The pause is a `setTimeout`: messages that a thread sends to itself can keep every other message from
 * arriving.
 */
import { isBeyondBudget, type OverBudget } from '../engine/result.ts';
import type { Answer, Progress } from './protocol.ts';

/** Says how far the job has come; called only when a report is due. */
export type Report = () => Progress | undefined;

/** For a slice that has nothing to report. */
export const nothing: Report = () => undefined;

/** A running job: each slice of some milliseconds yields a function that reports on it. */
export type JobSlices<T> = Generator<Report, T | OverBudget, void>;

/** A part of a job. */
export type JobPart<T> = Generator<Report, T, void>;

/**
 * A job that sometimes waits, for a library that is being fetched: it yields a promise, and is resumed when
 * the promise is fulfilled.
 */
export type WaitingSlices<T> = Generator<Report | Promise<unknown>, T | OverBudget, void>;

/** Work in slices that has nothing to report. */
export function* breathing<T>(work: Generator<unknown, T, void>): JobPart<T> {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
    yield nothing;
  }
}

export type Send = (progress: Progress) => Promise<unknown>;

const reportEvery = 50;

export async function runJob<T extends { readonly kind: string }>(
  slices: WaitingSlices<T>,
  cancel: AbortSignal,
  send: Send,
): Promise<Answer<T>> {
  let sent: Promise<unknown> = Promise.resolve();
  let due = performance.now() + reportEvery;
  try {
    for (;;) {
      const slice = slices.next();
      if (slice.done) {
        // Reports use a channel of their own, so the answer waits for the last of them.
        await sent;
        return isOverBudget(slice.value) ? slice.value : { kind: 'done', value: slice.value };
      }
      if (slice.value instanceof Promise) {
        await Promise.race([slice.value, cancelled(cancel)]);
        if (cancel.aborted) return { kind: 'cancelled' };
        continue;
      }
      if (performance.now() < due) continue;
      // At most one report is on its way, so that a busy receiver is not flooded.
      await sent;
      const progress = slice.value();
      if (progress) sent = send(progress);
      await pause(cancel);
      if (cancel.aborted) return { kind: 'cancelled' };
      due = performance.now() + reportEvery;
    }
  } catch (thrown) {
    return failure(thrown);
  }
}

const isOverBudget = (value: { readonly kind: string }): value is OverBudget => value.kind === 'over-budget';

/** Fulfilled when the run is cancelled: a job may wait longer than the time that a worker has to stop. */
const cancelled = (cancel: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (cancel.aborted) resolve();
    else cancel.addEventListener('abort', () => resolve(), { once: true });
  });

/** Pauses for one turn of the event loop; a cancel ends the pause at once. */
function pause(cancel: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      cancel.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, 0);
    cancel.addEventListener('abort', end);
  });
}

/** Turns an exception of the engine into data, since no exception crosses between threads. */
export function failure(thrown: unknown): Answer<never> {
  const says = thrown instanceof Error ? thrown.message : String(thrown);
  if (isBeyondBudget(thrown)) return { kind: 'over-budget', says: `A position that follows ${says}.` };
  const memory = thrown instanceof RangeError && /allocation|array length|array size/i.test(says);
  return memory
    ? {
        kind: 'over-budget',
        says: 'The graph needs more memory than the browser gives. Close other tabs, or take a smaller graph.',
      }
    : { kind: 'bug', says };
}
