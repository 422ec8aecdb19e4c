/**
 * Outcomes of an impartial digraph: who wins with one piece on a vertex, for every vertex. Gray vertices need no rule
 * of their own here: with a single piece, the player who must move on "that very piece" has no other to move, and a
 * terminal gray vertex loses as every terminal vertex does. Computed by `graph/retrograde.ts`; O(order + arcs).
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { retrograde, retrogradeSlices } from '../graph/retrograde.ts';

/** Per vertex an index into `impartialOutcomes`. */
export const outcomes = (graph: GameGraph): Uint8Array => retrograde(graph.left);

/** The same in slices of some milliseconds, for a caller that reports progress or may cancel. */
export const outcomesInSlices = (graph: GameGraph): Generator<number, Uint8Array, void> =>
  retrogradeSlices(graph.left);
