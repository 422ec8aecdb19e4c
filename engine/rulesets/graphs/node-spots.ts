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
import { type LineEnds, type NodeGraph, neighboursIn, partsOfNodes } from './graph.ts';

/** From a node to the next one. */
export const nodePitch = 1.5 * side;

/** No two nodes are nearer than this: a stone's width and a little less than half of one. */
const leastApart = side;

/**
 * No edge is nearer than this to a node at which it does not end, or one would read it as two edges that end
 * there: half of a stone's width and a gap that one sees.
 */
const leastBeside = 18;

/**
 * A circle is not enlarged by more than this, or its nodes would be too small: of more than 20 nodes an edge
 * may pass under the one between its ends.
 */
const mostEnlarged = 2;

/** The most rounds of pushes, and how many pairs of nodes, or of a node and an edge, they compare in all. */
const mostRounds = 200;
const mostCompared = 1_000_000;
/** A push goes this much farther than it must, so that rounding does not ask for another one. */
const slack = 0.01;

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

/** The distance of the nearest two. Each is compared with those that are as near from left to right. */
export function nearestOf(spots: readonly Spot[]): number {
  const sorted = spots.toSorted((a, b) => a.x - b.x);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of sorted.entries())
    for (let j = i + 1; j < sorted.length && sorted[j].x - a.x < least; j++)
      least = Math.min(least, Math.hypot(a.x - sorted[j].x, a.y - sorted[j].y));
  return least;
}

/** Each edge once. */
const edgesOf = (rows: readonly (readonly number[])[]): readonly LineEnds[] =>
  rows.flatMap((row, a) => row.filter((b) => a < b).map((b): LineEnds => [a, b]));

/** By what a part must be enlarged so that nothing in it is too near; 1 or less if nothing is. */
const enlargementOf = (spots: readonly Spot[], edges: readonly LineEnds[]): number =>
  Math.max(leastApart / nearestOf(spots), leastBeside / nearestToEdges(spots, edges));

const enlarged = (spots: readonly Spot[], by: number): readonly Spot[] =>
  by > 1 ? spots.map(({ x, y }) => ({ x: by * x, y: by * y })) : spots;

/** The length of all edges. */
const inkOf = (spots: readonly Spot[], edges: readonly LineEnds[]): number =>
  edges.reduce((sum, [a, b]) => sum + Math.hypot(spots[a].x - spots[b].x, spots[a].y - spots[b].y), 0);

/** The least distance of a node from an edge that passes beside it. O(nodes · edges). */
function nearestToEdges(spots: readonly Spot[], edges: readonly LineEnds[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges)
    for (let node = 0; node < spots.length; node++) least = passing(spots, edge, node, least)?.far ?? least;
  return least;
}

/**
 * Where an edge passes beside a node at which it does not end, if it does so nearer than `least`: how far
 * from the node, in which direction from the edge, and after which share of the edge.
 */
function passing(spots: readonly Spot[], edge: LineEnds, node: number, least: number) {
  if (node === edge[0] || node === edge[1]) return undefined;
  const from = spots[edge[0]];
  const dx = spots[edge[1]].x - from.x;
  const dy = spots[edge[1]].y - from.y;
  const x = spots[node].x - from.x;
  const y = spots[node].y - from.y;
  const [along, across, squared] = [x * dx + y * dy, y * dx - x * dy, dx * dx + dy * dy];
  // Most are not so near, and are left without a root or a division.
  if (along <= 0 || along >= squared || across * across >= least * least * squared) return undefined;
  const length = across < 0 ? -Math.sqrt(squared) : Math.sqrt(squared);
  return { far: across / length, share: along / squared, x: -dy / length, y: dx / length };
}

/**
 * Pushes nodes away from each other and from edges that pass beside them, and edges away from nodes, each
 * time by the least moves of all three nodes that suffice (Müller, Heidelberger, Hennix & Ratcliff, "Position
 * based dynamics", 2007), until nothing is too near.
 */
function pushedApart(before: readonly Spot[], edges: readonly LineEnds[]): readonly Spot[] {
  const spots = before.map(({ x, y }) => ({ x, y }));
  const move = (node: number, x: number, y: number): void => {
    spots[node].x += x;
    spots[node].y += y;
  };
  const rounds = Math.min(mostRounds, mostCompared / (spots.length * (spots.length + edges.length)));
  for (let round = 0, pushes = 1; round < rounds && pushes > 0; round++) {
    pushes = 0;
    for (let v = 0; v < spots.length; v++)
      for (let w = v + 1; w < spots.length; w++) {
        const [dx, dy] = [spots[w].x - spots[v].x, spots[w].y - spots[v].y];
        if (dx * dx + dy * dy >= leastApart ** 2) continue;
        const far = Math.hypot(dx, dy);
        const share = (leastApart - far + slack) / 2 / (far || 1);
        move(v, -dx * share, -dy * share);
        move(w, dx * share, dy * share);
        pushes++;
      }
    for (const edge of edges)
      for (let node = 0; node < spots.length; node++) {
        const found = passing(spots, edge, node, leastBeside);
        if (!found) continue;
        const { far, share, x, y } = found;
        const by = (leastBeside - far + slack) / (1 + (1 - share) ** 2 + share ** 2);
        move(node, by * x, by * y);
        move(edge[0], -by * (1 - share) * x, -by * (1 - share) * y);
        move(edge[1], -by * share * x, -by * share * y);
        pushes++;
      }
  }
  return spots;
}

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
