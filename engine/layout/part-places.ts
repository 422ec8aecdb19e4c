/**
 * Lays out one part in the way that suits its kind. A ring is drawn as a ring and a tree as a tree. Parts
 * without a cycle become layers, by dagre and by Graphviz's dot where it is available; parts with cycles
 * become layers of their strongly connected components or are drawn freely. The drawing that is easiest to
 * read is kept: see faults.ts.
 */
import { stronglyConnectedComponents } from '../graph/components.ts';
import { componentLayers, heightened } from './component-layers.ts';
import { cross, type Ends, endsOf, faultsOf, isNear } from './faults.ts';
import { burdenOf, freeOf } from './free.ts';
import { dotLayersOf, type Graphviz } from './graphviz.ts';
import { asDrawn, mostForDagre, rowsOf } from './layered.ts';
import { emptyPlaces, type LayoutPart, type Places, type Slices, spacing } from './layout.ts';
import { isRing, ringOf } from './ring.ts';
import { slantedOf, slantedWrong } from './slanted.ts';
import { rootOf, treeOf } from './tree.ts';

// Improves a layout by small moves: a node moves a little where fewer arcs then cross and fewer pass behind
// nodes; the length of arcs counts a little, so that nothing drifts away. Nodes and moves are tried in a
// fixed order. Cost: rounds × the moves tried × the arcs at each node × (arcs + nodes); parts for which that
// is too much are left alone.

const mostRounds = 4;
const mostWork = 60_000_000;
/** The least distance between the centres of two nodes. */
const leastApart = 0.75 * spacing;

type Move = readonly [dx: number, dy: number];
const sideways: readonly Move[] = [0.5, -0.5, 1, -1, 1.5, -1.5].map((by) => [by * spacing, 0]);
const allRound: readonly Move[] = [0.5, 1].flatMap((by) =>
  Array.from({ length: 8 }, (_, i): Move => {
    const angle = (i * Math.PI) / 4;
    return [by * spacing * Math.cos(angle), by * spacing * Math.sin(angle)];
  }),
);

/** With 'rows' every node stays in its row; with 'plane' nodes may move anywhere. */
function* polished(part: LayoutPart, places: Places, within: 'rows' | 'plane'): Slices<Places> {
  const moves = within === 'rows' ? sideways : allRound;
  const ends = endsOf(part.arcs);
  const [count, arcs] = [part.vertices.length, ends.from.length];
  const round = moves.length * (2 * arcs * (arcs + count) + count * (arcs + count));
  const rounds = Math.min(mostRounds, Math.floor(mostWork / round));
  const found = { xs: Float64Array.from(places.xs), ys: Float64Array.from(places.ys) };
  const at = arcsAt(part, ends);
  for (let i = 0; i < rounds; i++) {
    let moved = false;
    for (let v = 0; v < count; v++) {
      if (moveBetter(v, at[v], ends, found, moves)) moved = true;
      if (v % 16 === 0) yield;
    }
    if (!moved) break;
  }
  return found;
}

/** Per vertex the numbers of the arcs that leave or reach it. */
function arcsAt({ arcs }: LayoutPart, { from, to }: Ends): readonly number[][] {
  const at = Array.from({ length: arcs.starts.length - 1 }, (): number[] => []);
  for (let e = 0; e < from.length; e++) {
    at[from[e]].push(e);
    at[to[e]].push(e);
  }
  return at;
}

function moveBetter(
  v: number,
  own: readonly number[],
  ends: Ends,
  { xs, ys }: Places,
  moves: readonly Move[],
): boolean {
  const [x, y] = [xs[v], ys[v]];
  const before = costAt(v, own, ends, { xs, ys }, Number.POSITIVE_INFINITY);
  // A node whose arcs have no fault is not moved.
  if (before.faults === 0) return false;
  let least = before.cost - 0.25;
  let best: Move | undefined;
  for (const move of moves) {
    xs[v] = x + move[0];
    ys[v] = y + move[1];
    if (!isClear(v, { xs, ys })) continue;
    const { cost } = costAt(v, own, ends, { xs, ys }, least);
    if (cost >= least) continue;
    least = cost;
    best = move;
  }
  xs[v] = x + (best?.[0] ?? 0);
  ys[v] = y + (best?.[1] ?? 0);
  return best !== undefined;
}

function isClear(v: number, { xs, ys }: Places): boolean {
  for (let w = 0; w < xs.length; w++) {
    if (w !== v && (xs[w] - xs[v]) ** 2 + (ys[w] - ys[v]) ** 2 < leastApart ** 2) return false;
  }
  return true;
}

/**
 * The cost of the arcs at v, by what they cross and pass behind, and of arcs that pass behind v; counting
 * stops beyond `most`.
 */
