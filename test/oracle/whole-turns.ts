/**
 * Conjunctive, continued conjunctive, selective and sequential sums by the definition: in a turn every piece moves, or every one from
 * which somebody still has a move, or any pieces do, one at least, or the first one from which somebody has a move. Slow, obvious, and
 * sharing nothing with the engine but its data types.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { type Place, type Player, spelt } from './sum-play.ts';

export type WholeTurns = 'conjunctive' | 'continued' | 'selective' | 'sequential';

const endsOf = (graph: GameGraph, player: Player, v: number): number[] => [
  ...graph[player].targets.slice(graph[player].starts[v], graph[player].starts[v + 1]),
];

const dead = (graph: GameGraph, v: number): boolean =>
  endsOf(graph, 'left', v).length + endsOf(graph, 'right', v).length === 0;

/** Every placing of the pieces after a turn of the player to move. */
export function turns(graph: GameGraph, { pieces, mover }: Place, kind: WholeTurns): Place[] {
  const next: Player = mover === 'left' ? 'right' : 'left';
  const first = pieces.findIndex((v) => !dead(graph, v));
  let placings: { readonly at: readonly number[]; readonly moved: number }[] = [{ at: [], moved: 0 }];
  for (const [i, v] of pieces.entries()) {
    const mayStay = {
      conjunctive: false,
      continued: dead(graph, v),
      selective: true,
      sequential: i !== first,
    }[kind];
    const mayGo = kind !== 'sequential' || i === first;
    const stays = mayStay ? [{ to: v, moved: 0 }] : [];
    const goes = mayGo ? endsOf(graph, mover, v).map((to) => ({ to, moved: 1 })) : [];
    placings = placings.flatMap(({ at, moved }) =>
      [...stays, ...goes].map((each) => ({ at: [...at, each.to], moved: moved + each.moved })),
    );
  }
  return placings.filter(({ moved }) => moved > 0).map(({ at }) => ({ pieces: at, mover: next }));
}

/** Round by round, how long play lasts from every placing; −1 where it need not end. Odd: the player to move wins. */
export function slowRemoteness(graph: GameGraph, start: Place, kind: WholeTurns): (place: Place) => number {
  const options = new Map<string, string[]>();
  const queue = [start];
  for (const place of queue) {
    if (options.has(spelt(place))) continue;
    const next = turns(graph, place, kind);
    options.set(spelt(place), next.map(spelt));
    queue.push(...next);
  }
  const found = new Map<string, number>();
  for (let lasts = 0, quiet = 0; quiet < 2; lasts++) {
    const fresh = [...options].filter(([place, next]) => {
      if (found.has(place)) return false;
      const then = next.map((each) => found.get(each));
      return (
        then.some((each) => each !== undefined && each % 2 === 0) ||
        then.every((each) => (each ?? 0) % 2 === 1)
      );
    });
    for (const [place] of fresh) found.set(place, lasts);
    quiet = fresh.length === 0 ? quiet + 1 : 0;
  }
  return (place) => found.get(spelt(place)) ?? -1;
}

export type Bring = 'wins' | 'draws' | 'loses';
export type Brought = { readonly result: Bring; readonly lasts: number | undefined };

/** What slow play says of a turn, by the placing that it leaves the opponent. */
export function brought(remote: number): Brought {
  if (remote < 0) return { result: 'draws', lasts: undefined };
  return { result: remote % 2 === 0 ? 'wins' : 'loses', lasts: remote + 1 };
}

const inOrder: readonly Bring[] = ['wins', 'draws', 'loses'];

/** The best of these for the player who makes the turn: first wins, of them the quickest, then draws, then the slowest loss. */
export function bestOf(all: readonly Brought[]): Brought {
  const haste = ({ result, lasts = 0 }: Brought): number => (result === 'wins' ? lasts : -lasts);
  return all.reduce((best, each) => {
    const by = inOrder.indexOf(each.result) - inOrder.indexOf(best.result);
    return by < 0 || (by === 0 && haste(each) < haste(best)) ? each : best;
  });
}

/** What a remoteness brings the player to move. */
export const resultBy = (remote: number): Bring =>
  remote < 0 ? 'draws' : remote % 2 === 1 ? 'wins' : 'loses';
