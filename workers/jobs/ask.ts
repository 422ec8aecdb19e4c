/**
 * The job that answers one question of the engine's register, from what this worker has already found of the game.
 */
import { ask, type Memory } from '../../engine/run.ts';
import type { AnyAnswer, AskJob, CountProgress } from '../protocol.ts';
import type { JobSlices } from '../run-job.ts';

export function* askJob({ question, about, game }: AskJob, memory: Memory): JobSlices<AnyAnswer> {
  const asking = ask(question, about, game, memory);
  let done = 0;
  // The total amount of work is known only at the end.
  const report = (): CountProgress => ({ kind: 'progress', says: 'Working', done, total: done });
  for (;;) {
    const slice = asking.next();
    if (slice.done) return slice.value;
    done = slice.value;
    yield report;
  }
}
