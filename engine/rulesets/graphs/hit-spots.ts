/**
 * Where on its course an edge reacts to the pointer. Edges cross, so each has a disc at a spot of its own:
 * near the edge's middle if it is free there, else where the edge is farthest from other discs, and smaller
 * if there is little room. A grid finds what is near, so that the cost is linear as long as edges do not
 * crowd one another.
 */
import type { Spot } from '../../figure/curves.ts';
import type { Form } from '../../figure/figure.ts';
import { disc } from '../furniture/shapes.ts';

const most = 9;
/** Along the course, from its middle outwards. */
const tried = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72] as const;

/**
 * An area for each course, which overlaps neither another one nor the discs of this radius round the points.
 */
export function edgeSpots(
  courses: readonly Form[],
  points: readonly Spot[],
  pointRadius: number,
): readonly Form[] {
  const grid = new Map<string, Taken[]>();
  for (const spot of points) take(grid, { spot, radius: pointRadius });
  const spots = courses.map((course) => {
    const spot = freest(course, grid);
    take(grid, { spot, radius: most });
    return spot;
  });
  return spots.map((spot) => disc(spot, roomAt(spot, grid)));
}

type Taken = { readonly spot: Spot; readonly radius: number };

const pitch = 2 * most;
const keyAt = (column: number, row: number): string => `${column},${row}`;

function take(grid: Map<string, Taken[]>, taken: Taken): void {
  const key = keyAt(Math.floor(taken.spot.x / pitch), Math.floor(taken.spot.y / pitch));
  const there = grid.get(key);
  if (there) there.push(taken);
  else grid.set(key, [taken]);
}

function near({ x, y }: Spot, grid: ReadonlyMap<string, Taken[]>): readonly Taken[] {
  const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => grid.get(keyAt(column + across, row + down)) ?? []),
  );
}

const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

function freest(course: Form, grid: ReadonlyMap<string, Taken[]>): Spot {
  let [best, widest] = [spotOn(course, tried[0]), -1];
  for (const t of tried) {
    const spot = spotOn(course, t);
    const free = near(spot, grid).reduce(
      (least, taken) => Math.min(least, gap(spot, taken.spot) - taken.radius),
      most,
    );
    if (free > widest) [best, widest] = [spot, free];
    if (free >= most) break;
  }
  return best;
}

/** Half of the way to the next disc of an edge, or all that a point's disc leaves. */
function roomAt(spot: Spot, grid: ReadonlyMap<string, Taken[]>): number {
  return near(spot, grid).reduce((least, taken) => {
    if (taken.spot === spot) return least;
    const far = gap(spot, taken.spot);
    return Math.min(least, taken.radius < most ? far - taken.radius : far / 2);
  }, most);
}

/** A spot on a course of one curve, or the far end of a loop, which is the end of its first curve. */
function spotOn(course: Form, t: number): Spot {
  if (course.kind !== 'curve')
    return course.kind === 'disc' ? course.at : { x: course.points[0], y: course.points[1] };
  const [x0, y0, cx, cy, x1, y1, ...rest] = course.line;
  if (rest.length > 0) return { x: x1, y: y1 };
  return {
    x: (1 - t) * (1 - t) * x0 + 2 * t * (1 - t) * cx + t * t * x1,
    y: (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * cy + t * t * y1,
  };
}
