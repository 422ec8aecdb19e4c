/**
 * Moves of Diskonnect: a stone jumps over one enemy onto the empty cell right behind it, and may jump on in the same direction;
 * each stone that is jumped over is taken and makes a point. A player without a jump pays for each stone of her own that the other
 * could take by moving alone.
 */
import type { PointsPosition } from '../furniture/points.ts';
import type { PointsRules } from '../furniture/points-coder.ts';
import { jumpsOf, linesOn, stonesOf, stonesOn } from '../furniture/stones.ts';

const other = { left: 'right', right: 'left' } as const;

export function rulesOfDiskonnect(position: PointsPosition): PointsRules {
  const lines = linesOn(position);
  return {
    moves: (cells, player) => jumpsOf(cells, lines, player, 1),
    penalty: (cells, player) => countDead(cells, player, (board) => jumpsOf(board, lines, other[player], 1)),
    mostPoints: stonesOn,
    mostMoves: (cells) => 2 * (stonesOn(cells) + 1) * lines.longest,
  };
}

/**
 * The stones of a stuck player that are taken in some play of the other alone. Every board that such play comes to is looked at
 * once, until all stones are known to be dead.
 */
function countDead(
  cells: string,
  stuck: 'left' | 'right',
  jumps: (cells: string) => ReturnType<PointsRules['moves']>,
): number {
  const { own } = stonesOf[stuck];
  const alive = new Set([...cells].flatMap((sign, cell) => (sign === own ? [cell] : [])));
  const all = alive.size;
  const met = new Set([cells]);
  for (const board of met) {
    if (alive.size === 0) break;
    // The stuck player's stones never move, so that one is where it was or it was taken.
    for (const cell of alive) if (board[cell] !== own) alive.delete(cell);
    for (const jump of jumps(board)) met.add(jump.cells);
  }
  return all - alive.size;
}
