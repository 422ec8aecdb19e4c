/** Labels as they grow: each beat writes into the same arrays and gives a new record over them. */
import type { NodeId } from '../../engine/index.ts';
import type { LabelProgress, SolveAnswer } from '../../workers/protocol.ts';
import type { Labels } from './state/answers.ts';

/** What labels are about: a revision of the document, and its nodes as the engine numbers them. */
export type Labelled = {
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

/** The labels after a beat. Arrays are written in place: they are as long as the drawing from the first beat on. */
export function afterBeat(labels: Labels | undefined, about: Labelled, beat: LabelProgress): Labels {
  const { vertices, chosen, done, total } = beat;
  const table = (labels?.table ?? []) as LabelProgress['values'][number][];
  const codes = labels?.codes ?? new Int32Array(total).fill(-1);
  const steps = labels?.steps ?? new Int32Array(total).fill(-1);
  for (const value of beat.values) table.push(value);
  for (let i = 0; i < vertices.length; i++) {
    codes[vertices[i]] = beat.codes[i];
    steps[vertices[i]] = beat.steps[i];
  }
  let rounds = labels?.rounds ?? 0;
  for (const step of beat.steps) if (step >= rounds) rounds = step + 1;
  const { revision, ids, index } = about;
  const { outcomes, classes = [] } = beat.play ?? labels ?? unknown;
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

/** The labels a run ended with. */
export function whenSolved({ revision, ids, index }: Labelled, solved: SolveAnswer): Labels {
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
