/**
 * Asks one question, for workers and the command line alike: the question is found in the register, and answered from what
 * has been found of the game so far. It owns no clock: a generator whose slices say how much has been dealt with.
 */

import { partAbout, verticesAsked } from '../questions/game-about.ts';
import { type AnswerTo, type AskedAbout, type QuestionId, questionFor } from '../questions/index.ts';
import type { OverBudget } from '../result.ts';
import type { About, Evidence } from '../theories/question.ts';
import { type GameToSolve, type Memory, openMemory } from './memory.ts';

const noRows = { starts: Uint32Array.of(0), targets: new Uint32Array(0) };
/** What a question about a value is asked of. */
const noGame: GameToSolve = {
  graph: { order: 0, gray: new Uint8Array(0), left: noRows, right: noRows },
  theory: 'auto',
};

/** Where the question does not apply, the answer says why. What is found on the way stays in the memory. */
export function* ask<Id extends QuestionId>(
  id: Id,
  about: AskedAbout<Id>,
  game: GameToSolve = noGame,
  memory: Memory = openMemory(),
): Generator<number, AnswerTo<Id> | OverBudget, void> {
  const evidence = evidenceAbout(about, game, memory);
  const question = questionFor(id, evidence, about);
  if (!question.ok) return { kind: 'over-budget', says: question.problems[0].says };
  // The register pairs each id with its question; the pairing is lost to the type of a list.
  return (yield* question.value.ask(evidence, about)) as AnswerTo<Id> | OverBudget;
}

/** Where no theory covers the whole game, what follows the vertices asked about has a theory of its own. */
function evidenceAbout(about: About[keyof About], game: GameToSolve, memory: Memory): Evidence {
  // A question about a value leaves the game alone that is remembered.
  if (game === noGame) return openMemory().recall(game);
  const evidence = memory.recall(game);
  const vertices = verticesAsked(about);
  if (evidence.theory || vertices.length === 0) return evidence;
  return memory.recall({ ...game, graph: partAbout(game.graph, vertices) });
}
