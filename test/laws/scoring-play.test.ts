/**
 * Laws of the computer in sums of scoring games: for every move it says the score that slow play on whole
 * trees finds, and against every reply it reaches no worse a score than the stop that it began with, whether
 * the games are guaranteed or not.
 */
import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { evidenceOf } from '../../engine/questions/evidence.ts';
import { drain } from '../../engine/rounds.ts';
import { endScore } from '../../engine/sums/end-score.ts';
import { scoringGames } from '../../engine/theories/scoring/index.ts';
import { playForScores } from '../../engine/theories/scoring/questions/play.ts';
import { arbitraryGame, graphOfTrees } from '../arbitrary/scoring.ts';
import { ruledGame } from '../fixtures/games.ts';
import { expect } from '../fixtures/quick-expect.ts';
import { oftenEnough } from '../fixtures/share.ts';
import { type Game, isGuaranteed, leftStop, rightStop, type Side, sum } from '../oracle/scoring.ts';
import { legalMoves, moved, type Place, type Player } from '../oracle/sum-play.ts';
import { tryLaw } from './seeds.ts';

/** Without the guarantee: every score is another one. */
const scrambled = (game: Game, by: number): Game => {
  const side = (of: Side, shift: number): Side =>
    typeof of === 'number' ? 0 + of * shift : of.map((option) => scrambled(option, -by));
  return { left: side(game.left, by), right: side(game.right, -by) };
};

const arbitrarySum = fc.record({
  roots: fc.array(arbitraryGame(2), { minLength: 1, maxLength: 2 }),
  scramble: fc.constantFrom(0, 0, 1, -2),
  mover: fc.constantFrom('left' as const, 'right' as const),
});

function playerFor(graph: GameGraph) {
  const evidence = evidenceOf(ruledGame(graph), scoringGames);
  return ({ pieces, mover }: Place) => {
    const found = drain(playForScores.ask(evidence, { pieces: Uint32Array.from(pieces), mover }));
    if (found.kind !== 'scoring-play') throw new Error(found.says);
    return found;
  };
}

/** The scores of all plays in which the computer has this seat. */
function endings(graph: GameGraph, start: Place, seat: Player): readonly number[] {
  const player = playerFor(graph);
  const found: number[] = [];
  const follow = (place: Place): void => {
    const ended = endScore(graph, place);
    if (ended !== undefined) {
      found.push(Number(ended.score));
      return;
    }
    if (place.mover !== seat) {
      for (const reply of legalMoves(graph, place)) follow(moved(place, reply));
      return;
    }
    const { moves, best } = player(place);
    if (best === undefined) throw new Error('a move, and none of them the best');
    follow(moved(place, moves[best]));
  };
  follow(start);
  return found;
}

describe('sums of two small games', () => {
  test('of every move the score is that of play on the trees, and the stop is attained against every reply', () => {
    const met = { guaranteed: 0, not: 0 };
    tryLaw(arbitrarySum, 60, ({ roots, scramble, mover }) => {
      const drawn = scramble === 0 ? roots : roots.map((root) => scrambled(root, scramble));
      met[drawn.every(isGuaranteed) ? 'guaranteed' : 'not']++;
      const { graph, games } = graphOfTrees(drawn);
      const place: Place = { pieces: [...drawn.keys()], mover };
      const whole = (pieces: readonly number[]): Game => pieces.map((v) => games[v]).reduce(sum);
      const stopOf = ({ pieces, mover: first }: Place): number =>
        (first === 'left' ? leftStop : rightStop)(whole(pieces));
      const { score, moves } = playerFor(graph)(place);
      expect(Number(score)).toBe(stopOf(place));
      expect(
        moves.map(({ piece, to, score: leads, best }) => ({ piece, to, leads: Number(leads), best })),
      ).toEqual(
        legalMoves(graph, place).map((move) => {
          const leads = stopOf(moved(place, move));
          return { ...move, leads, best: leads === stopOf(place) };
        }),
      );
      expect(Math.min(...endings(graph, place, 'left'))).toBe(stopOf(place));
      expect(Math.max(...endings(graph, place, 'right'))).toBe(stopOf(place));
    });
    expect(met.guaranteed).toBeGreaterThanOrEqual(oftenEnough(10));
    expect(met.not).toBeGreaterThanOrEqual(oftenEnough(10));
  });
});
