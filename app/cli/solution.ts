/** Solves a graph for the command line; the engine conducts. */
import type { NodeId } from '../../engine/document/index.ts';
import { type GameGraph, isImpartial } from '../../engine/graph/index.ts';
import type { Outcome } from '../../engine/outcome/index.ts';
import { accepted, type Result } from '../../engine/result.ts';
import {
  type ConductOptions,
  drain,
  type NimResponseTable,
  NO_PART,
  type SolvedGraph,
  solveGraph,
  tabulateNimResponse,
} from '../../engine/run.ts';
import type { GameToSolve } from '../../engine/theories/index.ts';
import type { Value } from '../../engine/values/index.ts';
import { compileFor } from './compiling.ts';
import { tell } from './output.ts';
import { doesNotApply } from './theory-option.ts';

export type GraphSolution = SolvedGraph & {
  /** Per vertex that no theory covers, if the graph is impartial and small, and the last move decides. */
  readonly nimResponses: readonly (NimResponseTable | undefined)[] | undefined;
};

export type TimedSolution = GraphSolution & {
  readonly ids: readonly NodeId[];
  readonly timing: { readonly parse_ms: number; readonly solve_ms: number } | undefined;
};

/** The most nodes for which nim-responses are given, and the most entries of each. */
const mostNodes = 200;
const mostEntries = 256;

/** Refused, before any work, if a theory asked for by its id does not apply; `auto` may find none. */
export function solve(game: GameToSolve, options: ConductOptions): Result<GraphSolution> {
  const { graph, rules } = game;
  compileFor(graph.order);
  const advances = solveGraph(game, options);
  for (;;) {
    const advance = advances.next();
    if (advance.done) return accepted(withNimResponses(graph, advance.value));
    if (advance.value.kind === 'chosen') {
      const refusal = doesNotApply(rules.theory, advance.value.choice);
      if (refusal) return refusal;
    }
  }
}

function withNimResponses(graph: GameGraph, solved: SolvedGraph): GraphSolution {
  // A nim-heap beside a node says who moves last, which decides nothing where scores do or where both move at once.
  const byLastMove = graph.scores === undefined && graph.joint === undefined;
  const wanted = byLastMove && solved.choice.uncovered > 0 && isImpartial(graph) && graph.order <= mostNodes;
  return { ...solved, nimResponses: wanted ? nimResponsesOf(graph, solved) : undefined };
}

const nimResponsesOf = (graph: GameGraph, { partOf }: SolvedGraph): GraphSolution['nimResponses'] =>
  Array.from({ length: graph.order }, (_, vertex) =>
    (partOf?.[vertex] ?? NO_PART) === NO_PART
      ? drain(tabulateNimResponse(graph, vertex, mostEntries))
      : undefined,
  );

/** The theory that gives a vertex its value, if parts have different theories; null if none does. */
export function theoryAt({ choice, partOf }: GraphSolution, vertex: number): string | null {
  const part = partOf?.[vertex] ?? NO_PART;
  return part === NO_PART ? null : choice.parts[part].theory.id;
}

export const outcomeOfVertex = ({ outcomes, classes }: SolvedGraph, vertex: number): Outcome | undefined =>
  classes[outcomes[vertex]];

export type LabelCounts = {
  readonly values: readonly { readonly value: Value; readonly count: number }[];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly count: number }[];
};

/** How many nodes have each value, in descending order, and each outcome. */
export function countsOf({ labelling, outcomes, classes }: GraphSolution): LabelCounts {
  const { table, codes } = labelling;
  const counts = occurrences(codes, table.length);
  const values = table.flatMap((value, code) => (counts[code] > 0 ? [{ value, count: counts[code] }] : []));
  const ofClass = occurrences(outcomes, classes.length);
  return {
    values: values.toSorted((a, b) => b.count - a.count),
    outcomes: classes.flatMap((outcome, i) => (ofClass[i] > 0 ? [{ outcome, count: ofClass[i] }] : [])),
  };
}

/** How often each number below `limit` occurs; others, −1 among them, are not counted. */
function occurrences(numbers: Int32Array | Uint8Array, limit: number): Uint32Array {
  const counts = new Uint32Array(limit);
  // By index: an iterator makes an object of every number until the loop is compiled.
  for (let i = 0; i < numbers.length; i++) if (numbers[i] >= 0) counts[numbers[i]]++;
  return counts;
}

/** Reports on standard error what has no value because the work would be too much, and how to get it anyway. */
export function tellLeftOut(place: string, { labelling }: SolvedGraph): void {
  const { leftOut } = labelling;
  if (leftOut) tell(`${place}: ${leftOut.says}${leftOut.canBeTried ? '; --thorough tries it' : ''}`);
}
