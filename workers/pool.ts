/** Two workers: one solves and nothing else, so that labels never wait; one does everything else. */
import { type Host, openLane } from './lane.ts';
import type { AnswerOf, EngineClient, Job, Run } from './protocol.ts';

/** In milliseconds: how long a worker may take to acknowledge a cancel, and before that for its script to come and start. */
export type Patience = { readonly patience: number; readonly loading: number };

const usual: Patience = { patience: 150, loading: 5000 };

export function openPool(spawn: () => Host, options: Patience = usual): EngineClient {
  const lane = () => openLane(spawn, options.patience, options.loading);
  const solving = lane();
  const other = lane();
  return {
    run<J extends Job>(job: J, onBeat?: Parameters<EngineClient['run']>[1]) {
      // A lane answers a job by its kind; its type says so for all kinds at once.
      return (job.kind === 'solve' ? solving : other).run(job, onBeat) as Run<AnswerOf[J['kind']]>;
    },
    close() {
      solving.close();
      other.close();
    },
  };
}
