/**
 * Which pairs of moves the rule of commuting moves completes, as far as a drawing shows them: from where to
 * where, and how many.
 */
import { drain } from '../rounds.ts';
import { completedRounds, type JointGraph } from './completed.ts';
import { HOLE } from './rounds.ts';

/** Some pairs of one vertex that lead to one node, none of them drawn. */
type PairsCompleted = { readonly from: number; readonly to: number; readonly count: number };

type Completion = {
  readonly completed: readonly PairsCompleted[];
  /** How many pairs it completed, and how many it could not. */
  readonly pairs: number;
  readonly holes: number;
};

/** No more cells than these are examined while a person waits. */
const mostLookedThrough = 50_000;

/** Undefined where there are too many pairs to be shown. O(cells + what the rule costs). */
export function pairsCompleted(graph: JointGraph): Completion | undefined {
  const { left, right, pairs } = graph.joint;
  let cells = 0;
  for (let v = 0; v < graph.order; v++)
    cells += (left.starts[v + 1] - left.starts[v]) * (right.starts[v + 1] - right.starts[v]);
  if (cells > mostLookedThrough) return undefined;
  const { starts, columns, results } = drain(completedRounds(graph));
  const isDrawn = new Uint8Array(results.length);
  for (let v = 0; v < graph.order; v++) {
    if (starts[v] === starts[v + 1]) continue;
    for (let pair = pairs.starts[v]; pair < pairs.starts[v + 1]; pair++)
      isDrawn[
        starts[v] + (pairs.left[pair] - left.starts[v]) * columns[v] + pairs.right[pair] - right.starts[v]
      ] = 1;
  }
  const completed: PairsCompleted[] = [];
  let [found, holes] = [0, 0];
  for (let from = 0; from < graph.order; from++) {
    const counts = new Map<number, number>();
    for (let cell = starts[from]; cell < starts[from + 1]; cell++) {
      if (results[cell] === HOLE) holes++;
      else if (isDrawn[cell] === 0) {
        found++;
        counts.set(results[cell], (counts.get(results[cell]) ?? 0) + 1);
      }
    }
    for (const [to, count] of counts) completed.push({ from, to, count });
  }
  return { completed, pairs: found, holes };
}
