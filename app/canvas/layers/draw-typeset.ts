/** Draws a mark that engine/figure has typeset: its runs in the canvas's fonts, moons as shapes. */
import type { Shape, Typeset } from '../../../engine/figure/index.ts';
import { shapeInk } from '../../../engine/figure/pens/index.ts';
import { accentOf, canvasFontOf, lettersOf } from './faces.ts';

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a moon as figures have it, in the current ink. */
function drawShape(pen: Pen, shape: Shape, x: number, y: number, em: number): void {
  const drawn = shapeInk({ shape, x, y, size: em }, '');
  const path = new Path2D('path' in drawn ? drawn.path : undefined);
  if ('centre' in drawn) path.arc(drawn.centre.x, drawn.centre.y, drawn.radius, 0, 2 * Math.PI);
  if (drawn.fill !== undefined) {
    pen.fill(path);
    return;
  }
  pen.lineWidth = drawn.width;
  pen.stroke(path);
}

/** Draws a text over its halo, if it has one, in the current ink. */
function write(pen: Pen, text: string, x: number, y: number, halo: string | undefined, width: number): void {
  if (halo !== undefined) {
    const ink = pen.strokeStyle;
    pen.strokeStyle = halo;
    pen.lineWidth = width;
    pen.lineJoin = 'round';
    pen.strokeText(text, x, y);
    pen.strokeStyle = ink;
  }
  pen.fillText(text, x, y);
}

/** Draws from the base line's start at (x, y) in the current ink; `em` is in pixels. */
export function drawTypeset(pen: Pen, set: Typeset, x: number, y: number, em: number, halo?: string): void {
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
  for (const part of set.placed) {
    const size = part.size * em;
    const [left, base] = [x + part.x * em, y + part.y * em];
    if ('shape' in part) {
      drawShape(pen, part.shape, left, base, size);
      continue;
    }
    pen.font = canvasFontOf(part.face, size);
    write(pen, lettersOf(part.text, part.face), left, base, halo, 0.26 * em);
    const accent = accentOf(part.text, part.face);
    if (!accent) continue;
    pen.font = canvasFontOf('roman', size);
    write(pen, accent.sign, left + accent.x * size, base + accent.y * size, halo, 0.26 * em);
  }
}
