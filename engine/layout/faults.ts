/**
 * Measures how hard a drawing is to read, to choose between drawings of one part: it counts arcs that cross
 * and arcs that pass too near to a node. If there are many arcs, an evenly spread sample is compared with all
 * the others. Cost: at most 400 × (arcs + nodes).
 */
import type { Arcs } from './../graph/game-graph.ts';
import type { Places } from './layout.ts';

export type Faults = {
  /** Per arc on average: its crossings with other arcs, and the nodes that it passes behind. */
  readonly crossings: number;
  readonly behind: number;
};

const mostSamples = 400;
/** A node's radius and a little more. */
const near = 24;

export type Ends = { readonly from: Uint32Array; readonly to: Uint32Array };

/** The ends of each arc. */
export function endsOf({ starts, targets }: Arcs): Ends {
  const from = new Uint32Array(targets.length);
  for (let v = 0; v + 1 < starts.length; v++) from.fill(v, starts[v], starts[v + 1]);
  return { from, to: targets };
}

/** The faults of a drawing with these places. */
export function faultsOf({ from, to }: Ends, { xs, ys }: Places): Faults {
  const arcs = from.length;
  const step = Math.max(1, Math.ceil(arcs / mostSamples));
  let [crossings, behind, looked] = [0, 0, 0];
  for (let e = 0; e < arcs; e += step) {
    looked++;
    const [a, b] = [from[e], to[e]];
    for (let f = 0; f < arcs; f++) if (cross(xs, ys, a, b, from[f], to[f])) crossings++;
    for (let v = 0; v < xs.length; v++) if (v !== a && v !== b && isNear(xs, ys, v, a, b)) behind++;
  }
  return { crossings: crossings / 2 / Math.max(1, looked), behind: behind / Math.max(1, looked) };
}

/** Whether the segments a–b and c–d cross; segments that share a node do not. */
export function cross(
  xs: Float64Array,
  ys: Float64Array,
  a: number,
  b: number,
  c: number,
  d: number,
): boolean {
  if (a === c || a === d || b === c || b === d) return false;
  const [abx, aby] = [xs[b] - xs[a], ys[b] - ys[a]];
  const one = abx * (ys[c] - ys[a]) - aby * (xs[c] - xs[a]);
  const other = abx * (ys[d] - ys[a]) - aby * (xs[d] - xs[a]);
  if (one * other >= 0) return false;
  const [cdx, cdy] = [xs[d] - xs[c], ys[d] - ys[c]];
  const third = cdx * (ys[a] - ys[c]) - cdy * (xs[a] - xs[c]);
  const fourth = cdx * (ys[b] - ys[c]) - cdy * (xs[b] - xs[c]);
  return third * fourth < 0;
}

/** Whether node v is in the way of the segment from a to b. */
export function isNear(xs: Float64Array, ys: Float64Array, v: number, a: number, b: number): boolean {
  const [dx, dy] = [xs[b] - xs[a], ys[b] - ys[a]];
  const [vx, vy] = [xs[v] - xs[a], ys[v] - ys[a]];
  const along = (vx * dx + vy * dy) / (dx * dx + dy * dy || 1);
  if (along <= 0 || along >= 1) return false;
  const [offX, offY] = [vx - along * dx, vy - along * dy];
  return offX * offX + offY * offY < near * near;
}
