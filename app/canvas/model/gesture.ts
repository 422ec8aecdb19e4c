/**
 * A gesture is a state of the hand that ends: while it lasts it gets every movement, and Esc or a second finger gives
 * back all it did. One file a gesture; `idle.ts` decides which begins.
 */

import type { Spot } from '../../../engine/index.ts';
import type { Camera } from './camera.ts';
import type { Inks } from './inks.ts';

/** The pointer at a moment: on the screen, in the drawing, and what is held with it. */
export type Hand = {
  readonly screen: Spot;
  readonly at: Spot;
  readonly shift: boolean;
  /** Ctrl, or ⌘. */
  readonly free: boolean;
  readonly alt: boolean;
  readonly touch: boolean;
  /** When the browser felt it, in milliseconds: a busy page hears of it later. */
  readonly time: number;
};

/** What strokes of the moment are drawn with, in units of the drawing; `px` is one pixel of the screen. */
export type MarksPen = {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly px: number;
  readonly inks: Inks;
};

export type Gesture = {
  readonly cursor: string;
  /** Shown by the drawing while it lasts: dots of the grid. */
  readonly grid?: boolean;
  move(hand: Hand): void;
  /** The button or the finger is lifted. */
  end(hand: Hand): void;
  cancel(): void;
  draw?(pen: MarksPen): void;
};
