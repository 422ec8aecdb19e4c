/** How two vertices of a partizan drawing compare; then, as far as they can be written out, the strategies that prove it. */
import { compareVertices, proofsOf } from '../../engine/run.ts';
import type { CompareJob, Comparison, ProgressBeat } from '../protocol.ts';
import type { Part, Slices } from '../pump.ts';

export function* compareJob({ graph, a, b, infinitePlay = 'draw' }: CompareJob): Slices<Comparison> {
  const compared = yield* reporting(compareVertices(graph, a, b));
  if (compared.kind === 'over-budget') return compared;
  const { relations, by } = compared;
  const proofs = yield* reporting(proofsOf(graph, a, b, relations, { infinitePlay }));
  const found = { kind: 'compare', relations, by } as const;
  if ('kind' in proofs) return { ...found, claims: [], unproved: proofs.says };
  return { ...found, claims: proofs, unproved: undefined };
}

function* reporting<T>(slices: Generator<number, T, void>): Part<T> {
  let done = 0;
  const report = (): ProgressBeat => ({ kind: 'progress', says: 'Comparing', done, total: done });
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    done = slice.value;
    yield report;
  }
}
