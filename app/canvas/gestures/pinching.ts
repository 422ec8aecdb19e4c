/** Two fingers: the drawing stays under both, so that they pan and zoom at once. */
import { camera, zoomedAbout } from '../camera.ts';
import type { Point } from '../handle.ts';
import type { Surface } from '../surface.ts';

export type Pinch = { move(one: Point, other: Point): void };

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number =>
  Math.max(24, Math.hypot(one.x - other.x, one.y - other.y));

export function pinching(surface: Surface, one: Point, other: Point): Pinch {
  let centre = middle(one, other);
  let width = apart(one, other);
  return {
    move(first, second) {
      const next = middle(first, second);
      const wide = apart(first, second);
      const before = camera();
      const panned = { ...before, x: before.x + next.x - centre.x, y: before.y + next.y - centre.y };
      surface.look(zoomedAbout(panned, next, (panned.zoom * wide) / width));
      centre = next;
      width = wide;
    },
  };
}
