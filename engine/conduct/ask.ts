/**
 * Asks one question, for the workers and the command line alike. It finds the question in the register and
 * answers it from what the memory already holds of the game. It reads no clock: it is a generator, and each
 * slice says how many positions have been dealt with.
 */

import type { Outcome } from '../outcome/outcome.ts';
import { usualRules } from '../outcome/rules.ts';
import { verticesAsked } from '../questions/game-about.ts';
import { moves } from '../questions/moves.ts';
import { type AnswerTo, type AskedAbout, type QuestionId, questionFor } from '../questions/register.ts';
import type { OverBudget } from '../result.ts';
import { bestOf, type MoveJudged, type SumPlayed } from '../sums/judged-moves.ts';
import { movesOf } from '../sums/position.ts';
import type { PlayResult } from '../sums/product.ts';
import { valueAt } from '../theories/labelling.ts';
import type { About, Evidence, GameToSolve } from '../theories/question.ts';
import { solveBoard } from './board.ts';
import type { BoardGame } from './board-game.ts';
import { type BoardInPart, type Memory, openMemory, type SolvedBoard } from './memory.ts';

/**
 * The questions of the register that a part of infinitely many positions can answer: the moves of a position,
 * and the best of them. Play in the part alone would end where play in the whole continues, so every other
 * question is refused, and so are these where it is not certain who wins after a move.
 */
const isPart = (game: GameToSolve): game is BoardInPart => 'part' in game && game.part !== undefined;

const refused = (says: string): OverBudget => ({ kind: 'over-budget', says });

/** Asked of one position. */
function* askOfPart(
  id: QuestionId,
  about: AskedAbout<QuestionId>,
  board: BoardInPart,
): Generator<number, { readonly kind: string } | OverBudget, void> {
  const [vertex, ...others] = verticesAsked(about);
  if ((id !== 'moves' && id !== 'play') || vertex === undefined || others.length > 0)
    return refused(
      'Infinitely many positions follow this one, so that only the questions “moves” and “play” can be answered.',
    );
  const { graph, part, nameOf } = board;
  if (part.isBeyond(vertex))
    return refused(`${nameOf(vertex)} lies outside the part that Grundy looked at, ${part.called}.`);
  const unsure = movesOf(graph, [vertex]).find(({ to }) => outcomeAt(board, to) === undefined);
  if (unsure) return refused(`The ${part.called} do not say who wins after ${nameOf(unsure.to)}.`);
  if (id === 'moves') return yield* moves.ask(board.memory.recall(board), { vertex });
  return playOn(vertex, board);
}

const outcomeAt = ({ solved: { outcomes, classes } }: SolvedBoard, vertex: number): Outcome | undefined =>
  classes[outcomes[vertex]];

const brings: Readonly<Partial<Record<Outcome, PlayResult>>> = { P: 'wins', D: 'draws', N: 'loses' };

/** It goes where play is sure to last the fewest moves, so that what is won is brought to an end. */
function playOn(vertex: number, board: BoardInPart): SumPlayed {
  const { graph, solved, part } = board;
  const judged = movesOf(graph, [vertex]).map(
    (move): MoveJudged => ({
      ...move,
      result: brings[outcomeAt(board, move.to) ?? 'D'] ?? 'draws',
      lasts: part.lasts[move.to] < 0 ? undefined : part.lasts[move.to] + 1,
      value: valueAt(solved.labelling, move.to),
    }),
  );
  const best = bestOf(judged, () => 0);
  const result = best === undefined ? 'loses' : judged[best].result;
  // How long play lasts at most is known of moves that are known; a quicker way may lie outside.
  const moves = judged.map((move) => ({ ...move, lasts: undefined }));
  return { kind: 'play', result, moves, best, by: 'play', ends: true };
}

const noRows = { starts: Uint32Array.of(0), targets: new Uint32Array(0) };
/** Takes the place of the game where a question is about a typed value and needs no game. */
const noGame: GameToSolve = {
  graph: { order: 0, gray: new Uint8Array(0), left: noRows, right: noRows },
  rules: usualRules,
};

/**
 * Where the question does not apply, the answer says why. What is computed on the way is kept in the memory.
 * A game on a board is generated and solved unless the memory has it; its vertices are those that the
 * questions of boards give for its positions. Where infinitely many positions follow, only those questions
 * are answered that a part of them can answer.
 */
export function* ask<Id extends QuestionId>(
  id: Id,
  about: AskedAbout<Id>,
  game: GameToSolve | BoardGame = noGame,
  memory: Memory = openMemory(),
): Generator<number, AnswerTo<Id> | OverBudget, void> {
  if (!('graph' in game)) {
    const board = yield* inSlices(solveBoard(game, memory));
    if ('kind' in board) return board;
    return yield* ask(id, about, board, board.memory);
  }
  if (isPart(game)) return (yield* askOfPart(id, about, game)) as AnswerTo<Id> | OverBudget;
  const evidence = evidenceAbout(about, game, memory);
  const question = questionFor(id, evidence, about);
  if (!question.ok) return { kind: 'over-budget', says: question.problems[0].says };
  // The register pairs each id with its question, but the type of a list cannot say so.
  return (yield* question.value.ask(evidence, about)) as AnswerTo<Id> | OverBudget;
}

/**
 * Where no theory covers the whole game, the part that follows the vertices asked about may still have a
 * theory; its labels are found here.
 */
function evidenceAbout(about: About[keyof About], game: GameToSolve, memory: Memory): Evidence {
  // A question about a value does not replace the game in the memory.
  if (game === noGame) return openMemory().recall(game);
  const evidence = memory.recall(game);
  const vertices = verticesAsked(about);
  if (evidence.theory || vertices.length === 0) return evidence;
  return memory.recallPart(game, vertices);
}

/** Generates and solves a board; yields the number of slices. */
function* inSlices(work: ReturnType<typeof solveBoard>): Generator<number, SolvedBoard | OverBudget, void> {
  for (let slices = 0; ; slices++) {
    const slice = work.next();
    if (slice.done) return slice.value;
    yield slices;
  }
}
