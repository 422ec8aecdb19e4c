/**
 * Game graphs as the independent kernel in `engine/checking` takes them: options by the numbers of positions.
 * An oracle knows only the data types of the engine.
 */
import type { GameMoves } from '../../engine/checking/play/order.ts';
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';

export type Player = 'left' | 'right';

export const opponentOf: Readonly<Record<Player, Player>> = { left: 'right', right: 'left' };

/** The options of a vertex, each once. */
export const optionsAt = ({ starts, targets }: Arcs, v: number): readonly number[] => [
  ...new Set(targets.subarray(starts[v], starts[v + 1])),
];

/** The options of every vertex. */
export function movesOfGraph({ order, left, right }: GameGraph): GameMoves {
  const rows = (arcs: Arcs) => Array.from({ length: order }, (_, v) => optionsAt(arcs, v));
  const lefts = rows(left);
  return { left: lefts, right: left === right ? lefts : rows(right) };
}

/** Whether some arcs are one player's: otherwise either may make every move, and neither is Left or Right. */
export const takesSides = ({ left, right }: GameGraph): boolean => left !== right;

/** The result of a generator of the kernel. */
export function drained<Found>(rounds: Generator<unknown, Found, void>): Found {
  for (;;) {
    const found = rounds.next();
    if (found.done) return found.value;
  }
}
