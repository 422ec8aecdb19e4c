/**
 * The curves of arcs. The canvas and the figures draw from the same curves, so that an export looks as the
 * screen did. A single arc is straight; arcs between the same two nodes fan out 16° apart, each to its own
 * right, so that heads never touch; an arc that would pass too near to a third node bends just enough to
 * avoid it; loops are side by side in the widest gap. Lengths are drawing units, y grows downwards.
 */
import { widestGap } from './gaps.ts';

export type Spot = { readonly x: number; readonly y: number };
export type Box = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };

/** A node's radius. */
export const nodeRadius = 18;
/** The distance between an arrow head and the rim. */
export const headGap = 1;
/** The distance that arcs keep from the rim of nodes that they do not join. */
const clearance = 6;

const fanStep = (16 * Math.PI) / 180;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * A loop: degrees clockwise from straight up, degrees between its ends, and how far its control points reach.
 */
export type LoopShape = { readonly turn: number; readonly sweep: number; readonly reach: number };

export type Curve = {
  /** Quadratic Béziers end to end: x, y, then control x, y and end x, y for each. */
  readonly quads: readonly number[];
  readonly middle: Spot;
  /**
   * The directions in which the arc leaves its source and reaches its target, as seen from each node, in
   * radians.
   */
  readonly out: number;
  readonly into: number;
  /** The distance of its control point from the chord, to its own right; 0 for a straight arc. */
  readonly bow: number;
  readonly loop: LoopShape | undefined;
};

/**
 * The curve of an arc from rim to rim. `bow` is the distance of the control point from the chord, to the
 * arc's own right.
 */
export function arcCurve(from: Spot, to: Spot, bow: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const cx = (from.x + to.x) / 2 - (dy / length) * bow;
  const cy = (from.y + to.y) / 2 + (dx / length) * bow;
  const out = Math.atan2(cy - from.y, cx - from.x);
  const into = Math.atan2(cy - to.y, cx - to.x);
  const [x0, y0] = [from.x + Math.cos(out) * nodeRadius, from.y + Math.sin(out) * nodeRadius];
  const reach = nodeRadius + headGap;
  const [x1, y1] = [to.x + Math.cos(into) * reach, to.y + Math.sin(into) * reach];
  const middle = { x: (x0 + 2 * cx + x1) / 4, y: (y0 + 2 * cy + y1) / 4 };
  return { quads: [x0, y0, cx, cy, x1, y1], middle, out, into, bow, loop: undefined };
}

/**
 * The bow of a curve whose middle is at this height above the chord; the curve's ends are on the rims and
 * lift the middle a little. Newton's method from below; the height is concave in the bow, so no step passes
 * the answer.
 */
export function bowFor(height: number, distance: number): number {
  const wanted = Math.abs(height);
  const half = Math.max(1, distance / 2);
  const ends = (2 * nodeRadius + headGap) / 4;
  let bow = 0;
  for (let i = 0; i < 8; i++) {
    const far = Math.hypot(half, bow);
    bow += (wanted - bow / 2 - (ends * bow) / far) / (0.5 + (ends * half * half) / far ** 3);
  }
  return Math.sign(height) * bow;
}

const loopSweep = 44;
const loopReach = 42;
/**
 * The distance in degrees between loops side by side: a loop's width, and room for its head beside the next
 * loop.
 */
export const loopsApart = 56;
/** Cytoscape multiplies the distance of a loop's control points by this factor. */
const loopStretch = 1.4;

/** The curve of a loop that points in this direction, in degrees clockwise from straight up. */
export function loopCurve({ x, y }: Spot, turn: number): Curve {
  const middleAngle = radians(turn - 90);
  const out = middleAngle - radians(loopSweep) / 2;
  const into = middleAngle + radians(loopSweep) / 2;
  const at = (angle: number, far: number): Spot => ({
    x: x + Math.cos(angle) * far,
    y: y + Math.sin(angle) * far,
  });
  const [start, end] = [at(out, nodeRadius), at(into, nodeRadius + headGap)];
  const [first, second] = [at(out, loopStretch * loopReach), at(into, loopStretch * loopReach)];
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  const quads = [start, first, middle, second, end].flatMap((spot) => [spot.x, spot.y]);
  return { quads, middle, out, into, bow: 0, loop: { turn, sweep: loopSweep, reach: loopReach } };
}

/**
 * An arc's place in the fan of all arcs between its two nodes, in steps of 16° to its own right: it is number
 * `i` of `same` arcs in its direction, and `back` arcs go the other way.
 */
export const fanPlace = (i: number, same: number, back: number): number =>
  back > 0 ? i + 1 : i + 0.5 - same / 2;

/** The bow of an arc at this place of its fan, between nodes at this distance. */
export const fanBow = (place: number, distance: number): number => (distance / 2) * Math.tan(fanStep * place);

/**
 * The largest bow tried, in units and as a share of the distance; an arc that cannot pass with less stays
 * straight.
 */
const widestBow = 180;
const steepest = 0.6;
const bowStep = 8;

/**
 * The least bow with which an arc avoids these nodes; among two equal ones the one to its own right.
 * O(blockers × bows tried).
 */
export function clearBow(from: Spot, to: Spot, others: readonly Spot[]): number {
  const close = (nodeRadius + clearance) ** 2;
  if (others.every((spot) => squareAway(spot, from.x, from.y, to.x, to.y) >= close)) return 0;
  for (const bow of bowsFor(Math.hypot(to.x - from.x, to.y - from.y))) {
    if (clears(arcCurve(from, to, bow), others)) return bow;
  }
  return 0;
}

