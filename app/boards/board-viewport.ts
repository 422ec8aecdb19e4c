/** What commands may ask of the middle of the window while a board is there. A board is always seen whole, so that there is no view to move. */
import type { Viewport } from '../canvas/viewport.ts';

const nothing = (): void => undefined;

export const boardViewport = (focus: () => void): Viewport => ({
  focus,
  fit: nothing,
  partSeen: () => undefined,
  showPart: nothing,
  panBy: nothing,
  zoomBy: nothing,
  zoomTo: nothing,
  zoom: () => 1,
  reveal: nothing,
  goTo: nothing,
  revealAll: nothing,
  pointer: () => undefined,
  nodesInView: () => [],
  centre: () => ({ x: 0, y: 0 }),
  arcsDrawn: () => new Map(),
  curveOf: () => undefined,
});
