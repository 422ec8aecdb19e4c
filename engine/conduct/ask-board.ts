/**
 * The questions about a game on a board, whose positions are named as on the board. They read what the game's solving has
 * found; what follows a position has a vertex each, with which every question of the register can be asked too. Nothing is
 * generated or solved for them again.
 */
import { copyGraph } from '../graph/copy-graph.ts';
import type { GameGraph } from '../graph/game-graph.ts';
import { spaceOf } from '../graph/space.ts';
import type { Outcome } from '../outcome/outcome.ts';
import { questionFor } from '../questions/register.ts';
import type { OverBudget } from '../result.ts';
import { mostDrawnPositions } from '../rulesets/ruleset.ts';
import { valueAt } from '../theories/labelling.ts';
import type { Value } from '../values/value.ts';
import { textOf } from '../values/words.ts';
import type { VertexMove } from './board-game.ts';
import type { SolvedBoard } from './memory.ts';
import { outcomeByValue } from './solve.ts';

/** A position with what it is worth and who wins there; undefined where no theory gives it, or no play decides it. */
export type PositionAsked = {
  readonly position: string;
  readonly vertex: number;
  readonly value: Value | undefined;
  readonly outcome: Outcome | undefined;
};

/** The graph of a game on a board, if it is small enough to be drawn; vertex 0 is the position that was asked for. */
export type BoardGraph = {
  readonly graph: GameGraph;
  /** Per vertex its position, in the ruleset's notation. */
  readonly positions: readonly string[];
};

/** What each question is asked about. Positions are in the ruleset's notation, and its `parse` accepts them. */
export type BoardAbout = {
  readonly position: { readonly position: string };
  readonly options: { readonly position: string };
  /** The first `most` positions that have the value. */
  readonly positions: { readonly value: Value; readonly most: number };
  readonly graph: object;
};

type Answers = {
  /** One position; it says so if the position does not follow the one that the game began with. */
  readonly position: PositionAsked;
  /** What can be played at a position, with what it is worth itself, and what each move leads to. */
  readonly options: {
    readonly at: PositionAsked;
    readonly moves: readonly (Omit<VertexMove, 'to'> & { readonly to: PositionAsked })[];
  };
  /** The first positions that have a value, in the order in which they were met, and how many have it in all. */
  readonly positions: { readonly positions: readonly string[]; readonly count: number };
  readonly graph: BoardGraph;
};

export type BoardQuestionId = keyof Answers;
export type AnswerOnBoard<Id extends BoardQuestionId> = Id extends BoardQuestionId
  ? Answers[Id] & { readonly kind: Id }
  : never;

type Asking<Id extends BoardQuestionId> = (
  board: SolvedBoard,
  about: BoardAbout[Id],
) => Generator<number, Answers[Id] | OverBudget, void>;

const questions: { readonly [Id in BoardQuestionId]: Asking<Id> } = {
  *position(board, { position }) {
    const vertex = board.vertexOf(position);
    return vertex === undefined ? elsewhere(board, position) : yield* positionFound(board, vertex);
  },
  *options(board, { position }) {
    const vertex = board.vertexOf(position);
    if (vertex === undefined) return elsewhere(board, position);
    const at = yield* positionFound(board, vertex);
    const moves: Answers['options']['moves'][number][] = [];
    for (const { to, ...move } of board.movesAt(position))
      moves.push({ ...move, to: yield* positionFound(board, to) });
    return { at, moves };
  },
  *positions({ solved: { labelling }, nameOf }, { value, most }) {
    const text = textOf(value);
    const isMeant = labelling.table.map((each) => textOf(each) === text);
    const found: string[] = [];
    let count = 0;
    for (const [vertex, code] of labelling.codes.entries()) {
      if (code < 0 || !isMeant[code]) continue;
      if (count++ < most) found.push(nameOf(vertex));
    }
    return { positions: found, count };
  },
  *graph({ graph, nameOf }) {
    if (graph.order > mostDrawnPositions)
      return {
        kind: 'over-budget',
        says: `More than ${mostDrawnPositions.toLocaleString('en')} positions are not drawn.`,
      };
    // A copy, since whoever is told may transfer it, and the game's memory keeps its own.
    return { graph: copyGraph(graph), positions: Array.from({ length: graph.order }, (_, v) => nameOf(v)) };
  },
};

/** Answers a question about a game on a board; refused in words where the position does not follow. */
export function* askBoard<Id extends BoardQuestionId>(
  id: Id,
  about: BoardAbout[Id],
  board: SolvedBoard,
): Generator<number, AnswerOnBoard<Id> | OverBudget, void> {
  const answer: Answers[Id] | OverBudget = yield* questions[id](board, about);
  // The id says which answer it is, but the type of a table cannot say so.
  return 'kind' in answer ? answer : ({ kind: id, ...answer } as unknown as AnswerOnBoard<Id>);
}

const elsewhere = ({ asked }: SolvedBoard, position: string): OverBudget => ({
  kind: 'over-budget',
  says: `${position} does not follow ${asked.position}: its board or its pieces are others, or no moves lead there.`,
});

function* positionFound(board: SolvedBoard, vertex: number): Generator<number, PositionAsked, void> {
  const value = valueAt(board.solved.labelling, vertex);
  return { position: board.nameOf(vertex), vertex, value, outcome: yield* outcomeAt(board, vertex) };
}

/** Read off the value where that says it; else all outcomes are found by play, once. */
function* outcomeAt(board: SolvedBoard, vertex: number): Generator<number, Outcome | undefined, void> {
  const { solved, graph, rules, memory } = board;
  const said = solved.classes[solved.outcomes[vertex]] ?? outcomeByValue(solved, vertex, rules);
  if (said !== undefined || spaceOf(graph) !== 'graph') return said;
  const { outcomes, classes } = yield* memory.recall(board).whoWins();
  return classes[outcomes[vertex]];
}

/** Of a scoring game that is not guaranteed: the position and the two scores that say so, in sentences. Else none. */
export function* whyUnguaranteed(board: SolvedBoard): Generator<number, readonly string[], void> {
  const about = { vertex: 0 };
  const value = valueAt(board.solved.labelling, about.vertex);
  if (value?.kind !== 'scoring' || value.guaranteed) return [];
  const evidence = board.memory.recall(board);
  const question = questionFor('guarantee', evidence, about);
  if (!question.ok) return [];
  const answer = yield* question.value.ask(evidence, about);
  return answer.kind === 'over-budget' ? [] : question.value.sentences(answer, board.nameOf);
}
