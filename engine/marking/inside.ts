/**
 * The game of a view, solved, for marking: it is solved once and kept with the marking that it belongs to, so
 * that two hundred answers cost one solving. A marking that was sent through a message is solved once more.
 */
import { solveAndKeep, solveBoard } from '../conduct/board.ts';
import { type Memory, openMemory, type SolvedBoard } from '../conduct/memory.ts';
import type { SolvedGraph } from '../conduct/solve.ts';
import { compile } from '../document/compile.ts';
import { calledNode, type GameDocument } from '../document/document.ts';
import { buildArcs } from '../graph/build.ts';
import { isImpartial } from '../graph/game-graph.ts';
import { spaceOf } from '../graph/space.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { accepted, type OverBudget, type Problem, type Result, refused } from '../result.ts';
import { asCounts } from '../rounds.ts';
import { type Ruleset, rulesOfBoard } from '../rulesets/ruleset.ts';
import { rulesetOfId } from '../rulesets/ruleset-of-id.ts';
import { valueAt } from '../theories/labelling.ts';
import type { GameToSolve, VertexNaming } from '../theories/question.ts';
import { typedOfValue } from '../values/typed-values.ts';
import type { Value } from '../values/value.ts';
import type { Marking } from './prepared.ts';

export type Inside = {
  readonly game: GameToSolve | SolvedBoard;
  readonly memory: Memory;
  readonly solved: SolvedGraph;
  /** The node or position that the view is about; the first where it is about none. */
  readonly vertex: number;
  /** What the class calls a vertex. */
  readonly called: VertexNaming;
  /**
   * Of a large partizan game whose value is known: that value alone as a game, its vertex 0. A typed value is
   * compared with it, since beside thousands of positions each comparison would take seconds.
   */
  readonly byValue?: Pick<Inside, 'game' | 'memory' | 'vertex'>;
  /** On a board: the vertex of a position that follows. */
  readonly vertexOf?: (position: string) => number | undefined;
};

/** The board of a view, read. */
export type BoardOfView = {
  readonly ruleset: Ruleset;
  readonly draft: unknown;
  readonly position: Result<string>;
};

export function boardOfView(board: {
  readonly ruleset: string;
  readonly position: string;
}): Result<BoardOfView> {
  const ruleset = rulesetOfId(board.ruleset);
  if (!ruleset) return refused([{ place: 'board.ruleset', says: `there is no ruleset "${board.ruleset}"` }]);
  const draft = ruleset.read(board.position).position;
  return accepted({ ruleset, draft, position: positionCalled(ruleset, board.position, 'board.position') });
}

/** A position as its ruleset prints it; refused where it is none, with the place in the lesson. */
export function positionCalled(ruleset: Ruleset, text: string, place: string): Result<string> {
  const read = ruleset.parse(text);
  return read.ok
    ? accepted(ruleset.print(read.value))
    : refused(
        read.problems.map(
          (problem): Problem => ({ place, says: `"${text}": ${problem.place} ${problem.says}` }),
        ),
      );
}

/** Solves a drawing, whose names are those that the class sees. Cost: that of solving. */
export function* insideDrawing(seen: GameDocument, vertex: number): Generator<number, Inside, void> {
  const game = { graph: compile(seen).graph, rules: seen.view.rules };
  const { solved, memory } = yield* asCounts(solveAndKeep(game, {}));
  return withValue({ game, memory, solved, vertex, called: (v) => calledNode(seen.nodes[v]) });
}

/** Positions that are looked at for a class, beside which the room has to stay small. */
const mostPositions = 200_000;

/** Solves all that follows a position, which is vertex 0. */
export function* insideBoard(
  ruleset: Ruleset,
  position: string,
  document: GameDocument,
): Generator<number, Inside | OverBudget, void> {
  const rules = rulesOfBoard(ruleset, document.view.rules);
  const game = { ruleset: ruleset.id, position, rules, positions: mostPositions };
  const board = yield* asCounts(solveBoard(game, openMemory(), {}));
  if ('kind' in board) return board;
  return withValue({
    game: board,
    memory: board.memory,
    solved: board.solved,
    vertex: 0,
    called: (v) => board.nameOf(v),
    vertexOf: (text) => board.vertexOf(text),
  });
}

/** Smaller games are compared themselves, so that the reasons name their nodes. */
const mostCompared = 200;

function withValue(inside: Inside): Inside {
  const { graph, rules } = inside.game;
  const value = graph.order > mostCompared && !isImpartial(graph) ? valueInside(inside) : undefined;
  const typed = value && spaceOf(graph) === 'graph' ? typedOfValue(value) : undefined;
  if (typed?.kind !== 'game' || typed.game.start !== 0) return inside;
  const { count, left, right } = typed.game;
  const rows = (pairs: readonly number[]) =>
    buildArcs(
      count,
      pairs.filter((_, i) => i % 2 === 0),
      pairs.filter((_, i) => i % 2 === 1),
    );
  const alone = { order: count, gray: new Uint8Array(count), left: rows(left), right: rows(right) };
  return { ...inside, byValue: { game: { graph: alone, rules }, memory: openMemory(), vertex: 0 } };
}

/** What the view is about is worth, where a theory gives it a value. */
export const valueInside = ({ solved: { labelling }, vertex }: Inside): Value | undefined =>
  valueAt(labelling, vertex);

export const outcomeInside = ({ solved: { outcomes, classes }, vertex }: Inside): Outcome | undefined =>
  classes[outcomes[vertex]];

/** The space of games that is played. */
export const spaceInside = ({ game }: Pick<Inside, 'game'>) => spaceOf(game.graph);

const kept = new WeakMap<Marking, Inside>();

/** Keeps a solved game for the answers to come. */
export const keepInside = (marking: Marking, inside: Inside): void => void kept.set(marking, inside);
export const insideKept = (marking: Marking): Inside | undefined => kept.get(marking);
