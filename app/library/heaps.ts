/** The heaps of an octal game, by the million. */
import { rulesetById } from '../../engine/answers/index.ts';
import { openHeapSummary } from '../../engine/run.ts';
import { readAskedFamily, summaryData } from '../../engine/sweeps/index.ts';
import { othersTurn, slice } from './others-turn.ts';
import { orThrow } from './refusals.ts';
import type { HeapsSummed, SliceOptions } from './types.ts';

/**
 * Finds the nim values of the heaps of 1 to `most` counters of an octal or hexadecimal game, and gives what
 * they have in common: the same data as `grundy sweep octal "CODE <n>" n=1..MOST --summary --json`. Between
 * slices of work others have their turn. There are at most 100,000,000 heaps, 20,000 of a hexadecimal game.
 *
 * @throws A refusal where there is no such code, or there are too many heaps; the signal's reason if it is
 * aborted.
 * @example
 * import { heaps } from 'grundy';
 *
 * const { period, greatest } = await heaps('0.165', 1_000_000);
 * console.log(period.period, period.from, period.bound);
 * console.log(greatest.value);
 * // → 1550 5181 13464
 * // → 25
 */
export async function heaps(code: string, most: number, options: SliceOptions = {}): Promise<HeapsSummed> {
  const { signal, onProgress } = options;
  const octal = orThrow(rulesetById('octal'));
  const asked = orThrow(readAskedFamily('octal', [`${code} <n>`, `n=1..${most}`]));
  const slices = orThrow(openHeapSummary(octal, asked)).find();
  let until = performance.now() + slice;
  for (;;) {
    signal?.throwIfAborted();
    const step = slices.next();
    if (step.done) return summaryData(step.value);
    if (performance.now() < until) continue;
    onProgress?.({ doing: 'solving', done: step.value, of: most });
    await othersTurn();
    until = performance.now() + slice;
  }
}
