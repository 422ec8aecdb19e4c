/**
 * A gesture is a temporary state of the pointer: while it lasts it gets every movement, and Esc or a second
 * finger undoes all it did. One file a gesture; `idle.ts` decides which one begins.
 */

import type { Spot } from '../../../engine/figure/index.ts';
import type { Camera } from './camera.ts';
import type { Inks } from './inks.ts';

/** The pointer at a moment: on the screen, in the drawing, with the modifier keys held. */
export type Hand = {
  readonly screen: Spot;
  readonly at: Spot;
  readonly shift: boolean;
  /** Ctrl, or ⌘. */
  readonly free: boolean;
  readonly alt: boolean;
  readonly touch: boolean;
  /** In milliseconds: when the browser received the event, which a busy page handles later. */
  readonly time: number;
};

/** What a gesture's strokes are drawn with, in drawing units; `px` is one pixel of the screen. */
export type MarksPen = {
  readonly context: CanvasRenderingContext2D;
  readonly camera: Camera;
  readonly px: number;
  readonly inks: Inks;
};

export type Gesture = {
  readonly cursor: string;
  /** Whether the grid's dots are shown meanwhile. */
  readonly grid?: boolean;
  move(hand: Hand): void;
  /** Called when the button or finger is lifted. */
  end(hand: Hand): void;
  cancel(): void;
  draw?(pen: MarksPen): void;
};
