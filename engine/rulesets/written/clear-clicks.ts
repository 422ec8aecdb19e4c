/**
 * Moves that clicks make without doubt: where the clicks of a move are those of another one of the same
 * player, or those with which another one begins, they continue with the other cells that the move changes.
 * O(clicks of all moves), and for those whose clicks may come in any order O(moves with one click in common).
 */
import type { BoardMove } from '../board.ts';

/** Each move once. `changedBy` gives the names of the cells that a move changes, in reading order. */
export function clearClicks<Position>(
  moves: readonly BoardMove<Position>[],
  changedBy: (move: BoardMove<Position>) => readonly string[],
): readonly BoardMove<Position>[] {
  const known = new Set<string>();
  const each = moves.filter((move) => {
    const key = JSON.stringify([move.player, move.by, move.points, move.to], (_, part) =>
      typeof part === 'bigint' ? String(part) : part,
    );
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  const confused = confusedInAnyOrder(each.filter((move) => move.inAnyOrder));
  const inOrder = clicksInOrder(each.filter((move) => !move.inAnyOrder));
  return each.map((move) => {
    if (!(move.inAnyOrder ? confused.has(move) : inOrder.isConfused(move))) return move;
    const more = changedBy(move).filter((name) => !move.by.includes(name));
    return { ...move, by: [...move.by, ...more] };
  });
}

/** Whether some player has both moves. */
const share = (one: BoardMove['player'], other: BoardMove['player']): boolean =>
  one === other || one === 'either' || other === 'either';

/**
 * Of moves whose clicks may come in any order: those whose clicks are among those of another one that a
 * player has too, and these other ones.
 */
function confusedInAnyOrder(moves: readonly BoardMove[]): ReadonlySet<BoardMove> {
  const byClick = new Map<string, BoardMove[]>();
  for (const move of moves)
    for (const name of move.by) {
      const there = byClick.get(name);
      if (there) there.push(move);
      else byClick.set(name, [move]);
    }
  const confused = new Set<BoardMove>();
  for (const move of moves)
    for (const other of byClick.get(move.by[0]) ?? []) {
      if (other === move || !share(move.player, other.player)) continue;
      if (!move.by.every((name) => other.by.includes(name))) continue;
      confused.add(move);
      confused.add(other);
    }
  return confused;
}

/** How many moves of each player go through some first clicks, and how many have no others. */
type Through = Record<BoardMove['player'], { through: number; ends: number }>;

const none = () => ({ through: 0, ends: 0 });

/**
 * Of moves whose clicks have an order: which ones have clicks with which another one begins, or begin with
 * the clicks of another one.
 */
function clicksInOrder(moves: readonly BoardMove[]): { isConfused(move: BoardMove): boolean } {
  const tree = new Map<string, Through>();
  /** The first clicks of a move, none of them, then one, and so on to all. */
  const firstClicks = ({ by }: BoardMove): readonly string[] => {
    const keys = [''];
    for (const name of by) keys.push(`${keys[keys.length - 1]}${JSON.stringify(name)}`);
    return keys;
  };
  for (const move of moves) {
    const keys = firstClicks(move);
    for (const [i, key] of keys.entries()) {
      const found = tree.get(key) ?? { left: none(), right: none(), either: none() };
      tree.set(key, found);
      found[move.player].through++;
      if (i === keys.length - 1) found[move.player].ends++;
    }
  }
  const counted = (key: string, what: 'through' | 'ends', player: BoardMove['player']): number => {
    const found = tree.get(key);
    let count = 0;
    if (found) for (const other of players) if (share(player, other)) count += found[other][what];
    return count;
  };
  return {
    isConfused(move) {
      const keys = firstClicks(move);
      const last = keys.length - 1;
      // The move itself is one of those that go through all of its clicks.
      if (counted(keys[last], 'through', move.player) > 1) return true;
      return keys.some((key, i) => i < last && counted(key, 'ends', move.player) > 0);
    },
  };
}

const players = ['left', 'right', 'either'] as const;
