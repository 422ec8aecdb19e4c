/**
 * The camera: the drawing's position on the screen. A place p of the drawing is shown at p · zoom + (x, y),
 * in CSS pixels from the canvas's upper left corner. Pure functions on it, and a small store for those who
 * follow the camera.
 */
import type { Box, Spot } from '../../../engine/figure/index.ts';
import { heldStore } from '../../store/held.ts';
import { enlargement } from './node-pictures.ts';

export type Camera = { readonly zoom: number; readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };

export const nearestZoom = 8;
export const farthestZoom = 0.004;
/** Opening a drawing never enlarges it beyond 100 %, at which nodes with boards are drawn larger. */
export const lifeSize = (): number => enlargement();
/** Fitting enlarges a small drawing to fill a projector, up to this. */
export const largestFit = (): number => Math.max(3.5, 1.5 * enlargement());
/** On a projector five nodes fill the wall. */
export const largestPresented = (): number => Math.max(6, 1.5 * enlargement());
/** In CSS pixels: the margin round a fitted drawing; smaller on a small screen. */
const margin = 56;
const marginShare = 0.08;

export const useCamera = heldStore<Camera>(() => ({ zoom: 1, x: 0, y: 0 }));
export const camera = (): Camera => useCamera.getState();

export const onScreen = ({ zoom, x, y }: Camera, place: Spot): Spot => ({
  x: place.x * zoom + x,
  y: place.y * zoom + y,
});

export const inDrawing = ({ zoom, x, y }: Camera, place: Spot): Spot => ({
  x: (place.x - x) / zoom,
  y: (place.y - y) / zoom,
});

/** The part of the drawing in view, with `more` CSS pixels on every side. */
export const seen = ({ zoom, x, y }: Camera, size: Size, more = 0): Box => ({
  x1: (-x - more) / zoom,
  y1: (-y - more) / zoom,
  x2: (size.width - x + more) / zoom,
  y2: (size.height - y + more) / zoom,
});

const within = (zoom: number): number =>
  Math.min(Math.max(nearestZoom, 3 * enlargement()), Math.max(farthestZoom, zoom));

/** Zooms so that the place under `at` (on the screen) stays there. */
export function zoomedAbout(before: Camera, at: Spot, wanted: number): Camera {
  const zoom = within(wanted);
  const share = zoom / before.zoom;
  return { zoom, x: at.x - (at.x - before.x) * share, y: at.y - (at.y - before.y) * share };
}

export const centredOn = (place: Spot, zoom: number, size: Size): Camera => ({
  zoom,
  x: size.width / 2 - place.x * zoom,
  y: size.height / 2 - place.y * zoom,
});

/** Shows the whole box as large as it fits, but no larger than `largest`. */
export function fitted(box: Box, size: Size, largest = lifeSize()): Camera {
  const wide = Math.max(1, box.x2 - box.x1);
  const high = Math.max(1, box.y2 - box.y1);
  const free = Math.min(margin, marginShare * Math.min(size.width, size.height));
  const room = {
    width: Math.max(40, size.width - 2 * free),
    height: Math.max(40, size.height - 2 * free),
  };
  const zoom = within(Math.min(room.width / wide, room.height / high, largest));
  const { x, y } = centredOn({ x: (box.x1 + box.x2) / 2, y: (box.y1 + box.y2) / 2 }, zoom, size);
  return { zoom, x: Math.round(x), y: Math.round(y) };
}

/** Shows the box as large as it fits, without a margin: the opposite of `seen`. */
export function filling(box: Box, size: Size): Camera {
  const zoom = within(Math.min(size.width / (box.x2 - box.x1), size.height / (box.y2 - box.y1)));
  return centredOn({ x: (box.x1 + box.x2) / 2, y: (box.y1 + box.y2) / 2 }, zoom, size);
}

/** Moves as little as possible to show the place, clear of the edge. */
export function revealing(before: Camera, place: Spot, size: Size): Camera {
  const clear = Math.min(56, size.width / 4, size.height / 4);
  const at = onScreen(before, place);
  const into = (value: number, most: number): number =>
    Math.max(clear - value, 0) + Math.min(most - clear - value, 0);
  const dx = into(at.x, size.width);
  const dy = into(at.y, size.height);
  return dx === 0 && dy === 0 ? before : { ...before, x: before.x + dx, y: before.y + dy };
}

/** Below this zoom the words at a node can hardly be read. */
const legible = 0.5;

