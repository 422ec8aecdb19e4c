/** The engine's answers about the document: labels, and the sum of the pieces. Only the solver writes this part. */
import type { NodeId } from '../../../engine/document/index.ts';
import type { GraphFacts } from '../../../engine/graph/index.ts';
import type { Outcome } from '../../../engine/outcome/index.ts';
import type { AnswerTo } from '../../../engine/questions/index.ts';
import type { LeftOut } from '../../../engine/theories/index.ts';
import type { Value } from '../../../engine/values/index.ts';
import type { TheoryUsed } from '../../../workers/protocol.ts';

/**
 * The engine's labels for a revision of the document. The arrays are filled in place while labels arrive; every
 * change makes a new Labels record, so that views can compare by identity.
 */
export type Labels = {
  readonly revision: number;
  /** The nodes as the engine numbered them, and the inverse. */
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
  readonly chosen: TheoryUsed;
  readonly table: readonly Value[];
  readonly codes: Int32Array;
  readonly steps: Int32Array;
  /** Known when the run is complete: indices into `classes`. */
  readonly outcomes: Uint8Array | undefined;
  readonly classes: readonly Outcome[];
  readonly remoteness: Int32Array | undefined;
  /**
   * Per vertex the index in `chosen.parts` of the theory that gives its value; undefined if there are no parts, or if
   * it is not known yet.
   */
  readonly partOf: Uint8Array | undefined;
  readonly facts: GraphFacts | undefined;
  readonly rounds: number;
  readonly done: number;
  readonly total: number;
  readonly took: number | undefined;
  /** Why some nodes have no value. */
  readonly leftOut: LeftOut | undefined;
  readonly complete: boolean;
};

export type SolvingState =
  | { readonly kind: 'idle' }
  /** `since` is a time from performance.now(): spinners appear after 150 ms. */
  | { readonly kind: 'running'; readonly since: number; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly says: string }
  | { readonly kind: 'stopped' };

export type AnswersPart = {
  readonly labels: Labels | undefined;
  /** The labels of an older revision, shown faded until they are replaced. */
  readonly staleLabels: Labels | undefined;
  readonly solving: SolvingState;
  /** Whether both ways of play are shown, and the labels by the one that the drawing does not say, as soon as they have come. */
  readonly bothWays: boolean;
  readonly otherWay: Labels | undefined;
  /** The sum of the pieces on the drawing, if there are any. */
  readonly sum: AnswerTo<'sum'> | undefined;
  /** Why there is no sum although there are pieces. */
  readonly noSum: { readonly says: string; readonly positions: number | undefined } | undefined;
};

export const noAnswers: AnswersPart = {
  labels: undefined,
  staleLabels: undefined,
  solving: { kind: 'idle' },
  bothWays: false,
  otherWay: undefined,
  sum: undefined,
  noSum: undefined,
};
