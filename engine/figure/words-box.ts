/**
 * Tests of boxes of words, given by their centres, against a circle and against the straight pieces of arcs. Each is
 * O(1).
 */

export type WordsBox = {
  readonly x: number;
  readonly y: number;
  readonly halfWide: number;
  readonly halfHigh: number;
};

/** The distance between two boxes; 0 if they touch. */
export function distanceBetween(a: WordsBox, b: WordsBox): number {
  const dx = Math.max(0, Math.abs(a.x - b.x) - a.halfWide - b.halfWide);
  const dy = Math.max(0, Math.abs(a.y - b.y) - a.halfHigh - b.halfHigh);
  return Math.hypot(dx, dy);
}

/** The distance at which a box, moved in this direction, lies wholly outside a circle. */
export function distanceClearOf(circle: number, angle: number, halfWide: number, halfHigh: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const corner = cos * halfWide + sin * halfHigh;
  const square = corner * corner - halfWide * halfWide - halfHigh * halfHigh + circle * circle;
  const byCorner = square >= 0 ? corner + Math.sqrt(square) : Number.NaN;
  // The box clears the circle with a corner or, where the circle's edge lies between two corners, with a side.
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
  const [left, right] = [box.x - box.halfWide - more, box.x + box.halfWide + more];
  const [top, bottom] = [box.y - box.halfHigh - more, box.y + box.halfHigh + more];
  // Most pieces lie to one side of the box, and are dismissed here.
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return 0;
  if ((y1 < top && y2 < top) || (y1 > bottom && y2 > bottom)) return 0;
  const [dx, dy] = [x2 - x1, y2 - y1];
  let from = 0;
  let to = 1;
  if (dx !== 0) {
    const [a, b] = [(left - x1) / dx, (right - x1) / dx];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  if (dy !== 0) {
    const [a, b] = [(top - y1) / dy, (bottom - y1) / dy];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to ? (to - from) * Math.hypot(dx, dy) : 0;
}

/**
 * The approximate distance from a box to a segment beside it, by the box's centre and its half diagonal in that
 * direction.
 */
export function distanceToPiece(box: WordsBox, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square > 0 ? ((box.x - x1) * dx + (box.y - y1) * dy) / square : 0;
  const share = Math.min(1, Math.max(0, along));
  const [ox, oy] = [Math.abs(box.x - x1 - share * dx), Math.abs(box.y - y1 - share * dy)];
  return Math.hypot(Math.max(0, ox - box.halfWide), Math.max(0, oy - box.halfHigh));
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
