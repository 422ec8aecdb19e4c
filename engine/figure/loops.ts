/**
 * Places the loops of a node: side by side in the widest gap between its other arcs or, if something else
 * passes there, turned away from that gap just far enough to cross no arc and cover no node. If every direction
 * is taken, they stand in the widest gap. The canvas and the figures both call this. Cost: O(directions tried ×
 * what lies near).
 */
import type { Fan } from './course.ts';
import {
  type Box,
  type Curve,
  loopCurve,
  loopsApart,
  loopTurn,
  nodeRadius,
  type Spot,
  sampled,
} from './curves.ts';

/** An arc as a polyline x, y, x, y, … */
export type Line = readonly number[];

export type LoopSurroundings = {
  /** Its direction in degrees clockwise from straight up, set by hand. */
  readonly bend: number | undefined;
  /** The loop is number `place` of `same` at its node. */
  fan(): Pick<Fan, 'place' | 'same'>;
  /** The directions in which the node's other arcs leave it and reach it, in radians. */
  directions(): readonly number[];
  /** Arcs that may pass through a box, the node's own included, but no loops. */
  lines(box: Box): readonly Line[];
  /** Nodes that may stand in a box. */
  near(box: Box): readonly Spot[];
};

/** The step in degrees between the directions tried. */
const turnStep = 5;
/** The least distance to other arcs and to the rim of other nodes. */
const clearance = 3;
/** The largest distance from its node's centre that a loop reaches. */
const reach = 3 * nodeRadius + clearance;
/** The number of straight pieces by which half of a loop is approximated. */
const pieces = 8;

/** The curve of a loop at a node. */
export function loopCourse(at: Spot, { bend, fan, directions, lines, near }: LoopSurroundings): Curve {
  if (bend !== undefined) return loopCurve(at, bend);
  const { place, same } = fan();
  const box = { x1: at.x - reach, y1: at.y - reach, x2: at.x + reach, y2: at.y + reach };
  const passing = lines(box);
  const others = near(box).filter((spot) => spot !== at);
  const widest = loopTurn(0, 1, directions());
  const offset = (i: number): number => loopsApart * (i - (same - 1) / 2);
  const isFree = (middle: number): boolean => {
    for (let i = 0; i < same; i++) {
      const line = sampled(loopCurve(at, middle + offset(i)), pieces);
      if (others.some((spot) => isNear(line, spot, nodeRadius + clearance))) return false;
      if (passing.some((arc) => cross(line, arc))) return false;
    }
    return true;
  };
  return loopCurve(at, nearestFree(widest, isFree) + offset(place));
}

/** The free direction nearest to the wanted one; the wanted one if none is free. */
function nearestFree(wanted: number, isFree: (turn: number) => boolean): number {
  if (isFree(wanted)) return wanted;
  for (let turned = turnStep; turned <= 180; turned += turnStep) {
    for (const turn of [wanted + turned, wanted - turned]) if (isFree(turn)) return turn;
  }
  return wanted;
}

function isNear(line: Line, { x, y }: Spot, distance: number): boolean {
  for (let i = 0; i + 1 < line.length; i += 2) {
    if (Math.hypot(line[i] - x, line[i + 1] - y) < distance) return true;
  }
  return false;
}

/** Whether two polylines cross or come so near that they seem to. */
function cross(one: Line, other: Line): boolean {
  for (let i = 0; i + 3 < one.length; i += 2) {
    for (let j = 0; j + 3 < other.length; j += 2) {
      if (piecesCross(one, i, other, j)) return true;
    }
  }
  return false;
}

function piecesCross(one: Line, i: number, other: Line, j: number): boolean {
  const [ax, ay, bx, by] = [one[i], one[i + 1], one[i + 2], one[i + 3]];
  const [cx, cy, dx, dy] = [other[j], other[j + 1], other[j + 2], other[j + 3]];
  if (Math.max(ax, bx) + clearance < Math.min(cx, dx) || Math.max(cx, dx) + clearance < Math.min(ax, bx))
    return false;
  if (Math.max(ay, by) + clearance < Math.min(cy, dy) || Math.max(cy, dy) + clearance < Math.min(ay, by))
    return false;
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number): number =>
    (qx - px) * (ry - py) - (qy - py) * (rx - px);
  const parted =
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) > 0 ||
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) > 0;
  if (!parted) return true;
  // A loop's pieces are short, so the distance of their corners tells how near it comes.
  return Math.min(away(ax, ay, cx, cy, dx, dy), away(bx, by, cx, cy, dx, dy)) < clearance;
}

/** The distance from a point to a segment. */
function away(x: number, y: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** The box that contains a polyline. */
export function boxOfLine(line: Line): Box {
  let [x1, y1, x2, y2] = [line[0], line[1], line[0], line[1]];
  for (let i = 2; i + 1 < line.length; i += 2) {
    x1 = Math.min(x1, line[i]);
    x2 = Math.max(x2, line[i]);
    y1 = Math.min(y1, line[i + 1]);
    y2 = Math.max(y2, line[i + 1]);
  }
  return { x1, y1, x2, y2 };
}
