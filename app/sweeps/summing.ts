/**
 * Gets the heaps by the million that are asked for beside the document: a worker reports how far they are
 * found, and sums them up. While values are hidden nothing is asked, and what was found is forgotten.
 */
import type { HeapSummary } from '../../engine/sweeps/index.ts';
import type { HeapsFound } from '../../workers/protocol.ts';
import { type EditorState, editor, useEditor } from '../store/editor.ts';
import { held, heldStore } from '../store/held.ts';
import { latestRun } from '../store/latest-run.ts';
import { mayTellAll, tellingChangesWith } from '../store/telling.ts';
import { askedNow } from './asked.ts';
import type { SweepState } from './sweeping.ts';

/** More heaps are found only on request. */
const mostUnasked = 1_000_000;

/** In milliseconds: fields that were changed are answered when nothing was changed for this long. */
const pause = 250;

/** The heaps as far as they are found. */
export type GrowingHeaps = {
  readonly of: string;
  readonly total: number;
  readonly state: SweepState;
  /** The values from the empty heap on. */
  readonly first: readonly number[];
  readonly soFar: HeapsFound['soFar'] | undefined;
  readonly summary: HeapSummary | undefined;
};

export const useHeaps = heldStore<{ readonly heaps: GrowingHeaps | undefined }>(() => ({ heaps: undefined }));

const timer = held<ReturnType<typeof setTimeout> | undefined>(() => undefined, clearTimeout);
const run = latestRun();

const dependsOn = [...tellingChangesWith, 'rulesets', 'tableOpen'] as const satisfies (keyof EditorState)[];

/** Follows the store from now on; the returned function stops it, and what was found stays. */
export function startSumming(): () => void {
  attend();
  const end = useEditor.subscribe((state, before) => {
    if (dependsOn.some((member) => state[member] !== before[member])) attend();
  });
  return () => {
    end();
    stopHeaps();
  };
}

function endRun(): void {
  clearTimeout(timer.now);
  run.end();
}

function attend(): void {
  const state = editor();
  const asked = askedNow(state);
  const known = useHeaps.getState().heaps;
  if (asked?.heaps === undefined || !mayTellAll(state)) {
    endRun();
    if (known) useHeaps.setState({ heaps: undefined });
    return;
  }
  if (known?.of === asked.of) return;
  endRun();
  const waits = asked.heaps > mostUnasked;
  const heaps: GrowingHeaps = {
    of: asked.of,
    total: asked.heaps,
    state: waits ? 'waiting' : 'running',
    first: [],
    soFar: undefined,
    summary: undefined,
  };
  useHeaps.setState({ heaps });
  if (!waits) timer.now = setTimeout(goOnWithHeaps, known ? pause : 0);
}

/** Begins, or continues after the last heap that is there. */
export function goOnWithHeaps(): void {
  const heaps = useHeaps.getState().heaps;
  if (!heaps) return;
  endRun();
  const change = (changed: Partial<GrowingHeaps>): void => {
    const now = useHeaps.getState().heaps;
    if (now?.of === heaps.of) useHeaps.setState({ heaps: { ...now, ...changed } });
  };
  change({ state: 'running' });
  run.start(
    { kind: 'heap-summary', of: heaps.of },
    (answer) => {
      if (answer.kind === 'done') {
        const { summary, first } = answer.value;
        change({ state: 'done', summary, first });
      } else change({ state: answer.kind === 'cancelled' ? 'stopped' : { failed: answer.says } });
    },
    (progress) => {
      if (progress.kind === 'heaps') change({ first: progress.first, soFar: progress.soFar });
    },
  );
}

/** Ends the run, also when the table is out of sight; what was found stays. */
export function stopHeaps(): void {
  endRun();
  const heaps = useHeaps.getState().heaps;
  if (heaps?.state === 'running') useHeaps.setState({ heaps: { ...heaps, state: 'stopped' } });
}