function costAt(
  v: number,
  own: readonly number[],
  { from, to }: Ends,
  { xs, ys }: Places,
  most: number,
): { cost: number; faults: number } {
  let [cost, faults] = [0, 0];
  for (const e of own) {
    const length = Math.hypot(xs[to[e]] - xs[from[e]], ys[to[e]] - ys[from[e]]);
    cost += (0.1 * length) / spacing;
  }
  for (const e of own) {
    const [a, b] = [from[e], to[e]];
    for (let f = 0; f < from.length; f++) if (cross(xs, ys, a, b, from[f], to[f])) faults++;
    for (let w = 0; w < xs.length; w++) if (w !== a && w !== b && isNear(xs, ys, w, a, b)) faults += 2;
    if (cost + faults >= most) return { cost: cost + faults, faults };
  }
  for (let f = 0; f < from.length; f++) {
    if (from[f] !== v && to[f] !== v && isNear(xs, ys, v, from[f], to[f])) faults += 2;
  }
  return { cost: cost + faults, faults };
}

/** What the layout of a part may use. */
export type Means = {
  readonly graphviz?: Graphviz | undefined;
  /**
   * If true, Left's options slant left and Right's right wherever a part has no cycle; otherwise only where
   * that costs little.
   */
  readonly slanted?: boolean | undefined;
};

/** A larger ring would look like a line. */
const mostOnRing = 200;
/**
 * The rows of a wide tree are moved apart by this factor at most, so that flat arcs do not pass behind
 * neighbouring nodes.
 */
const treeStretch = 6;
/** The most nodes and arcs together that dot lays out in a second or two. */
const mostForDot = 900;
/** Layers of more nodes than this are replaced by a free drawing if that is much easier to read. */
const alwaysLayers = 60;
const muchEasier = 0.5;
/** The most nodes that springs can place in some seconds. */
const mostFree = 10_000;
/** The most nodes of a part for which slants are tried. */
const mostSlanted = 400;
/**
 * If slants were not asked for: the share of arcs that may slant to the wrong side, and how much harder to
 * read the drawing may become.
 */
const fewWrong = 0.05;
const littleHarder = 1.25;

/**
 * Places for a part. `slants`: per arc of the part, −1 for Left's, 1 for Right's, 0 for either's; absent if
 * every move is either's.
 */
export function* placesOfPart(part: LayoutPart, slants: Int8Array | undefined, means: Means): Slices<Places> {
  const count = part.vertices.length;
  if (count === 1) return emptyPlaces(1);
  if (count <= mostOnRing && isRing(part)) return ringOf(part);
  if (stronglyConnectedComponents(part.arcs).count < count) return yield* cyclic(part);
  const root = rootOf(part);
  if (slants && (root !== undefined || count <= mostSlanted)) {
    const places = slantedOf(part, slants);
    yield;
    if (means.slanted || root !== undefined) return places;
    if (slantedWrong(part, slants, places) <= fewWrong * slants.length) {
      const usual = yield* acyclic(part, means);
      return burden(part, places) <= littleHarder * burden(part, usual) + 0.1 ? places : usual;
    }
  }
  return root === undefined ? yield* acyclic(part, means) : heightened(treeOf(part, root), treeStretch);
}

/** Whether `placesOfPart` would call Graphviz: for a part that is drawn in layers and is not a tree. */
export function wantsGraphviz(part: LayoutPart): boolean {
  const count = part.vertices.length;
  const size = count + part.arcs.targets.length;
  if (count < 4 || size > mostForDot || rootOf(part) !== undefined) return false;
  return stronglyConnectedComponents(part.arcs).count === count;
}

const burden = (part: LayoutPart, places: Places): number => burdenOf(faultsOf(endsOf(part.arcs), places));

/** The drawing that is easiest to read; the first among equals. */
function easiest(part: LayoutPart, drawings: readonly Places[]): Places {
  const burdens = drawings.map((places) => burden(part, places));
  return drawings[burdens.indexOf(Math.min(...burdens))];
}

function* acyclic(part: LayoutPart, { graphviz }: Means): Slices<Places> {
  const count = part.vertices.length;
  const size = count + part.arcs.targets.length;
  const drawings: Places[] = [];
  const dot = graphviz && size <= mostForDot ? dotLayersOf(part, graphviz) : undefined;
  yield;
  if (dot) drawings.push(asDrawn(dot, part.xs));
  if (size <= mostForDagre) drawings.push(yield* componentLayers(part));
  if (drawings.length === 0) drawings.push(rowsOf(pointsOf(part)));
  yield;
  const layers = heightened(yield* polished(part, easiest(part, drawings), 'rows'));
  if (count <= alwaysLayers || count > mostFree) return layers;
  const free = yield* freeOf(part);
  if (burden(part, free) >= muchEasier * burden(part, layers)) return layers;
  return yield* polished(part, free, 'plane');
}

function* cyclic(part: LayoutPart): Slices<Places> {
  const count = part.vertices.length;
  if (count > mostFree) return yield* componentLayers(part);
  const free = yield* polished(part, yield* freeOf(part), 'plane');
  if (count + part.arcs.targets.length > mostForDagre) return free;
  const layers = yield* polished(part, yield* componentLayers(part), 'rows');
  return easiest(part, [layers, free]);
}

/** The vertices of a part as boxes without a size. */
const pointsOf = ({ arcs, vertices, xs }: LayoutPart) => ({
  arcs,
  widths: new Float64Array(vertices.length),
  heights: new Float64Array(vertices.length),
  xs,
});
