/**
 * The jobs about the heaps of one game by the million: reports come while they are found, and then they are
 * written.
 */
import { heapsAsCsv, heapsAsLatex, summaryData } from '../../engine/sweeps/index.ts';
import type { HeapSummaryJob, HeapsFound, HeapsSummed, HeapText, HeapTextJob } from '../protocol.ts';
import { type JobSlices, nothing } from '../run-job.ts';
import { type HeapMemory, heapsUpToNow, keptHeaps } from './kept-heaps.ts';

/** How many values are shown. */
const mostShown = 1_000;

export function* heapSummaryJob({ of }: HeapSummaryJob, memory: HeapMemory): JobSlices<HeapsSummed> {
  const kept = keptHeaps(of, memory);
  if ('says' in kept) return kept;
  const { open } = kept;
  const first = (): readonly number[] => open.valuesOf(0, mostShown - 1);
  const report = (): HeapsFound => {
    const soFar = open.soFar();
    return { kind: 'heaps', first: first(), soFar, done: soFar.known, total: open.heaps };
  };
  const finding = open.find();
  for (;;) {
    const slice = finding.next();
    if (slice.done) {
      kept.summary = slice.value;
      return { kind: 'heap-summary', summary: slice.value, first: first() };
    }
    yield report;
  }
}

export function* heapTextJob({ of, form }: HeapTextJob, memory: HeapMemory): JobSlices<HeapText> {
  const kept = keptHeaps(of, memory);
  if ('says' in kept) return kept;
  yield* heapsUpToNow(kept);
  yield nothing;
  const { open, summary } = kept;
  if (form === 'csv') return { kind: 'heap-text', text: heapsAsCsv(open) };
  if (form === 'latex') return { kind: 'heap-text', text: heapsAsLatex(open, summary) };
  return { kind: 'heap-text', text: summary ? `${JSON.stringify(summaryData(summary))}\n` : '' };
}
