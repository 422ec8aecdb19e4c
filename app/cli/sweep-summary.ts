/**
 * `grundy sweep … --summary`: what the heaps of one octal game have in common, millions of them in seconds,
 * without a row for each.
 */
import { setImmediate } from 'node:timers/promises';
import { rulesetById } from '../../engine/answers/index.ts';
import type { Problem } from '../../engine/result.ts';
import { openHeapSummary } from '../../engine/run.ts';
import { type HeapSummary, readAskedFamily, summaryData, summaryInWords } from '../../engine/sweeps/index.ts';
import type { CliArguments } from './arguments.ts';
import { writeOut } from './destination.ts';
import { type Output, tell } from './output.ts';
import { fileAt, isBegun } from './sweep-file.ts';
import { type SweepProgress, showProgress } from './sweep-progress.ts';

/** Writes the summary, with every problem by its argument. */
export async function summarize(asked: CliArguments, output: Output): Promise<readonly Problem[]> {
  const [id = '', ...words] = asked.files;
  const ruleset = rulesetById(id);
  if (!ruleset.ok) return ruleset.problems;
  const family = readAskedFamily(id, words);
  if (!family.ok) return family.problems;
  const opened = openHeapSummary(ruleset.value, family.value);
  if (!opened.ok) return opened.problems;
  const path = asked.all('out').at(-1);
  if (path !== undefined && !asked.has('replace') && fileAt(path)?.isFile === true && isBegun(path))
    return [{ place: path, says: 'exists already; write to another file, or replace this one by --replace' }];
  const summary = await summed(opened.value.heaps, opened.value.find());
  const text = asked.has('json') ? JSON.stringify(summaryData(summary)) : summaryInWords(summary);
  return writeOut(`${text}\n`, asked, output);
}

/** Between slices of work the progress is shown, and signals are heard. */
async function summed(heaps: number, slices: Generator<number, HeapSummary, void>): Promise<HeapSummary> {
  const progress: SweepProgress = { done: 0, of: heaps, what: 'heaps' };
  const endProgress = showProgress(progress);
  const stop = (signal: NodeJS.Signals): void => {
    endProgress();
    tell(
      `grundy sweep: stopped after ${progress.done.toLocaleString('en')} of ${heaps.toLocaleString('en')} heaps`,
    );
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (;;) {
      const slice = slices.next();
      if (slice.done) return slice.value;
      progress.done = slice.value;
      await setImmediate();
    }
  } finally {
    endProgress();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
