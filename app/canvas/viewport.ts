/**
 * What commands may ask of the canvas: the view and the pointer, in drawing units. The canvas sets it while
 * it is mounted.
 */

import type { EdgeKey } from '../../engine/document/index.ts';
import type { Box, Spot } from '../../engine/figure/index.ts';
import { held } from '../store/held.ts';

/** A part of a drawing, in drawing units: its upper left corner and its size. */
export type PartSeen = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Viewport = {
  /** Puts the keyboard on the canvas. */
  focus(): void;
  fit(what: 'all' | 'selection'): void;
  /** The part of the drawing in view; undefined where the whole of it is. */
  partSeen(): PartSeen | undefined;
  /** Fills the window with this part, or with the whole drawing. */
  showPart(part: PartSeen | undefined, atOnce: boolean): void;
  /** Moves the drawing by these pixels of the screen. */
  panBy(dx: number, dy: number): void;
  zoomBy(factor: number): void;
  zoomTo(zoom: number): void;
  zoom(): number;
  /** Moves the view, without zooming, as little as possible to show this place. */
  reveal(place: Spot): void;
  /** Shows this place in the middle, near enough to read the words there. */
  goTo(place: Spot): void;
  /** As `reveal`, for several places; zooms out if they do not fit. */
  revealAll(places: readonly Spot[]): void;
  /** Where the pointer is, if it is over the canvas. */
  pointer(): Spot | undefined;
  /** The nodes in view, in pixels of the canvas; none where they are too small to be pressed. */
  nodesInView(): readonly Box[];
  /** The middle of the view. */
  centre(): Spot;
  /** The arcs that are drawn, by their keys, which need not be made again. */
  arcsDrawn(): ReadonlyMap<EdgeKey, unknown>;
  /** How an arc is curved now, by hand or by itself: the height of its middle, or a loop's direction. */
  curveOf(key: EdgeKey): number | undefined;
};

const current = held<Viewport | undefined>(() => undefined);

export const canvas = (): Viewport | undefined => current.now;
export const setCanvas = (viewport: Viewport | undefined): void => {
  current.now = viewport;
};
