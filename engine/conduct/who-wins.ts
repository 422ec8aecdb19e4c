/**
 * Who wins from every vertex: by play, in slices, or read off the values where every vertex has one that says it. Both
 * ways give the same, which the laws of theories hold each theory to; reading off spares the play.
 * Cost: O(order + arcs) by play, O(order) off the values.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { outcomesInSlices } from '../outcome/impartial.ts';
import { type InfinitePlay, impartialOutcomes, type Outcome, partizanOutcomes } from '../outcome/outcome.ts';
import { partizanOutcomesInSlices } from '../outcome/partizan.ts';
import type { Labelling, Theory } from '../theories/theory.ts';

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

/** Off the values of an impartial graph; undefined unless every vertex has a value that says who wins. */
export function whoWinsByValues(theory: Theory, { table, codes }: Labelling): WhoWins | undefined {
  const unsaid = 0xff;
  const classes: readonly Outcome[] = impartialOutcomes;
  const said = Uint8Array.from(table, (value) => {
    const outcome = theory.outcome(value);
    const place = outcome === undefined ? -1 : classes.indexOf(outcome);
    return place < 0 ? unsaid : place;
  });
  const outcomes = new Uint8Array(codes.length);
  for (let v = 0; v < codes.length; v++) {
    const code = codes[v];
    if (code < 0 || said[code] === unsaid) return undefined;
    outcomes[v] = said[code];
  }
  return { outcomes, classes };
}
