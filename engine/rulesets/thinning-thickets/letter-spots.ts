/**
 * Puts a letter beside each arc that a player may cut: near its middle, on the side where it is farther from other arcs, from nodes and
 * from earlier letters. Linear in the arcs unless they are crowded.
 */
import type { Spot } from '../../figure/curves.ts';
import { side } from '../furniture/shapes.ts';
import { type ArcCourse, spotOnCourse } from './arc-courses.ts';

/** The distance from its arc to a text of this many signs: across the arc, and upwards. */
const offAcross = (signs: number): number => 2.5 + 6 * signs;
const offUpwards = 9;
/** With so much room a spot is taken at once. */
const enough = 0.3 * side;
/** Along the arc, from its middle outwards. */
const tried = [0.48, 0.36, 0.6, 0.26, 0.7] as const;
const samples = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1] as const;

/** A spot for each arc whose text is not empty; undefined for the others. */
export function spotsOfLetters(
  courses: readonly ArcCourse[],
  texts: readonly string[],
  nodes: readonly Spot[],
): readonly (Spot | undefined)[] {
  const obstacles: Obstacles = new Map();
  for (const [arc, course] of courses.entries())
    for (const t of samples) put(obstacles, { spot: spotOnCourse(course, t), arc });
  for (const spot of nodes) put(obstacles, { spot, arc: -1 });
  return courses.map((course, arc) => {
    const text = texts[arc];
    if (text === '') return undefined;
    let [best, widest] = [course.start, -1];
    for (const t of tried) {
      for (const way of [1, -1]) {
        const spot = besideCourse(course, t, way, text.length);
        const room = roomFor(spot, obstacles, arc);
        if (room > widest) [best, widest] = [spot, room];
      }
      if (widest >= enough) break;
    }
    put(obstacles, { spot: best, arc: -1 });
    return best;
  });
}

/** What a letter keeps off, in the squares of a grid as wide as it keeps off: a spot on an arc, or elsewhere. */
type Obstacles = Map<string, { readonly spot: Spot; readonly arc: number }[]>;

const squareOf = ({ x, y }: Spot): readonly [column: number, row: number] => [
  Math.floor(x / enough),
  Math.floor(y / enough),
];

function put(obstacles: Obstacles, what: { readonly spot: Spot; readonly arc: number }): void {
  const key = squareOf(what.spot).join();
  const there = obstacles.get(key);
  if (there) there.push(what);
  else obstacles.set(key, [what]);
}

function besideCourse(course: ArcCourse, t: number, way: number, signs: number): Spot {
  const [at, on] = [spotOnCourse(course, t), spotOnCourse(course, t + 0.02)];
  const length = Math.hypot(on.x - at.x, on.y - at.y) || 1;
  const [nx, ny] = [((on.y - at.y) / length) * way, (-(on.x - at.x) / length) * way];
  const off = Math.abs(nx) * offAcross(signs) + Math.abs(ny) * offUpwards;
  return { x: at.x + nx * off, y: at.y + ny * off };
}

/** The distance to the nearest obstacle that is not on this arc, or `enough` where that is less. */
function roomFor(spot: Spot, obstacles: Obstacles, own: number): number {
  const [column, row] = squareOf(spot);
  let least = enough;
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) {
      for (const { spot: other, arc } of obstacles.get(`${column + across},${row + down}`) ?? []) {
        if (arc !== own) least = Math.min(least, Math.hypot(other.x - spot.x, other.y - spot.y));
      }
    }
  }
  return least;
}
