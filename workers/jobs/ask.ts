/** One question of the engine's register, answered from what this worker has found of the game already. */
import { ask, type Memory } from '../../engine/run.ts';
import type { Answered, AskJob, CountProgress } from '../protocol.ts';
import type { JobSlices } from '../pump.ts';

export function* askJob({ question, about, game }: AskJob, memory: Memory): JobSlices<Answered> {
  const asking = ask(question, about, game, memory);
  let done = 0;
  // How much there is to deal with is known at the end only.
  const report = (): CountProgress => ({ kind: 'progress', says: 'Working', done, total: done });
  for (;;) {
    const slice = asking.next();
    if (slice.done) return slice.value;
    done = slice.value;
    yield report;
  }
}
