/**
 * Where the arrows of moves end. A move of many clicks has none of its own where others begin as it does: one arrow leads to where they
 * all go first, and bears the best that goes on from there.
 */
import type { Mover } from '../../engine/graph/index.ts';
import type { MoveSeen } from '../store/state/answers.ts';
import { movesInOrder } from './best-moves.ts';

export type ArrowOfMoves = {
  /** The move that goes on best; where a value is hidden, the first of them. */
  readonly move: MoveSeen;
  /** The name of the place to which the arrow leads. */
  readonly end: string;
};

/**
 * The arrows of a player's moves, in the order of the moves; one for each where the order of clicks does not matter. n log n in the moves
 * that begin alike, else linear.
 */
export function arrowsOfMoves(
  own: readonly MoveSeen[],
  mover: Mover,
  inAnyOrder: boolean,
): readonly ArrowOfMoves[] {
  const alike = new Map<string, MoveSeen[]>();
  for (const move of own) {
    const { by } = move;
    const key = JSON.stringify(by.length > 2 && !inAnyOrder ? by.slice(0, 2) : [by, move.to.vertex]);
    alike.set(key, [...(alike.get(key) ?? []), move]);
  }
  return [...alike.values()].flatMap((moves) => {
    const [{ by }] = moves;
    const goesOn = moves.length > 1 && by.length > 2 && !inAnyOrder;
    const shown = goesOn ? movesInOrder(moves, mover, () => 0).slice(0, 1) : moves;
    return shown.map((move) => ({ move, end: goesOn ? by[1] : move.by[move.by.length - 1] }));
  });
}
