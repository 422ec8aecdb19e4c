/**
 * The questions of the register that a part of infinitely many positions can answer: the moves of a position, and the best of them.
 * Play in the part alone would end where that of the whole goes on, so every other question is refused, and so are these
 * where it is not sure who wins after a move.
 */

import type { Outcome } from '../outcome/outcome.ts';
import { verticesAsked } from '../questions/game-about.ts';
import { moves } from '../questions/moves.ts';
import type { AskedAbout, QuestionId } from '../questions/register.ts';
import type { OverBudget } from '../result.ts';
import { bestOf, type MoveJudged, type SumPlayed } from '../sums/judged-moves.ts';
import { movesOf } from '../sums/position.ts';
import type { PlayResult } from '../sums/product.ts';
import { valueAt } from '../theories/labelling.ts';
import type { GameToSolve } from '../theories/question.ts';
import type { BoardInPart, SolvedBoard } from './memory.ts';

export const isPart = (game: GameToSolve): game is BoardInPart => 'part' in game && game.part !== undefined;

const refused = (says: string): OverBudget => ({ kind: 'over-budget', says });

/** Asked of one position. */
export function* askOfPart(
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
