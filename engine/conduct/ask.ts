/**
 * Asks one question, for the workers and the command line alike. It finds the question in the register and
 * answers it from what the memory already holds of the game. It reads no clock: it is a generator, and each
 * slice says how many positions have been dealt with.
 */

import { usualRules } from '../outcome/rules.ts';
import { verticesAsked } from '../questions/game-about.ts';
import { type AnswerTo, type AskedAbout, type QuestionId, questionFor } from '../questions/register.ts';
import type { OverBudget } from '../result.ts';
import type { About, Evidence, GameToSolve } from '../theories/question.ts';
import { askOfPart, isPart } from './ask-part.ts';
import { solveBoard } from './board.ts';
import type { BoardGame } from './board-game.ts';
import { type Memory, openMemory, type SolvedBoard } from './memory.ts';

const noRows = { starts: Uint32Array.of(0), targets: new Uint32Array(0) };
/** Stands for the game where a question is about a typed value and needs none. */
const noGame: GameToSolve = {
  graph: { order: 0, gray: new Uint8Array(0), left: noRows, right: noRows },
  rules: usualRules,
};

/**
 * Where the question does not apply, the answer says why. What is computed on the way is kept in the memory. A game on a board is
 * generated and solved unless the memory has it; its vertices are those that the questions of boards give for its positions.
 * Where infinitely many positions follow, only those questions are answered that a part of them can answer.
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

/** Generating and solving a board, told by the number of slices. */
function* inSlices(work: ReturnType<typeof solveBoard>): Generator<number, SolvedBoard | OverBudget, void> {
  for (let slices = 0; ; slices++) {
    const slice = work.next();
    if (slice.done) return slice.value;
    yield slices;
  }
}
