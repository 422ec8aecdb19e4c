/**
 * Every move in a sum of pieces, and the score that play reaches after it. Guaranteed pieces are added by
 * their canonical forms. Where one is not guaranteed the sum is played out as it is written.
 */
import type { GameGraph, Mover } from '../../../graph/game-graph.ts';
import { asCounts } from '../../../rounds.ts';
import type { Evidence } from '../../question.ts';
import { sumInSlices, writtenSumInSlices } from '../algebra/sum.ts';
import type { Arena } from '../arena/arena.ts';
import { ZERO } from '../arena/atoms.ts';
import { LS, RS, stopAt } from '../arena/game-facts.ts';
import { numberGame } from '../arena/games.ts';
import { gamesBehindEvidence } from './behind.ts';

/** A piece, by its place among the pieces, moved along an arc, and the score that play then reaches. */
export type ScoredMove = {
  readonly piece: number;
  readonly from: number;
  readonly to: number;
  readonly score: string;
};

/** Whether it leads to the best score that the player can reach. */
export type JudgedMove = ScoredMove & { readonly best: boolean };

export type MovesInSum = {
  readonly arena: Arena;
  /** The sum of all pieces in the arena: canonical where every piece is guaranteed. */
  readonly whole: number;
  readonly isGuaranteed: boolean;
  /** By piece, and in the order of its options; none of a player who was not asked about. */
  readonly left: readonly JudgedMove[];
  readonly right: readonly JudgedMove[];
};

/** Throws when the arena is full. */
export function* movesInSum(
  evidence: Evidence,
  pieces: Uint32Array,
  players: readonly Mover[],
): Generator<number, MovesInSum, void> {
  const { graph } = evidence;
  const { arena, games } = yield* gamesBehindEvidence(evidence);
  const isGuaranteed = pieces.every((v) => arena.facts.guaranteed[games[v]] === 1);
  const gameAt = (v: number): number => (isGuaranteed ? arena.canonical[games[v]] : games[v]);
  const add = isGuaranteed ? sumInSlices : writtenSumInSlices;
  const before = [numberGame(arena, ZERO)];
  for (const [i, v] of pieces.entries()) before.push(yield* asCounts(add(arena, before[i], gameAt(v))));
  const whole = before[pieces.length];
  const found: Record<Mover, JudgedMove[][]> = { left: [], right: [] };
  let after = before[0];
  for (let piece = pieces.length - 1; piece >= 0; piece--) {
    const others = yield* asCounts(add(arena, before[piece], after));
    for (const player of players) {
      const best = stopAt(arena, whole, player === 'left' ? LS : RS);
      const moves: JudgedMove[] = [];
      for (const to of optionsAt(graph, player, pieces[piece])) {
        const sum = yield* asCounts(add(arena, others, gameAt(to)));
        const score = stopAt(arena, sum, player === 'left' ? RS : LS);
        moves.push({ piece, from: pieces[piece], to, score: arena.atoms.texts[score], best: score === best });
      }
      found[player].unshift(moves);
    }
    after = yield* asCounts(add(arena, gameAt(pieces[piece]), after));
  }
  return { arena, whole, isGuaranteed, left: found.left.flat(), right: found.right.flat() };
}

function optionsAt(graph: GameGraph, player: Mover, vertex: number): readonly number[] {
  const { starts, targets } = graph[player];
  return [...new Set(targets.subarray(starts[vertex], starts[vertex + 1]))];
}
