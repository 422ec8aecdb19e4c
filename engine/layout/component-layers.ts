/**
 * Layers of components: the strongly connected components of a part are laid out separately (as a ring, or
 * freely where a ring would have too many chords) and are then boxes in layers, so that every arc that leaves
 * a component leads down.
 */
import { buildArcs } from '../graph/build.ts';
import { type Components, stronglyConnectedComponents } from '../graph/components.ts';
import { freeOf } from './free.ts';
import { layeredOf, mostForDagre, rowsOf } from './layered.ts';
import { boxOf, emptyPlaces, type LayoutPart, type Places, type Slices } from './layout.ts';
import { layoutPart } from './parts.ts';
import { ringOf } from './ring.ts';

/** The most nodes on a ring, and the most arcs for each node; beyond them a ring is a thicket of chords. */
const mostOnRing = 24;
const mostArcsEach = 2.5;
/**
 * Layers are moved apart until a drawing is at most this many times as wide as high, but not farther than the
 * stretch allows.
 */
const widestAspect = 1.8;
const usualStretch = 2.5;
/** The most nodes that springs can place in a few seconds. */
const mostFree = 4000;

/** Places in layers of components. */
export function* componentLayers(part: LayoutPart): Slices<Places> {
  const components = stronglyConnectedComponents(part.arcs);
  const { count, of, sizes } = components;
  if (count === 1) return yield* placesOfComponent(part);
  const members = membersOf(components);
  const boxes = {
    arcs: arcsBetween(part, components),
    widths: new Float64Array(count),
    heights: new Float64Array(count),
    xs: new Float64Array(count),
  };
  const inside: Places[] = [];
  for (let c = 0; c < count; c++) {
    const places =
      sizes[c] === 1
        ? emptyPlaces(1)
        : yield* placesOfComponent(layoutPart(members[c], part.arcs, part.xs, part.ys));
    const { left, top, right, bottom } = boxOf(places);
    for (let i = 0; i < places.xs.length; i++) {
      places.xs[i] -= (left + right) / 2;
      places.ys[i] -= (top + bottom) / 2;
    }
    boxes.widths[c] = right - left;
    boxes.heights[c] = bottom - top;
    for (const v of members[c]) boxes.xs[c] += part.xs[v] / sizes[c];
    inside.push(places);
  }
  yield;
  const size = count + boxes.arcs.targets.length;
  const centres = heightened(size <= mostForDagre ? layeredOf(boxes) : rowsOf(boxes));
  yield;
  const places = emptyPlaces(of.length);
  for (let c = 0; c < count; c++) {
    for (const [i, v] of members[c].entries()) {
      places.xs[v] = centres.xs[c] + inside[c].xs[i];
      places.ys[v] = centres.ys[c] + inside[c].ys[i];
    }
  }
  return places;
}

/** Moves the layers of a very wide drawing apart, since long flat arcs would hide each other. */
export function heightened(places: Places, mostStretch = usualStretch): Places {
  const { left, top, right, bottom } = boxOf(places);
  const stretch = Math.min(mostStretch, (right - left) / (widestAspect * Math.max(1, bottom - top)));
  return stretch <= 1 ? places : { xs: places.xs, ys: places.ys.map((y) => y * stretch) };
}

function* placesOfComponent(part: LayoutPart): Slices<Places> {
  const count = part.vertices.length;
  const arcs = part.arcs.targets.length;
  const many = count > mostOnRing || arcs > mostArcsEach * count;
  return many && count > 4 && count <= mostFree ? yield* freeOf(part) : ringOf(part);
}

function membersOf({ count, of, sizes }: Components): Uint32Array[] {
  const members = Array.from({ length: count }, (_, c) => new Uint32Array(sizes[c]));
  const filled = new Uint32Array(count);
  for (let v = 0; v < of.length; v++) members[of[v]][filled[of[v]]++] = v;
  return members;
}

function arcsBetween({ arcs: { starts, targets } }: LayoutPart, { count, of }: Components) {
  const seen = new Set<number>();
  const from: number[] = [];
  const to: number[] = [];
  for (let v = 0; v < of.length; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const [a, b] = [of[v], of[targets[e]]];
      if (a === b || seen.has(a * count + b)) continue;
      seen.add(a * count + b);
      from.push(a);
      to.push(b);
    }
  }
  return buildArcs(count, from, to);
}