/** Shows the place in the middle, near enough to read the words there. */
export const inMiddle = (before: Camera, place: Spot, size: Size): Camera =>
  centredOn(place, before.zoom < legible * lifeSize() ? lifeSize() : before.zoom, size);

/** Moves as little as possible to show the whole box; fits it if it is too large for the view. */
export function revealingBox(before: Camera, box: Box, size: Size): Camera {
  const clear = 2 * Math.min(56, size.width / 4, size.height / 4);
  const fits =
    (box.x2 - box.x1) * before.zoom <= size.width - clear &&
    (box.y2 - box.y1) * before.zoom <= size.height - clear;
  if (!fits) return fitted(box, size);
  const upper = revealing(before, { x: box.x1, y: box.y1 }, size);
  return revealing(upper, { x: box.x2, y: box.y2 }, size);
}

/** Whether the whole box is in view. */
export const isWithin = (view: Camera, { x1, y1, x2, y2 }: Box, { width, height }: Size): boolean => {
  const [upper, lower] = [onScreen(view, { x: x1, y: y1 }), onScreen(view, { x: x2, y: y2 })];
  return upper.x >= 0 && upper.y >= 0 && lower.x <= width && lower.y <= height;
};

/**
 * What a panel leaves of a view is not made smaller than this: then the drawing is cut, and what is selected
 * stays visible.
 */
const leastShrunk = 0.6;

/**
 * The view when a panel has made the canvas smaller: the first of these boxes that was wholly visible and
 * still fits, at this zoom or one a little smaller, stays visible. Otherwise the view does not move.
 */
export function keepingInView(view: Camera, boxes: readonly Box[], before: Size, now: Size): Camera {
  for (const box of boxes) {
    if (!isWithin(view, box, before)) continue;
    if (isWithin(view, box, now)) return view;
    const [upper, lower] = [
      onScreen(view, { x: box.x1, y: box.y1 }),
      onScreen(view, { x: box.x2, y: box.y2 }),
    ];
    const spare = { x: now.width - (lower.x - upper.x), y: now.height - (lower.y - upper.y) };
    if (Math.min(spare.x, spare.y) < 0) {
      const smaller = fitted(box, now, view.zoom);
      if (smaller.zoom >= leastShrunk * view.zoom) return smaller;
      continue;
    }
    // As far from the nearer edges as room allows, with letters beside the nodes in view.
    const into = (at: number, most: number): number => {
      const clear = Math.min(28, most / 2);
      return Math.min(Math.max(at, clear), most - clear) - at;
    };
    return { ...view, x: view.x + into(upper.x, spare.x), y: view.y + into(upper.y, spare.y) };
  }
  return view;
}

export function boxAround(places: Iterable<Spot>, more: number): Box | undefined {
  let box: { x1: number; y1: number; x2: number; y2: number } | undefined;
  for (const { x, y } of places) {
    box ??= { x1: x, y1: y, x2: x, y2: y };
    if (x < box.x1) box.x1 = x;
    if (y < box.y1) box.y1 = y;
    if (x > box.x2) box.x2 = x;
    if (y > box.y2) box.y2 = y;
  }
  return box && { x1: box.x1 - more, y1: box.y1 - more, x2: box.x2 + more, y2: box.y2 + more };
}

/** In milliseconds: a sixth of a second. */
const glideTime = 160;

export type Gliding = {
  to(view: Camera): void;
  stop(): void;
  /** The view at the end of the movement, or the current one if the camera rests. */
  heading(): Camera;
};

/**
 * Moves the camera to another view. Its destination is known meanwhile: a key that is held asks for the next
 * step before the last one is done, and each step starts from the destination of the one before.
 */
export function createGliding(show: (view: Camera) => void): Gliding {
  let frame = 0;
  let end: Camera | undefined;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    end = undefined;
  };

  return {
    to(view) {
      stop();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(view);
        return;
      }
      end = view;
      const from = camera();
      const start = performance.now();
      const step = (now: number): void => {
        const share = Math.min(1, Math.max(0, (now - start) / glideTime));
        const eased = 1 - (1 - share) ** 3;
        const between = (a: number, b: number): number => a + (b - a) * eased;
        if (share === 1) {
          stop();
          show(view);
          return;
        }
        show({ zoom: between(from.zoom, view.zoom), x: between(from.x, view.x), y: between(from.y, view.y) });
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    stop,
    heading: () => end ?? camera(),
  };
}
