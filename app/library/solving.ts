/** What every node of a drawing, or a position, is worth. */
import { boardData, partsData, solutionData } from '../../engine/answers/index.ts';
import { drain } from '../../engine/run.ts';
import { gameOf, insideOfBoard, insideOfDrawing } from './games.ts';
import { sliced, type Work } from './slices.ts';
import type {
  Board,
  BoardSolution,
  Drawing,
  DrawingSolution,
  Given,
  Solution,
  TheoryOptions,
} from './types.ts';
import { measuresCalled, rulesFor, solvingGraph, worthOfBoard } from './work-on-games.ts';

export type SolveOptions = TheoryOptions & {
  /** Leaves no part out, however long it takes. */
  readonly thorough?: boolean;
  /** Ids of `measures`: each becomes a member of every worth. */
  readonly measures?: readonly string[];
  /** For a board: what every position that can follow is worth. */
  readonly all?: boolean;
  /** For a board, the most positions that may follow; 2,000,000 if left out. */
  readonly positions?: number;
};

function* workOnBoard(board: Board, options: SolveOptions): Work<BoardSolution> {
  const measures = measuresCalled(options.measures ?? []);
  const { rules, ...inside } = insideOfBoard(board);
  const asked = { ...inside, rules: rulesFor(rules, options) };
  const found = yield* worthOfBoard(asked, { ...options, isOfGraph: true });
  if (!('kind' in found)) return boardData(found, measures, options.all === true) as BoardSolution;
  const { ruleset, position } = found.game;
  return partsData({ ruleset, position }, found.worth, measures) as BoardSolution;
}

function* workOnDrawing(drawing: Drawing, options: SolveOptions): Work<DrawingSolution> {
  const measures = measuresCalled(options.measures ?? []);
  const { graph } = insideOfDrawing(drawing);
  const game = { graph: graph.graph, rules: rulesFor(graph.view.rules, options) };
  const solved = yield* solvingGraph(game, { thorough: options.thorough === true });
  return solutionData(solved, graph, measures) as DrawingSolution;
}

function* solving(given: Given, options: SolveOptions = {}): Work<Solution> {
  const game = gameOf(given);
  return game.kind === 'board' ? yield* workOnBoard(game, options) : yield* workOnDrawing(game, options);
}

/**
 * Finds what every node of a drawing is worth, or what a position of a ruleset is worth, and who wins: the
 * same as `grundy solve --json`. Where the whole graph of a position would be too large, the position is
 * solved part by part if its ruleset says how it falls apart.
 *
 * @returns `{ theory, reason, nodes }` of a drawing, with a worth for each node by its id;
 * `{ ruleset, position, start }` of a board.
 * @throws A refusal where the text is not a game, where a theory that is asked for does not apply, or where a
 * board has too many positions.
 * @example
 * import { board, read, solve } from 'grundy';
 *
 * const { theory, nodes } = solve(read('a -> b\nb -> c\nc -> a\nc -> d'));
 * console.log(theory);
 * for (const [id, { text, outcome }] of Object.entries(nodes)) console.log(id, text, outcome);
 *
 * const { start, positions } = solve(board('domineering', '..../....'), { measures: ['mean', 'temperature'] });
 * console.log(start.text, start.mean, start.temperature, positions);
 * // → sfp
 * // → a *1 N
 * // → b 0 P
 * // → c *2 N
 * // → d 0 P
 * // → ⧿_2 0 0 54
 */
export function solve(drawing: Drawing, options?: SolveOptions): DrawingSolution;
export function solve(board: Board, options?: SolveOptions): BoardSolution;
export function solve(given: Given, options?: SolveOptions): Solution;
export function solve(given: Given, options?: SolveOptions): Solution {
  return drain(solving(given, options));
}
sliced(solve, solving as never);
