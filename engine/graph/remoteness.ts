/**
 * Remoteness (C. A. B. Smith, Graphs and composite games, 1966): how many moves a play lasts when the winner
 * hurries and the loser lingers. R = 0 where there is no move; with some option of even R, R = 1 + the least
 * of them; if all options have odd R, R = 1 + the greatest; else ∞, written −1. Where R is even the player to
 * move has lost, and where it is odd this player has won. In misère play it is the other way round, since the
 * player who has no move has won.
 *
 * Level by level: vertices are found in the order of their remoteness, so the first even option to be found
 * is the least and the last odd one the greatest. Cost: O(order + arcs), and O(e log e) for e vertices
 * without a move where play continues from some.
 */
import { reverseArcs } from './build.ts';
import type { Arcs } from './game-graph.ts';

/** No end can be forced. */
export const ENDLESS = -1;

/** Vertices between two yields. */
const SLICE = 1 << 16;

/**
 * Yields how many vertices have been dealt with. `goesOn` is how long play lasts from a vertex without a
 * move, ENDLESS perhaps, where it continues elsewhere with the same player to move; 0 where it ends there.
 */
export function* remotenessInSlices(
  arcs: Arcs,
  goesOn?: (vertex: number) => number,
  misere = false,
): Generator<number, Int32Array, void> {
  const order = arcs.starts.length - 1;
  const lost = misere ? 1 : 0;
  const reversed = reverseArcs(arcs);
  const remote = new Int32Array(order).fill(ENDLESS);
  const undecided = new Int32Array(order);
  const ends: number[] = [];
  for (let v = 0; v < order; v++) {
    undecided[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (undecided[v] > 0) continue;
    remote[v] = goesOn?.(v) ?? 0;
    if (remote[v] !== ENDLESS) ends.push(v);
  }
  if (goesOn) ends.sort((a, b) => remote[a] - remote[b]);
  const queue = new Uint32Array(order);
  let [tail, head, end] = [0, 0, 0];
  while (head < tail || end < ends.length) {
    if ((head + end) % SLICE === SLICE - 1) yield head + end;
    // The vertex of least remoteness, among those found and those without a move, comes next.
    const isEnd = end < ends.length && (head === tail || remote[ends[end]] <= remote[queue[head]]);
    const v = isEnd ? ends[end++] : queue[head++];
    const next = remote[v] + 1;
    for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++) {
      const u = reversed.targets[e];
      if (remote[u] !== ENDLESS) continue;
      // From a lost vertex any predecessor wins in one more; from a won one it loses once this was its last
      // option.
      if ((next & 1) === lost && --undecided[u] > 0) continue;
      remote[u] = next;
      queue[tail++] = u;
    }
  }
  return remote;
}
