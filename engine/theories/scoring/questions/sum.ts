/**
 * The game that several pieces form together: its value, its two stops, and every best move with the score
 * that it leads to. Where a piece is not guaranteed the answer has only the stops.
 */
import type { Outcome } from '../../../outcome/outcome.ts';
import { known, type OverBudget } from '../../../result.ts';
import type { Scoring } from '../../../values/scoring.ts';
import { saidScore } from '../../../values/scoring-words.ts';
import { saidOf } from '../../../values/words.ts';
import type { About, Evidence, Question, VertexNaming } from '../../question.ts';
import { outcomeByScores } from '../outcome.ts';
import { valueOfCanonical, valueOfUnguaranteed } from '../values.ts';
import { ofScoringGames, withinRoom } from './behind.ts';
import { type JudgedMove, movesInSum, type ScoredMove } from './moves-in-sum.ts';

export type ScoringSum = {
  readonly kind: 'scoring-sum';
  readonly value: Scoring;
  readonly outcome: Outcome;
  /** The best moves of each player; none where the player is stuck. */
  readonly left: readonly ScoredMove[];
  readonly right: readonly ScoredMove[];
  readonly by: 'values' | 'play';
};

export const sumOfScores: Question<'sum', 'pieces', About['pieces'], ScoringSum> = {
  id: 'sum',
  needs: 'pieces',
  title: 'The sum of the pieces',
  says: 'the game the pieces make together: its value, its stops, and every best move',
  readsValues: true,
  space: 'scored',
  applies: ofScoringGames,
  ask: (evidence, { pieces }) => withinRoom(summed(evidence, pieces)),
  sentences: ({ value, left, right }, called) => [
    `It is worth ${saidOf(value)}.`,
    bestMoves('Left', value.ls, left, called),
    bestMoves('Right', value.rs, right, called),
  ],
};

function bestMoves(who: string, stop: string, moves: readonly ScoredMove[], called: VertexNaming): string {
  if (moves.length === 0) return `${who}, moving first, has no move: the score is ${saidScore(stop)}.`;
  const listed = moves.map(({ from, to }) => `${called(from)} → ${called(to)}`);
  return `${who}, moving first, comes to ${saidScore(stop)} by ${listed.join(', ')}.`;
}

function* summed(evidence: Evidence, pieces: Uint32Array): Generator<number, ScoringSum | OverBudget, void> {
  const { arena, whole, isGuaranteed, left, right } = yield* movesInSum(evidence, pieces, ['left', 'right']);
  const value = isGuaranteed ? valueOfCanonical(arena, whole) : valueOfUnguaranteed(arena, whole);
  const outcome = outcomeByScores(value);
  known(outcome !== undefined, 'every value of a scoring game says who wins');
  const by = isGuaranteed ? 'values' : 'play';
  return { kind: 'scoring-sum', value, outcome, left: bestOf(left), right: bestOf(right), by };
}

const bestOf = (moves: readonly JudgedMove[]): readonly ScoredMove[] =>
  moves.flatMap(({ best, ...move }) => (best ? [move] : []));
