/**
 * Where words round a node stand: a value too wide for its inside, its name, its step, its piece. Each in turn takes, of a
 * ring of directions, the one where it lies on no arc, on no other node and on none of the node's words already there;
 * among those, the one with most room. Where every direction is taken it is looked for a little farther off, and in between.
 * All places are offsets from the node's middle. Cost: directions × segments near the node, a word.
 */
import { nodeRadius, type Spot } from './curves.ts';
import { positive } from './gaps.ts';

/** What is near the node, seen from its middle. */
export type Surroundings = {
  /** Arcs as straight pieces: x, y, x, y of each. */
  readonly pieces: readonly number[];
  readonly nodes: readonly Spot[];
};

export type Words = {
  readonly width: number;
  readonly height: number;
  /** Clear of the rim by this much; "rim" stands on it. */
  readonly gap: number | 'rim';
  /** Where they would stand if they had the choice, in radians, and how dear every radian from there is. */
  readonly wish: number;
  readonly insists: number;
  readonly directions: readonly number[];
};

const eighth = Math.PI / 4;
/** Sixteen directions, for a word that may stand anywhere. */
export const allRound: readonly number[] = Array.from({ length: 16 }, (_, i) => (i * eighth) / 2);
/** The corners, then straight up, right, down and left. */
export const corners: readonly number[] = [5, 7, 3, 1, 6, 0, 2, 4].map((i) => i * eighth);

/** No arc comes nearer than this to a word. */
const arcRoom = 2.5;
/** But where there is no room, as near as this. */
const hair = 0;
const onArc = 9;
const onNode = 30;
const onWords = 60;
/** More room than this makes no difference. */
const enough = 22;
const crampedness = 5;
/** How far off a word may go that finds no room at the rim. */
const stepsOff: readonly number[] = [0, 4, 8, 12, 16, 20];
/** With more pieces of arcs than this about, one place is as bad as another. */
const mostPieces = 90;
const inBetween: readonly number[] = Array.from({ length: 48 }, (_, i) => (i * eighth) / 6);

/** How far from a node's middle things can be in the way of words so wide: at its rim, and where there is no room, farther off. */
export const reachRound = (widest: number): number => nodeRadius + 8 + widest;
export const reachFarther = (widest: number): number => reachRound(widest) + Math.max(...stepsOff);

const wordsApart = 14;

type Box = { readonly x: number; readonly y: number; readonly halfWide: number; readonly halfHigh: number };

