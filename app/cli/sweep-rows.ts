/**
 * Rows of a sweep as they are written, some at a time: the work of a thread, and of the command itself where
 * it has no threads. A row that does not fit into the machine's memory is not an error: the row says so, and
 * the next one is begun anew.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { known } from '../../engine/result.ts';
import { drain, openSweep, rulesetOfId, type Sweep, type SweepOptions } from '../../engine/run.ts';
import {
  type AskedFamily,
  lineOfRow,
  type OpenFamily,
  openFamily,
  type TableFormat,
} from '../../engine/sweeps/index.ts';

/** The description of a sweep that each thread receives once, as data. */
export type SweepOrder = {
  readonly asked: AskedFamily;
  readonly format: TableFormat;
  readonly options: SweepOptions;
};

/**
 * A row as its line, with its value, which the search for periods needs. A member that the conditions of the
 * family leave out has no line; nor has one of which that is not known.
 */
export type WrittenRow = {
  readonly row: number;
  readonly line: string;
  readonly value: string | undefined;
  readonly leftOut?: 'by-condition' | 'unknown';
};

/** What a sweep found of one member, as it is written. */
export const writtenRow = (
  format: TableFormat,
  family: OpenFamily,
  found: ReturnType<Sweep['unswept']>,
): WrittenRow =>
  found.kind === 'row'
    ? { row: found.row.row, line: lineOfRow(format, family, found.row), value: found.row.value }
    : {
        row: found.row,
        line: '',
        value: undefined,
        leftOut: found.isUnknown ? 'unknown' : 'by-condition',
      };

const outOfMemory = 'the memory of this machine does not hold it';

/** Precondition: the family was opened before. */
export function familyOfOrder({ asked }: SweepOrder): OpenFamily {
  const ruleset = rulesetOfId(asked.ruleset);
  known(ruleset !== undefined, `there is no ruleset "${asked.ruleset}"`);
  const opened = openFamily(ruleset, asked);
  known(opened.ok, 'the family was opened before');
  return opened.value;
}

/** Yields between slices of work, and gives one row after the other. */
export function openWrittenRows(order: SweepOrder, family = familyOfOrder(order)) {
  const { format, options } = order;
  let sweep = openSweep(family, options);
  return {
    *written(row: number): Generator<undefined, WrittenRow, void> {
      try {
        for (const advance of sweep.rows([row])) {
          if (advance.kind !== 'working') return writtenRow(format, family, advance);
          yield;
        }
      } catch (thrown) {
        if (!isOutOfMemory(thrown)) throw thrown;
        sweep = openSweep(family, options);
      }
      return unwritten(order, family, row);
    },
  };
}

/** The line of a row that no memory holds. */
export const unwritten = ({ format, options }: SweepOrder, family: OpenFamily, row: number): WrittenRow =>
  writtenRow(format, family, openSweep(family, options).unswept(row, outOfMemory));

/** Arrays, maps and strings that are too large are range errors. */
const isOutOfMemory = (thrown: unknown): boolean =>
  thrown instanceof RangeError &&
  /alloc|array (buffer )?length|maximum size|string length/i.test(thrown.message);

/** The messages between the command and a thread. */
type RowsSent = Float64Array;
export type RowsDone = { readonly rows: readonly WrittenRow[]; readonly ms: number };

/**
 * The work of a thread until the command ends it: it receives the numbers of some rows at a time, and sends
 * their lines back with the time that they took.
 */
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
