/**
 * Places for the nodes that may move. A slice is short, but for a layered part of some hundred nodes: whoever cancels during
 * that one has the worker replaced.
 */
import { arrange, arrangesByGraphviz, type Graphviz } from '../../engine/run.ts';
import type { Arranged, ArrangeJob } from '../protocol.ts';
import { nothing, type WaitingSlices } from '../pump.ts';

export function* arrangeJob({ graph, xs, ys, fixed, slanted }: ArrangeJob): WaitingSlices<Arranged> {
  let graphviz: Graphviz | undefined;
  if (arrangesByGraphviz(graph, fixed)) {
    yield loadedGraphviz().then((loaded) => {
      graphviz = loaded;
    });
  }
  const arranging = arrange(graph, xs, ys, fixed, { graphviz, slanted });
  for (;;) {
    const slice = arranging.next();
    if (slice.done) return { kind: 'arrange', ...slice.value };
    // Nothing is drawn until every place is known.
    yield nothing;
  }
}

/** Undefined where it cannot be fetched or run (it is not kept for offline): then the engine lays out by its own means. */
async function loadedGraphviz(): Promise<Graphviz | undefined> {
  try {
    return await (await import('../graphviz.ts')).openGraphviz();
  } catch {
    return undefined;
  }
}
