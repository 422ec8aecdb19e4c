/**
 * Drives a job's generator. At most every 50 ms the job is asked for a beat, which goes out, and then the pump takes a
 * breath in which a cancel can be heard. A job that ends before its first beat is due sends its answer and nothing else.
 * The breath is a `setTimeout`: messages that a pump sends itself can keep every other message from being heard.
 */
import type { OverBudget } from '../engine/index.ts';
import type { Answer, Progress } from './protocol.ts';

/** Says how far the job has come; called only when a beat is due. */
export type Report = () => Progress | undefined;

/** Of a slice with nothing to tell. */
export const nothing: Report = () => undefined;

/** A job under way: each slice of some milliseconds yields how to report on it. */
export type JobSlices<T> = Generator<Report, T | OverBudget, void>;

/** A part of a job. */
export type JobPart<T> = Generator<Report, T, void>;

/** One that must wait now and then, for a library that is fetched: it is asked again when a promise it gave is kept. */
export type WaitingSlices<T> = Generator<Report | Promise<unknown>, T | OverBudget, void>;

export type Send = (beat: Progress) => Promise<unknown>;

const beatEvery = 50;

export async function pump<T extends { readonly kind: string }>(
  slices: WaitingSlices<T>,
  cancel: AbortSignal,
  send: Send,
): Promise<Answer<T>> {
  let sent: Promise<unknown> = Promise.resolve();
  let due = performance.now() + beatEvery;
  try {
    for (;;) {
      const slice = slices.next();
      if (slice.done) {
        // Beats travel on a road of their own: the answer must not overtake the last of them.
        await sent;
        return isOverBudget(slice.value) ? slice.value : { kind: 'done', value: slice.value };
      }
      if (slice.value instanceof Promise) {
        await slice.value;
        if (cancel.aborted) return { kind: 'cancelled' };
        continue;
      }
      if (performance.now() < due) continue;
      // One beat at most is under way: a receiver that is busy is not buried in beats.
      await sent;
      const beat = slice.value();
      if (beat) sent = send(beat);
      await breath(cancel);
      if (cancel.aborted) return { kind: 'cancelled' };
      due = performance.now() + beatEvery;
    }
  } catch (thrown) {
    return failure(thrown);
  }
}

const isOverBudget = (value: { readonly kind: string }): value is OverBudget => value.kind === 'over-budget';

/** One turn of the event loop; a cancel ends it at once. */
function breath(cancel: AbortSignal): Promise<void> {
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

/** The impossible, thrown by the engine, becomes data here: nothing else may cross the wire. */
export function failure(thrown: unknown): Answer<never> {
  const says = thrown instanceof Error ? thrown.message : String(thrown);
  const memory = thrown instanceof RangeError && /allocation|array length|array size/i.test(says);
  return memory
    ? { kind: 'over-budget', says: 'The graph needs more memory than the browser gives.' }
    : { kind: 'bug', says };
}
