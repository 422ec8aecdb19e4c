/** Moves on the strip: each number from the left end, then from the right one. A position's code is how many squares are left. */
import type { Mover } from '../../graph/game-graph.ts';
import type { RoundsAt, RoundsCoder } from '../rounds.ts';
import { endNames, type SquaresPosition, squareName } from './position.ts';

/** How many squares are taken from which end. */
type Taken = { readonly count: number; readonly end: 'l' | 'r' };

export function roundsOnSquares(start: SquaresPosition): RoundsCoder<SquaresPosition> {
  const takenBy = (player: Mover, squares: number): readonly Taken[] =>
    player === 'left' && start.never.includes(squares)
      ? []
      : start[player]
          .filter((count) => count <= squares)
          .flatMap((count) => (['l', 'r'] as const).map((end) => ({ count, end })));
  const at = (squares: number): RoundsAt => {
    const taken = { left: takenBy('left', squares), right: takenBy('right', squares) };
    const names = (player: Mover): readonly string[] => taken[player].map(({ count, end }) => count + end);
    return {
      left: names('left'),
      right: names('right'),
      solo: (player, move) => squares - taken[player][move].count,
      joint(row, column) {
        const [l, r] = [taken.left[row], taken.right[column]];
        if (l.end === r.end) return squares - Math.max(l.count, r.count);
        return Math.max(0, squares - l.count - r.count);
      },
      by(player, move) {
        const { count, end } = taken[player][move];
        return [endNames[end], squareName(end === 'l' ? count : squares - count + 1)];
      },
    };
  };
  const read = (squares: number): SquaresPosition => ({
    ...start,
    squares,
    never: start.never.filter((each) => each <= squares),
  });
  return {
    start: start.squares,
    at,
    read,
    code(position) {
      const { squares } = position;
      if (squares > start.squares) return undefined;
      const here = read(squares);
      const isSame = (['left', 'right', 'never'] as const).every(
        (member) => here[member].join() === position[member].join(),
      );
      return isSame ? squares : undefined;
    },
  };
}
