/** The reductions of a partizan graph, one at a time; how many there will be is not known before the end. */
import { livesOf } from '../../engine/index.ts';
import { reductionsOf } from '../../engine/run.ts';
import type { ProgressBeat, SimplifyAnswer, SimplifyJob } from '../protocol.ts';
import type { Slices } from '../pump.ts';

export function* simplifyJob({ graph, starts, side }: SimplifyJob): Slices<SimplifyAnswer> {
  const reducing = reductionsOf(graph, starts, { side });
  let done = 0;
  const report = (): ProgressBeat => ({ kind: 'progress', says: 'Simplifying', done, total: done });
  for (;;) {
    const slice = reducing.next();
    if (slice.done) {
      const found = slice.value;
      const lives = found.kind === 'simplified' ? livesOf(graph, found) : { arcs: [], vertices: [] };
      return { kind: 'simplify', found, lives };
    }
    done = slice.value;
    yield report;
  }
}
