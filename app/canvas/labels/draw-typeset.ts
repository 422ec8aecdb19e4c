/** Draws a mark that engine/figure has set: its runs in the canvas's faces, moons as shapes. */
import type { Shape, Typeset } from '../../../engine/index.ts';
import { accentOf, fontOf, lettersOf } from './faces.ts';

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A moon on the base line: 0.72 ems high, a crescent open to the right, a ring, or a disc. */
function drawShape(pen: Pen, shape: Shape, x: number, y: number, em: number): void {
  const across = 0.34 * em;
  const middle = y - 0.345 * em;
  pen.beginPath();
  if (shape === 'moon') {
    // The figure's moon: horns at ±50° of the outer circle, at ±72.7° of the inner one.
    const [horn, turn] = [(50 * Math.PI) / 180, (72.7 * Math.PI) / 180];
    const centre = x + across + 0.02 * em;
    pen.arc(centre, middle, across, horn, 2 * Math.PI - horn);
    pen.arc(centre + 0.404 * across, middle, 0.802 * across, 2 * Math.PI - turn, turn, true);
    pen.closePath();
    pen.fill();
    return;
  }
  const centre = x + 0.37 * em;
  if (shape === 'new-moon') {
    pen.arc(centre, middle, across, 0, 2 * Math.PI);
    pen.fill();
    return;
  }
  pen.lineWidth = 0.06 * em;
  pen.arc(centre, middle, across - 0.03 * em, 0, 2 * Math.PI);
  pen.stroke();
}

/** A text over its halo, if it has one: the ink is the pen's own. */
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

/** With its base line's start at (x, y); `em` in pixels. The ink is the pen's. */
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
    pen.font = fontOf(part.face, size);
    write(pen, lettersOf(part.text, part.face), left, base, halo, 0.26 * em);
    const accent = accentOf(part.text, part.face);
    if (!accent) continue;
    pen.font = fontOf('roman', size);
    write(pen, accent.sign, left + accent.x * size, base + accent.y * size, halo, 0.26 * em);
  }
}
