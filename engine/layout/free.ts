/**
 * Draws parts with cycles without layers: a first layout by distances, then springs and stress; the result that is
 * easier to read is kept. It is turned so that most arcs lead down, enlarged until few arcs pass behind nodes, and
 * mirrored if that is nearer to the earlier order from left to right.
 */
import { byDistances } from './distances.ts';
import { type Ends, endsOf, type Faults, faultsOf } from './faults.ts';
import { apart, forceOf } from './force.ts';
import { asDrawn } from './layered.ts';
import type { LayoutPart, Places, Slices } from './layout.ts';
import { spacing } from './layout.ts';
import { mostByStress, stressOf } from './stress.ts';

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
