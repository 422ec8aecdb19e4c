/**
 * Who wins a partizan game from a vertex, by the definition: slow; it shares only the data types with the engine. The
 * set of states from which a player has won grows until it is stable: a state belongs to it if the opponent is to
 * move and all moves lead into it (or there are none), or if the player is to move and one move does.
 */
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';

type Player = 'left' | 'right';
/** The result of a start. */
export type Winner = Player | 'draw';

const opponent: Readonly<Record<Player, Player>> = { left: 'right', right: 'left' };

const optionsOf = ({ starts, targets }: Arcs, v: number): readonly number[] => [
  ...targets.subarray(starts[v], starts[v + 1]),
];

/** States "v, who is to move" from which that player can force a win in finite time. */
function wonBy(player: Player, graph: GameGraph): ReadonlySet<string> {
  const won = new Set<string>();
  for (let before = -1; before < won.size; ) {
    before = won.size;
    for (let v = 0; v < graph.order; v++) {
      for (const mover of ['left', 'right'] as const) {
        const next = optionsOf(graph[mover], v).map((w) => `${w} ${opponent[mover]}`);
        const good = (state: string): boolean => won.has(state);
        if (mover === player ? next.some(good) : next.every(good)) won.add(`${v} ${mover}`);
      }
    }
  }
  return won;
}

/** For every vertex who wins if Left starts and who if Right does; `infinite` says who wins a play without end. */
export function playPartizan(
  graph: GameGraph,
  infinite: Winner,
): readonly { readonly leftFirst: Winner; readonly rightFirst: Winner }[] {
  const [lefts, rights] = [wonBy('left', graph), wonBy('right', graph)];
  const winner = (state: string): Winner =>
    lefts.has(state) ? 'left' : rights.has(state) ? 'right' : infinite;
  return Array.from({ length: graph.order }, (_, v) => ({
    leftFirst: winner(`${v} left`),
    rightFirst: winner(`${v} right`),
  }));
}
