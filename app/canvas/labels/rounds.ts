/**
 * Many equal circles at once. A few are drawn as one path, exactly where they belong. Of many, seen from afar, one is drawn
 * as a bitmap and copied: filling a path of thousands of circles takes a tenth of a second of the main thread.
 */
import type { Point } from '../handle.ts';

export type Round =
  | { readonly radius: number; readonly fill: string }
  | { readonly radius: number; readonly stroke: string; readonly width: number };

const mostAsPath = 200;

function paint(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  round: Round,
  places: readonly Point[],
): void {
  pen.beginPath();
  for (const { x, y } of places) {
    pen.moveTo(x + round.radius, y);
    pen.arc(x, y, round.radius, 0, 2 * Math.PI);
  }
  if ('fill' in round) {
    pen.fillStyle = round.fill;
    pen.fill();
  } else {
    pen.strokeStyle = round.stroke;
    pen.lineWidth = round.width;
    pen.stroke();
  }
}

/** The last stamps made: one for each kind of circle and zoom; a drawing shows three kinds at most. */
const stamps = new Map<string, ImageBitmap>();
const mostStamps = 12;

function stampOf(round: Round): ImageBitmap {
  const key = JSON.stringify(round);
  const known = stamps.get(key);
  if (known) return known;
  const reach = Math.ceil(round.radius + ('width' in round ? round.width : 0)) + 1;
  const canvas = new OffscreenCanvas(2 * reach, 2 * reach);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This cannot happen: a canvas that has not been drawn on has a pen.');
  paint(pen, round, [{ x: reach, y: reach }]);
  const stamp = canvas.transferToImageBitmap();
  if (stamps.size >= mostStamps) stamps.clear();
  stamps.set(key, stamp);
  return stamp;
}

export function drawRounds(pen: CanvasRenderingContext2D, places: readonly Point[], round: Round): void {
  const stamp = places.length > mostAsPath ? stampOf(round) : undefined;
  if (!stamp) {
    if (places.length > 0) paint(pen, round, places);
    return;
  }
  const reach = stamp.width / 2;
  for (const { x, y } of places) pen.drawImage(stamp, Math.round(x - reach), Math.round(y - reach));
}
