/**
 * The canvas as its parts see it: the drawing, the camera's movements, the layers to redraw, the current
 * gesture. It exists while the canvas is mounted.
 */

import type { Spot } from '../../../engine/figure/index.ts';
import { held } from '../../store/held.ts';
import { type Camera, camera, onScreen, type Size } from './camera.ts';
import type { Drawing, DrawnArc } from './drawing.ts';
import type { Frames } from './frames.ts';
import type { Gesture } from './gesture.ts';
import type { Hit } from './hit.ts';
import type { Inks } from './inks.ts';

export type Surface = {
  readonly root: HTMLElement;
  readonly drawing: Drawing;
  readonly frames: Frames;
  size(): Size;
  inks(): Inks;
  /** Moves the camera, at once. */
  look(camera: Camera): void;
  /** Moves the camera within a sixth of a second, or at once if the person prefers reduced motion. */
  glide(camera: Camera): void;
  /** The view at the end of a movement, or the current one. */
  heading(): Camera;
  /** Where the pointer is on the canvas, if it is there. */
  pointer: Spot | undefined;
  hover: Hit | undefined;
  gesture: Gesture | undefined;
  /** Shakes an arc once, to show that it exists already. */
  shake(arc: DrawnArc): void;
  shaking: { readonly arc: DrawnArc; readonly since: number } | undefined;
};

/**
 * The camera, and where the nodes are in the canvas, in CSS pixels. A copy: what is written to it moves
 * nothing.
 */
export type Whereabouts = Camera & { readonly nodes: readonly (Spot & { readonly id: string })[] };

function whereaboutsOf(drawing: Drawing): Whereabouts {
  const view = camera();
  return {
    ...view,
    nodes: [...drawing.nodes.values()].map(({ id, node }) => ({ id, ...onScreen(view, node) })),
  };
}

const current = held<Surface | undefined>(() => undefined);

export const surface = (): Surface | undefined => current.now;

/**
 * The canvas's element says where things are to programs that point at them: the browser's console, the walks
 * and the bench.
 */
export const setSurface = (next: Surface | undefined): void => {
  current.now = next;
  if (next) Object.assign(next.root, { whereabouts: () => whereaboutsOf(next.drawing) });
};
