/** Which choice a tap on a picture means: the nearest, so that small nodes and thin arcs are easy to hit. */
import type { AskedChoice } from '../../../engine/marking/index.ts';

export type TapSpot = { readonly x: number; readonly y: number };

/** Half of a target of 44 pixels, the least that a finger hits well. */
const reach = 22;

const distance = (a: TapSpot, b: TapSpot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The distance from a spot to a segment. */
export function toSegment(spot: TapSpot, from: TapSpot, to: TapSpot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / length;
  const at = Math.max(0, Math.min(1, along));
  return distance(spot, { x: from.x + at * dx, y: from.y + at * dy });
}

/**
 * The place of the choice that a tap means; undefined if it is near none. Spots are in pixels from the
 * picture's upper left corner. Courses that meet are distinguished by their middles.
 */
export function tappedChoice(
  choices: readonly AskedChoice[],
  tap: TapSpot,
  size: { readonly width: number; readonly height: number },
): number | undefined {
  const scaled = ({ x, y }: TapSpot): TapSpot => ({ x: x * size.width, y: y * size.height });
  let best: { readonly choice: number; readonly score: number } | undefined;
  choices.forEach(({ at, along }, choice) => {
    const found = [
      at ? Math.max(0, distance(tap, scaled(at)) - at.radius * size.width) : Number.POSITIVE_INFINITY,
      along ? toCourse(tap, along.map(scaled)) : Number.POSITIVE_INFINITY,
    ];
    const away = Math.min(...found);
    if (away > reach) return;
    const middle = at ? scaled(at) : scaled(middleOfCourse(along ?? []));
    const score = away + distance(tap, middle) / 8;
    if (best === undefined || score < best.score) best = { choice, score };
  });
  return best?.choice;
}

const toCourse = (tap: TapSpot, course: readonly TapSpot[]): number =>
  course.length === 1
    ? distance(tap, course[0])
    : course.slice(1).reduce((least, to, i) => Math.min(least, toSegment(tap, course[i], to)), Infinity);

/** The point in the middle of a course, by its length. */
export function middleOfCourse(course: readonly TapSpot[]): TapSpot {
  const lengths = course.slice(1).map((to, i) => distance(course[i], to));
  let left = lengths.reduce((sum, each) => sum + each, 0) / 2;
  for (const [i, length] of lengths.entries()) {
    if (length >= left && length > 0) {
      const share = left / length;
      const [from, to] = [course[i], course[i + 1]];
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    }
    left -= length;
  }
  return course[0] ?? { x: 0, y: 0 };
}
