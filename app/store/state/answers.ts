/** What the engine said of the document: labels, and the sum of the pieces. Only the solver's answers write it. */
import type { AnswerTo, GraphFacts, NodeId, Outcome, Value } from '../../../engine/index.ts';
import type { TheoryUsed } from '../../../workers/protocol.ts';

/**
 * What the engine said of a revision of the document. The arrays grow in place while labels stream; every
 * change makes a new Labels record, so that views can compare by identity.
 */
export type Labels = {
  readonly revision: number;
  /** The nodes as the engine numbered them, and back. */
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
  readonly chosen: TheoryUsed;
  readonly table: readonly Value[];
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  /** Known once the run is complete: indices into `classes`. */
  readonly outcomes: Uint8Array | undefined;
  readonly classes: readonly Outcome[];
  readonly remoteness: Int32Array | undefined;
  /** Per vertex the place in `chosen.parts` of the theory that names it; undefined where there are no parts, or not known yet. */
  readonly partOf: Uint8Array | undefined;
  readonly facts: GraphFacts | undefined;
  readonly rounds: number;
  readonly done: number;
  readonly total: number;
  readonly took: number | undefined;
  /** Why some nodes were left without a value. */
  readonly leftOut: string | undefined;
  readonly complete: boolean;
};

export type SolvingState =
  | { readonly kind: 'idle' }
  /** `since` is a time from performance.now(): spinners wait 150 ms. */
  | { readonly kind: 'running'; readonly since: number; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly says: string }
  | { readonly kind: 'stopped' };

export type AnswersPart = {
  readonly labels: Labels | undefined;
  /** The labels of an older revision, shown faded until replaced. */
  readonly staleLabels: Labels | undefined;
  readonly solving: SolvingState;
  /** The sum of the pieces on the drawing, when there are any. */
  readonly sum: AnswerTo<'sum'> | undefined;
  /** Why there are pieces and yet no sum. */
  readonly noSum: string | undefined;
};

export const noAnswers: AnswersPart = {
  labels: undefined,
  staleLabels: undefined,
  solving: { kind: 'idle' },
  sum: undefined,
  noSum: undefined,
};
