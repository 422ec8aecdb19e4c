/**
 * Moves that clicks make without doubt: where the clicks of a move are those of another one of the same
 * player, or those with which another one begins, they continue with the other cells that the move changes.
 * O(moves of the same first place, squared).
 */
import type { BoardMove } from '../board.ts';

/** Each move once. `changedBy` gives the names of the cells that a move changes, in reading order. */
export function clearClicks<Position>(
  moves: readonly BoardMove<Position>[],
  changedBy: (move: BoardMove<Position>) => readonly string[],
): readonly BoardMove<Position>[] {
  const byFirst = new Map<string, BoardMove<Position>[]>();
  const known = new Set<string>();
  const each = moves.filter((move) => {
    const key = JSON.stringify([move.player, move.by, move.points, move.to], (_, part) =>
      typeof part === 'bigint' ? String(part) : part,
    );
    if (known.has(key)) return false;
    known.add(key);
    const first = move.inAnyOrder ? '' : move.by[0];
    byFirst.set(first, [...(byFirst.get(first) ?? []), move]);
    return true;
  });
  return each.map((move) => {
    const others = byFirst.get(move.inAnyOrder ? '' : move.by[0]) ?? [];
    const isClear = others.every((other) => other === move || !areConfused(move, other));
    if (isClear) return move;
    const more = changedBy(move).filter((name) => !move.by.includes(name));
    return { ...move, by: [...move.by, ...more] };
  });
}

/** Whether a player has both moves, and the clicks of one are the first ones of the other. */
function areConfused(one: BoardMove, other: BoardMove): boolean {
  if (one.player !== other.player && one.player !== 'either' && other.player !== 'either') return false;
  if (one.inAnyOrder && other.inAnyOrder) {
    const [few, many] = one.by.length <= other.by.length ? [one, other] : [other, one];
    return few.by.every((name) => many.by.includes(name));
  }
  const length = Math.min(one.by.length, other.by.length);
  return one.by.slice(0, length).every((name, i) => name === other.by[i]);
}
