/**
 * A drag from a node's rim makes an arc: to a node (met within 24 px), to empty ground (where a node is
 * made), or back to the node itself (a loop, after the pointer has left the node; a release close beside it
 * counts too). From one of several selected nodes it makes the same arc from each.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { editor } from '../../store/editor.ts';
import { camera } from '../model/camera.ts';
import { setCanvasState } from '../model/canvas-state.ts';
import { type DrawnNode, radius } from '../model/drawing.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import { nodeUnder } from '../model/hit.ts';
import type { Guide } from '../model/snapping.ts';
import type { Surface } from '../model/surface.ts';
import { connect } from './connect.ts';
import { drawGuides, snapping } from './guides.ts';
import { ghostArc, ghostLoop, ghostNode, targetRing } from './strokes.ts';

const snapReach = 24;
/**
 * A release outside the node but this near to its centre makes a loop, since no other node could be there.
 */
const loopReach = 40;

/** A drag from one of several selected nodes draws the arc from each of them. */
export function sourcesFrom(id: NodeId): readonly NodeId[] {
  const { nodes } = editor().selection;
  return nodes.size > 1 && nodes.has(id) ? [...nodes] : [id];
}

type Aim =
  | { readonly kind: 'none' }
  | { readonly kind: 'node'; readonly node: DrawnNode }
  | { readonly kind: 'loop'; readonly angle: number }
  | { readonly kind: 'ground'; readonly place: Spot; readonly guides: readonly Guide[] };

export function connecting(surface: Surface, source: DrawnNode, from: Hand): Gesture {
  const { drawing } = surface;
  const sources = sourcesFrom(source.id);
  const snap = snapping(surface);
  let left = false;
  let tip: Spot = from.at;
  let aim: Aim = { kind: 'none' };

  const aimAt = (hand: Hand): Aim => {
    const { x, y } = source.node;
    const away = Math.hypot(hand.at.x - x, hand.at.y - y);
    if (away > radius + 4) left = true;
    const met = nodeUnder(drawing, hand.at, snapReach / camera().zoom);
    if (met && met !== source) return { kind: 'node', node: met };
    if (!left) return { kind: 'none' };
    if (away <= loopReach) return { kind: 'loop', angle: Math.atan2(hand.at.y - y, hand.at.x - x) };
    const rest = snap(hand, hand.at);
    return { kind: 'ground', place: rest?.place ?? hand.at, guides: rest?.guides ?? [] };
  };

  return {
    cursor: 'crosshair',
    move(hand) {
      tip = hand.at;
      aim = aimAt(hand);
      surface.frames.ask('marks');
    },
    end(hand) {
      aim = aimAt(hand);
      if (aim.kind === 'node') connect(surface, sources, { id: aim.node.id }, 'pointer');
      else if (aim.kind === 'loop') connect(surface, sources, { id: source.id }, 'pointer');
      else if (aim.kind === 'ground') {
        const made = connect(surface, sources, { place: aim.place }, 'pointer');
        // What a finger has made is selected, so that one can continue from it.
        if (hand.touch) setCanvasState({ handle: made });
      }
    },
    cancel: () => undefined,
    draw(pen) {
      const player = editor().arcPlayer;
      const plain = player === 'either' && !drawing.mixed;
      const ink = plain ? pen.inks.ink : pen.inks[player];
      const to = aim.kind === 'node' ? aim.node.node : aim.kind === 'ground' ? aim.place : tip;
      if (aim.kind === 'node') targetRing(pen, aim.node.node);
      if (aim.kind === 'ground') {
        drawGuides(pen, aim.guides);
        ghostNode(pen, aim.place);
      }
      if (aim.kind === 'loop') targetRing(pen, source.node);
      const gap = aim.kind === 'none' ? 0 : radius + 1;
      for (const id of sources) {
        const drawn = drawing.nodes.get(id);
        if (!drawn) continue;
        const itself = aim.kind === 'loop' ? drawn === source : aim.kind === 'node' && drawn === aim.node;
        if (itself) ghostLoop(pen, drawn.node, aim.kind === 'loop' ? aim.angle : -Math.PI / 2, ink);
        else ghostArc(pen, drawn.node, aim.kind === 'loop' ? source.node : to, ink, [radius, gap]);
      }
    },
  };
}
