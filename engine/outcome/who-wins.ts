/** Finds by play, in slices, who wins from every vertex with one piece on it. Cost: O(order + arcs). */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { NEXT, PREVIOUS, retrograde, retrogradeSlices } from '../graph/retrograde.ts';
import { impartialOutcomes, type Outcome, partizanOutcomes } from './outcome.ts';
import { partizanOutcomesInSlices } from './partizan.ts';
import type { Rules } from './rules.ts';

// Outcomes of an impartial digraph: who wins with one piece on a vertex, for every vertex. Gray vertices need
// no rule of their own here: with a single piece, the player who must move on "that very piece" has no other
// to move, and a terminal gray vertex loses as every terminal vertex does. In misère play a terminal vertex
// wins. Computed by `graph/retrograde.ts`; O(order + arcs).

const atEndsOf = ({ misere }: GameGraph): typeof NEXT | typeof PREVIOUS => (misere ? NEXT : PREVIOUS);

/** Per vertex an index into `impartialOutcomes`. */
export const outcomes = (graph: GameGraph): Uint8Array => retrograde(graph.left, atEndsOf(graph));

/** The same in slices of some milliseconds, for a caller that reports progress or may cancel. */
export const outcomesInSlices = (graph: GameGraph): Generator<number, Uint8Array, void> =>
  retrogradeSlices(graph.left, atEndsOf(graph));

export type WhoWins = {
  /** Per vertex an index into `classes`. */
  readonly outcomes: Uint8Array;
  /** impartialOutcomes, or partizanOutcomes if an arc belongs to one player. */
  readonly classes: readonly Outcome[];
};

/** How many positions have been decided, and how many there are. */
export type WhoWinsCount = { readonly done: number; readonly total: number };

/** Outcomes by play with one piece; who wins infinite play matters only if an arc belongs to one player. */
export function* whoWinsByPlay(
  graph: GameGraph,
  { infinitePlay }: Rules,
): Generator<WhoWinsCount, WhoWins, void> {
  const impartial = isImpartial(graph);
  const slices = impartial ? outcomesInSlices(graph) : partizanOutcomesInSlices(graph, infinitePlay);
  const classes = impartial ? impartialOutcomes : partizanOutcomes;
  // In a partizan graph a vertex is counted once for each player who may be to move.
  const total = impartial ? graph.order : 2 * graph.order;
  for (;;) {
    const slice = slices.next();
    if (slice.done) return { outcomes: slice.value, classes };
    yield { done: slice.value, total };
  }
}
