/**
 * The canvas's sizes at 100 %, in CSS pixels: those of figures in the screen style, so that an export looks as the
 * screen did.
 */
import { measuresOf, styles } from '../../../engine/index.ts';

export const screen = measuresOf(styles.screen);
/** Converts a figure's points into pixels of the canvas, where a drawing unit is one pixel. */
export const pixels = (points: number): number => points / screen.unit;

export const rimWidth = pixels(screen.rim);
/** The rim of a node of infinite rank. */
export const boldRim = pixels(screen.boldRim);
export const valueSize = pixels(screen.text.value);
export const stepSize = pixels(screen.text.step);
export const nameSize = pixels(screen.text.name);
export const scoreSize = pixels(screen.text.score);
export const countSize = pixels(screen.text.count);
export const pieceSize = pixels(screen.piece.radius);
export const pieceHalo = pixels(screen.piece.halo);
