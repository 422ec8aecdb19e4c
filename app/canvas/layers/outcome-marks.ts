/**
 * Draws the outcome of a node whose value cannot be read, as a sign with its own tint. A node that the previous
 * player wins has a dot, a draw a bar, Left's are filled on the left and Right's on the right, the next player's stay
 * empty. Each sign is a bitmap made once for its size, so that thousands cost little more than their nodes.
 */
import type { Outcome, Spot } from '../../../engine/index.ts';
import { held } from '../../store/held.ts';
import type { Inks } from '../model/inks.ts';

/** Classes with an accent are drawn as their letter without it, since the accent cannot be seen from afar. */
export type OutcomeMark = 'N' | 'P' | 'D' | 'L' | 'R';
export const outcomeMarks: readonly OutcomeMark[] = ['N', 'P', 'L', 'R', 'D'];
export const markOfOutcome = (outcome: Outcome): OutcomeMark => outcome[0] as OutcomeMark;

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** `radius` is the node's radius in the canvas's pixels. */
function drawMark(pen: Pen, mark: OutcomeMark, { x, y }: Spot, radius: number, inks: Inks): void {
  pen.beginPath();
  if (mark === 'P') {
    pen.fillStyle = inks.ink;
    pen.arc(x, y, 0.5 * radius, 0, 2 * Math.PI);
  } else if (mark === 'D') {
    pen.fillStyle = inks.faint;
    pen.rect(x - 0.7 * radius, y - 0.22 * radius, 1.4 * radius, 0.44 * radius);
  } else {
    pen.fillStyle = mark === 'L' ? inks.left : inks.right;
    pen.arc(x, y, 0.85 * radius, Math.PI / 2, (3 * Math.PI) / 2, mark === 'R');
  }
  pen.fill();
}

const stamps = held<Map<string, ImageBitmap>>(() => new Map());
const mostStamps = 24;

function stampOf(mark: OutcomeMark, radius: number, inks: Inks): ImageBitmap {
  const key = [mark, radius.toFixed(2), inks.ink, inks.faint, inks.left, inks.right].join(' ');
  const known = stamps.now.get(key);
  if (known) return known;
  const reach = Math.ceil(radius) + 1;
  const canvas = new OffscreenCanvas(2 * reach, 2 * reach);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This cannot happen: a canvas that has not been drawn on has a pen.');
  drawMark(pen, mark, { x: reach, y: reach }, radius, inks);
  const stamp = canvas.transferToImageBitmap();
  if (stamps.now.size >= mostStamps) stamps.now.clear();
  stamps.now.set(key, stamp);
  return stamp;
}

/** Draws signs of this radius, in the canvas's pixels. */
export function stamper(
  pen: CanvasRenderingContext2D,
  radius: number,
  inks: Inks,
): (mark: OutcomeMark, at: Spot) => void {
  const found = new Map<OutcomeMark, ImageBitmap>();
  return (mark, at) => {
    if (mark === 'N') return;
    const stamp = found.get(mark) ?? stampOf(mark, radius, inks);
    found.set(mark, stamp);
    const reach = stamp.width / 2;
    pen.drawImage(stamp, Math.round(at.x - reach), Math.round(at.y - reach));
  };
}
