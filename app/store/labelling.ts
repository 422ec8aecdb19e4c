/**
 * Labels as they arrive: each progress report writes into the same arrays and makes a new record over them.
 */
import type { NodeId } from '../../engine/document/index.ts';
import type { LabelProgress, SolveAnswer } from '../../workers/protocol.ts';
import type { Labels } from './state/answers.ts';

/** What labels belong to: a revision of the document, and its nodes as the engine numbers them. */
export type NumberedRevision = {
  readonly revision: number;
  readonly ids: readonly NodeId[];
  readonly index: ReadonlyMap<NodeId, number>;
};

const unknown = {
  outcomes: undefined,
  classes: [],
  remoteness: undefined,
  partOf: undefined,
  facts: undefined,
  rounds: 0,
  took: undefined,
  leftOut: undefined,
  complete: false,
};

/**
 * The labels after a progress report. The arrays have the length of the drawing from the first report on and
 * are written in place.
 */
export function afterProgress(
  labels: Labels | undefined,
  about: NumberedRevision,
  progress: LabelProgress,
): Labels {
  const { vertices, chosen, done, total } = progress;
  const table = (labels?.table ?? []) as LabelProgress['values'][number][];
  const codes = labels?.codes ?? new Int32Array(total).fill(-1);
  const steps = labels?.steps ?? new Int32Array(total).fill(-1);
  for (const value of progress.values) table.push(value);
  for (let i = 0; i < vertices.length; i++) {
    codes[vertices[i]] = progress.codes[i];
    steps[vertices[i]] = progress.steps[i];
  }
  let rounds = labels?.rounds ?? 0;
  for (const step of progress.steps) if (step >= rounds) rounds = step + 1;
  const { revision, ids, index } = about;
  const { outcomes, classes = [] } = progress.play ?? labels ?? unknown;
  return {
    ...unknown,
    outcomes,
    classes,
    revision,
    ids,
    index,
    chosen,
    table,
    codes,
    steps,
    rounds,
    done,
    total,
  };
}

/** The labels with which a run ended. */
export function whenSolved({ revision, ids, index }: NumberedRevision, solved: SolveAnswer): Labels {
  const { chosen, table, codes, steps, outcomes, classes, remoteness, partOf, facts, rounds, took, leftOut } =
    solved;
  const total = ids.length;
  return {
    revision,
    ids,
    index,
    chosen,
    table,
    codes,
    steps,
    outcomes,
    classes,
    remoteness,
    partOf,
    facts,
    rounds,
    done: total,
    total,
    took,
    leftOut,
    complete: true,
  };
}
