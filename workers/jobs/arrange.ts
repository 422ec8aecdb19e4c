/**
 * The job that finds places for the nodes that may move. Its slices are short, except for a layered part of
 * some hundred nodes; cancelling during that slice replaces the worker.
 */
import { arrange, arrangesByGraphviz, type Graphviz } from '../../engine/run.ts';
import type { ArrangeJob, Arrangement } from '../protocol.ts';
import { nothing, type WaitingSlices } from '../run-job.ts';

export function* arrangeJob({
  graph,
  xs,
  ys,
  fixed,
  slanted,
  isQuick,
}: ArrangeJob): WaitingSlices<Arrangement> {
  let graphviz: Graphviz | undefined;
  if (!isQuick && arrangesByGraphviz(graph, fixed)) {
    yield loadedGraphviz().then((loaded) => {
      graphviz = loaded;
    });
  }
  const arranging = arrange(graph, xs, ys, fixed, { graphviz, slanted });
  for (;;) {
    const slice = arranging.next();
    if (slice.done) return { kind: 'arrange', ...slice.value };
    // Nothing is drawn until all places are known.
    yield nothing;
  }
}

/**
 * Undefined if Graphviz cannot be fetched or run (it is not stored for offline use); then the engine lays out
 * by its own means.
 */
async function loadedGraphviz(): Promise<Graphviz | undefined> {
  try {
    return await (await import('../graphviz.ts')).openGraphviz();
  } catch {
    return undefined;
  }
}
