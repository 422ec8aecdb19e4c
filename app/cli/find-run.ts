/** Carries out a search: writes its rows as they come, says how far it is, and hears signals. */
import {
  type FoundSearch,
  openFoundLines,
  type SearchEnd,
  type SearchMark,
} from '../../engine/find/index.ts';
import type { TableFormat } from '../../engine/sweeps/index.ts';
import type { FoundSink } from './find-file.ts';
import { tell } from './output.ts';

const name = 'grundy find';

/** In milliseconds: so often a signal is heard, and what was found is written. */
const turn = 50;

/** The time between two reports of progress, in milliseconds: in a terminal, and elsewhere. */
const often = 200;
const seldom = 30_000;

/** In milliseconds: so often a file says where the search is. */
const betweenMarks = 5_000;

type SearchRun = { readonly stopped: NodeJS.Signals | undefined; readonly end: SearchEnd };

/** From a mark if one is given. */
export async function runSearch(
  asked: FoundSearch,
  format: TableFormat,
  sink: FoundSink,
  mark: SearchMark | undefined,
): Promise<SearchRun> {
  const lines = openFoundLines(format, asked);
  let stopped: NodeJS.Signals | undefined;
  const stop = (signal: NodeJS.Signals): void => {
    stopped = signal;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const progress = openProgress(sink.path === undefined && process.stdout.isTTY === true);
  try {
    await sink.begin();
    await sink.flush();
    const slices = asked.run(() => stopped !== undefined, mark);
    let until = performance.now() + turn;
    let marked = performance.now();
    /** The last mark, if no row came after it. */
    let last: SearchMark | undefined;
    for (;;) {
      const next = slices.next();
      if (next.done) {
        const end = next.value;
        const isStopped = end.data.end === 'stopped';
        if (isStopped && last) sink.mark(last);
        await sink.end(lines.end(end), isStopped);
        return { stopped, end };
      }
      const slice = next.value;
      if (slice.kind === 'row') {
        last = undefined;
        await sink.row(lines.line(slice.row), slice.row);
      } else {
        last = slice.mark ?? last;
        if (slice.mark && performance.now() - marked >= betweenMarks) {
          sink.mark(slice.mark);
          marked = performance.now();
        }
        progress.at(() => slice.progress().says);
      }
      if (performance.now() < until) continue;
      await sink.flush();
      await new Promise((resolve) => setImmediate(resolve));
      until = performance.now() + turn;
    }
  } finally {
    progress.close();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** How far the search is, on standard error; not where the games go to the same terminal. */
function openProgress(isSeen: boolean) {
  const inTerminal = process.stderr.isTTY === true;
  const isSilent = inTerminal && isSeen;
  const between = inTerminal ? often : seldom;
  let next = performance.now() + between;
  return {
    at(say: () => string): void {
      if (isSilent || performance.now() < next) return;
      if (inTerminal) process.stderr.write(`\r\u001B[K${say()}`);
      else tell(`${name}: ${say()}`);
      next = performance.now() + between;
    },
    close(): void {
      if (inTerminal && !isSilent) process.stderr.write('\r\u001B[K');
    },
  };
}
