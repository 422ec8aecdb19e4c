/**
 * Drags an arc's end to another node; released anywhere else the arc is unchanged. A selected arc stays
 * selected, any other gets the focus.
 */
import { edgeKey } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { reconnectArc } from '../../edits/arcs.ts';
import { editor } from '../../store/editor.ts';
import { clearSelection, select, setFocus } from '../../store/showing.ts';
import { camera } from '../model/camera.ts';
import { type DrawnArc, type DrawnNode, radius } from '../model/drawing.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import { nodeUnder } from '../model/hit.ts';
import type { Surface } from '../model/surface.ts';
import { ghostArc, ghostLoop, targetRing } from './strokes.ts';

export function reconnecting(surface: Surface, arc: DrawnArc, part: 'start' | 'end', from: Hand): Gesture {
  const stays = part === 'end' ? arc.from : arc.to;
  let tip: Spot = from.at;
  let target: DrawnNode | undefined;
  const aim = (hand: Hand): void => {
    tip = hand.at;
    target = nodeUnder(surface.drawing, hand.at, 24 / camera().zoom);
  };
  return {
    cursor: 'grabbing',
    move(hand) {
      aim(hand);
      surface.frames.ask('marks');
    },
    end(hand) {
      aim(hand);
      if (!target || target === (part === 'end' ? arc.to : arc.from)) return;
      const next = part === 'end' ? { ...arc.edge, to: target.id } : { ...arc.edge, from: target.id };
      const there = surface.drawing.arcs.get(edgeKey(next));
      const wasSelected = editor().selection.edges.has(arc.key);
      const { from, to } = next;
      if (there) surface.shake(there);
      else reconnectArc(arc.key, { from, to });
      if (wasSelected && !there) select([], [edgeKey(next)]);
      else clearSelection();
      setFocus({ kind: 'edge', key: edgeKey(next) });
    },
    cancel: () => undefined,
    draw(pen) {
      const plain = arc.edge.player === 'either' && !surface.drawing.mixed;
      const ink = plain ? pen.inks.ink : pen.inks[arc.edge.player];
      if (target) targetRing(pen, target.node);
      if (target === stays) {
        const { x, y } = stays.node;
        ghostLoop(pen, stays.node, Math.atan2(tip.y - y, tip.x - x), ink);
        return;
      }
      const free = target ? target.node : tip;
      const gap = target ? radius + 1 : 0;
      if (part === 'end') ghostArc(pen, stays.node, free, ink, [radius, gap]);
      else ghostArc(pen, free, stays.node, ink, [gap, radius + 1]);
    },
  };
}
