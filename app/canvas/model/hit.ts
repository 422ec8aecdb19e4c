/**
 * Finds what is under the pointer. Nodes win over arcs and selected things over unselected ones. A node's
 * body (to 0.65 of its radius) moves it, its rim (to 10 px beyond) connects; below 50 % zoom, and for a
 * finger, all of it is body. An arc is hit within 8 px (a finger: 16), and has a middle and two ends to drag.
 * Its head is in the zone of a rim: a pointer nearer to the middle of the head than to the rim moves the end
 * of the arc, and so does one up to the rim, where the arc is selected or was pointed at just before. A
 * pointer that comes out of the node meets its rim all round.
 */
import type { EdgeKey, NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { type Drawing, type DrawnArc, type DrawnNode, radius } from './drawing.ts';

export type Hit =
  | { readonly kind: 'node'; readonly node: DrawnNode; readonly zone: 'body' | 'rim' }
  | { readonly kind: 'arc'; readonly arc: DrawnArc; readonly part: 'line' | 'middle' | 'start' | 'end' };

export type Looking = {
  readonly zoom: number;
  readonly touch: boolean;
  readonly selectedNodes: ReadonlySet<NodeId>;
  readonly selectedArcs: ReadonlySet<EdgeKey>;
  /** The arc that was pointed at until now. */
  readonly hovered?: EdgeKey | undefined;
  /**
   * The node out of whose body the pointer came to where it is: there one wants an arc of its own, as one
   * back to where an arc came from.
   */
  readonly outOf?: NodeId | undefined;
};

const bodyShare = 0.65;
const rimReach = 10;
const gripReach = 8;
/** The distance of an arc's first grip from the rim, clear of the zone that connects. */
const gripPlace = 15;
/**
 * The length of an arc's head in drawing units, and how far from its axis it is hit; on the screen at least
 * this many px.
 */
const headLength = 9;
const headReach = 4;
const leastHeadReach = 5;
/**
 * From here on outwards a pointer is nearer to the middle of a head, which is its centre of gravity, than to
 * the rim: in drawing units, and on the screen at least this many px.
 */
const nearerToHead = 4;

export const around = ({ x, y }: Spot, reach: number) => ({
  x1: x - reach,
  y1: y - reach,
  x2: x + reach,
  y2: y + reach,
});

/** How far beyond the radius a node is still hit, in drawing units. */
export function reachBeyond(zoom: number, touch: boolean): number {
  if (touch) return Math.max(rimReach, 22 - radius * zoom) / zoom;
  return zoom < 0.5 ? 3 / zoom : Math.min(rimReach / zoom, 14);
}

/**
 * The nearest of those that lie within reach, by a distance of their own; undefined for what is out of reach.
 */
function nearestOf<Drawn>(
  all: Iterable<Drawn>,
  farOf: (drawn: Drawn) => number | undefined,
): Drawn | undefined {
  let best: Drawn | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const drawn of all) {
    const distance = farOf(drawn);
    if (distance === undefined || distance >= bestDistance) continue;
    best = drawn;
    bestDistance = distance;
  }
  return best;
}

/** Among overlapping nodes a selected one is hit first. */
export const nodeUnder = (
  drawing: Drawing,
  at: Spot,
  reach: number,
  selected?: ReadonlySet<NodeId>,
): DrawnNode | undefined =>
  nearestOf(drawing.nodePlaces.near(around(at, radius + reach)), ({ id, node }) => {
    const distance = Math.hypot(node.x - at.x, node.y - at.y);
    return distance > radius + reach ? undefined : distance - (selected?.has(id) ? radius : 0);
  });

/** The distance from a place to a polyline, and the fraction (0 … 1) of its length at the nearest point. */
export function distanceToLine(
  points: readonly number[],
  { x, y }: Spot,
): { distance: number; along: number } {
  let distance = Number.POSITIVE_INFINITY;
  let along = 0;
  const pieces = points.length / 2 - 1;
  for (let i = 0; i < pieces; i++) {
    const [x1, y1, x2, y2] = [points[2 * i], points[2 * i + 1], points[2 * i + 2], points[2 * i + 3]];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const square = dx * dx + dy * dy;
    const share = square > 0 ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square)) : 0;
    const there = Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
    if (there >= distance) continue;
    distance = there;
    along = (i + share) / pieces;
  }
  return { distance, along };
}

export function lengthOfLine(points: readonly number[]): number {
  let length = 0;
  for (let i = 2; i < points.length; i += 2) {
    length += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
  }
  return length;
}

