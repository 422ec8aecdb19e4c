/**
 * How far a sweep is, on standard error: in one line that is written over in a terminal, else a line now and then. Rows that come in the terminal
 * themselves say it already.
 */
import { tell } from './output.ts';

const often = 200;
const seldom = 30_000;

export type SweepProgress = { rows: number; readonly of: number };

/** Precondition: the rows do not go to the terminal. The returned function ends it. */
export function showProgress(progress: SweepProgress): () => void {
  const began = performance.now();
  const inTerminal = process.stderr.isTTY === true;
  const show = (): void => {
    const { rows, of } = progress;
    const seconds = Math.round((performance.now() - began) / 1000);
    const says = `${rows.toLocaleString('en')} of ${of.toLocaleString('en')} rows, ${seconds.toLocaleString('en')} s`;
    if (inTerminal) process.stderr.write(`\r\u001B[K${says}`);
    else tell(`grundy sweep: ${says}`);
  };
  const timer = setInterval(show, inTerminal ? often : seldom);
  return () => {
    clearInterval(timer);
    if (inTerminal) process.stderr.write('\r\u001B[K');
  };
}
