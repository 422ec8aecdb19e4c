/**
 * Draws parts with cycles without layers: a first layout by distances, then springs and stress; the result
 * that is easier to read is kept. It is turned so that most arcs lead down, enlarged until few arcs pass
 * behind nodes, and mirrored if that is nearer to the earlier order from left to right.
 */

import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  type Simulation,
  type SimulationNodeDatum,
} from 'd3-force';
import { reverseArcs } from '../graph/build.ts';
import { type Ends, endsOf, type Faults, faultsOf } from './faults.ts';
import { asDrawn } from './layered.ts';
import { emptyPlaces, type LayoutPart, type Places, type Slices, spacing } from './layout.ts';
import { mostByStress, stressOf } from './stress.ts';

// A force layout: nodes repel each other and arcs pull (d3-force with a seeded random source, so that the
// same drawing gives the same places). From a good first layout a hundred rounds are enough. Cost: rounds ×
// nodes × log nodes.

type Body = SimulationNodeDatum;

/** The arcs of `first` have about the length `spacing`, and those of the result the same or somewhat more. */
function* forceOf({ vertices, arcs: { starts, targets } }: LayoutPart, first: Places): Slices<Places> {
  const bodies = bodiesAt(first);
  const links: { source: number; target: number }[] = [];
  for (let v = 0; v < vertices.length; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) links.push({ source: v, target: targets[e] });
  }
  const ticks = bodies.length > 600 ? 100 : 300;
  const simulation = forceSimulation(bodies)
    .force('link', forceLink(links).distance(1.2 * spacing))
    .force('charge', forceManyBody().strength(-8 * spacing))
    .stop()
    .alphaDecay(1 - 0.001 ** (1 / ticks));
  return yield* ticked(simulation, bodies, ticks);
}

/** Pushes nodes apart until no two centres are nearer than this, as far as a few rounds can. */
function* apart(places: Places, distance: number): Slices<Places> {
  const bodies = bodiesAt(places);
  const simulation = forceSimulation(bodies)
    .force(
      'collide',
      forceCollide(distance / 2)
        .strength(1)
        .iterations(2),
    )
    .stop();
  return yield* ticked(simulation, bodies, 20);
}

/**
 * Nodes at one place are first set slightly apart, each in its own direction, since no force could separate
 * them.
 */
const bodiesAt = ({ xs, ys }: Places): Body[] =>
  Array.from(xs, (x, index) => ({
    index,
    x: x + ((index * 7919) % 31) / 10,
    y: ys[index] + ((index * 104_729) % 37) / 10,
  }));

function* ticked(
  simulation: Simulation<Body, undefined>,
  bodies: readonly Body[],
  ticks: number,
): Slices<Places> {
  for (let tick = 0; tick < ticks; tick++) {
    simulation.tick();
    yield;
  }
  const places = emptyPlaces(bodies.length);
  for (const [v, { x = 0, y = 0 }] of bodies.entries()) {
    places.xs[v] = x;
    places.ys[v] = y;
  }
  return places;
}

// A first layout of a large part, which places every node by its distances from some nodes that lie far from
// each other (pivot MDS: Brandes & Pich, "Eigensolver methods for progressive multidimensional scaling of
// large data", 2006). Cost: O(pivots × (nodes + arcs)).

const mostPivots = 50;
const rounds = 60;

/** Places by distances; an arc has length 1 and counts in both directions. */
function byDistances(part: LayoutPart): Places {
  const count = part.vertices.length;
  const columns = doubleCentred(distancesFromPivots(part), count);
  const places = emptyPlaces(count);
  const first = principal(columns, undefined);
  const second = principal(columns, first);
  project(columns, first, places.xs);
  project(columns, second, places.ys);
  return places;
}

/** Distances from the pivots; each pivot is the node farthest from all earlier ones. */
function distancesFromPivots({ arcs }: LayoutPart): Float64Array[] {
  const back = reverseArcs(arcs);
  const count = arcs.starts.length - 1;
  const nearest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const queue = new Uint32Array(count);
  const found: Float64Array[] = [];
  for (let pivot = 0; found.length < Math.min(mostPivots, count); ) {
    const distances = new Float64Array(count).fill(-1);
    distances[pivot] = 0;
    queue[0] = pivot;
    for (let at = 0, end = 1; at < end; at++) {
      const v = queue[at];
      for (const { starts, targets } of [arcs, back]) {
        for (let e = starts[v]; e < starts[v + 1]; e++) {
          const w = targets[e];
          if (distances[w] >= 0) continue;
          distances[w] = distances[v] + 1;
          queue[end++] = w;
        }
      }
    }
    found.push(distances);
    for (let v = 0; v < count; v++) {
      nearest[v] = Math.min(nearest[v], distances[v]);
      if (nearest[v] > nearest[pivot]) pivot = v;
    }
    if (nearest[pivot] === 0) break;
  }
  return found;
}

/**
 * Double centring: subtracts the means of rows and columns from the squared distances and multiplies by −1/2.
 */
