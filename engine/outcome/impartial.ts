/**
 * Outcomes of an impartial digraph: who wins with one piece on a vertex, for every vertex. Gray vertices ask for no
 * rule of their own here: with a single piece the player who must move on "that very piece" has no other to move, and a
 * terminal gray vertex loses as every terminal vertex does. The work is `graph/retrograde.ts`; O(order + arcs).
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { retrograde, retrogradeSlices } from '../graph/retrograde.ts';

/** Per vertex an index into `impartialOutcomes`. */
export const outcomes = (graph: GameGraph): Uint8Array => retrograde(graph.left);

/** The same in slices of some milliseconds, for a caller that wants to breathe. */
export const outcomesInSlices = (graph: GameGraph): Generator<number, Uint8Array, void> =>
  retrogradeSlices(graph.left);
