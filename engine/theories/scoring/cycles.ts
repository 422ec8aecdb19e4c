/** The cycles that keep vertices of a drawing with scores from values. */
import { unionOfArcs } from '../../graph/build.ts';
import { stronglyConnectedComponents } from '../../graph/components.ts';
import type { GameGraph } from '../../graph/game-graph.ts';

/** The first cycle that a search from the vertex meets, depth first. O(followers and their arcs). */
export function cycleFrom({ left, right }: GameGraph, vertex: number): readonly number[] | undefined {
  const { starts, targets } = unionOfArcs(left, right);
  const path = [vertex];
  const places = new Map([[vertex, 0]]);
  const done = new Set<number>();
  const next = new Map<number, number>();
  while (path.length > 0) {
    const at = path[path.length - 1];
    const arc = next.get(at) ?? starts[at];
    if (arc === starts[at + 1]) {
      done.add(at);
      places.delete(at);
      path.pop();
      continue;
    }
    next.set(at, arc + 1);
    const option = targets[arc];
    const place = places.get(option);
    if (place !== undefined) return path.slice(place);
    if (done.has(option)) continue;
    places.set(option, path.push(option) - 1);
  }
  return undefined;
}

/** Marks with 1 what lies on a cycle. O(order + arcs). */
export function onCycles({ order, left, right }: GameGraph): Uint8Array {
  const arcs = unionOfArcs(left, right);
  const { of, sizes } = stronglyConnectedComponents(arcs);
  const marks = new Uint8Array(order);
  for (let v = 0; v < order; v++) {
    if (sizes[of[v]] > 1) marks[v] = 1;
    for (let e = arcs.starts[v]; e < arcs.starts[v + 1]; e++) if (arcs.targets[e] === v) marks[v] = 1;
  }
  return marks;
}
