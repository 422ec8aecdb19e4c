/**
 * Where a letter stands beside each arc that somebody may cut: near its middle, at the side where it is farther from other arcs, from
 * nodes and from the letters before it. O(arcs²).
 */
import type { Spot } from '../../figure/curves.ts';
import { side } from '../furniture/shapes.ts';
import { type ArcCourse, spotOnCourse } from './arc-courses.ts';

/** How far from its arc a letter of this many signs stands, by the way in which it stands off. */
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
  const along = courses.map((course) => samples.map((t) => spotOnCourse(course, t)));
  const taken: Spot[] = [];
  return courses.map((course, arc) => {
    const text = texts[arc];
    if (text === '') return undefined;
    const obstacles = [...along.flatMap((spots, i) => (i === arc ? [] : spots)), ...nodes, ...taken];
    let [best, widest] = [course.start, -1];
    for (const t of tried) {
      for (const way of [1, -1]) {
        const spot = besideCourse(course, t, way, text.length);
        const room = roomFor(spot, obstacles, Math.min(enough, Math.max(widest, 0)));
        if (room > widest) [best, widest] = [spot, room];
      }
      if (widest >= enough) break;
    }
    taken.push(best);
    return best;
  });
}

function besideCourse(course: ArcCourse, t: number, way: number, signs: number): Spot {
  const [at, on] = [spotOnCourse(course, t), spotOnCourse(course, t + 0.02)];
  const length = Math.hypot(on.x - at.x, on.y - at.y) || 1;
  const [nx, ny] = [((on.y - at.y) / length) * way, (-(on.x - at.x) / length) * way];
  const off = Math.abs(nx) * offAcross(signs) + Math.abs(ny) * offUpwards;
  return { x: at.x + nx * off, y: at.y + ny * off };
}

/** The distance to the nearest obstacle, or 0 where that is less than `atLeast`. */
function roomFor({ x, y }: Spot, obstacles: readonly Spot[], atLeast: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const spot of obstacles) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far < atLeast) return 0;
    if (far < least) least = far;
  }
  return least;
}
