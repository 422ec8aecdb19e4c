/**
 * The marquee selects the nodes it touches and the arcs that lie wholly in it; with Shift it adds to the
 * selection.
 */
import type { EdgeKey, NodeId } from '../../../engine/document/index.ts';
import type { Box } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { select } from '../../store/showing.ts';
import { type DrawnArc, radius } from '../model/drawing.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';

const between = (one: Hand, other: Hand): Box => ({
  x1: Math.min(one.at.x, other.at.x),
  y1: Math.min(one.at.y, other.at.y),
  x2: Math.max(one.at.x, other.at.x),
  y2: Math.max(one.at.y, other.at.y),
});

function touches({ x1, y1, x2, y2 }: Box, x: number, y: number): boolean {
  const dx = Math.max(x1 - x, 0, x - x2);
  const dy = Math.max(y1 - y, 0, y - y2);
  return dx * dx + dy * dy <= radius * radius;
}

function holds({ x1, y1, x2, y2 }: Box, { course: { points } }: DrawnArc): boolean {
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i], points[i + 1]];
    if (x < x1 || x > x2 || y < y1 || y > y2) return false;
  }
  return true;
}

export function brushing(surface: Surface, from: Hand): Gesture {
  const before = editor().selection;
  let box = between(from, from);
  return {
    cursor: 'crosshair',
    move(hand) {
      box = between(from, hand);
      const nodes = new Set<NodeId>(hand.shift ? before.nodes : []);
      const arcs = new Set<EdgeKey>(hand.shift ? before.edges : []);
      for (const { id, node } of surface.drawing.nodePlaces.near(box)) {
        if (touches(box, node.x, node.y)) nodes.add(id);
      }
      for (const arc of surface.drawing.arcPlaces.near(box)) if (holds(box, arc)) arcs.add(arc.key);
      const now = editor().selection;
      const same =
        now.nodes.size === nodes.size &&
        now.edges.size === arcs.size &&
        [...nodes].every((id) => now.nodes.has(id)) &&
        [...arcs].every((key) => now.edges.has(key));
      if (!same) select(nodes, arcs);
      surface.frames.ask('marks');
    },
    end: () => undefined,
    cancel: () => select(before.nodes, before.edges),
    draw({ context, px, inks }) {
      const { x1, y1, x2, y2 } = box;
      context.globalAlpha = 0.1;
      context.fillStyle = inks.accent;
      context.fillRect(x1, y1, x2 - x1, y2 - y1);
      context.globalAlpha = 1;
      context.strokeStyle = inks.accent;
      context.lineWidth = px;
      context.strokeRect(x1, y1, x2 - x1, y2 - y1);
    },
  };
}
