/**
 * Remoteness (C. A. B. Smith, Graphs and composite games, 1966): how many moves a play lasts when the winner hurries and the
 * loser lingers. R = 0 where there is no move; with some option of even R, R = 1 + the least of them; if all options have
 * odd R, R = 1 + the greatest; else ∞, written −1. Where R is even the player to move has lost, where it is odd has won.
 *
 * Level by level: vertices are found in the order of their remoteness, so the first even option to be found is the least
 * and the last odd one the greatest. Cost: O(order + arcs).
 */
import { reverseArcs } from './build.ts';
import type { Arcs } from './game-graph.ts';

/** No end can be forced. */
export const ENDLESS = -1;

/** Vertices between two breaths. */
const SLICE = 1 << 16;

/** Yields how many vertices have been dealt with. */
export function* remotenessInSlices(arcs: Arcs): Generator<number, Int32Array, void> {
  const order = arcs.starts.length - 1;
  const reversed = reverseArcs(arcs);
  const remote = new Int32Array(order).fill(ENDLESS);
  const undecided = new Int32Array(order);
  const queue = new Uint32Array(order);
  let tail = 0;
  for (let v = 0; v < order; v++) {
    undecided[v] = arcs.starts[v + 1] - arcs.starts[v];
    if (undecided[v] > 0) continue;
    remote[v] = 0;
    queue[tail++] = v;
  }
  for (let head = 0; head < tail; head++) {
    if (head % SLICE === SLICE - 1) yield head;
    const v = queue[head];
    const next = remote[v] + 1;
    for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++) {
      const u = reversed.targets[e];
      if (remote[u] !== ENDLESS) continue;
      // From even R any predecessor wins in one more; from odd R it loses once this was its last option.
      if ((next & 1) === 0 && --undecided[u] > 0) continue;
      remote[u] = next;
      queue[tail++] = u;
    }
  }
  return remote;
}
