/** The place that an arrow key leads to: the nearest in that direction, sideways distance counting twice. Linear in the places. */
import { type BoardPlace, boxOfForm } from '../../engine/index.ts';

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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
  const way = ways[key];
  if (!way) return undefined;
  const start = middleOf(from);
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const { x, y } = middleOf(place);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * way[0] + dy * way[1];
    const far = ahead + 2 * Math.abs(dx * way[1] - dy * way[0]);
    if (ahead > 1 && far < least) [best, least] = [place, far];
  }
  return best;
}
