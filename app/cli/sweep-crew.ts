/**
 * Hands the rows of a sweep to threads, some at a time, and passes them on in their order. A thread gets rows
 * for some hundredths of a second of work, and, if rows are cheap, as many more that wait, so that no thread
 * is idle. Towards the end, threads get fewer rows, so that all finish together.
 */
import { Worker } from 'node:worker_threads';
import type { Launcher } from './command.ts';
import {
  familyOfOrder,
  openWrittenRows,
  type RowsDone,
  type SweepOrder,
  unwritten,
  type WrittenRow,
} from './sweep-rows.ts';

/** Receives finished rows in the order of the request; the next rows come when it has resolved. */
export type RowsTold = (rows: readonly WrittenRow[]) => Promise<void> | undefined;

/** How long a thread should work on the rows that it gets at once, in milliseconds. */
const wantedTime = 40;
const firstRows = 4;
const mostRowsAtOnce = 2048;
/** The most finished rows that may wait for an expensive row before them. */
const mostWaiting = 200_000;

/**
 * In milliseconds of processor time: how long the command works by itself before it decides whether threads
 * are worth starting, and how long it works by itself at most (twice as long if it is nearly done). A thread
 * has to find again what others know, and to compile what they compiled.
 */
const trialTime = 200;
const mostAlone = 2_000;
/**
 * Threads start if the rest of the rows would take longer than this, in milliseconds at the rate of the
 * trial. The rest then really takes a quarter of this time, since little is compiled yet.
 */
const longWork = 6_000;
/** A sweep with less than this left, in milliseconds, is nearly done. */
const nearlyDone = 500;

/**
 * Works in this thread, with pauses for other work. In between it calls `isEnough` with the number of
 * finished rows and the milliseconds of processor time since the beginning, which are the same on a busy
 * machine. Returns how many rows it passed on.
 */
