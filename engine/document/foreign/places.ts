/**
 * Places of nodes as another program gives them, in drawing units: as they are where nodes are neither
 * crowded nor lost, else enlarged or reduced. Shares of a page, points and pixels all come so.
 */
import { farthest } from '../document.ts';

/** y grows downwards. */
export type ForeignPlace = { readonly x: number; readonly y: number };

/**
 * In drawing units, of which a node has 36: how far the nearest two nodes may be from one another, and how
 * far they are otherwise.
 */
const [nearest, usual, widest] = [60, 90, 240];
/** In drawing units: two nodes that nearly meet do not carry all others away. */
const mostAcross = 400;

/**
 * Undefined where a node has no place, or two nodes have the same one: then a layout is computed. O(n log n)
 * for nodes that are spread over an area.
 */
export function placesInUnits(
  given: readonly (ForeignPlace | undefined)[],
): readonly ForeignPlace[] | undefined {
  const places = given.filter((place) => place !== undefined);
  if (places.length === 0 || places.length < given.length) return undefined;
  if (!places.every(({ x, y }) => Math.abs(x) <= farthest && Math.abs(y) <= farthest)) return undefined;
  const [wide, high] = [extent(places.map(({ x }) => x)), extent(places.map(({ y }) => y))];
  const apart = nearestOf(places, wide > high ? 'x' : 'y');
  if (apart === 0) return undefined;
  const most = (mostAcross * places.length) / Math.max(wide, high);
  const scale =
    places.length < 2 || (apart >= nearest && apart <= widest) ? 1 : Math.min(usual / apart, most);
  return places.map(({ x, y }) => ({ x: hundredths(x * scale), y: hundredths(y * scale) }));
}

const hundredths = (length: number): number => Math.round(length * 100) / 100 || 0;

function extent(lengths: readonly number[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const length of lengths) [least, most] = [Math.min(least, length), Math.max(most, length)];
  return most - least;
}

/**
 * How far the nearest two places are from one another: along the longer side each is compared with those that
 * can be nearer.
 */
function nearestOf(places: readonly ForeignPlace[], along: 'x' | 'y'): number {
  const sorted = places.toSorted((a, b) => a[along] - b[along]);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of sorted.entries()) {
    for (let k = i + 1; k < sorted.length && sorted[k][along] - a[along] < least; k++)
      least = Math.min(least, Math.hypot(sorted[k].x - a.x, sorted[k].y - a.y));
  }
  return least;
}
