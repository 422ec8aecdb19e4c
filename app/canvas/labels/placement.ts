/**
 * What stands round a node, and where: by engine/figure's rule, from the arcs and nodes near it on the canvas. What is
 * found is kept with the node until something near it changes: see courses.ts.
 */
import {
  type Around,
  type Places,
  placesRoundNode,
  type Spot,
  type Surroundings,
} from '../../../engine/index.ts';
import type { Drawing, DrawnArc, DrawnNode } from '../drawing.ts';
import { radius } from '../drawing.ts';

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

/** Where things stand, and for what they were found. */
export type KeptPlaces = { readonly key: string; readonly places: Places };

/** Arcs and nodes within reach, seen from the node's middle. */
function surroundingsOf(drawing: Drawing, drawn: DrawnNode, reach: number): Surroundings {
  const { x, y } = drawn.node;
  const box = { x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach };
  const pieces: number[] = [];
  for (const { course } of drawing.arcPlaces.near(box)) {
    const { points } = course;
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [x1, y1, x2, y2] = [points[i], points[i + 1], points[i + 2], points[i + 3]];
      const off =
        Math.max(x1, x2) < box.x1 ||
        Math.min(x1, x2) > box.x2 ||
        Math.max(y1, y2) < box.y1 ||
        Math.min(y1, y2) > box.y2;
      if (!off) pieces.push(x1 - x, y1 - y, x2 - x, y2 - y);
    }
  }
  const nodes: Spot[] = [];
  for (const other of drawing.nodePlaces.near(box)) {
    const at = { x: other.node.x - x, y: other.node.y - y };
    if (other !== drawn && Math.max(Math.abs(at.x), Math.abs(at.y)) < reach + radius) nodes.push(at);
  }
  return { pieces, nodes };
}

/** Where everything round the node stands; a name is the node's own, and known with it. */
export function placesRound(drawing: Drawing, drawn: DrawnNode, around: Around): Places {
  const { piece, count, value, name, step } = around;
  const key = [piece, count?.width, value?.width, name?.width, step?.width].join(' ');
  if (drawn.words?.key !== key) {
    const near = (reach: number): Surroundings => surroundingsOf(drawing, drawn, reach);
    drawn.words = { key, places: placesRoundNode(near, around) };
  }
  return drawn.words.places;
}
