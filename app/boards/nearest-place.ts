/**
 * Finds the place to which an arrow key leads. Left and right go through all places in reading order, so that
 * each can be reached; Home and End to the ends of the rank; up and down lead to the nearest place in that
 * direction, preferring the next line to a place straight ahead. Linear in the places, and for Home and End
 * as sorting the rank.
 */
import { boxOfForm, type Spot } from '../../engine/figure/index.ts';
import type { BoardPlace } from '../../engine/rulesets/index.ts';

export function middleOf({ area }: BoardPlace): { readonly x: number; readonly y: number } {
  const { x1, y1, x2, y2 } = boxOfForm(area);
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/** The places side by side with this one, from the left. */
function rankOf<P extends BoardPlace>(places: readonly P[], from: P): readonly P[] {
  const { y1, y2 } = boxOfForm(from.area);
  const beside = places.filter((place) => {
    const { y } = middleOf(place);
    return place === from || (y > y1 && y < y2);
  });
  return beside.toSorted((a, b) => middleOf(a).x - middleOf(b).x);
}

/** Undefined if there is no place in that direction, or the key leads nowhere. */
export function placeTowards<P extends BoardPlace>(
  places: readonly P[],
  from: P,
  key: string,
): P | undefined {
  if (key === 'Home') return rankOf(places, from)[0];
  if (key === 'End') return rankOf(places, from).at(-1);
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

/** The place whose middle is nearest to a spot. */
export const placeNearest = <P extends BoardPlace>(places: readonly P[], spot: Spot): P | undefined =>
  places
    .map((place) => ({ place, far: farFrom(place, spot) }))
    .reduce<{ place: P | undefined; far: number }>((best, each) => (each.far < best.far ? each : best), {
      place: undefined,
      far: Number.POSITIVE_INFINITY,
    }).place;

/** How far a spot is from a place: from the middle of a disc, from the edge of any other area. */
export function farFrom({ area }: BoardPlace, { x, y }: Spot): number {
  if (area.kind === 'disc') return Math.hypot(area.at.x - x, area.at.y - y);
  const { x1, y1, x2, y2 } = boxOfForm(area);
  return Math.hypot(Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2));
}
