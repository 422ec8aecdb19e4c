/**
 * Draws the outcome of a node whose value cannot be read, as a sign with its own tint. A node that the
 * previous player wins has a dot, a draw a bar, Left's are filled on the left and Right's on the right, the
 * next player's stay empty. Each sign is a bitmap made once for its size. Signs of a few pixels, of which
 * there may be thousands, are specks: copying a bitmap takes several times as long.
 */
import type { Spot } from '../../../engine/figure/index.ts';
import { type Outcome, type OutcomeClass, outcomeClasses } from '../../../engine/outcome/index.ts';
import { held } from '../../store/held.ts';
import { drawSpeck, isSpeck, type Pen } from '../model/discs.ts';
import type { Inks } from '../model/inks.ts';

/** Classes with an accent are drawn as their letter without it, since the accent cannot be seen from afar. */
export type OutcomeMark = OutcomeClass['base'];
export const outcomeMarks: readonly OutcomeMark[] = ['N', 'P', 'L', 'R', 'D'];
export const markOfOutcome = (outcome: Outcome): OutcomeMark => outcomeClasses[outcome].base;

/** The extents of the signs, as shares of the node's radius. */
const dot = 0.5;
const bar = { wide: 1.4, high: 0.44 };
const halfDisc = 0.85;

const inkOfMark = (mark: OutcomeMark, inks: Inks): string =>
  mark === 'P' ? inks.ink : mark === 'D' ? inks.faint : mark === 'L' ? inks.left : inks.right;

/** `radius` is the node's radius in the canvas's pixels. */
function drawMark(pen: Pen, mark: OutcomeMark, { x, y }: Spot, radius: number, inks: Inks): void {
  pen.fillStyle = inkOfMark(mark, inks);
  if (mark === 'D') {
    const [wide, high] = [bar.wide * radius, bar.high * radius];
    pen.fillRect(x - wide / 2, y - high / 2, wide, high);
    return;
  }
  pen.beginPath();
  if (mark === 'P') pen.arc(x, y, dot * radius, 0, 2 * Math.PI);
  else pen.arc(x, y, halfDisc * radius, Math.PI / 2, (3 * Math.PI) / 2, mark === 'R');
  pen.fill();
}

function drawSmallMark(pen: Pen, mark: OutcomeMark, at: Spot, radius: number, inks: Inks): void {
  if (mark === 'D') {
    drawMark(pen, mark, at, radius, inks);
    return;
  }
  pen.fillStyle = inkOfMark(mark, inks);
  if (mark === 'P') drawSpeck(pen, dot * radius, at);
  else drawSpeck(pen, halfDisc * radius, at, mark === 'L' ? 'left' : 'right');
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
export function stamper(pen: Pen, radius: number, inks: Inks): (mark: OutcomeMark, at: Spot) => void {
  const found = new Map<OutcomeMark, ImageBitmap>();
  const isSmall = isSpeck(halfDisc * radius);
  return (mark, at) => {
    if (mark === 'N') return;
    if (isSmall) {
      drawSmallMark(pen, mark, at, radius, inks);
      return;
    }
    const stamp = found.get(mark) ?? stampOf(mark, radius, inks);
    found.set(mark, stamp);
    const reach = stamp.width / 2;
    pen.drawImage(stamp, Math.round(at.x - reach), Math.round(at.y - reach));
  };
}
