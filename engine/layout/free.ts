/**
 * Parts with cycles, drawn without layers: a first picture by distances, then springs and stress, and of both the one that
 * is easier to read. It is turned so that most arcs lead down, as large as keeps arcs off nodes, and mirrored where that is
 * nearer to what stood left and right before.
 */
import { byDistances } from './distances.ts';
import { type Ends, endsOf, type Faults, faultsOf } from './faults.ts';
import { apart, forceOf } from './force.ts';
import { asDrawn } from './layered.ts';
import type { LayoutPart, Places, Slices } from './layout.ts';
import { spacing } from './layout.ts';
import { mostByStress, stressOf } from './stress.ts';

/** Mean lengths of an arc that are tried, in spacings: crowded drawings need longer ones. */
const lengths = [1.25, 1.5, 1.75, 2.1, 2.5, 3];
/** Of parts so large that every try takes long, and whose crowds need more room. */
const largeLengths = [6, 9];
const large = 600;
/** Nodes that were pushed apart may cross so many times as many arcs as they did. */
const fewScrambled = 1.2;
/** So many nodes in the way of an arc, in the mean, are left to bends. */
const fewBehind = 0.12;
/** Between two nodes' middles at least. */
const leastApart = 0.75 * spacing;

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

/** One number for comparing drawings of one part. An arc behind a node is worse than two arcs that cross. */
export const burdenOf = ({ crossings, behind }: Faults): number => crossings + 2 * behind;

function meanLength({ xs, ys }: Places, { from, to }: Ends): number {
  let sum = 0;
  for (let e = 0; e < from.length; e++) sum += Math.hypot(xs[to[e]] - xs[from[e]], ys[to[e]] - ys[from[e]]);
  return sum / Math.max(1, from.length);
}

/** With arcs of this mean length. */
function scaled(places: Places, ends: Ends, length: number): Places {
  const by = length / (meanLength(places, ends) || 1);
  return { xs: places.xs.map((x) => x * by), ys: places.ys.map((y) => y * by) };
}

/** As large as it must be for few arcs to pass behind nodes. */
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

/** Turned by the angle for which arcs lead down as far as they can, in the mean. */
function leadingDown({ xs, ys }: Places, { from, to }: Ends): Places {
  let [x, y] = [0, 0];
  for (let e = 0; e < from.length; e++) {
    const [dx, dy] = [xs[to[e]] - xs[from[e]], ys[to[e]] - ys[from[e]]];
    const far = Math.hypot(dx, dy) || 1;
    x += dx / far;
    y += dy / far;
  }
  const strength = Math.hypot(x, y);
  // A ring leads nowhere: it stays as it is.
  if (strength < 1e-6 * from.length) return { xs, ys };
  const [sin, cos] = [x / strength, y / strength];
  return {
    xs: xs.map((each, v) => each * cos - ys[v] * sin),
    ys: ys.map((each, v) => xs[v] * sin + each * cos),
  };
}
