/**
 * Places the nodes of a graph on a board: in rows, on a circle, or, for any graph, by stress majorization,
 * which brings the distance of two nodes close to the number of edges between them. Where nodes are too near
 * to one another, or to an edge of which they are no ends, they are pushed away, or the part is placed on a
 * circle, whichever needs less ink. Parts that no edge joins lie side by side.
 */
import type { Spot } from '../../figure/curves.ts';
import { stressOf } from '../../layout/stress.ts';
import { drain } from '../../rounds.ts';
import { side } from '../furniture/shapes.ts';
import { enlargementOf, pushedApart } from './apart.ts';
import { type LineEnds, type NodeGraph, neighboursIn, partsOfNodes } from './graph.ts';

/** From a node to the next one. */
export const nodePitch = 1.5 * side;

/**
 * A circle is not enlarged by more than this, or its nodes would be too small: of more than 20 nodes an edge
 * may pass under the one between its ends.
 */
const mostEnlarged = 2;

/** The nodes of a grid, row by row; a path is a grid of one row. */
export const spotsInRows = (order: number, columns: number): readonly Spot[] =>
  Array.from({ length: order }, (_, node) => ({
    x: (node % columns) * nodePitch,
    y: Math.floor(node / columns) * nodePitch,
  }));

/** The first node is at the top, and the others follow clockwise. */
export function spotsOnRing(order: number): readonly Spot[] {
  const radius = order > 1 ? nodePitch / 2 / Math.sin(Math.PI / order) : 0;
  return Array.from({ length: order }, (_, node) => {
    const angle = (2 * Math.PI * node) / order - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The spots of a graph that was laid out last; a board is drawn again whenever something is put on it. */
let last: { readonly key: string; readonly spots: readonly Spot[] } | undefined;

/** The spots of any graph: the same for the same numbers and edges. O(nodes²) a round. */
export function spotsOfGraph(graph: NodeGraph): readonly Spot[] {
  const key = `${graph.order} ${graph.edges.join(' ')}`;
  if (last?.key !== key) last = { key, spots: laidOut(graph) };
  return last.spots;
}

function laidOut(graph: NodeGraph): readonly Spot[] {
  const spots = new Array<Spot>(graph.order);
  const neighbours = neighboursIn(graph);
  let begin = 0;
  for (const part of partsOfNodes(graph)) {
    const found = spotsOfPart(part, neighbours);
    const [left, right] = [Math.min(...found.map(({ x }) => x)), Math.max(...found.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...found.map(({ y }) => y)), Math.max(...found.map(({ y }) => y))];
    for (const [i, node] of part.entries())
      spots[node] = { x: begin + found[i].x - left, y: found[i].y - (top + bottom) / 2 };
    begin += right - left + nodePitch;
  }
  return spots;
}

/** One part, wider than high. */
function spotsOfPart(part: readonly number[], neighbours: readonly (readonly number[])[]): readonly Spot[] {
  if (part.length === 1) return [{ x: 0, y: 0 }];
  const numbers = new Map(part.map((node, i) => [node, i]));
  const rows = part.map((node) => neighbours[node].map((other) => numbers.get(other) ?? 0));
  const starts = new Uint32Array(part.length + 1);
  for (const [i, row] of rows.entries()) starts[i + 1] = starts[i] + row.length;
  const walk = walkOf(rows);
  const { xs, ys } = drain(
    stressOf(
      {
        vertices: Uint32Array.from(part),
        arcs: { starts, targets: Uint32Array.from(rows.flat()) },
        xs: new Float64Array(part.length),
        ys: new Float64Array(part.length),
      },
      onCircle(walk),
    ),
  );
  const edges = edgesOf(rows);
  const found = Array.from(xs, (x, i) => ({ x: x * nodePitch, y: ys[i] * nodePitch }));
  if (enlargementOf(found, edges) <= 1) return lyingDown(found);
  const pushed = pushedApart(found, edges);
  const ring = spotsAround(walk);
  const byOfRing = enlargementOf(ring, edges);
  return [
    lyingDown(enlarged(pushed, enlargementOf(pushed, edges))),
    byOfRing > mostEnlarged ? ring : enlarged(ring, byOfRing),
  ].reduce((a, b) => (inkOf(a, edges) <= inkOf(b, edges) ? a : b));
}

/** The nodes of a part on a circle, clockwise in this order, and as far from each other as in a row. */
function spotsAround(order: readonly number[]): readonly Spot[] {
  const ring = spotsOnRing(order.length);
  const spots = new Array<Spot>(order.length);
  for (const [i, node] of order.entries()) spots[node] = ring[i];
  return spots;
}

/** Each edge once. */
const edgesOf = (rows: readonly (readonly number[])[]): readonly LineEnds[] =>
  rows.flatMap((row, a) => row.filter((b) => a < b).map((b): LineEnds => [a, b]));

const enlarged = (spots: readonly Spot[], by: number): readonly Spot[] =>
  by > 1 ? spots.map(({ x, y }) => ({ x: by * x, y: by * y })) : spots;

/** The length of all edges. */
const inkOf = (spots: readonly Spot[], edges: readonly LineEnds[]): number =>
  edges.reduce((sum, [a, b]) => sum + Math.hypot(spots[a].x - spots[b].x, spots[a].y - spots[b].y), 0);

/** The nodes in the order of a depth-first walk, in which neighbours are near one another. */
function walkOf(rows: readonly (readonly number[])[]): readonly number[] {
  const walk = new Set<number>();
  const stack = [0];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (walk.has(node)) continue;
    walk.add(node);
    for (const next of rows[node].toReversed()) if (!walk.has(next)) stack.push(next);
  }
  return [...walk];
}

/** Where stress majorization begins: on a circle in the order of a walk. */
function onCircle(walk: readonly number[]): { readonly xs: Float64Array; readonly ys: Float64Array } {
  const [xs, ys] = [new Float64Array(walk.length), new Float64Array(walk.length)];
  for (const [i, node] of walk.entries()) {
    const angle = (2 * Math.PI * i) / walk.length;
    xs[node] = (walk.length / 4) * Math.cos(angle);
    ys[node] = (walk.length / 4) * Math.sin(angle);
  }
  return { xs, ys };
}

/** Turned so that the spots lie along the horizontal, on which they are spread most. */
function lyingDown(spots: readonly Spot[]): readonly Spot[] {
  const [x, y] = [0, 0].map(
    (_, i) => spots.reduce((sum, spot) => sum + (i ? spot.y : spot.x), 0) / spots.length,
  );
  let [xx, xy, yy] = [0, 0, 0];
  for (const spot of spots) {
    xx += (spot.x - x) ** 2;
    xy += (spot.x - x) * (spot.y - y);
    yy += (spot.y - y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return spots.map((spot) => ({
    x: (spot.x - x) * cos + (spot.y - y) * sin,
    y: (spot.y - y) * cos - (spot.x - x) * sin,
  }));
}
