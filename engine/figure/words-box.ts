/**
 * Tests of boxes of words, given by their centres, against a circle and against the straight pieces of arcs.
 * Each is O(1).
 */
import type { Spot } from './curves.ts';

export type WordsBox = {
  readonly x: number;
  readonly y: number;
  readonly halfWide: number;
  readonly halfHigh: number;
};

/** The distance between things that lie so far apart to the side and in height; less than 0 is an overlap. */
function distanceBy(aside: number, above: number): number {
  if (aside <= 0 || above <= 0) return Math.max(0, aside, above);
  return Math.sqrt(aside * aside + above * above);
}

/** The distance between two boxes; 0 if they touch. */
export const distanceBetween = (a: WordsBox, b: WordsBox): number =>
  distanceBy(Math.abs(a.x - b.x) - a.halfWide - b.halfWide, Math.abs(a.y - b.y) - a.halfHigh - b.halfHigh);

/** The distance between a box and a place; 0 inside. */
export const distanceToSpot = (box: WordsBox, { x, y }: Spot): number =>
  distanceBy(Math.abs(x - box.x) - box.halfWide, Math.abs(y - box.y) - box.halfHigh);

/** The distance at which a box, moved in this direction, lies wholly outside a circle. */
export function distanceClearOf(circle: number, angle: number, halfWide: number, halfHigh: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const corner = cos * halfWide + sin * halfHigh;
  const square = corner * corner - halfWide * halfWide - halfHigh * halfHigh + circle * circle;
  const byCorner = square >= 0 ? corner + Math.sqrt(square) : Number.NaN;
  // The box clears the circle with a corner or, where the circle's edge lies between two corners, with a
  // side.
  if (byCorner * cos >= halfWide && byCorner * sin >= halfHigh) return byCorner;
  const bySide = (circle + halfWide) / Math.max(cos, 1e-9);
  const byEnd = (circle + halfHigh) / Math.max(sin, 1e-9);
  return Math.min(bySide, byEnd);
}

/** The length of a segment inside a box that is enlarged by `more` on every side. */
export function lengthIn(
  box: WordsBox,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  more: number,
): number {
  // Single constants rather than pairs: this runs for every piece at every place, and pairs would be millions
  // of arrays.
  const left = box.x - box.halfWide - more;
  const right = box.x + box.halfWide + more;
  const top = box.y - box.halfHigh - more;
  const bottom = box.y + box.halfHigh + more;
  // Most pieces lie to one side of the box, and are dismissed here.
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return 0;
  if ((y1 < top && y2 < top) || (y1 > bottom && y2 > bottom)) return 0;
  const dx = x2 - x1;
  const dy = y2 - y1;
  let from = 0;
  let to = 1;
  if (dx !== 0) {
    const a = (left - x1) / dx;
    const b = (right - x1) / dx;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (dy !== 0) {
    const a = (top - y1) / dy;
    const b = (bottom - y1) / dy;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to ? (to - from) * Math.hypot(dx, dy) : 0;
}

/**
 * The approximate distance from a box to a segment beside it, by the box's centre and its half diagonal in
 * that direction.
 */
export function distanceToPiece(box: WordsBox, x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const square = dx * dx + dy * dy;
  const along = square > 0 ? ((box.x - x1) * dx + (box.y - y1) * dy) / square : 0;
  const share = Math.min(1, Math.max(0, along));
  const ox = Math.abs(box.x - x1 - share * dx);
  const oy = Math.abs(box.y - y1 - share * dy);
  return distanceBy(ox - box.halfWide, oy - box.halfHigh);
}

/** Whether a segment lies farther than this from a box on one of its sides. */
export const isAside = (
  box: WordsBox,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  far: number,
): boolean =>
  Math.min(x1, x2) - box.x - box.halfWide > far ||
  box.x - box.halfWide - Math.max(x1, x2) > far ||
  Math.min(y1, y2) - box.y - box.halfHigh > far ||
  box.y - box.halfHigh - Math.max(y1, y2) > far;
