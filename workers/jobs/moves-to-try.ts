/**
 * The job that finds the moves on a board on which rules are tried; what it needs comes with the rulesets.
 */
import { type AskedMoves, type MovesToTry, openMovesToTry } from '../../engine/rulesets/index.ts';
import type { MovesToTryFound, MovesToTryJob } from '../protocol.ts';
import type { JobSlices } from '../run-job.ts';

/** What these jobs remember of the rules and the position, from one job to the next. */
export type TrialMemory = { find: ((asked: AskedMoves) => MovesToTry) | undefined };

/** Precondition: the rules that can be read have the position; the page checked it. */
// biome-ignore lint/correctness/useYield: the number of moves is bounded, so that this is one slice
export function* movesToTryJob(job: MovesToTryJob, trial: TrialMemory): JobSlices<MovesToTryFound> {
  trial.find ??= openMovesToTry();
  return { kind: 'moves-to-try', ...trial.find(job) };
}
