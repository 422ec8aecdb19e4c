/**
 * Layers from top to bottom, with every arc leading down. `layeredOf` calls dagre (network simplex ranks,
 * reduced crossings, Brandes–Köpf places), which recurses and is slow beyond hundreds of nodes. `rowsOf` is
 * for larger parts: a vertex's row is the length of its longest path from a source, and its place in the row
 * the mean of its neighbours' above, in a few sweeps.
 */
import { graphlib, layout } from '@dagrejs/dagre';
import { reverseArcs } from '../graph/build.ts';
import type { Arcs } from '../graph/game-graph.ts';
import { emptyPlaces, type Places, spacing } from './layout.ts';

/** The most nodes and arcs together that are given to dagre. */
export const mostForDagre = 700;

/** Boxes with arcs among them; the arcs must have no cycle. */
export type BoxGraph = {
  readonly arcs: Arcs;
  readonly widths: Float64Array;
  readonly heights: Float64Array;
  /** Where the boxes are now, to keep their order from left to right. */
  readonly xs: Float64Array;
};

/** Places in layers by dagre. */
export function layeredOf({ arcs, widths, heights, xs }: BoxGraph): Places {
  const count = widths.length;
  const graph = new graphlib.Graph({ multigraph: false });
  graph.setGraph({ rankdir: 'TB', nodesep: spacing, ranksep: spacing, edgesep: spacing / 4 });
  graph.setDefaultEdgeLabel(() => ({}));
  const fromLeft = Array.from({ length: count }, (_, v) => v).sort((a, b) => xs[a] - xs[b] || a - b);
  for (const v of fromLeft) graph.setNode(String(v), { width: widths[v], height: heights[v] });
  // dagre starts from the order in which arcs are named, and keeps it where that costs no crossing.
  for (const v of fromLeft) {
    const options = arcs.targets
      .slice(arcs.starts[v], arcs.starts[v + 1])
      .sort((a, b) => xs[a] - xs[b] || a - b);
    for (const w of options) graph.setEdge(String(v), String(w));
  }
  layout(graph);
  const places = emptyPlaces(count);
  for (let v = 0; v < count; v++) {
    const { x, y } = graph.node(String(v));
    places.xs[v] = x;
    places.ys[v] = y;
  }
  return asDrawn(places, xs);
}

/** Mirrors the places if that is nearer to the earlier order from left to right. */
export function asDrawn(places: Places, before: Float64Array): Places {
  const mean = (list: Float64Array): number => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [was, is] = [mean(before), mean(places.xs)];
  let agree = 0;
  for (let v = 0; v < before.length; v++) agree += (before[v] - was) * (places.xs[v] - is);
  return agree < 0 ? { xs: places.xs.map((x) => -x), ys: places.ys } : places;
}

const sweeps = 6;

/** Places in rows by longest paths. Cost: O(nodes + arcs) a sweep. */
export function rowsOf({ arcs, widths, heights, xs }: BoxGraph): Places {
  const count = widths.length;
  const back = reverseArcs(arcs);
  const row = longestWays(arcs, back);
  const rows: number[][] = [];
  for (let v = 0; v < count; v++) {
    while (rows.length <= row[v]) rows.push([]);
    rows[row[v]].push(v);
  }
  const places = emptyPlaces(count);
  for (const members of rows) {
    members.sort((a, b) => xs[a] - xs[b] || a - b);
    spread(members, widths, places.xs);
  }
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const [neighbours, inOrder] = sweep % 2 === 0 ? [back, rows] : [arcs, rows.toReversed()];
    for (const members of inOrder) {
      const means = new Map(members.map((v) => [v, mean(v, neighbours, places.xs)]));
      members.sort((a, b) => means.get(a)! - means.get(b)! || a - b);
      spread(members, widths, places.xs);
    }
  }
  let y = 0;
  for (const members of rows) {
    const tall = members.reduce((most, v) => Math.max(most, heights[v]), 0);
    for (const v of members) places.ys[v] = y + tall / 2;
    y += tall + spacing;
  }
  return places;
}

/**
 * Per vertex: the number of arcs on the longest path from a source, found by removing sources; O(nodes +
 * arcs).
 */
export function longestWays({ starts, targets }: Arcs, back: Arcs): Uint32Array {
  const count = starts.length - 1;
  const row = new Uint32Array(count);
  const waiting = new Uint32Array(count);
  const queue: number[] = [];
  for (let v = 0; v < count; v++) {
    waiting[v] = back.starts[v + 1] - back.starts[v];
    if (waiting[v] === 0) queue.push(v);
  }
  for (let at = 0; at < queue.length; at++) {
    const v = queue[at];
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const w = targets[e];
      row[w] = Math.max(row[w], row[v] + 1);
      if (--waiting[w] === 0) queue.push(w);
    }
  }
  return row;
}

function mean(v: number, { starts, targets }: Arcs, xs: Float64Array): number {
  if (starts[v] === starts[v + 1]) return xs[v];
  let sum = 0;
  for (let e = starts[v]; e < starts[v + 1]; e++) sum += xs[targets[e]];
  return sum / (starts[v + 1] - starts[v]);
}

/** Places boxes side by side in this order, with the row's centre at 0. */
function spread(members: readonly number[], widths: Float64Array, xs: Float64Array): void {
  let wide = (members.length - 1) * spacing;
  for (const v of members) wide += widths[v];
  let x = -wide / 2;
  for (const v of members) {
    xs[v] = x + widths[v] / 2;
    x += widths[v] + spacing;
  }
}
