/**
 * Gets the heaps by the million that are asked for beside the document: a worker reports how far they are
 * found, and sums them up.
 */
import type { HeapSummary } from '../../engine/sweeps/index.ts';
import type { HeapsFound } from '../../workers/protocol.ts';
import { askedNow } from './asked.ts';
import { type FoundSoFar, openGrowing } from './growing.ts';

/** The heaps as far as they are found. */
export type GrowingHeaps = FoundSoFar & {
  /** The values from the empty heap on. */
  readonly first: readonly number[];
  readonly soFar: HeapsFound['soFar'] | undefined;
  readonly summary: HeapSummary | undefined;
};

const nothing = { first: [], soFar: undefined, summary: undefined };

const heaps = openGrowing<GrowingHeaps>({
  mostUnasked: 1_000_000,
  asked(state) {
    const asked = askedNow(state);
    return asked?.heaps === undefined ? undefined : { of: asked.of, total: asked.heaps, ...nothing };
  },
  find({ of }, run, settle) {
    run.start(
      { kind: 'heap-summary', of },
      (answer) => {
        if (answer.kind === 'done') {
          const { summary, first } = answer.value;
          heaps.change({ summary, first });
        }
        settle(answer);
      },
      (progress) => {
        if (progress.kind === 'heaps') heaps.change({ first: progress.first, soFar: progress.soFar });
        // The worker that had found them died, and another one begins with the first heap.
        if (progress.kind === 'again') heaps.change(nothing);
      },
    );
  },
});

export const useHeaps = heaps.use;

/** Follows the store from now on; the returned function stops it, and what was found stays. */
export const startSumming = heaps.follow;

/** Begins, or continues after the last heap that is there. */
export const goOnWithHeaps = heaps.goOn;

/** Ends the run; what was found stays. */
export const stopHeaps = heaps.stop;
