/**
 * The rounds in which labels were found, and labels as they were after a given round. Every label carries its
 * round, so what was known then is a filter of what is known now, and nothing is computed again.
 */
import { noOutcome } from './seen-labels.ts';
import type { Labels } from './state/answers.ts';

export type Rounds = {
  /**
   * The rounds in which some node got its value, in order; these are the frames of a walkthrough after the
   * first. A last entry undefined means the values of infinite rank, which no round assigns.
   */
  readonly numbers: readonly (number | undefined)[];
  /** Vertices by frame: those of frame k are vertices[starts[k − 1]] up to vertices[starts[k]]. */
  readonly starts: Int32Array;
  readonly vertices: Int32Array;
  /** Per vertex the frame in which it gets its value; 0 for a vertex without a value. */
  readonly frames: Int32Array;
};

const found = new WeakMap<Int32Array, Rounds>();

/**
 * The rounds of complete labels; empty if the theory has no rounds. O(vertices), once for the same labels.
 */
export function roundsOf({ codes, steps, complete }: Labels): Rounds {
  const known = complete ? found.get(steps) : undefined;
  if (known) return known;
  const rounds = sorted(codes, steps);
  if (complete) found.set(steps, rounds);
  return rounds;
}

function sorted(codes: Int32Array, steps: Int32Array): Rounds {
  const inRound = steps.filter((step, v) => step >= 0 && codes[v] >= 0);
  const frames = new Int32Array(steps.length);
  if (inRound.length === 0) return { numbers: [], starts: new Int32Array(1), vertices: inRound, frames };
  const numbers: (number | undefined)[] = [];
  const frameOf = new Map<number, number>();
  for (const step of inRound.sort()) {
    if (frameOf.has(step)) continue;
    numbers.push(step);
    frameOf.set(step, numbers.length);
  }
  if (codes.some((code, v) => code >= 0 && steps[v] < 0)) numbers.push(undefined);
  const starts = new Int32Array(numbers.length + 1);
  for (const [v, code] of codes.entries()) {
    if (code < 0) continue;
    frames[v] = frameOf.get(steps[v]) ?? numbers.length;
    starts[frames[v]]++;
  }
  for (let k = 1; k < starts.length; k++) starts[k] += starts[k - 1];
  const vertices = new Int32Array(starts[numbers.length]);
  const next = starts.slice();
  for (const [v, frame] of frames.entries()) if (frame > 0) vertices[next[frame - 1]++] = v;
  return { numbers, starts, vertices, frames };
}

type Filtered = { readonly at: number; readonly labels: Labels };
const filtered = new WeakMap<Labels, Filtered>();

/**
 * What was known after frame k: the labels of the vertices whose round had come. From the last frame on, and
 * while labels are still arriving, these are the labels themselves. The same arguments return the same
 * record.
 */
export function labelsAt<Of extends Labels>(labels: Of, at: number): Of {
  if (!labels.complete) return labels;
  const { numbers, frames } = roundsOf(labels);
  if (at >= numbers.length) return labels;
  const last = filtered.get(labels);
  if (last?.at === at) return last.labels as Of;
  const isKnown = (v: number): boolean => frames[v] > 0 && frames[v] <= at;
  const made = {
    ...labels,
    codes: labels.codes.map((code, v) => (isKnown(v) ? code : -1)),
    outcomes: labels.outcomes?.map((code, v) => (isKnown(v) ? code : noOutcome)),
    remoteness: undefined,
    // More labels follow, as while they arrive from the worker.
    complete: false,
  };
  filtered.set(labels, { at, labels: made });
  return made;
}
