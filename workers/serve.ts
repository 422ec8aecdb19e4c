/** A service at one end of a wire: its answers and beats give their buffers away. */
import * as Comlink from 'comlink';
import type { Jobs } from './jobs/index.ts';
import type { Answer, AnswerByJob, Job, Progress } from './protocol.ts';
import { openService } from './service.ts';
import { buffersOf } from './transfer.ts';

/** A callback as it stands at this end of the wire. */
type OnBeat = Comlink.Remote<(beat: Progress) => void>;

/** What the other end may call. */
export type Served = {
  run(
    id: number,
    job: Job,
    onBeat?: ((beat: Progress) => void) & Comlink.ProxyMarked,
  ): Promise<Answer<AnswerByJob[Job['kind']]>>;
  cancel(id: number): void;
};

export function serve(endpoint: Comlink.Endpoint, jobs: Jobs): void {
  const service = openService(jobs);
  const served: Served = {
    async run(id, job, callback) {
      const onBeat = callback as OnBeat | undefined;
      const send = onBeat && ((beat: Progress) => onBeat(Comlink.transfer(beat, buffersOf(beat))));
      const answer = await service.run(id, job, send);
      // Closes the port the callback came on; without it one port a run would stay open.
      onBeat?.[Comlink.releaseProxy]();
      return answer.kind === 'done' ? Comlink.transfer(answer, buffersOf(answer)) : answer;
    },
    cancel: service.cancel,
  };
  Comlink.expose(served, endpoint);
}