/** The place at a given length along a polyline. */
export function placeAlong(points: readonly number[], length: number): Spot {
  let left = length;
  for (let i = 2; i < points.length; i += 2) {
    const [dx, dy] = [points[i] - points[i - 2], points[i + 1] - points[i - 1]];
    const piece = Math.hypot(dx, dy);
    if (left <= piece && piece > 0) {
      return { x: points[i - 2] + (dx * left) / piece, y: points[i - 1] + (dy * left) / piece };
    }
    left -= piece;
  }
  return { x: points[points.length - 2], y: points[points.length - 1] };
}

export type Grips = { readonly start: Spot; readonly middle: Spot; readonly end: Spot };

/**
 * The grips of an arc: beside the rim where it begins, in its middle, and in its head; nearer together on a
 * short arc, so that they stay distinct.
 */
export function gripsOf(arc: DrawnArc, zoom: number): Grips {
  const { points, middle } = arc.course;
  const length = lengthOfLine(points);
  const inset = Math.min(gripPlace / zoom, length * 0.22);
  const head = Math.min(headLength / 2, length * 0.22);
  return { start: placeAlong(points, inset), middle, end: placeAlong(points, length - head) };
}

function partAt(arc: DrawnArc, at: Spot, zoom: number): 'line' | 'middle' | 'start' | 'end' {
  const { points } = arc.course;
  const length = lengthOfLine(points);
  const reach = Math.min(gripReach / zoom, length / 6);
  const grips = gripsOf(arc, zoom);
  const far = (grip: Spot): number => Math.hypot(grip.x - at.x, grip.y - at.y);
  if (far(grips.middle) <= reach * 1.5) return 'middle';
  const behindHead = placeAlong(points, length - Math.min(gripPlace / zoom, length * 0.22));
  if (far(grips.end) <= reach || far(behindHead) <= reach) return 'end';
  if (far(grips.start) <= reach) return 'start';
  return 'line';
}

export const arcUnder = (
  drawing: Drawing,
  at: Spot,
  reach: number,
  selected?: ReadonlySet<EdgeKey>,
): DrawnArc | undefined =>
  nearestOf(drawing.arcPlaces.near(around(at, reach)), ({ key, course }) => {
    const { distance } = distanceToLine(course.points, at);
    return distance > reach ? undefined : distance - (selected?.has(key) ? reach : 0);
  });

/** The arc whose head is there, and not the rim to which it leads: the nearest, chosen ones first. */
function headUnder(
  drawing: Drawing,
  at: Spot,
  { zoom, selectedArcs, hovered, outOf }: Looking,
): DrawnArc | undefined {
  const reach = Math.max(headReach, leastHeadReach / zoom);
  return nearestOf(drawing.arcPlaces.near(around(at, reach)), ({ key, to, course: { points } }) => {
    const chosen = key === hovered || selectedArcs.has(key);
    const off = Math.hypot(to.node.x - at.x, to.node.y - at.y) - radius;
    if (off < (chosen ? 0 : Math.max(nearerToHead, nearerToHead / zoom)) || (to.id === outOf && !chosen))
      return undefined;
    const length = lengthOfLine(points);
    const back = placeAlong(points, length - Math.min(headLength, length / 3));
    const tip = placeAlong(points, length);
    const { distance } = distanceToLine([back.x, back.y, tip.x, tip.y], at);
    return distance > reach ? undefined : distance - (chosen ? reach : 0);
  });
}

export function hit(drawing: Drawing, at: Spot, looking: Looking): Hit | undefined {
  const { zoom, touch, selectedNodes, selectedArcs } = looking;
  // The grips of a selected arc come before the rims of its ends, since it was selected to be changed.
  if (selectedArcs.size > 0 && selectedArcs.size <= 8) {
    for (const key of selectedArcs) {
      const arc = drawing.arcs.get(key);
      if (!arc || distanceToLine(arc.course.points, at).distance > gripReach / zoom) continue;
      const part = partAt(arc, at, zoom);
      if (part !== 'line') return { kind: 'arc', arc, part };
    }
  }
  const node = nodeUnder(drawing, at, reachBeyond(zoom, touch), selectedNodes);
  if (node) {
    const distance = Math.hypot(node.node.x - at.x, node.node.y - at.y);
    const body = touch || zoom < 0.5 || distance <= bodyShare * radius;
    const head = body || distance < radius ? undefined : headUnder(drawing, at, looking);
    if (head) return { kind: 'arc', arc: head, part: 'end' };
    return { kind: 'node', node, zone: body ? 'body' : 'rim' };
  }
  const arc = arcUnder(drawing, at, (touch ? 16 : 8) / zoom, selectedArcs);
  return arc && { kind: 'arc', arc, part: touch ? 'line' : partAt(arc, at, zoom) };
}
