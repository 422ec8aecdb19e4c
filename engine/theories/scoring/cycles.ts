/** The cycle that keeps a vertex of a drawing with scores from a value. */
import { unionOfArcs } from '../../graph/build.ts';
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
