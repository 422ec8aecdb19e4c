/**
 * Sums of pieces by the definition, on any game graph: slow, obvious, and sharing nothing with the engine but its data types. A
 * position is where each piece stands and whose turn it is. A piece on a gray vertex must be moved on by the player to
 * move, and by nobody else; who cannot, has lost.
 */
import type { GameGraph } from '../../engine/graph/game-graph.ts';

export type Player = 'left' | 'right';
export type Move = { readonly piece: number; readonly to: number };
export type Place = { readonly pieces: readonly number[]; readonly mover: Player };

export function legalMoves(graph: GameGraph, { pieces, mover }: Place): Move[] {
  const { starts, targets } = graph[mover];
  const gray = pieces.findIndex((at) => graph.gray[at] === 1);
  return pieces.flatMap((at, piece) => {
    if (gray >= 0 && gray !== piece) return [];
    return [...new Set(targets.slice(starts[at], starts[at + 1]))].map((to) => ({ piece, to }));
  });
}

export const moved = ({ pieces, mover }: Place, { piece, to }: Move): Place => ({
  pieces: pieces.map((at, i) => (i === piece ? to : at)),
  mover: mover === 'left' ? 'right' : 'left',
});

export const spelt = ({ pieces, mover }: Place): string => `${mover} ${pieces.join()}`;

/** Whether the player to move wins, and in how many moves when the winner hurries and the loser lingers; or that neither can. */
export type Fate = { readonly wins: boolean; readonly lasts: number } | 'endless';

/** Round by round: in round n those positions are found whose play lasts n moves. */
export function fates(graph: GameGraph, start: Place): (place: Place) => Fate {
  const options = new Map<string, string[]>();
  const queue = [start];
  for (const place of queue) {
    if (options.has(spelt(place))) continue;
    const next = legalMoves(graph, place).map((move) => moved(place, move));
    options.set(spelt(place), next.map(spelt));
    queue.push(...next);
  }
  const found = new Map<string, { readonly wins: boolean; readonly lasts: number }>();
  for (let lasts = 0, quiet = 0; quiet < 2; lasts++) {
    const fresh: [string, boolean][] = [];
    for (const [place, next] of options) {
      if (found.has(place)) continue;
      const then = next.map((each) => found.get(each));
      if (then.some((each) => each && !each.wins)) fresh.push([place, true]);
      else if (then.every((each) => each?.wins)) fresh.push([place, false]);
    }
    for (const [place, wins] of fresh) found.set(place, { wins, lasts });
    quiet = fresh.length === 0 ? quiet + 1 : 0;
  }
  return (place) => found.get(spelt(place)) ?? 'endless';
}
