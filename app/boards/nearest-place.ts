/**
 * The place that an arrow key leads to. Left and right go through all places in reading order, so that each is reached; up and
 * down lead to the nearest that way, rather on the next line than straight on. Linear in the places.
 */
import { type BoardPlace, boxOfForm } from '../../engine/index.ts';

export function middleOf({ area }: BoardPlace): { readonly x: number; readonly y: number } {
  const { x1, y1, x2, y2 } = boxOfForm(area);
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/** Undefined where there is none that way, or the key leads nowhere. */
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
