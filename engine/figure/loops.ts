/**
 * Places the loops of a node: side by side in the widest gap between its other arcs or, if something else
 * passes there, turned away from that gap just far enough to cross no arc, cover no node and meet no loop of
 * another node. Two nodes so near that their loops could meet share the room between them: each keeps its
 * loops on its own side of the line half way. So no loop waits for another one to be placed, and a loop that
 * makes way does not come back while something is dragged. A node that has no free direction on its own side
 * may reach over that line where it meets no loop there. If every direction is taken, the loops are put in
 * the widest gap of their own side. The canvas and the figures both call this. Cost: O(directions tried ×
 * what lies near), and for a node without room on its own side the same for each neighbour with loops.
 */
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
import { boxRound } from './surroundings.ts';

/** An arc as a polyline x, y, x, y, … */
export type Line = readonly number[];

/** What the loops of a node avoid. */
export type LoopSurroundings = {
  readonly at: Spot;
  /** How many loops it has, side by side; those that were turned by hand keep their place among them. */
  loops(): number;
  /** The directions in which the node's other arcs leave it and reach it, in radians. */
  directions(): readonly number[];
  /**
   * Arcs that may pass through a box, the node's own included, and loops of other nodes that were turned by
   * hand.
   */
  lines(box: Box): readonly Line[];
  /** Nodes that may be in a box. */
  near(box: Box): readonly Spot[];
  /**
   * Nodes that may be in a box and have a loop that was not turned by hand; the list may contain the node
   * itself.
   */
  rivals(box: Box): readonly LoopedNode[];
};

/**
 * A node whose loops this rule places. Directions are those of the middle of its loops, in degrees; each is
 * found once.
 */
export type LoopedNode = LoopSurroundings & {
  /** The direction in which the loops are free on the node's own side; undefined if there is no room. */
  settled(): number | undefined;
  turn(): number;
};

/** The step in degrees between the directions tried. */
const turnStep = 5;
/** The least distance to other arcs and loops, and to the rim of other nodes. */
const clearance = 3;
/** The largest distance from its node's centre that a loop reaches, and what it keeps clear. */
const reach = 3 * nodeRadius + clearance;
/** Two nodes farther apart than this are not in the way of each other's loops. */
const rivalReach = 2 * reach;
/** The number of straight pieces by which half of a loop is approximated. */
export const piecesOfLoop = 8;
/**
 * A loop depends on nothing that lies farther from its node than this: on its neighbours, and on what is near
 * to those.
 */
export const loopSight = 2 * rivalReach;

/**
 * Gives the nodes with loops, each made once. What they say holds until something near them changes; then ask
 * for new ones.
 */
export function loopedNodes<Node>(
  about: (node: Node, looped: (node: Node) => LoopedNode) => LoopSurroundings,
): (node: Node) => LoopedNode {
  const made = new Map<Node, LoopedNode>();
  const looped = (node: Node): LoopedNode => {
    const before = made.get(node);
    if (before) return before;
    const surroundings = about(node, looped);
    const settled = once(() => settledTurn(surroundings));
    const turn = once(() => settled() ?? crampedTurn(surroundings));
    const now = { ...surroundings, settled, turn };
    made.set(node, now);
    return now;
  };
  return looped;
}

/** A function that finds something when it is first asked, and remembers it. */
export function once<T>(find: () => T): () => T {
  let found: { readonly it: T } | undefined;
  return () => {
    found ??= { it: find() };
    return found.it;
  };
}

/**
 * The curve of loop number `place` of a node; `bend` is its direction in degrees clockwise from straight up,
 * set by hand.
 */
export const loopCourse = (node: LoopedNode, bend: number | undefined, place: () => number): Curve =>
  loopCurve(node.at, bend ?? node.turn() + offset(place(), node.loops()));

const offset = (place: number, loops: number): number => loopsApart * (place - (loops - 1) / 2);

const wantedTurn = (node: LoopSurroundings): number => loopTurn(0, 1, node.directions());

function settledTurn(node: LoopSurroundings): number | undefined {
  const ownSide = ownSideOf(node, rivalsOf(node));
  const room = roomAt(node);
  return nearestFree(wantedTurn(node), (turn) => ownSide(turn) && room(turn));
}