/** The bows to be tried for an arc between nodes at this distance, in their order. */
function bowsFor(distance: number): readonly number[] {
  const most = Math.min(widestBow, steepest * distance);
  const bows: number[] = [];
  for (let bow = bowStep; bow <= most; bow += bowStep) bows.push(bow, -bow);
  return bows;
}

/** Nodes farther from an arc's chord than this are in the way of no bow. */
export const bowReach = widestBow / 2 + 2 * nodeRadius + headGap + clearance;
/**
 * What a curve may differ from its polyline, and from the same height at the same share of its length, in
 * units.
 */
const inexact = 1.5;

/**
 * Rules out bows of a long arc by some of the nodes in its way, which takes a few sums for each where
 * `clearBow` makes a polyline: in a dense drawing every bow is ruled out by a handful of nodes. Says after
 * each node whether the arc can only be straight; until then nothing is known.
 */
export function bowsRuledOut(from: Spot, to: Spot): (spot: Spot) => boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  const left = bowsFor(distance).map((bow) => endsOfBow(bow, distance));
  let straight = true;
  return ({ x, y }) => {
    const along = ((x - from.x) * dx + (y - from.y) * dy) / distance;
    const height = ((y - from.y) * dx - (x - from.x) * dy) / distance;
    const near = nodeRadius + clearance - inexact;
    if (Math.abs(height) < near && along > 0 && along < distance) straight = false;
    for (let i = left.length - 1; i >= 0; i--) {
      const { bow, first, last, lift } = left[i];
      const u = (along - first) / (last - first);
      if (u < 0 || u > 1) continue;
      const v = 1 - u;
      const curve = v * v * lift * nodeRadius + 2 * u * v * bow + u * u * lift * (nodeRadius + headGap);
      if (Math.abs(curve - height) >= near) continue;
      left[i] = left[left.length - 1];
      left.pop();
    }
    return !straight && left.length === 0;
  };
}

/** Where a bow begins and ends, along its chord, and the sine by which its ends are lifted off it. */
function endsOfBow(bow: number, distance: number) {
  const far = Math.hypot(distance / 2, bow);
  const [cos, lift] = [distance / 2 / far, bow / far];
  return { bow, first: nodeRadius * cos, last: distance - (nodeRadius + headGap) * cos, lift };
}

/** The square of the distance from a spot to the segment from (x1, y1) to (x2, y2). */
function squareAway({ x, y }: Spot, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return (x - x1 - share * dx) ** 2 + (y - y1 - share * dy) ** 2;
}

function clears(curve: Curve, others: readonly Spot[]): boolean {
  const line = sampled(curve, 20);
  const close = (nodeRadius + clearance) ** 2;
  for (const spot of others) {
    for (let i = 0; i + 3 < line.length; i += 2) {
      if (squareAway(spot, line[i], line[i + 1], line[i + 2], line[i + 3]) < close) return false;
    }
  }
  return true;
}

/** The box in which a node can be in the way of a straight arc. */
export const wayOf = (from: Spot, to: Spot): Box => ({
  x1: Math.min(from.x, to.x) - nodeRadius - clearance,
  y1: Math.min(from.y, to.y) - nodeRadius - clearance,
  x2: Math.max(from.x, to.x) + nodeRadius + clearance,
  y2: Math.max(from.y, to.y) + nodeRadius + clearance,
});

/**
 * The direction of loop number `i` of `loops` at a node, in degrees: side by side in the widest gap, or above
 * the node if it has no other arcs.
 */
export function loopTurn(i: number, loops: number, directions: readonly number[]): number {
  const gap = directions.length === 0 ? 0 : (widestGap(directions) * 180) / Math.PI + 90;
  return gap + loopsApart * (i - (loops - 1) / 2);
}

/**
 * Into how many straight pieces each part of a curve is cut, if none may lie further off it than this, in its
 * own units.
 */
export function piecesWithin({ quads }: Curve, off: number): number {
  let most = 1;
  for (let q = 0; q + 5 < quads.length; q += 4) {
    // The chord of an n-th part of a parabola lies off it by a quarter of its second difference, divided by
    // n².
    const bend = Math.hypot(
      quads[q] - 2 * quads[q + 2] + quads[q + 4],
      quads[q + 1] - 2 * quads[q + 3] + quads[q + 5],
    );
    most = Math.max(most, Math.ceil(Math.sqrt(bend / 4 / off)));
  }
  return most;
}

/** The curve as a polyline x, y, x, y, …; a straight arc has two points. */
export function sampled({ quads, bow, loop }: Curve, pieces: number): number[] {
  if (bow === 0 && !loop) return [quads[0], quads[1], quads[4], quads[5]];
  const points = [quads[0], quads[1]];
  for (let q = 0; q + 5 < quads.length; q += 4) {
    for (let i = 1; i <= pieces; i++) {
      const [u, v] = [i / pieces, 1 - i / pieces];
      points.push(
        v * v * quads[q] + 2 * u * v * quads[q + 2] + u * u * quads[q + 4],
        v * v * quads[q + 1] + 2 * u * v * quads[q + 3] + u * u * quads[q + 5],
      );
    }
  }
  return points;
}
