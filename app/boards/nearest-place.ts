/**
 * Finds the place to which an arrow key leads. Left and right go through all places in reading order, so that each
 * can be reached; up and down lead to the nearest place in that direction, preferring the next line to a place
 * straight ahead. Linear in the places.
 */
import { boxOfForm } from '../../engine/figure/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';

export function middleOf({ area }: BoardPlace): { readonly x: number; readonly y: number } {
  const { x1, y1, x2, y2 } = boxOfForm(area);
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/** Undefined if there is no place in that direction, or the key is no arrow. */
export function placeTowards<P extends BoardPlace>(
  places: readonly P[],
  from: P,
  key: string,
): P | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  if (key === 'ArrowRight') return places[places.indexOf(from) + 1];
  if (key === 'ArrowLeft') return places[places.indexOf(from) - 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const way = key === 'ArrowUp' ? -1 : 1;
  const start = middleOf(from);
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = middleOf(place);
    const ahead = (y - start.y) * way;
    const far = ahead + 0.9 * Math.abs(x - start.x);
    if (ahead > 1 && far < least) [best, least] = [place, far];
  }
  return best;
}
