/**
 * Boards played by hand: everything that can follow a position, and who wins there. The moves of each ruleset
 * are made on letters, in `engine/checking/moves`.
 */
import type { HandMoves } from '../../engine/checking/moves/hand-rules.ts';
import { winnersFrom } from '../../engine/checking/play/endless-order.ts';
import { allThatFollow } from '../../engine/checking/play/retrograde.ts';

/**
 * Everything that can follow a position by moves of either player, and of both at once; the position itself
 * first.
 */
export function playedByHand(
  movesOf: (text: string) => HandMoves & { readonly both?: readonly string[] },
  start: string,
): ReadonlyMap<string, HandMoves> {
  const moves = new Map<string, HandMoves>();
  allThatFollow(
    [start],
    (text) => {
      const { left, right, both = [] } = movesOf(text);
      moves.set(text, { left, right });
      return [...left, ...right, ...both];
    },
    (text) => text,
  );
  return moves;
}

export type Class = 'L' | 'R' | 'N' | 'P' | 'D' | 'mixed';

/**
 * The outcome of the start, which is the first of the positions; D if either player, moving first, can only
 * draw, and mixed if one wins and the other draws.
 */
export function classByHand(
  positions: ReadonlyMap<string, HandMoves>,
  endless: 'draw' | 'left' | 'right' = 'draw',
): Class {
  const numbers = new Map([...positions.keys()].map((text, i) => [text, i]));
  const rows = (player: 'left' | 'right') =>
    [...positions.values()].map((moves) => moves[player].map((to) => numbers.get(to) ?? -1));
  const { leftFirst, rightFirst } = winnersFrom({ left: rows('left'), right: rows('right') });
  const [first, second] = [leftFirst, rightFirst].map((winner) => (winner === 'draw' ? endless : winner));
  if (first === 'draw' && second === 'draw') return 'D';
  if (first === 'draw' || second === 'draw') return 'mixed';
  if (first === second) return first === 'left' ? 'L' : 'R';
  return first === 'left' ? 'N' : 'P';
}
