/**
 * Marks vertices with 1 by a property: they lie on a cycle, or one player has moves there that the other
 * lacks. O(order + arcs) each.
 */
import { unionOfArcs } from './build.ts';
import { stronglyConnectedComponents } from './components.ts';
import type { Arcs, GameGraph } from './game-graph.ts';

/** Marks the vertices to which play can return, whichever player moves at any time. */
export function onCycles({ order, left, right }: GameGraph): Uint8Array {
  const arcs = unionOfArcs(left, right);
  const { of, sizes } = stronglyConnectedComponents(arcs);
  const marks = new Uint8Array(order);
  for (let v = 0; v < order; v++) if (sizes[of[v]] > 1 || hasLoop(arcs, v)) marks[v] = 1;
  return marks;
}

function hasLoop({ starts, targets }: Arcs, v: number): boolean {
  for (let e = starts[v]; e < starts[v + 1]; e++) if (targets[e] === v) return true;
  return false;
}

/** Marks the vertices at which Left's and Right's options differ. */
export function oneSided({ order, left, right }: GameGraph): Uint8Array {
  const marks = new Uint8Array(order);
  if (left === right) return marks;
  const seen = new Uint32Array(order);
  // Two stamps per vertex: an option of Left's, and one that is Right's as well.
  for (let v = 0; v < order; v++) {
    const [has, both] = [2 * v + 1, 2 * v + 2];
    let leftAlone = 0;
    for (let e = left.starts[v]; e < left.starts[v + 1]; e++) {
      const w = left.targets[e];
      if (seen[w] === has) continue;
      seen[w] = has;
      leftAlone++;
    }
    for (let e = right.starts[v]; e < right.starts[v + 1]; e++) {
      const w = right.targets[e];
      if (seen[w] === both) continue;
      if (seen[w] !== has) marks[v] = 1;
      else leftAlone--;
      seen[w] = both;
    }
    if (leftAlone > 0) marks[v] = 1;
  }
  return marks;
}

/** The union of some marks. */
export function anyOf(first: Uint8Array, ...others: readonly Uint8Array[]): Uint8Array {
  const marks = first.slice();
  for (const each of others) for (let v = 0; v < marks.length; v++) marks[v] |= each[v];
  return marks;
}
