/**
 * Strokes that several gestures draw while they last: a ghost of an arc, of a node, of a loop, a ring round a
 * target.
 */

import type { Spot } from '../../../engine/figure/index.ts';
import { radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';

const headLength = 9;
const headWidth = 7;

function head(pen: MarksPen, tip: Spot, angle: number): void {
  const { context } = pen;
  context.save();
  context.translate(tip.x, tip.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-headLength, headWidth / 2);
  context.lineTo(-headLength, -headWidth / 2);
  context.closePath();
  context.fill();
  context.restore();
}

/** A straight arc between two places; `gaps` are its distances from each. */
export function ghostArc(pen: MarksPen, from: Spot, to: Spot, ink: string, gaps: [number, number]): void {
  const { context } = pen;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= gaps[0] + gaps[1] + 2) return;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tip = { x: to.x - cos * gaps[1], y: to.y - sin * gaps[1] };
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(from.x + cos * gaps[0], from.y + sin * gaps[0]);
  context.lineTo(tip.x - cos * headLength * 0.7, tip.y - sin * headLength * 0.7);
  context.stroke();
  head(pen, tip, angle);
}

export function ghostLoop(pen: MarksPen, at: Spot, angle: number, ink: string): void {
  const { context } = pen;
  const size = radius * 0.75;
  const away = radius + size * 0.75;
  const centre = { x: at.x + Math.cos(angle) * away, y: at.y + Math.sin(angle) * away };
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 1.6;
  context.beginPath();
  context.arc(centre.x, centre.y, size, angle + Math.PI + 0.72, angle + Math.PI - 0.95 + 2 * Math.PI);
  context.stroke();
  const end = angle + Math.PI - 0.78;
  head(
    pen,
    { x: centre.x + Math.cos(end) * size, y: centre.y + Math.sin(end) * size },
    end + Math.PI / 2 + 0.2,
  );
}

export function ghostNode(pen: MarksPen, at: Spot): void {
  const { context, inks } = pen;
  context.beginPath();
  context.arc(at.x, at.y, radius, 0, 2 * Math.PI);
  context.fillStyle = inks.paper;
  context.globalAlpha = 0.8;
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = inks.accent;
  context.lineWidth = 1.4;
  context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);
}

/** A thick ring just outside the rim of the node that will be the target. */
export function targetRing(pen: MarksPen, at: Spot): void {
  const { context, inks, px } = pen;
  context.beginPath();
  context.arc(at.x, at.y, radius + 4, 0, 2 * Math.PI);
  context.strokeStyle = inks.accent;
  context.lineWidth = Math.max(4, 3 * px);
  context.stroke();
}
