/**
 * Places for the part of a game about one position, which is vertex 0: it is in the middle, the vertices
 * after one move are on a ring about it, those after two moves on the next. Each vertex is outside a vertex
 * from which a move leads there; of several such, it is outside the middle one, so that arcs are short and
 * cross little. Cost: O(vertices + arcs), and sorting.
 */
import type { GameGraph } from '../graph/game-graph.ts';
import { movesOfEither, type Places } from './layout.ts';

/**
 * In drawing units: between neighbours on a ring, between rings, and between the rows of a ring, at least.
 */
const apart = 66;
const outward = 96;
const rowsApart = 56;
/**
 * A ring with many vertices has up to this many rows, each neighbour farther out than the one before, so that
 * it need not be so wide.
 */
const mostRows = 3;

/** Per ring its vertices, and the inner vertex outside which each is placed. */
type Tree = { readonly rings: readonly (readonly number[])[]; readonly inner: Int32Array };

/**
 * A vertex that no moves reach from the middle is placed as if moves could be reversed, or about the middle
 * if no arc joins it.
 */
function treeOf(graph: GameGraph): Tree {
  const { order } = graph;
  const { starts, targets } = movesOfEither(graph);
  const ends = Array.from({ length: order }, (_, v) => [...targets.subarray(starts[v], starts[v + 1])]);
  const sources: number[][] = ends.map(() => []);
  for (const [v, all] of ends.entries()) for (const to of all) sources[to].push(v);
  const ring = new Int32Array(order).fill(-1);
  const place = new Int32Array(order);
  const inner = new Int32Array(order).fill(-1);
  const rings: number[][] = [[0]];
  ring[0] = 0;
  const next = (from: readonly number[], at: number, ways: readonly (readonly number[])[]): number[] => {
    const found: number[] = [];
    for (const v of from)
      for (const to of ways[v]) {
        if (ring[to] >= 0) continue;
        ring[to] = at;
        found.push(to);
      }
    return found;
  };
  for (let at = 0; at < rings.length; at++) {
    const here = rings[at];
    for (const [i, v] of here.entries()) place[v] = i;
    let found = next(here, at + 1, ends);
    if (found.length === 0 && at === rings.length - 1) found = next(rings.flat(), at + 1, sources);
    if (found.length === 0) break;
    const beside = (v: number): number[] => {
      const inside = sources[v].filter((each) => ring[each] === at);
      const all = inside.length > 0 ? inside : ends[v].filter((each) => ring[each] >= 0 && ring[each] <= at);
      return all.toSorted((a, b) => place[a] - place[b]);
    };
    const about = new Map(found.map((v) => [v, beside(v)]));
    const mean = (v: number): number => {
      const all = about.get(v) ?? [];
      return all.reduce((sum, each) => sum + place[each], 0) / Math.max(1, all.length);
    };
    for (const v of found) {
      const all = about.get(v) ?? [];
      inner[v] = all[Math.floor((all.length - 1) / 2)] ?? 0;
    }
    rings.push(found.toSorted((a, b) => place[inner[a]] - place[inner[b]] || mean(a) - mean(b) || a - b));
  }
  return { rings, inner };
}

/**
 * Puts a ring's vertices where their angles say, no nearer than this to the middle; returns how far the
 * farthest is.
 */
function stand(ring: readonly number[], angle: Float64Array, near: number, { xs, ys }: Places): number {
  const round = ring.toSorted((a, b) => angle[a] - angle[b]);
  const gaps = round.map((v, i) =>
    i === 0 ? angle[v] + 2 * Math.PI - angle[round[round.length - 1]] : angle[v] - angle[round[i - 1]],
  );
  const least = Math.min(Math.PI, ...gaps);
  const radius = (rows: number): number => Math.max(near, apart / (rows * least));
  const widths = Array.from({ length: mostRows }, (_, i) => radius(i + 1) + i * rowsApart);
  const rows = widths.indexOf(Math.min(...widths)) + 1;
  const first = radius(rows);
  let far = first;
  for (const [i, v] of round.entries()) {
    // The last is beside the first, and so never in its row.
    const isLast = rows > 1 && i === round.length - 1 && i % rows === 0;
    const at = first + (isLast ? rows : i % rows) * rowsApart;
    far = Math.max(far, at);
    xs[v] = at * Math.cos(angle[v]);
    ys[v] = at * Math.sin(angle[v]);
  }
  return far;
}

/** Finds places for all vertices; the graph has one at least. */
export function ringsAbout(graph: GameGraph): Places {
  const { order } = graph;
  const { rings, inner } = treeOf(graph);
  const reached = rings.flat();
  const lost = Array.from({ length: order }, (_, v) => v).filter((v) => v !== 0 && inner[v] < 0);
  // A vertex has as much of the circle as the outermost vertices outside it need.
  const share = new Float64Array(order);
  for (const v of reached.toReversed()) {
    share[v] ||= 1;
    if (inner[v] >= 0) share[inner[v]] += share[v];
  }
  const from = new Float64Array(order);
  const taken = new Float64Array(order);
  const angle = new Float64Array(order);
  const turn = (2 * Math.PI) / Math.max(1, share[0]);
  const places: Places = { xs: new Float64Array(order), ys: new Float64Array(order) };
  let far = 0;
  for (const ring of rings.slice(1)) {
    for (const v of ring) {
      from[v] = from[inner[v]] + taken[inner[v]];
      taken[inner[v]] += share[v];
      angle[v] = (from[v] + share[v] / 2) * turn - Math.PI / 2;
    }
    far = stand(ring, angle, far + outward, places);
  }
  for (const [i, v] of lost.entries()) places.xs[v] = far + (i + 1) * outward;
  return places;
}
