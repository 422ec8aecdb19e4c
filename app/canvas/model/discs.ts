/**
 * Draws many equal circles. A few are drawn one by one, exactly where they belong. If there are many, at a
 * small zoom, one is drawn as a bitmap and copied, since filling a path of thousands of circles takes a tenth
 * of a second of the main thread.
 */

import type { Spot } from '../../../engine/figure/index.ts';
import { held } from '../../store/held.ts';

/** A disc that is filled, outlined, or both. */
export type Disc = { readonly radius: number; readonly fill?: string; readonly rim?: Rim };
export type Rim = { readonly ink: string; readonly width: number };

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const mostOneByOne = 200;

/** Draws one by one, so that overlapping discs cover each other. */
function paint(pen: Pen, { radius, fill, rim }: Disc, places: readonly Spot[]): void {
  if (fill) pen.fillStyle = fill;
  if (rim) {
    pen.strokeStyle = rim.ink;
    pen.lineWidth = rim.width;
  }
  for (const { x, y } of places) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    if (fill) pen.fill();
    if (rim) pen.stroke();
  }
}

/** Bitmaps made last, one for each kind of disc and zoom; a drawing needs a handful. */
const stamps = held<Map<string, ImageBitmap>>(() => new Map());
const mostStamps = 12;

function stampOf(disc: Disc): ImageBitmap {
  const key = JSON.stringify(disc);
  const known = stamps.now.get(key);
  if (known) return known;
  const reach = Math.ceil(disc.radius + (disc.rim?.width ?? 0)) + 1;
  const canvas = new OffscreenCanvas(2 * reach, 2 * reach);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This cannot happen: a canvas that has not been drawn on has a pen.');
  paint(pen, disc, [{ x: reach, y: reach }]);
  const stamp = canvas.transferToImageBitmap();
  if (stamps.now.size >= mostStamps) stamps.now.clear();
  stamps.now.set(key, stamp);
  return stamp;
}

const roundEnough = 4;
const squareEnough = 1.5;

/**
 * Whether a disc has so few pixels that it is drawn as a cross or square, which looks the same and takes a
 * fraction of the time.
 */
export const isSpeck = (radius: number): boolean => radius <= roundEnough;

/** Draws such a disc, or one half of it, in the pen's colour. */
export function drawSpeck(pen: Pen, radius: number, { x, y }: Spot, half?: 'left' | 'right'): void {
  const [left, right] = [half === 'right' ? 0 : 1, half === 'left' ? 0 : 1];
  const wide = left + right;
  const short = radius <= squareEnough ? radius : 0.62 * radius;
  pen.fillRect(x - left * radius, y - short, wide * radius, 2 * short);
  if (short < radius) pen.fillRect(x - left * short, y - radius, wide * short, 2 * radius);
}

/** `stamped`: copies a bitmap even for a few discs, so that they look like many others drawn before. */
export function drawDiscs(
  pen: Pen,
  places: readonly Spot[],
  disc: Disc,
  stamped = places.length > mostOneByOne,
): void {
  if (places.length === 0) return;
  if (stamped && disc.fill && !disc.rim && isSpeck(disc.radius)) {
    pen.fillStyle = disc.fill;
    for (const place of places) drawSpeck(pen, disc.radius, place);
    return;
  }
  if (!stamped) {
    paint(pen, disc, places);
    return;
  }
  const stamp = stampOf(disc);
  const reach = stamp.width / 2;
  for (const { x, y } of places) pen.drawImage(stamp, Math.round(x - reach), Math.round(y - reach));
}
