/**
 * Remoteness of the vertices of an all-white impartial digraph, and the two sums it is for (C. A. B. Smith,
 * Graphs and composite games, 1966). Even R is a 𝒫-position, odd an 𝒩-position (in misère play the other
 * way round), ∞ (written −1) a draw. The work is `graph/remoteness.ts`; O(order + arcs).
 */
import { type GameGraph, isImpartial } from '../../graph/game-graph.ts';
import { ENDLESS, remotenessInSlices } from '../../graph/remoteness.ts';
import type { ImpartialOutcome } from '../../outcome/outcome.ts';
import { known } from '../../result.ts';
import { drain } from '../../rounds.ts';

/** Per vertex its remoteness, −1 for ∞. Precondition: all nodes are white and all arcs either player's. */
export function remoteness(graph: GameGraph): Int32Array {
  known(isImpartial(graph), 'remoteness was asked of a partizan graph');
  known(!graph.gray.includes(1), 'remoteness was asked of a digraph with gray nodes');
  return drain(remotenessInSlices(graph.left, undefined, graph.misere));
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

/** The outcome that a remoteness says. */
export function outcomeOfRemoteness(remote: number): ImpartialOutcome {
  if (remote === ENDLESS) return 'D';
  return (remote & 1) === 0 ? 'P' : 'N';
}
