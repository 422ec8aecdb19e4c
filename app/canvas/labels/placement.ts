/** Where words beside a node go: into the gaps between its arcs, widest first; the step into the freest corner. */
import { positive } from '../../../engine/index.ts';
import { type DrawnArc, type DrawnNode, radius } from '../drawing.ts';
import type { Point } from '../handle.ts';

const turn = 2 * Math.PI;

/** Directions in which arcs leave or come to the node. A loop fills what lies between its two ends. */
export function directionsAt(node: DrawnNode): number[] {
  const angles: number[] = [];
  const add = (arc: DrawnArc): void => {
    const { out, into } = arc.course;
    if (arc.from === node) angles.push(out);
    if (arc.to === node) angles.push(into);
    if (arc.from === arc.to)
      angles.push(Math.atan2(Math.sin(out) + Math.sin(into), Math.cos(out) + Math.cos(into)));
  };
  for (const arc of node.arcs) add(arc);
  return angles;
}

/** The diagonal farthest from all directions; upper left among equals. */
export function freestCorner(directions: readonly number[]): number {
  const corners = [(5 * Math.PI) / 4, (7 * Math.PI) / 4, Math.PI / 4, (3 * Math.PI) / 4];
  let best = corners[0];
  let freest = -1;
  for (const corner of corners) {
    let free = Math.PI;
    for (const direction of directions) {
      const off = positive(direction - corner);
      free = Math.min(free, off, turn - off);
    }
    if (free <= freest + 1e-6) continue;
    best = corner;
    freest = free;
  }
  return best;
}

/** The middle of a box of words that stands clear of the node in this direction. */
export function beside(angle: number, width: number, height: number, gap: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // A label right or left of the node stands on its height; above or below, over its middle.
  const away = radius + gap + (Math.abs(cos) * width) / 2 + (Math.abs(sin) * height) / 2;
  return { x: cos * away, y: sin * away };
}
