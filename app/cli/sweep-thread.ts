/** A thread of a sweep: it is sent the numbers of some rows at a time, and sends their lines back with the time that they took. */
import { parentPort, workerData } from 'node:worker_threads';
import { drain } from '../../engine/run.ts';
import { openWrittenRows, type SweepOrder, type WrittenRow } from './sweep-rows.ts';

/** What the command sends to a thread, and what a thread sends back. */
type RowsSent = Float64Array;
export type RowsDone = { readonly rows: readonly WrittenRow[]; readonly ms: number };

/** Serves until the command ends it. */
export function serveRows(): void {
  const { order } = workerData as { order: SweepOrder };
  const rows = openWrittenRows(order);
  parentPort?.on('message', (numbers: RowsSent) => {
    const began = performance.now();
    const written = Array.from(numbers, (row) => drain(rows.written(row)));
    const done: RowsDone = { rows: written, ms: performance.now() - began };
    parentPort?.postMessage(done);
  });
}
