/** Places for the nodes that may move. A slice is short, but for a layered part of some hundred nodes. */
import { arrange } from '../../engine/run.ts';
import type { Arranged, ArrangeJob } from '../protocol.ts';
import { nothing, type Slices } from '../pump.ts';

export function* arrangeJob({ graph, xs, ys, fixed }: ArrangeJob): Slices<Arranged> {
  const arranging = arrange(graph, xs, ys, fixed);
  for (;;) {
    const slice = arranging.next();
    if (slice.done) return { kind: 'arrange', ...slice.value };
    // Nothing is drawn until every place is known.
    yield nothing;
  }
}
