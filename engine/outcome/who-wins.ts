/** Who wins from every vertex with one piece: by play, in slices. Cost: O(order + arcs). */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { outcomesInSlices } from './impartial.ts';
import { type InfinitePlay, impartialOutcomes, type Outcome, partizanOutcomes } from './outcome.ts';
import { partizanOutcomesInSlices } from './partizan.ts';

export type WhoWins = {
  /** Per vertex an index into `classes`. */
  readonly outcomes: Uint8Array;
  /** impartialOutcomes, or partizanOutcomes where an arc is one player's. */
  readonly classes: readonly Outcome[];
};

/** How many positions have been dealt with, of how many. */
export type WhoWinsCount = { readonly done: number; readonly total: number };

/** By play, with one piece; `infinitePlay` matters only where an arc is one player's. */
export function* whoWinsByPlay(
  graph: GameGraph,
  infinitePlay: InfinitePlay,
): Generator<WhoWinsCount, WhoWins, void> {
  const impartial = isImpartial(graph);
  const slices = impartial ? outcomesInSlices(graph) : partizanOutcomesInSlices(graph, infinitePlay);
  const classes = impartial ? impartialOutcomes : partizanOutcomes;
  // Where arcs are one player's, a vertex is dealt with once for each player who may be to move.
  const total = impartial ? graph.order : 2 * graph.order;
  for (;;) {
    const slice = slices.next();
    if (slice.done) return { outcomes: slice.value, classes };
    yield { done: slice.value, total };
  }
}