/** How far off the middle of a box must be, this way, to lie wholly outside a circle. */
function clearOf(circle: number, angle: number, halfWide: number, halfHigh: number): number {
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

/** The length of a straight piece that lies in a box. */
function lengthIn(box: Box, x1: number, y1: number, x2: number, y2: number, more: number): number {
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
function distanceTo(box: Box, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square > 0 ? ((box.x - x1) * dx + (box.y - y1) * dy) / square : 0;
  const share = Math.min(1, Math.max(0, along));
  const [ox, oy] = [Math.abs(box.x - x1 - share * dx), Math.abs(box.y - y1 - share * dy)];
  return Math.hypot(Math.max(0, ox - box.halfWide), Math.max(0, oy - box.halfHigh));
}

function costOfArcs(box: Box, pieces: readonly number[]): number {
  let cost = 0;
  let nearest = enough;
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    const [x1, y1, x2, y2] = [pieces[i], pieces[i + 1], pieces[i + 2], pieces[i + 3]];
    const length = lengthIn(box, x1, y1, x2, y2, arcRoom);
    if (length > 0) cost += onArc + length;
    else nearest = Math.min(nearest, distanceTo(box, x1, y1, x2, y2));
  }
  return cost + crampedness * (1 - nearest / enough);
}

function isCrossed(box: Box, pieces: readonly number[], room: number): boolean {
  for (let i = 0; i + 3 < pieces.length; i += 4) {
    if (lengthIn(box, pieces[i], pieces[i + 1], pieces[i + 2], pieces[i + 3], room) > 0) return true;
  }
  return false;
}

function costOfNodes(box: Box, nodes: readonly Spot[]): number {
  let cost = 0;
  for (const { x, y } of nodes) {
    const dx = Math.max(0, Math.abs(x - box.x) - box.halfWide);
    const dy = Math.max(0, Math.abs(y - box.y) - box.halfHigh);
    const off = Math.hypot(dx, dy) - nodeRadius;
    // Nearer to another node than to its own, a word would be taken for the other's.
    if (off < arcRoom) cost += onNode;
    else if (off < 2 * arcRoom) cost += crampedness;
  }
  return cost;
}

/** Words of one node keep apart, or a step would be read as part of a name. */
function costOfWords(box: Box, taken: readonly Box[]): number {
  let cost = 0;
  for (const each of taken) {
    const dx = Math.max(0, Math.abs(each.x - box.x) - each.halfWide - box.halfWide);
    const dy = Math.max(0, Math.abs(each.y - box.y) - each.halfHigh - box.halfHigh);
    const off = Math.hypot(dx, dy);
    if (off < 1) cost += onWords;
    else cost += 2 * crampedness * Math.max(0, 1 - off / wordsApart);
  }
  return cost;
}

/**
 * Finds places one after another: each word stands clear of those before it. `farther` is asked for what is near a little
 * farther off, for words that find no room.
 */
export function besideNode(near: Surroundings, farther = (): Surroundings => near): (words: Words) => Spot {
  const taken: Box[] = [];
  let around = near;
  let wide: Surroundings | undefined;
  const boxAt = ({ width, height, gap }: Words, angle: number, off = 0): Box => {
    const [halfWide, halfHigh] = [width / 2, height / 2];
    const far = gap === 'rim' ? nodeRadius : clearOf(nodeRadius + gap + off, angle, halfWide, halfHigh);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, halfWide, halfHigh };
  };
  /** What a place costs; at least `least`, with the arcs not looked at, where it is dear enough without them. */
  const costOf = (box: Box, { wish, insists }: Words, angle: number, least: number): number => {
    const off = positive(angle - wish);
    const others =
      costOfWords(box, taken) + costOfNodes(box, around.nodes) + insists * Math.min(off, 2 * Math.PI - off);
    return others >= least ? others : others + costOfArcs(box, around.pieces);
  };
  /** Whether nothing is in the way of it; arcs may come as near as `room`. */
  const isFree = (box: Box, room: number): boolean =>
    !isCrossed(box, around.pieces, room) &&
    costOfNodes(box, around.nodes) < onNode &&
    costOfWords(box, taken) < onWords;
  const bestOf = (words: Words, offs: readonly number[], wanted: (box: Box) => boolean): Box | undefined => {
    let best: Box | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const off of offs) {
      for (const angle of inBetween) {
        const box = boxAt(words, angle, off);
        if (!wanted(box)) continue;
        const cost = costOf(box, words, angle, least - 1e-9);
        if (cost >= least - 1e-9) continue;
        best = box;
        least = cost;
      }
    }
    return best;
  };
  /** The best of the nearest free places, or where none is free the one with least in its way; none where all is full of arcs. */
  const fartherOff = (words: Words): Box | undefined => {
    if (around.pieces.length > 4 * mostPieces) return undefined;
    for (const room of [arcRoom, hair]) {
      for (const off of stepsOff) {
        const best = bestOf(words, [off], (box) => isFree(box, room));
        if (best) return best;
      }
    }
    return bestOf(words, stepsOff, () => true);
  };
  return (words) => {
    around = near;
    let best: Box | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const angle of words.directions) {
      const box = boxAt(words, angle);
      const cost = costOf(box, words, angle, least - 1e-9);
      if (cost >= least - 1e-9) continue;
      best = box;
      least = cost;
    }
    if (!best) return { x: 0, y: 0 };
    if (words.gap !== 'rim' && !isFree(best, arcRoom)) {
      wide ??= farther();
      around = wide;
      best = fartherOff(words) ?? best;
    }
    taken.push(best);
    return { x: best.x, y: best.y };
  };
}
