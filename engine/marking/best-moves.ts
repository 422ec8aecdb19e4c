/**
 * The moves after which a player is best off: those that win, if any does; else those that draw, if any does;
 * else all, since none is better than another. Where scores count, those that lead to the best score.
 */
import { ask } from '../conduct/ask.ts';
import type { Mover } from '../graph/game-graph.ts';
import type { OverBudget } from '../result.ts';
import type { Inside } from './inside.ts';

const ranks = { wins: 0, draws: 1, loses: 2 } as const;

/** The vertices that the best moves lead to. O(options), when the game is solved. */
export function* movesBestFor(
  { game, memory, vertex }: Inside,
  player: Mover,
): Generator<number, ReadonlySet<number> | OverBudget, void> {
  const found = yield* ask('moves', { vertex }, game, memory);
  if (found.kind === 'over-budget') return found;
  if (found.kind === 'scoring-moves')
    return new Set(found.moves.flatMap((move) => (move.player === player && move.best ? [move.to] : [])));
  const mine = found.moves.filter((move) => move.player === player || move.player === 'either');
  const best = Math.min(...mine.map(({ result }) => ranks[result]));
  return new Set(mine.flatMap(({ to, result }) => (ranks[result] === best ? [to] : [])));
}
