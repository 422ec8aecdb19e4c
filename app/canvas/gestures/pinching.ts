/** Two fingers pan and zoom at once: the drawing stays under both. */

import type { Spot } from '../../../engine/figure/index.ts';
import { camera, zoomedAbout } from '../model/camera.ts';
import type { Surface } from '../model/surface.ts';

export type Pinch = { move(one: Spot, other: Spot): void };

const middle = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Spot, other: Spot): number => Math.max(24, Math.hypot(one.x - other.x, one.y - other.y));

export function pinching(surface: Surface, one: Spot, other: Spot): Pinch {
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
