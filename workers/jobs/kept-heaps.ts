/**
 * The heaps that a worker has found last: a summary that was stopped is continued, and what is written or
 * plotted of the heaps begins with those that are there. A worker that took the place of a dead one finds
 * them again.
 */
import type { OverBudget } from '../../engine/result.ts';
import { openHeapSummary, type Ruleset, rulesetOfId } from '../../engine/run.ts';
import {
  type AskedFamily,
  type HeapSummary,
  heapsAsTable,
  type OpenSummary,
  parseAskedFamily,
  type SweepTable,
} from '../../engine/sweeps/index.ts';
import { type JobPart, nothing } from '../run-job.ts';

export type KeptHeaps = {
  /** The text by which they were asked for. */
  readonly of: string;
  readonly asked: AskedFamily;
  readonly ruleset: Ruleset;
  readonly open: OpenSummary;
  /** Once all heaps are found. */
  summary: HeapSummary | undefined;
};

export type HeapMemory = { heaps: KeptHeaps | undefined };

/** What the memory keeps of these heaps, or from now on of others. */
export function keptHeaps(of: string, memory: HeapMemory): KeptHeaps | OverBudget {
  if (memory.heaps?.of === of) return memory.heaps;
  const asked = parseAskedFamily(of);
  const ruleset = asked.ok ? rulesetOfId(asked.value.ruleset) : undefined;
  const opened = asked.ok && ruleset ? openHeapSummary(ruleset, asked.value) : undefined;
  // The page has read the text before; a page and a worker of two versions may not agree.
  if (!asked.ok || !ruleset || !opened?.ok)
    return { kind: 'over-budget', says: `There are no such heaps: ${of}` };
  memory.heaps = { of, asked: asked.value, ruleset, open: opened.value, summary: undefined };
  return memory.heaps;
}

/** Finds heaps only where none is there, in a worker that took the place of a dead one. */
export function* heapsUpToNow(kept: KeptHeaps): JobPart<void> {
  if (kept.open.soFar().known > 0) return;
  const finding = kept.open.find();
  for (;;) {
    const slice = finding.next();
    if (slice.done) {
      kept.summary = slice.value;
      return;
    }
    yield nothing;
  }
}

/** Some of the heaps as a table that can be plotted. */
export function* plottedHeaps(
  of: string,
  memory: HeapMemory,
): JobPart<{ readonly table: SweepTable; readonly ruleset: Ruleset } | OverBudget> {
  const kept = keptHeaps(of, memory);
  if ('says' in kept) return kept;
  yield* heapsUpToNow(kept);
  const { open, summary, asked, ruleset } = kept;
  return { table: heapsAsTable(open, summary, asked), ruleset };
}
