/**
 * The game that several pieces form together: its value, its two stops, and every best move with the score that it leads to.
 * Guaranteed pieces are added by their canonical forms. Where one is not guaranteed the sum is played out as it is written, and
 * nothing is said beyond its stops.
 */
import type { GameGraph, Mover } from '../../../graph/game-graph.ts';
import type { Outcome } from '../../../outcome/outcome.ts';
import { known, type OverBudget } from '../../../result.ts';
import type { Scoring } from '../../../values/scoring.ts';
import { printedScore } from '../../../values/scoring-words.ts';
import { textOf } from '../../../values/words.ts';
import type { About, Called, Evidence, Question } from '../../question.ts';
import { sumInSlices, writtenSumInSlices } from '../algebra/sum.ts';
import { ZERO } from '../arena/atoms.ts';
import { LS, RS, stopAt } from '../arena/game-facts.ts';
import { numberGame } from '../arena/games.ts';
import { outcomeByScores } from '../outcome.ts';
import { valueOfCanonical, valueOfUnguaranteed } from '../values.ts';
import { asCounts, gamesBehindEvidence, ofScoringGames, withinRoom } from './behind.ts';

/** A piece, by its place among the pieces, moved along an arc, and the score that play comes to then. */
export type ScoredMove = {
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  readonly score: string;
};

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
  applies: ({ theory }) => ofScoringGames(theory),
  ask: (evidence, { pieces }) => withinRoom(summed(evidence, pieces)),
  sentences: ({ value, left, right }, called) => [
    `It is worth ${textOf(value)}.`,
    bestMoves('Left', value.ls, left, called),
    bestMoves('Right', value.rs, right, called),
  ],
};

function bestMoves(who: string, stop: string, moves: readonly ScoredMove[], called: Called): string {
  if (moves.length === 0) return `${who}, moving first, has no move: the score is ${printedScore(stop)}.`;
  const listed = moves.map(({ from, to }) => `${called(from)} → ${called(to)}`);
  return `${who}, moving first, comes to ${printedScore(stop)} by ${listed.join(', ')}.`;
}

function* summed(evidence: Evidence, pieces: Uint32Array): Generator<number, ScoringSum | OverBudget, void> {
  const { graph } = evidence;
  const { arena, games } = yield* gamesBehindEvidence(evidence);
  const isGuaranteed = pieces.every((v) => arena.facts.guaranteed[games[v]] === 1);
  const gameAt = (v: number): number => (isGuaranteed ? arena.canonical[games[v]] : games[v]);
  const add = isGuaranteed ? sumInSlices : writtenSumInSlices;
  const before = [numberGame(arena, ZERO)];
  for (const [i, v] of pieces.entries()) before.push(yield* asCounts(add(arena, before[i], gameAt(v))));
  const whole = before[pieces.length];
  const [left, right]: [ScoredMove[], ScoredMove[]] = [[], []];
  let after = before[0];
  for (let piece = pieces.length - 1; piece >= 0; piece--) {
    const others = yield* asCounts(add(arena, before[piece], after));
    for (const player of ['left', 'right'] as const) {
      const best = stopAt(arena, whole, player === 'left' ? LS : RS);
      for (const to of optionsAt(graph, player, pieces[piece])) {
        const sum = yield* asCounts(add(arena, others, gameAt(to)));
        const score = stopAt(arena, sum, player === 'left' ? RS : LS);
        if (score !== best) continue;
        const move = { piece, from: pieces[piece], to, score: arena.atoms.texts[score] };
        (player === 'left' ? left : right).push(move);
      }
    }
    after = yield* asCounts(add(arena, gameAt(pieces[piece]), after));
  }
  const value = isGuaranteed ? valueOfCanonical(arena, whole) : valueOfUnguaranteed(arena, whole);
  const outcome = outcomeByScores(value);
  known(outcome !== undefined, 'every value of a scoring game says who wins');
  const by = isGuaranteed ? 'values' : 'play';
  return { kind: 'scoring-sum', value, outcome, left: left.reverse(), right: right.reverse(), by };
}

function optionsAt(graph: GameGraph, player: Mover, vertex: number): readonly number[] {
  const { starts, targets } = graph[player];
  return [...new Set(targets.subarray(starts[vertex], starts[vertex + 1]))];
}