async function sweepHere(
  order: SweepOrder,
  rows: Float64Array,
  told: RowsTold,
  isEnough: (done: number, ms: number) => boolean = () => false,
): Promise<number> {
  const open = openWrittenRows(order);
  const began = process.cpuUsage();
  let done: WrittenRow[] = [];
  let [count, since] = [0, performance.now()];
  const isOver = (): boolean => {
    const { user, system } = process.cpuUsage(began);
    return isEnough(count, (user + system) / 1000);
  };
  const pause = async (): Promise<void> => {
    if (done.length > 0) await told(done);
    done = [];
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
  for (const row of rows) {
    const slices = open.written(row);
    let slice = slices.next();
    for (; !slice.done; slice = slices.next()) {
      if (performance.now() - since < wantedTime) continue;
      await pause();
      if (isOver()) return count;
    }
    done.push(slice.value);
    count++;
    if (performance.now() - since < wantedTime) continue;
    await pause();
    if (isOver()) return count;
  }
  if (done.length > 0) await told(done);
  return count;
}

/** Whether threads should take over, after this time, when `done` of the rows are done. */
function isWorkForThreads(rows: number, done: number, ms: number): boolean {
  const left = (ms / done) * (rows - done);
  if (ms > mostAlone) return left > nearlyDone || ms > 2 * mostAlone;
  return ms > trialTime && left > longWork;
}

/**
 * Finds the rows with this many threads, but those of small sweeps with this thread alone unless threads are
 * asked for; without a launcher there are no others.
 */
export async function sweepByCrew(
  order: SweepOrder,
  rows: Float64Array,
  { threads, launcher, isAsked }: CrewAsked,
  told: RowsTold,
): Promise<void> {
  if (!launcher) await sweepHere(order, rows, told);
  else await (isAsked ? sweepByThreads : sweepByMachine)(order, rows, threads, launcher, told);
}

type CrewAsked = {
  readonly threads: number;
  readonly launcher: Launcher | undefined;
  readonly isAsked: boolean;
};

/** Small sweeps in this thread; as many threads as the machine has cores continue the others. */
async function sweepByMachine(
  order: SweepOrder,
  rows: Float64Array,
  threads: number,
  launcher: Launcher,
  told: RowsTold,
): Promise<void> {
  const done = await sweepHere(order, rows, told, (count, ms) => isWorkForThreads(rows.length, count, ms));
  if (done < rows.length) await sweepByThreads(order, rows.subarray(done), threads, launcher, told);
}

/**
 * Rejects if a thread fails for another reason than lack of memory. Then, and when all rows have been passed
 * on, no thread is left.
 */
async function sweepByThreads(
  order: SweepOrder,
  rows: Float64Array,
  threads: number,
  launcher: Launcher,
  told: RowsTold,
): Promise<void> {
  const crew = openCrew(order, rows, threads, launcher);
  try {
    for (let at = 0; at < rows.length; ) {
      const done = await crew.rowsFrom(at);
      await told(done);
      at += done.length;
    }
  } finally {
    await crew.close();
  }
}

/** Some rows that a thread works on, by the place of the first among all that are wanted. */
type Lot = { readonly from: number; readonly count: number };

function openCrew(order: SweepOrder, rows: Float64Array, threads: number, launcher: Launcher) {
  const done = new Map<number, readonly WrittenRow[]>();
  const again: Lot[] = [];
  /** Each thread with what lets it have more. */
  const crew = new Map<Worker, () => void>();
  let [given, told, size] = [0, 0, firstRows];
  // Where rows are expensive, none waits behind another while a thread is idle.
  let ahead = 1;
  let failure: { readonly thrown: unknown } | undefined;
  let wake = (): void => {};

  const nextLot = (): Lot | undefined => {
    const left = rows.length - given;
    if (again.length > 0 || left === 0 || given - told > mostWaiting) return again.shift();
    const fair = Math.ceil(left / (2 * threads));
    const count = Math.min(size, fair, mostRowsAtOnce);
    given += count;
    return { from: given - count, count };
  };
  const feedAll = (): void => {
    for (const feed of crew.values()) feed();
  };
  /** A single row that needs more memory than there is says so; several rows are tried one by one. */
  const tryAgain = (lot: Lot | undefined, others: readonly Lot[]): void => {
    again.push(...others);
    if (lot?.count === 1) done.set(lot.from, [unwritten(order, familyOfOrder(order), rows[lot.from])]);
    else if (lot) for (let i = 0; i < lot.count; i++) again.push({ from: lot.from + i, count: 1 });
  };

  function start(): void {
    const thread = new Worker(launcher.file, { workerData: { build: launcher.build, order } });
    // The lot in work, and the one behind it.
    const held: Lot[] = [];
    const feed = (): void => {
      while (held.length < ahead) {
        const lot = nextLot();
        if (!lot) break;
        held.push(lot);
        thread.postMessage(rows.slice(lot.from, lot.from + lot.count));
      }
    };
    crew.set(thread, feed);
    thread.on('message', ({ rows: written, ms }: RowsDone) => {
      const lot = held.shift();
      if (!lot) return;
      const wanted = Math.round((wantedTime * lot.count) / Math.max(ms, 0.01));
      size = Math.max(1, Math.min(size * 4, wanted));
      ahead = ms < 2 * wantedTime ? 2 : 1;
      done.set(lot.from, written);
      feed();
      wake();
    });
    thread.on('error', (thrown: NodeJS.ErrnoException) => {
      crew.delete(thread);
      if (thrown.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        const [lot, ...others] = held;
        tryAgain(lot, others);
        start();
      } else failure = { thrown };
      wake();
    });
    feed();
  }
  for (let i = 0; i < Math.min(threads, rows.length); i++) start();

  return {
    /** The rows from a place on that are done next. */
    async rowsFrom(at: number): Promise<readonly WrittenRow[]> {
      told = at;
      feedAll();
      for (;;) {
        if (failure) throw failure.thrown;
        const ready = done.get(at);
        if (ready) {
          done.delete(at);
          return ready;
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    async close(): Promise<void> {
      await Promise.all([...crew.keys()].map((thread) => thread.terminate()));
    },
  };
}
