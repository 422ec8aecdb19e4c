/** The sum of pieces on a drawing: by the theory that applies, else by play. */
import { chooseTheory, sumOfPieces } from '../../engine/run.ts';
import type { ProgressBeat, SumJob, Summed } from '../protocol.ts';
import type { Slices } from '../pump.ts';

export function* sumJob({
  graph,
  theory: id,
  asPublished,
  pieces,
  infinitePlay = 'draw',
}: SumJob): Slices<Summed> {
  const { theory, reason } = chooseTheory(graph, id);
  const summing = sumOfPieces(graph, pieces, theory, { asPublished, infinitePlay });
  let done = 0;
  const report = (): ProgressBeat => ({ kind: 'progress', says: 'Adding the pieces', done, total: done });
  for (;;) {
    const slice = summing.next();
    if (!slice.done) {
      done = slice.value;
      yield report;
      continue;
    }
    if (slice.value.kind === 'over-budget') return slice.value;
    return { ...slice.value, chosen: { theory: theory?.id, name: theory?.name ?? '', reason } };
  }
}
