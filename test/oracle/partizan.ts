/**
 * Who wins a partizan game from a vertex, by the definition: slow, and sharing nothing with the engine but its data types.
 * The set of states from which a player has won is grown until it grows no more: the opponent is to move and all her moves
 * lead into it (none is left, or each is bad), or the player is to move and one of hers does.
 */
import type { Arcs, GameGraph } from '../../engine/graph/game-graph.ts';

type Player = 'left' | 'right';
/** What a start comes to. */
export type Winner = Player | 'draw';

const opponent: Readonly<Record<Player, Player>> = { left: 'right', right: 'left' };

const optionsOf = ({ starts, targets }: Arcs, v: number): readonly number[] => [
  ...targets.subarray(starts[v], starts[v + 1]),
];

/** States "v, who is to move" from which that player ends play with a win, whatever the other does. */
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

/** For every vertex who wins when Left starts and who when Right does; `infinite` says who wins a play without end. */
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
