/**
 * Draws a cyclic part as a ring: its nodes clockwise in the order of a walk along the arcs, so that most arcs
 * lead from one to the next. Cost: O(nodes + arcs).
 */
import { emptyPlaces, type LayoutPart, type Places, spacing } from './layout.ts';

/**
 * Whether a part is a ring without chords: connected, with one option for every node, each node being the
 * option of one.
 */
export function isRing({ arcs: { starts, targets } }: LayoutPart): boolean {
  const count = starts.length - 1;
  if (count < 3 || targets.length !== count) return false;
  const isOption = new Uint8Array(count);
  for (let v = 0; v < count; v++) if (starts[v + 1] - starts[v] !== 1) return false;
  for (const w of targets) isOption[w] = 1;
  return !isOption.includes(0);
}

/** Places on a ring. */
export function ringOf(part: LayoutPart): Places {
  const count = part.vertices.length;
  const places = emptyPlaces(count);
  if (count === 1) return places;
  // Two nodes are side by side; a larger ring begins at the top.
  const radius = Math.max(spacing / 2, spacing / (2 * Math.sin(Math.PI / count)));
  const begin = count === 2 ? Math.PI : -Math.PI / 2;
  for (const [i, v] of walk(part).entries()) {
    const angle = begin + (2 * Math.PI * i) / count;
    places.xs[v] = radius * Math.cos(angle);
    places.ys[v] = radius * Math.sin(angle);
  }
  return places;
}

/**
 * A walk from the topmost node to unvisited options; where there is none it continues from the last node that
 * has one.
 */
function walk({ vertices, arcs: { starts, targets }, xs, ys }: LayoutPart): readonly number[] {
  const count = vertices.length;
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => ys[a] - ys[b] || xs[a] - xs[b] || a - b,
  );
  const seen = new Uint8Array(count);
  const cursor = Uint32Array.from(starts);
  const found: number[] = [];
  for (const root of order) {
    if (seen[root]) continue;
    seen[root] = 1;
    found.push(root);
    const path = [root];
    while (path.length > 0) {
      const v = path[path.length - 1];
      if (cursor[v] === starts[v + 1]) {
        path.pop();
        continue;
      }
      const next = targets[cursor[v]++];
      if (seen[next]) continue;
      seen[next] = 1;
      found.push(next);
      path.push(next);
    }
  }
  return found;
}