/** The direction of the loops of a node that has no room on its own side. */
function crampedTurn(node: LoopSurroundings): number {
  const wanted = wantedTurn(node);
  const rivals = rivalsOf(node);
  const ownSide = ownSideOf(node, rivals);
  if (rivals.length === 0) return wanted;
  const settled = rivals.flatMap((rival) => {
    const turn = rival.settled();
    return turn === undefined ? [] : loopsAt(rival, turn);
  });
  // Neighbours without room of their own are cramped too: with those it shares the room between them.
  const sharing = ownSideOf(
    node,
    rivals.filter((rival) => rival.settled() === undefined),
  );
  const room = roomAt(node);
  const reaching = nearestFree(
    wanted,
    (turn) => sharing(turn) && !meets(loopsAt(node, turn), settled) && room(turn),
  );
  return reaching ?? nearestFree(wanted, ownSide) ?? wanted;
}

const rivalsOf = (node: LoopSurroundings): readonly LoopedNode[] =>
  node.rivals(boxRound(node.at, rivalReach)).filter(({ at }) => at !== node.at);

const loopsAt = (node: LoopSurroundings, middle: number): readonly Line[] =>
  Array.from({ length: node.loops() }, (_, i) =>
    sampled(loopCurve(node.at, middle + offset(i, node.loops())), piecesOfLoop),
  );

/** Whether the loops of a node cross no arc and cover no other node when their middle has this direction. */
function roomAt(node: LoopSurroundings): (middle: number) => boolean {
  const box = boxRound(node.at, reach);
  const passing = node.lines(box);
  // A loop that reaches so far may touch the rim of a node whose middle lies farther away.
  const others = node.near(boxRound(node.at, reach + nodeRadius)).filter((spot) => spot !== node.at);
  return (middle) => {
    const loops = loopsAt(node, middle);
    return (
      !loops.some((line) => others.some((spot) => isNear(line, spot, nodeRadius + clearance))) &&
      !meets(loops, passing)
    );
  };
}

const meets = (loops: readonly Line[], lines: readonly Line[]): boolean =>
  loops.some((loop) => lines.some((line) => cross(loop, line)));

/**
 * Whether no loop of a node comes nearer to the line half way to another than half of what loops keep clear,
 * when their middle has a direction. A loop that points at the other node comes nearest, so it keeps an angle
 * to that direction.
 */
function ownSideOf(node: LoopSurroundings, rivals: readonly LoopedNode[]): (middle: number) => boolean {
  const { x, y } = node.at;
  const kept: { readonly towards: number; readonly angle: number }[] = [];
  for (const { at } of rivals) {
    const far = Math.hypot(at.x - x, at.y - y);
    // Nodes in one place have no line half way.
    if (far >= rivalReach || far === 0) continue;
    const towards = (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI + 90;
    kept.push({ towards, angle: leastAngle((far - clearance) / 2) });
  }
  const loops = node.loops();
  return (middle) => {
    for (let i = 0; i < loops; i++) {
      const turn = middle + offset(i, loops);
      for (const { towards, angle } of kept) if (between(turn, towards) < angle) return false;
    }
    return true;
  };
}

/** The angle between two directions, in degrees from 0 to 180. */
function between(a: number, b: number): number {
  const angle = (((a - b) % 360) + 360) % 360;
  return Math.min(angle, 360 - angle);
}

/**
 * Per degree, how far a loop reaches in a direction that differs from its own by that angle. It falls from 0°
 * to 180°.
 */
let reached: readonly number[] | undefined;

/** The least angle that a loop keeps to a direction in which it may reach only so far. O(log 180). */
function leastAngle(far: number): number {
  reached ??= Array.from({ length: 181 }, (_, degrees) => {
    const line = sampled(loopCurve({ x: 0, y: 0 }, degrees), piecesOfLoop);
    return Math.max(...Array.from({ length: line.length / 2 }, (_each, i) => -line[2 * i + 1]));
  });
  let [low, high] = [0, 180];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reached[middle] <= far) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The free direction nearest to the wanted one, if any is free. */
function nearestFree(wanted: number, isFree: (turn: number) => boolean): number | undefined {
  if (isFree(wanted)) return wanted;
  for (let turned = turnStep; turned <= 180; turned += turnStep) {
    for (const turn of [wanted + turned, wanted - turned]) if (isFree(turn)) return turn;
  }
  return undefined;
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
