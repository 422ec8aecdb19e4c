/**
 * Where one points on the picture of an open board, in the picture's own units, so that another window finds
 * the same place.
 */
import type { Spot } from '../../engine/figure/index.ts';

const picture = (): SVGSVGElement | null => document.querySelector('#drawing svg[data-board]');

/** The place of a point of the screen; undefined where no board is shown, or it is not over it. */
export function placeOnBoard({ x, y }: Spot): Spot | undefined {
  const svg = picture();
  const box = svg?.getBoundingClientRect();
  const toScreen = svg?.getScreenCTM();
  if (!box || !toScreen || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  const at = new DOMPoint(x, y).matrixTransform(toScreen.inverse());
  return { x: at.x, y: at.y };
}

/** The point of the screen where that place is here; undefined where no board is shown. */
export function boardOnScreen({ x, y }: Spot): Spot | undefined {
  const toScreen = picture()?.getScreenCTM();
  if (!toScreen) return undefined;
  const at = new DOMPoint(x, y).matrixTransform(toScreen);
  return { x: at.x, y: at.y };
}
