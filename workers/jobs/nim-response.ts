/** The nim-response table of a vertex: outcomes of G + *m for m = 0, 1, … until the rest is proved to be the same. */
import { nimResponse } from '../../engine/run.ts';
import type { NimResponse, NimResponseJob, ProgressBeat } from '../protocol.ts';
import type { Slices } from '../pump.ts';

/** Entries computed where no proof comes earlier: more than anybody reads. */
const mostEntries = 256;

export function* nimResponseJob(job: NimResponseJob): Slices<NimResponse> {
  const entries = nimResponse(job.graph, job.vertex, mostEntries);
  let done = 0;
  const report = (): ProgressBeat => ({
    kind: 'progress',
    says: `Next to *${done}`,
    done,
    total: mostEntries,
  });
  for (;;) {
    const entry = entries.next();
    if (entry.done) return { kind: 'nim-response', ...entry.value };
    done++;
    yield report;
  }
}
