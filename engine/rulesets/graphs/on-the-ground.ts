/**
 * Places the points of a grounded graph. The first edge that reaches a point from the ground, breadth first,
 * carries it. The points that a point carries are side by side above it, and it is below their middle. Points
 * that no path joins to the ground are on the ground. It does not recurse, since a stalk may be long. Linear
 * in the edges, times the number that lie side by side.
 */
import type { Spot } from '../../figure/curves.ts';
import type { Form } from '../../figure/figure.ts';
import { side } from '../furniture/shapes.ts';
import { GROUND, joinedNodes, type LineEnds, listedBy, parallelLines } from './graph.ts';
import { curveOf } from './graph-board.ts';

export type GroundLayout = {
  /** The place of each point by its number; the ground has none. */
  readonly points: ReadonlyMap<number, Spot>;
  /** The course of each edge. */
  readonly curves: readonly Form[];
  /** The ground line reaches from where the drawing begins to here. */
  readonly end: number;
};

const loopReach = 0.8 * side;
/** The distance between the midpoints of edges between the same two points. */
const bowStep = 0.5 * side;
/** The height of the control point of an edge between points of one height that are no neighbours. */
const levelBow = 0.9 * side;

/** Places the points and edges of a grounded graph that begins at this x. */
export function layoutOnGround(edges: readonly LineEnds[], begin = 0): GroundLayout {
  const { order, carrier, depth } = reached(edges);
  const columns = columnsOf(order, carrier);
  const points = new Map(
    order.map((point) => [
      point,
      { x: begin + (columns.get(point) ?? 0) * side, y: -(depth.get(point) ?? 1) * side },
    ]),
  );
  const last = order.reduce((most, point) => Math.max(most, points.get(point)?.x ?? begin), begin);
  // Loops on the ground are beside the points.
  const loops = edges.some(([a, b]) => a === GROUND && b === GROUND);
  const loopsAt = order.length > 0 ? last + 2 * side : begin;
  const curves = coursesOf(edges, points, { x: loopsAt, y: 0 });
  return { points, curves, end: loops ? loopsAt + loopReach : last };
}

/** The points in the order in which they are reached, the point that carries each, and the height of each. */
function reached(edges: readonly LineEnds[]) {
  const beside = joinedNodes(edges);
  const carrier = new Map<number, number>();
  const depth = new Map<number, number>([[GROUND, 0]]);
  const order: number[] = [];
  const queue = [GROUND];
  const reach = (point: number, from: number): void => {
    if (depth.has(point)) return;
    depth.set(point, (depth.get(from) ?? 0) + 1);
    carrier.set(point, from);
    order.push(point);
    queue.push(point);
  };
  const goOn = (from: number): void => {
    for (let i = from; i < queue.length; i++) {
      for (const next of beside.get(queue[i]) ?? []) reach(next, queue[i]);
    }
  };
  goOn(0);
  for (const point of beside.keys()) {
    // A point that no path joins to the ground is put on it.
    const done = queue.length;
    reach(point, GROUND);
    goOn(done);
  }
  return { order, carrier, depth };
}

/**
 * The column of each point: a point that carries nothing has a column of its own; any other is in the middle
 * of the points that it carries.
 */
function columnsOf(
  order: readonly number[],
  carrier: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const carried = listedBy(order.map((point) => [carrier.get(point) ?? GROUND, point] as const));
  const columns = new Map<number, number>();
  let next = 0;
  const stack = (carried.get(GROUND) ?? []).toReversed();
  const opened = new Set<number>();
  while (stack.length > 0) {
    const point = stack[stack.length - 1];
    const above = carried.get(point) ?? [];
    if (above.length > 0 && !opened.has(point)) {
      opened.add(point);
      for (const each of above.toReversed()) stack.push(each);
      continue;
    }
    stack.pop();
    const own =
      above.length === 0
        ? next++
        : ((columns.get(above[0]) ?? 0) + (columns.get(above.at(-1) ?? 0) ?? 0)) / 2;
    columns.set(point, own);
  }
  return columns;
}

/**
 * The courses of edges: straight if an edge is alone between its ends; otherwise the edges bow out, the first
 * one least.
 */
function coursesOf(
  edges: readonly LineEnds[],
  points: ReadonlyMap<number, Spot>,
  loopsOnGround: Spot,
): readonly Form[] {
  const courses: Form[] = new Array<Form>(edges.length);
  for (const same of parallelLines(edges, false)) {
    for (const [place, i] of same.entries()) {
      const [a, b] = edges[i];
      const aside = (place - (same.length - 1) / 2) * bowStep;
      courses[i] =
        a === b ? loopAt(points.get(a) ?? loopsOnGround, place, a === GROUND) : course(a, b, aside, points);
    }
  }
  return courses;
}

function course(a: number, b: number, aside: number, points: ReadonlyMap<number, Spot>): Form {
  const [low, high] = a === GROUND ? [a, b] : [b, a];
  const to = points.get(high) ?? { x: 0, y: 0 };
  // Every edge on the ground has its own foot, below what it carries.
  const from = low === GROUND ? { x: to.x + aside, y: 0 } : (points.get(low) ?? { x: 0, y: 0 });
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // A curve's midpoint is half as far off as its control point, and has to be at the distance `aside`.
  const isLevel = low !== GROUND && from.y === to.y && length > side;
  // An edge along points of one height passes above those between its ends.
  const bow = low === GROUND ? aside : 2 * aside + (isLevel ? Math.sign(from.x - to.x) * levelBow : 0);
  const [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const control = { x: (from.x + to.x) / 2 + nx * bow, y: (from.y + to.y) / 2 + ny * bow };
  return curveOf(from, control, to);
}

/**
 * Two curves that meet at the loop's far end: to the right of its point, since other edges go up from there,
 * or upwards from the ground. Several loops at one point lie inside each other.
 */
function loopAt({ x, y }: Spot, place: number, onGround: boolean): Form {
  if (onGround) {
    const reach = loopReach * (1 + 0.4 * place);
    return {
      kind: 'curve',
      line: [x - reach, y, x - reach, y - reach, x, y - reach, x + reach, y - reach, x + reach, y],
    };
  }
  // Farther loops come nearer and nearer to the next column, and never reach it.
  const far = side * (0.7 - 0.25 / (place + 1));
  const half = 0.3 * side;
  return { kind: 'curve', line: [x, y, x + far, y - half, x + far, y, x + far, y + half, x, y] };
}
