/** Fields at a node are wholly on the canvas, also at its edge and above a phone's keyboard. */
import { type RefObject, useLayoutEffect } from 'react';
import type { Spot } from '../../../engine/figure/index.ts';
import { onScreen, type Size, useCamera } from '../model/camera.ts';
import { radius } from '../model/drawing.ts';

/** In CSS pixels, between the field and its node or the edge. */
const gap = 6;

/**
 * The upper left corner: under the node whose lowest point is `below`, or over its highest, `above`, where
 * there is no room below.
 */
export function standingWhole(size: Size, below: Spot, above: number, room: Size): Spot {
  const inside = (at: number, long: number, most: number): number =>
    Math.max(gap, Math.min(at, most - long - gap));
  const under = below.y + gap;
  const fits = under + size.height + gap <= room.height;
  return {
    x: inside(below.x - size.width / 2, size.width, room.width),
    y: inside(fits ? under : above - gap - size.height, size.height, room.height),
  };
}

/**
 * Keeps the element at its node while the camera moves and the canvas or the element becomes larger or
 * smaller.
 */
export function useStandingWhole(element: RefObject<HTMLElement | null>, { x, y }: Spot): void {
  const view = useCamera();
  useLayoutEffect(() => {
    const shown = element.current;
    const room = shown?.offsetParent;
    if (!shown || !room) return;
    const below = onScreen(view, { x, y: y + radius });
    const above = onScreen(view, { x, y: y - radius }).y;
    const stand = (): void => {
      const size = { width: shown.offsetWidth, height: shown.offsetHeight };
      const at = standingWhole(size, below, above, { width: room.clientWidth, height: room.clientHeight });
      shown.style.left = `${at.x}px`;
      shown.style.top = `${at.y}px`;
    };
    stand();
    const sizes = new ResizeObserver(stand);
    sizes.observe(room);
    sizes.observe(shown);
    return () => sizes.disconnect();
  }, [element, view, x, y]);
}
