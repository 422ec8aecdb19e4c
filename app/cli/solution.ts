/** What solving a graph gives the command line, before it is printed. */
import {
  type GameGraph,
  impartialOutcomes,
  isImpartial,
  type NodeId,
  type Outcome,
  partizanOutcomes,
  type Value,
} from '../../engine/index.ts';
import {
  drain,
  type Labelling,
  type NimResponseTable,
  nimResponse,
  outcomes,
  outcomesOfPartizan,
  type SolveOptions,
  type Theory,
} from '../../engine/run.ts';

import { tell } from './output.ts';

export type Found = {
  readonly labelling: Labelling;
  /** By play: per vertex an index into `classes`. */
  readonly outcomes: Uint8Array;
  readonly classes: readonly Outcome[];
  /** Per vertex, where no theory is known and the graph is small. */
  readonly nimResponses: readonly NimResponseTable[] | undefined;
};

export type Solved = Found & {
  readonly theory: Theory | undefined;
  readonly reason: string;
  readonly ids: readonly NodeId[];
  readonly timing: { readonly parse_ms: number; readonly solve_ms: number } | undefined;
};

/** Nodes up to which nim-responses are given, and their entries. */
const mostNodes = 200;
const mostEntries = 256;

export function solve(
  graph: GameGraph,
  { theory }: { readonly theory: Theory | undefined },
  options: SolveOptions,
): Found {
  const impartial = isImpartial(graph);
  return {
    labelling: theory ? drain(theory.solve(graph, options)) : unlabelled(graph.order),
    outcomes: impartial ? outcomes(graph) : outcomesOfPartizan(graph, options.infinitePlay),
    classes: impartial ? impartialOutcomes : partizanOutcomes,
    nimResponses: !theory && impartial && graph.order <= mostNodes ? nimResponsesOf(graph) : undefined,
  };
}

const unlabelled = (order: number): Labelling => ({
  table: [],
  codes: new Int32Array(order).fill(-1),
  steps: new Int32Array(order).fill(-1),
});

const nimResponsesOf = (graph: GameGraph): readonly NimResponseTable[] =>
  Array.from({ length: graph.order }, (_, vertex) => drain(nimResponse(graph, vertex, mostEntries)));

export const outcomeOf = ({ outcomes, classes }: Found, vertex: number): Outcome => classes[outcomes[vertex]];

export type Counts = {
  readonly values: readonly { readonly value: Value; readonly count: number }[];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly count: number }[];
};

/** How many nodes have each value, most first, and each outcome. */
export function countsOf({ labelling, outcomes, classes }: Found): Counts {
  const { table, codes } = labelling;
  const counts = new Uint32Array(table.length);
  for (const code of codes) if (code >= 0) counts[code]++;
  const values = table.flatMap((value, code) => (counts[code] > 0 ? [{ value, count: counts[code] }] : []));
  const ofClass = new Uint32Array(classes.length);
  for (const outcome of outcomes) ofClass[outcome]++;
  return {
    values: values.toSorted((a, b) => b.count - a.count),
    outcomes: classes.flatMap((outcome, i) => (ofClass[i] > 0 ? [{ outcome, count: ofClass[i] }] : [])),
  };
}

/** On standard error: what has no value for want of work, and how to have it all the same. */
export function tellLeftOut(place: string, { labelling }: Found): void {
  if (labelling.leftOut !== undefined) tell(`${place}: ${labelling.leftOut}; --thorough tries larger ones`);
}