function doubleCentred(columns: Float64Array[], count: number): Float64Array[] {
  const rowMeans = new Float64Array(count);
  let mean = 0;
  for (const column of columns) {
    let sum = 0;
    for (let v = 0; v < count; v++) {
      column[v] *= column[v];
      sum += column[v];
      rowMeans[v] += column[v] / columns.length;
    }
    mean += sum / count / columns.length;
    for (let v = 0; v < count; v++) column[v] -= sum / count;
  }
  for (const column of columns)
    for (let v = 0; v < count; v++) column[v] = -(column[v] - rowMeans[v] + mean) / 2;
  return columns;
}

/**
 * The principal direction of the columns that is orthogonal to `without`, by the power method from a fixed
 * start.
 */
function principal(columns: readonly Float64Array[], without: Float64Array | undefined): Float64Array {
  const size = columns.length;
  const products = columns.map((a) => columns.map((b) => dot(a, b)));
  let vector = Float64Array.from({ length: size }, (_, i) => 1 + ((i * 7919) % 13) / 13);
  for (let round = 0; round < rounds; round++) {
    const next = Float64Array.from(products, (row) => dot(row, vector));
    if (without) {
      const share = dot(next, without);
      for (let i = 0; i < size; i++) next[i] -= share * without[i];
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    vector = next.map((each) => each / length);
  }
  return vector;
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
};

function project(columns: readonly Float64Array[], vector: Float64Array, onto: Float64Array): void {
  for (const [i, column] of columns.entries())
    for (let v = 0; v < onto.length; v++) onto[v] += column[v] * vector[i];
}

/** Mean arc lengths to try, in spacings; crowded drawings need longer arcs. */
const lengths = [1.25, 1.5, 1.75, 2.1, 2.5, 3];
/** Lengths for very large parts, in which every try takes long and crowds need more room. */
const largeLengths = [6, 9];
const large = 600;
/** Pushing nodes apart may multiply the crossings by this factor at most. */
const fewScrambled = 1.2;
/** If an arc passes behind fewer nodes than this on average, the bends of arcs take care of them. */
const fewBehind = 0.12;
/** The least distance between the centres of two nodes. */
const leastApart = 0.75 * spacing;

/** Places without layers, for a part with cycles. */
export function* freeOf(part: LayoutPart): Slices<Places> {
  const ends = endsOf(part.arcs);
  const first = byDistances(part);
  yield;
  const drawings = [yield* forceOf(part, scaled(first, ends, spacing))];
  if (part.vertices.length <= mostByStress) drawings.push(yield* stressOf(part, scaled(first, ends, 1)));
  let best: Places | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const drawing of drawings) {
    const readable = yield* opened(drawing, ends);
    yield;
    const burden = burdenOf(faultsOf(ends, readable));
    if (burden >= least) continue;
    best = readable;
    least = burden;
  }
  return asDrawn(leadingDown(best ?? first, ends), part.xs);
}

/** One number for comparing drawings of one part; an arc behind a node counts as much as two crossings. */
export const burdenOf = ({ crossings, behind }: Faults): number => crossings + 2 * behind;

function meanLength({ xs, ys }: Places, { from, to }: Ends): number {
  let sum = 0;
  for (let e = 0; e < from.length; e++) sum += Math.hypot(xs[to[e]] - xs[from[e]], ys[to[e]] - ys[from[e]]);
  return sum / Math.max(1, from.length);
}

/** Scales the places so that arcs have this mean length. */
function scaled(places: Places, ends: Ends, length: number): Places {
  const by = length / (meanLength(places, ends) || 1);
  return { xs: places.xs.map((x) => x * by), ys: places.ys.map((y) => y * by) };
}

/** Enlarges a drawing until few arcs pass behind nodes. */
function* opened(places: Places, ends: Ends): Slices<Places> {
  const isLarge = places.xs.length > large;
  const crossed = faultsOf(ends, places).crossings;
  let found = places;
  for (const length of isLarge ? largeLengths : lengths) {
    found = yield* apart(scaled(places, ends, length * spacing), leastApart);
    const { behind, crossings } = faultsOf(ends, found);
    yield;
    if (behind <= fewBehind || (isLarge && crossings <= fewScrambled * crossed)) return found;
  }
  return found;
}

/** Turns a drawing by the angle at which its arcs lead down as much as possible on average. */
function leadingDown({ xs, ys }: Places, { from, to }: Ends): Places {
  let [x, y] = [0, 0];
  for (let e = 0; e < from.length; e++) {
    const [dx, dy] = [xs[to[e]] - xs[from[e]], ys[to[e]] - ys[from[e]]];
    const far = Math.hypot(dx, dy) || 1;
    x += dx / far;
    y += dy / far;
  }
  const strength = Math.hypot(x, y);
  // The arcs of a ring have no common direction, so it is not turned.
  if (strength < 1e-6 * from.length) return { xs, ys };
  const [sin, cos] = [x / strength, y / strength];
  return {
    xs: xs.map((each, v) => each * cos - ys[v] * sin),
    ys: ys.map((each, v) => xs[v] * sin + each * cos),
  };
}
