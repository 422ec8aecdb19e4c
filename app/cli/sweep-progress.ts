/** The progress of a sweep on standard error. */
import { tell } from './output.ts';

/** The time between two reports of progress, in milliseconds: in a terminal, and elsewhere. */
const often = 200;
const seldom = 30_000;

export type SweepProgress = { done: number; readonly of: number; readonly what: string };

/**
 * Shows the progress of a sweep on standard error: in a terminal in one line that is written over, otherwise
 * with a line from time to time. The returned function ends it. Precondition: the rows do not go to the
 * terminal, where they show the progress themselves.
 */
export function showProgress(progress: SweepProgress): () => void {
  const began = performance.now();
  const inTerminal = process.stderr.isTTY === true;
  const show = (): void => {
    const { done, of, what } = progress;
    const seconds = Math.round((performance.now() - began) / 1000);
    const says = `${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${what}, ${seconds.toLocaleString('en')} s`;
    if (inTerminal) process.stderr.write(`\r\u001B[K${says}`);
    else tell(`grundy sweep: ${says}`);
  };
  const timer = setInterval(show, inTerminal ? often : seldom);
  return () => {
    clearInterval(timer);
    if (inTerminal) process.stderr.write('\r\u001B[K');
  };
}
