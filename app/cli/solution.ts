/** What solving a graph gives the command line, before it is printed. */
import {
  type GameGraph,
  type ImpartialOutcome,
  impartialOutcomes,
  isImpartial,
  type NodeId,
  type Value,
} from '../../engine/index.ts';
import {
  drain,
  type Labelling,
  type NimResponseTable,
  nimResponse,
  outcomes,
  type SolveOptions,
  type Theory,
} from '../../engine/run.ts';

export type Found = {
  readonly labelling: Labelling;
  /** By play; empty for a partizan graph. */
  readonly outcomes: Uint8Array;
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
    outcomes: impartial ? outcomes(graph) : new Uint8Array(0),
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

export const outcomeOf = ({ outcomes }: Found, vertex: number): ImpartialOutcome | undefined =>
  outcomes.length > 0 ? impartialOutcomes[outcomes[vertex]] : undefined;

export type Counts = {
  readonly values: readonly { readonly value: Value; readonly count: number }[];
  readonly outcomes: readonly { readonly outcome: ImpartialOutcome; readonly count: number }[];
};

/** How many nodes have each value, most first, and each outcome. */
export function countsOf({ labelling, outcomes }: Found): Counts {
  const { table, codes } = labelling;
  const counts = new Uint32Array(table.length);
  for (const code of codes) if (code >= 0) counts[code]++;
  const values = table.flatMap((value, code) => (counts[code] > 0 ? [{ value, count: counts[code] }] : []));
  const classes = new Uint32Array(impartialOutcomes.length);
  for (const outcome of outcomes) classes[outcome]++;
  return {
    values: values.toSorted((a, b) => b.count - a.count),
    outcomes: impartialOutcomes.flatMap((outcome, i) =>
      classes[i] > 0 ? [{ outcome, count: classes[i] }] : [],
    ),
  };
}
