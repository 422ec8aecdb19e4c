/**
 * Remoteness of the vertices of an all-white impartial digraph, and the two kinds of sum it serves (C. A. B. Smith,
 * Graphs and composite games, 1966). The winner hurries and the loser delays: R = 0 at terminal vertices; with some
 * option of even R, R = 1 + the least of them; if all options have odd R, R = 1 + the greatest; else ∞, written −1.
 * Even R is a 𝒫-position, odd an 𝒩-position, ∞ a draw.
 *
 * Vertices are found level by level in the order of their remoteness, so the first even option to be found is the
 * least and the last odd one the greatest. Cost: O(order + arcs).
 */
import { reverseArcs } from '../../graph/build.ts';
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import type { ImpartialOutcome } from '../../outcome/outcome.ts';
import { known } from '../../result.ts';

/** Neither player can force play to end. */
export const ENDLESS = -1;

export function remoteness(graph: GameGraph): Int32Array {
  known(isImpartial(graph), 'remoteness was asked of a partizan graph');
  known(!graph.gray.includes(1), 'remoteness was asked of a digraph with gray nodes');
  const { order, left: arcs } = graph;
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
    const v = queue[head];
    const next = remote[v] + 1;
    for (let e = reversed.starts[v]; e < reversed.starts[v + 1]; e++) {
      const u = reversed.targets[e];
      if (remote[u] !== ENDLESS) continue;
      // From a predecessor of even R the player wins in one move more; from a predecessor of odd R the player loses once
      // this was the last option.
      if ((next & 1) === 0 && --undecided[u] > 0) continue;
      remote[u] = next;
      queue[tail++] = u;
    }
  }
  return remote;
}

/** A move is made in every component; play ends when one of them is terminal. The empty sum never ends. */
export function conjunctiveSum(components: readonly number[]): number {
  let least = ENDLESS;
  for (const r of components) if (r !== ENDLESS && (least === ENDLESS || r < least)) least = r;
  return least;
}

/** A move is made in any nonempty set of components; play ends when all of them are terminal. */
export function selectiveSum(components: readonly number[]): number {
  let sum = 0;
  let odd = 0;
  for (const r of components) {
    if (r === ENDLESS) return ENDLESS;
    sum += r;
    odd += r & 1;
  }
  return odd > 0 ? sum - (odd - 1) : sum;
}

export function outcomeOfRemoteness(remote: number): ImpartialOutcome {
  if (remote === ENDLESS) return 'D';
  return (remote & 1) === 0 ? 'P' : 'N';
}
