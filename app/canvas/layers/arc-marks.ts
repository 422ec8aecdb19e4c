/** Paths of marks: a ring round a node, a line along an arc. */
import type { DrawnArc, DrawnNode } from '../model/drawing.ts';

type PathOf = { readonly context: CanvasPath };

export function ring({ context }: PathOf, { node }: DrawnNode, reach: number): void {
  context.moveTo(node.x + reach, node.y);
  context.arc(node.x, node.y, reach, 0, 2 * Math.PI);
}

export function traceArc({ context }: PathOf, { course: { points } }: DrawnArc, dx = 0): void {
  for (let i = 0; i < points.length; i += 2) {
    if (i === 0) context.moveTo(points[i] + dx, points[i + 1]);
    else context.lineTo(points[i] + dx, points[i + 1]);
  }
}
