/** Boxes of words, by their middles, with a circle and with straight pieces of arcs. Each in O(1). */

export type WordsBox = {
  readonly x: number;
  readonly y: number;
  readonly halfWide: number;
  readonly halfHigh: number;
};

/** How far off the middle of a box must be, this way, to lie wholly outside a circle. */
export function distanceClearOf(circle: number, angle: number, halfWide: number, halfHigh: number): number {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const corner = cos * halfWide + sin * halfHigh;
  const square = corner * corner - halfWide * halfWide - halfHigh * halfHigh + circle * circle;
  const byCorner = square >= 0 ? corner + Math.sqrt(square) : Number.NaN;
  // Outside by its corner, or by a side where the circle's edge lies between its corners.
  if (byCorner * cos >= halfWide && byCorner * sin >= halfHigh) return byCorner;
  const bySide = (circle + halfWide) / Math.max(cos, 1e-9);
  const byEnd = (circle + halfHigh) / Math.max(sin, 1e-9);
  return Math.min(bySide, byEnd);
}

/** The length of a straight piece that lies in a box made larger by `more` all round. */
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
  // Most pieces lie to one side.
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

/** From a box to a straight piece beside it, about: by the box's middle and its half diagonal that way. */
export function distanceToPiece(box: WordsBox, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square > 0 ? ((box.x - x1) * dx + (box.y - y1) * dy) / square : 0;
  const share = Math.min(1, Math.max(0, along));
  const [ox, oy] = [Math.abs(box.x - x1 - share * dx), Math.abs(box.y - y1 - share * dy)];
  return Math.hypot(Math.max(0, ox - box.halfWide), Math.max(0, oy - box.halfHigh));
}

/** Whether a piece lies farther than this from a box, to one side of it. */
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
