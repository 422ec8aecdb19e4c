/**
 * Conjunctive, continued conjunctive, selective and sequential sums by the definition: in a turn every piece
 * moves, or every one from which a player still has a move, or any pieces do, at least one, or the first one
 * from which a player has a move.
 */
import { allThatFollow, lengthsOfPlay } from '../../engine/checking/play/retrograde.ts';
import type { GameGraph } from '../../engine/graph/game-graph.ts';
import { opponentOf, optionsAt } from './graph-moves.ts';
import { type Place, spelt } from './sum-play.ts';

export type WholeTurns = 'conjunctive' | 'continued' | 'selective' | 'sequential';

const dead = (graph: GameGraph, v: number): boolean =>
  optionsAt(graph.left, v).length + optionsAt(graph.right, v).length === 0;

/** Every placing of the pieces after a turn of the player to move. */
export function turns(graph: GameGraph, { pieces, mover }: Place, kind: WholeTurns): Place[] {
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
    const goes = mayGo ? optionsAt(graph[mover], v).map((to) => ({ to, moved: 1 })) : [];
    placings = placings.flatMap(({ at, moved }) =>
      [...stays, ...goes].map((each) => ({ at: [...at, each.to], moved: moved + each.moved })),
    );
  }
  return placings
    .filter(({ moved }) => moved > 0)
    .map(({ at }) => ({ pieces: at, mover: opponentOf[mover] }));
}

/** How long play lasts from every placing; −1 where it need not end. Odd: the player to move wins. */
export function slowRemoteness(graph: GameGraph, start: Place, kind: WholeTurns): (place: Place) => number {
  const found = allThatFollow([start], (place) => turns(graph, place, kind), spelt);
  const lasts = found && lengthsOfPlay(found.positions.length, (at) => found.options[at]);
  return (place) => lasts?.[found?.numberOf(place) ?? -1] ?? -1;
}

export type Bring = 'wins' | 'draws' | 'loses';
export type Brought = { readonly result: Bring; readonly lasts: number | undefined };

/** What slow play says of a turn, by the placing that it leaves the opponent. */
export function brought(remote: number): Brought {
  if (remote < 0) return { result: 'draws', lasts: undefined };
  return { result: remote % 2 === 0 ? 'wins' : 'loses', lasts: remote + 1 };
}

const inOrder: readonly Bring[] = ['wins', 'draws', 'loses'];

/**
 * The best of these for the player who makes the turn: first wins, of them the quickest, then draws, then the
 * slowest loss.
 */
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
