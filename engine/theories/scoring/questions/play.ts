/**
 * The best move in a sum of pieces with scores, and the score that every other move leads to, for a person
 * who plays the sum out.
 */
import type { Mover } from '../../../graph/game-graph.ts';
import type { OverBudget } from '../../../result.ts';
import { saidScore } from '../../../values/scoring-words.ts';
import type { About, Evidence, Question, VertexNaming } from '../../question.ts';
import { LS, RS, stopAt } from '../arena/game-facts.ts';
import { ofScoringGames, withinRoom } from './behind.ts';
import { type JudgedMove, movesInSum } from './moves-in-sum.ts';

export type ScoringPlayAsked = About['pieces'] & {
  /** Whose turn it is; Left's by default. */
  readonly mover?: Mover;
};

export type ScoringPlayed = {
  readonly kind: 'scoring-play';
  /** The score that play reaches when both do their best. */
  readonly score: string;
  readonly moves: readonly JudgedMove[];
  /** The place of a best move; undefined where the player is stuck and the game is over. */
  readonly best: number | undefined;
  readonly by: 'values' | 'play';
};

export const playForScores: Question<'play', 'pieces', ScoringPlayAsked, ScoringPlayed> = {
  id: 'play',
  needs: 'pieces',
  title: 'The best move',
  says: 'the best move in the sum of the pieces, and the score that every other move leads to',
  readsValues: true,
  space: 'scored',
  applies: ofScoringGames,
  ask: (evidence, about) => withinRoom(played(evidence, about)),
  sentences({ score, moves, best }, called) {
    if (best === undefined) return [`There is no move: the score is ${saidScore(score)}.`];
    const others = moves.filter((_, place) => place !== best);
    return [
      `The best move: ${told(moves[best], called, ', which')}.`,
      ...others.map((move) => `${told(move, called)}.`),
    ];
  },
};

const told = ({ from, to, score }: JudgedMove, called: VertexNaming, joined = ''): string =>
  `${called(from)} → ${called(to)}${joined} leads to the score ${saidScore(score)}`;

function* played(
  evidence: Evidence,
  { pieces, mover = 'left' }: ScoringPlayAsked,
): Generator<number, ScoringPlayed | OverBudget, void> {
  const { arena, whole, isGuaranteed, [mover]: moves } = yield* movesInSum(evidence, pieces, [mover]);
  const best = moves.findIndex((move) => move.best);
  return {
    kind: 'scoring-play',
    score: arena.atoms.texts[stopAt(arena, whole, mover === 'left' ? LS : RS)],
    moves,
    best: best < 0 ? undefined : best,
    by: isGuaranteed ? 'values' : 'play',
  };
}
