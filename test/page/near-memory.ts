/**
 * A worker of the page that answers at once: it remembers its last game, as the page's workers do, from one
 * state to the next.
 */
import { ask, drain, type Memory, openMemory } from '../../engine/run.ts';
import { asksOfPositions } from '../../workers/jobs/ask.ts';
import type { Answer, Job } from '../../workers/protocol.ts';
import { buffersOf } from '../../workers/transfer.ts';

const memory: { now: Memory | undefined } = { now: undefined };

export const forgetGames = (): void => {
  memory.now = undefined;
};

/** The job's buffers are transferred, as to a worker. */
export function answeringNear(job: Job): Answer<unknown> | undefined {
  if (job.kind !== 'ask' || asksOfPositions(job)) return undefined;
  memory.now ??= openMemory();
  const { question, about, game } = structuredClone(job, { transfer: buffersOf(job) });
  const answer = drain(ask(question, about, game, memory.now));
  return answer.kind === 'over-budget' ? answer : { kind: 'done', value: structuredClone(answer) };
}
