/** Where a board on which rules are tried has the sign of a move at one place. */
import { expect, test } from 'vitest';
import { signOfMove } from '../../../app/boards/MoveShape.tsx';

test('signs of moves leave the middle of a place to its piece, and Either’s is in the middle of an arc', () => {
  const at = (radius: number, player: 'left' | 'right' | 'either') => {
    const area = { kind: 'disc', at: { x: 40, y: 30 }, radius } as const;
    return signOfMove({ name: 'a place', holds: 'empty', edits: [], area }, player);
  };
  const away = (radius: number, player: 'left' | 'right' | 'either') => {
    const { x, y } = at(radius, player);
    return Math.hypot(x - 40, y - 30);
  };
  const players = ['left', 'right', 'either'] as const;
  expect(players.map((player) => away(12, player) >= 8)).toEqual([true, true, true]);
  expect(new Set(players.map((player) => JSON.stringify(at(12, player)))).size).toBe(3);
  expect(at(9, 'either')).toEqual({ x: 40, y: 30 });
});
