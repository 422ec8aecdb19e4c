/** Splits the vertices to be placed into parts that no arc joins. Cost: O(order + arcs), by a queue. */
import { buildArcs, reverseArcs } from '../graph/build.ts';
import type { Arcs } from '../graph/game-graph.ts';
import type { LayoutPart } from './layout.ts';

/**
 * The parts in the order of their leftmost vertex. A fixed vertex belongs to no part, and its arcs are
 * ignored.
 */
export function partsOf(moves: Arcs, xs: Float64Array, ys: Float64Array, fixed: Uint8Array): LayoutPart[] {
  const order = fixed.length;
  const back = reverseArcs(moves);
  const seen = Uint8Array.from(fixed);
  const parts: LayoutPart[] = [];
  for (let root = 0; root < order; root++) {
    if (seen[root]) continue;
    seen[root] = 1;
    const found = [root];
    for (let at = 0; at < found.length; at++) {
      for (const { starts, targets } of [moves, back]) {
        for (let e = starts[found[at]]; e < starts[found[at] + 1]; e++) {
          if (seen[targets[e]]) continue;
          seen[targets[e]] = 1;
          found.push(targets[e]);
        }
      }
    }
    parts.push(layoutPart(Uint32Array.from(found).sort(), moves, xs, ys, fixed));
  }
  const left = (part: LayoutPart): number =>
    part.xs.reduce((least, x) => Math.min(least, x), Number.POSITIVE_INFINITY);
  return parts
    .map((part) => ({ part, at: left(part) }))
    .sort((a, b) => a.at - b.at)
    .map(({ part }) => part);
}

/**
 * The part of these vertices, which must ascend. Cost: O(order of the whole) the first time a place is looked
 * up.
 */
export function layoutPart(
  vertices: Uint32Array,
  moves: Arcs,
  xs: Float64Array,
  ys: Float64Array,
  without?: Uint8Array,
): LayoutPart {
  const numbers = new Map<number, number>();
  for (let i = 0; i < vertices.length; i++) numbers.set(vertices[i], i);
  const sources: number[] = [];
  const targets: number[] = [];
  for (let i = 0; i < vertices.length; i++) {
    for (let e = moves.starts[vertices[i]]; e < moves.starts[vertices[i] + 1]; e++) {
      const target = moves.targets[e];
      const number = numbers.get(target);
      if (number === undefined || number === i || without?.[target]) continue;
      sources.push(i);
      targets.push(number);
    }
  }
  return {
    vertices,
    arcs: buildArcs(vertices.length, sources, targets),
    xs: Float64Array.from(vertices, (v) => xs[v]),
    ys: Float64Array.from(vertices, (v) => ys[v]),
  };
}
