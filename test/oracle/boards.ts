/**
 * Boards played by hand: everything that can follow a position is found by continuing until nothing new appears. The moves of each
 * ruleset are made on letters, in engine/checking/moves, which shares nothing with the rest of the engine.
 */
import type { HandMoves } from '../../engine/checking/moves/letters.ts';

/** Everything that can follow a position, whoever moves, and where both do at once. */
export function playedByHand(
  movesOf: (text: string) => HandMoves & { readonly both?: readonly string[] },
  start: string,
): ReadonlyMap<string, HandMoves> {
  const positions = new Map<string, HandMoves>();
  const queue = [start];
  for (const text of queue) {
    if (positions.has(text)) continue;
    const moves = movesOf(text);
    positions.set(text, moves);
    queue.push(...moves.left, ...moves.right, ...(moves.both ?? []));
  }
  return positions;
}

export type Class = 'L' | 'R' | 'N' | 'P' | 'D' | 'mixed';

/**
 * The outcome of the start, found by examining every position until nothing changes; D if either player, moving
 * first, can only draw, and mixed if one wins and the other draws.
 */
export function classByHand(
  positions: ReadonlyMap<string, HandMoves>,
  start: string,
  endless: 'draw' | 'left' | 'right' = 'draw',
): Class {
  const winner = new Map<string, string>();
  const other = { left: 'right', right: 'left' } as const;
  const judge = (moves: HandMoves, player: 'left' | 'right'): string | undefined => {
    const ends = moves[player].map((to) => winner.get(`${other[player]} ${to}`));
    if (ends.includes(player)) return player;
    return ends.every((end) => end === other[player]) ? other[player] : undefined;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [text, moves] of positions) {
      for (const player of ['left', 'right'] as const) {
        if (winner.has(`${player} ${text}`)) continue;
        const won = judge(moves, player);
        if (won === undefined) continue;
        winner.set(`${player} ${text}`, won);
        changed = true;
      }
    }
  }
  const wonBy = (player: string): string | undefined =>
    winner.get(`${player} ${start}`) ?? (endless === 'draw' ? undefined : endless);
  const [first, second] = [wonBy('left'), wonBy('right')];
  if (first === undefined && second === undefined) return 'D';
  if (first === undefined || second === undefined) return 'mixed';
  if (first === second) return first === 'left' ? 'L' : 'R';
  return first === 'left' ? 'N' : 'P';
}
