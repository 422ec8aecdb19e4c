/** What a job says of a graph without its values: who wins by play, and a labelling that says nothing. */
import {
  type GameGraph,
  type InfinitePlay,
  impartialOutcomes,
  isImpartial,
  partizanOutcomes,
} from '../../engine/index.ts';
import { type Labelling, outcomesInSlices, partizanOutcomesInSlices } from '../../engine/run.ts';
import type { Beat, Solved } from '../protocol.ts';
import type { Part } from '../pump.ts';

export type ByPlay = Pick<Solved, 'outcomes' | 'classes'>;

/** Who wins from every vertex; `infinitePlay` matters where an arc is one player's. O(vertices + arcs). */
export function* outcomesByPlay(graph: GameGraph, infinitePlay: InfinitePlay): Part<ByPlay> {
  const impartial = isImpartial(graph);
  const slices = impartial ? outcomesInSlices(graph) : partizanOutcomesInSlices(graph, infinitePlay);
  const classes = impartial ? impartialOutcomes : partizanOutcomes;
  // Where arcs are one player's, a vertex is dealt with once for each who may be to move.
  const total = impartial ? graph.order : 2 * graph.order;
  let done = 0;
  const report = (): Beat => ({ kind: 'progress', says: 'Who wins, by play', done, total });
  for (;;) {
    const slice = slices.next();
    if (slice.done) return { outcomes: slice.value, classes };
    done = slice.value;
    yield report;
  }
}

/** Where no theory is known. */
export const unlabelled = ({ order }: GameGraph): Labelling => ({
  table: [],
  codes: new Int32Array(order).fill(-1),
  steps: new Int32Array(order).fill(-1),
});
