/**
 * The solution of a whole drawing, for printing: with the nim-responses of vertices that no theory covers.
 */

import { NO_PART } from '../conduct/by-parts.ts';
import { type Advance, type ConductOptions, type SolvedGraph, solveGraph } from '../conduct/solve.ts';
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { drain } from '../rounds.ts';
import { type NimResponseTable, tabulateNimResponse } from '../theories/open/nim-response.ts';
import type { GameToSolve } from '../theories/question.ts';

export type WholeSolution = SolvedGraph & {
  /** Per vertex that no theory covers, if the graph is impartial and small, and the last move decides. */
  readonly nimResponses: readonly (NimResponseTable | undefined)[] | undefined;
};

/** The most nodes for which nim-responses are given, and the most entries of each. */
const mostNodes = 200;
const mostEntries = 256;

/** Solves a game as `solveGraph` does. */
export function* solveWhole(
  game: GameToSolve,
  options: ConductOptions = {},
): Generator<Advance, WholeSolution, void> {
  const solved = yield* solveGraph(game, options);
  return { ...solved, nimResponses: nimResponsesIn(game.graph, solved) };
}

function nimResponsesIn(graph: GameGraph, solved: SolvedGraph): WholeSolution['nimResponses'] {
  // A nim-heap beside a node says who moves last, which decides nothing where scores do or where both move at
  // once.
  const byLastMove = graph.scores === undefined && graph.joint === undefined;
  const isWanted =
    byLastMove && solved.choice.uncovered > 0 && isImpartial(graph) && graph.order <= mostNodes;
  return isWanted
    ? Array.from({ length: graph.order }, (_, vertex) =>
        (solved.partOf?.[vertex] ?? NO_PART) === NO_PART
          ? drain(tabulateNimResponse(graph, vertex, mostEntries))
          : undefined,
      )
    : undefined;
}

/** The theory that gives a vertex its value, if parts have different theories; null if none does. */
export function theoryAt({ choice, partOf }: SolvedGraph, vertex: number): string | null {
  const part = partOf?.[vertex] ?? NO_PART;
  return part === NO_PART ? null : choice.parts[part].theory.id;
}

export const outcomeOfVertex = ({ outcomes, classes }: SolvedGraph, vertex: number): Outcome | undefined =>
  classes[outcomes[vertex]];
