/** Draws arcs: many of one stroke at a time, from rim to rim, with their heads. */
import type { DrawnArc } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import type { ArcStroke } from './arc-strokes.ts';

/** The number of lines in one path: one path of thousands takes longer than thousands of paths. */
const batch = 48;
/** In pixels of the screen: with less, a line would be too faint and a head a speck. */
const thinnest = 0.55;
const smallestHead = 2.2;
/** Nor can a sign be seen. */
const smallestSign = 1.6;
/** A head's back lies a little over the line's end, so that no gap shows. */
const overlap = 1.5;

export type ArcPen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Traces the curve from the rim to the back of the head. */
function trace(pen: ArcPen, { course: { quads, bow, loop, into } }: DrawnArc, short: number): void {
  const end = quads.length - 2;
  const x = quads[end] + Math.cos(into) * short;
  const y = quads[end + 1] + Math.sin(into) * short;
  pen.moveTo(quads[0], quads[1]);
  if (bow === 0 && !loop) {
    pen.lineTo(x, y);
    return;
  }
  for (let q = 2; q + 3 < quads.length; q += 4) {
    const last = q + 2 === end;
    pen.quadraticCurveTo(quads[q], quads[q + 1], last ? x : quads[q + 2], last ? y : quads[q + 3]);
  }
}

function traceHead(pen: ArcPen, { course: { quads, into } }: DrawnArc, { head }: ArcStroke): void {
  const [x, y] = [quads[quads.length - 2], quads[quads.length - 1]];
  const [cos, sin] = [Math.cos(into), Math.sin(into)];
  const [backX, backY] = [x + cos * head.length, y + sin * head.length];
  const half = head.width / 2;
  pen.moveTo(x, y);
  pen.lineTo(backX - sin * half, backY + cos * half);
  pen.lineTo(backX + sin * half, backY - cos * half);
  pen.closePath();
}

function strokeAll(
  pen: ArcPen,
  arcs: readonly DrawnArc[],
  short: number,
  { ink, width }: { readonly ink: string; readonly width: number },
): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  for (let from = 0; from < arcs.length; from += batch) {
    pen.beginPath();
    for (let i = from; i < Math.min(from + batch, arcs.length); i++) trace(pen, arcs[i], short);
    pen.stroke();
  }
}

export function drawStroke(
  pen: ArcPen,
  arcs: readonly DrawnArc[],
  stroke: ArcStroke,
  inks: Inks,
  zoom: number,
): void {
  const ink = inks[stroke.ink];
  const width = Math.max(stroke.width, thinnest / zoom);
  const hasHeads = stroke.head.length * zoom >= smallestHead;
  const short = hasHeads ? stroke.head.length - overlap : 0;
  pen.setLineDash(stroke.dash as number[]);
  strokeAll(pen, arcs, short, { ink, width });
  pen.setLineDash([]);
  if (stroke.gap * zoom > thinnest) strokeAll(pen, arcs, short, { ink: inks.paper, width: stroke.gap });
  if (!hasHeads) return;
  pen.fillStyle = ink;
  for (let from = 0; from < arcs.length; from += batch) {
    pen.beginPath();
    for (let i = from; i < Math.min(from + batch, arcs.length); i++) traceHead(pen, arcs[i], stroke);
    pen.fill();
  }
  if (stroke.sign * zoom >= smallestSign)
    drawSigns(pen, arcs, stroke.sign, { ink, width: 0.7 * width }, inks);
}

function drawSigns(
  pen: ArcPen,
  arcs: readonly DrawnArc[],
  reach: number,
  { ink, width }: { readonly ink: string; readonly width: number },
  { paper }: Inks,
): void {
  pen.strokeStyle = ink;
  pen.fillStyle = paper;
  pen.lineWidth = width;
  for (const { course } of arcs) drawJointSign(pen, course.middle, reach);
}

/**
 * The sign of a joint arc in the pen's ink and fill: a square of two by two, so far to each side of its
 * middle.
 */
export function drawJointSign(
  pen: ArcPen,
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): void {
  pen.beginPath();
  pen.rect(x - reach, y - reach, 2 * reach, 2 * reach);
  pen.fill();
  pen.moveTo(x - reach, y);
  pen.lineTo(x + reach, y);
  pen.moveTo(x, y - reach);
  pen.lineTo(x, y + reach);
  pen.stroke();
}
