/**
 * A drag of a piece in a game or a proof: it is chosen, follows the pointer, and is moved where it is
 * dropped, if it can go there. Otherwise it stays where it was, and a message says why. Along a loop it
 * leaves its node and comes back.
 */
import type { NodeId } from '../../../engine/document/index.ts';
import type { Spot } from '../../../engine/figure/index.ts';
import { choosePiece } from '../../store/play.ts';
import { dropPiece } from '../../walkthrough/by-hand.ts';
import { camera } from '../model/camera.ts';
import { radius } from '../model/drawing.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import { hit } from '../model/hit.ts';
import type { Surface } from '../model/surface.ts';

/** The node under the pointer, its rim included. */
function nodeUnder({ drawing }: Surface, { at, touch }: Hand): NodeId | undefined {
  const none: ReadonlySet<string> = new Set();
  const under = hit(drawing, at, { zoom: camera().zoom, touch, selectedNodes: none, selectedArcs: none });
  return under?.kind === 'node' ? under.node.id : undefined;
}

export function carrying(surface: Surface, from: NodeId, piece: number): Gesture {
  choosePiece(piece);
  let at: Spot | undefined;
  let left = false;
  return {
    cursor: 'grabbing',
    move(hand) {
      at = hand.at;
      left ||= nodeUnder(surface, hand) !== from;
      surface.frames.ask('marks');
    },
    end(hand) {
      const to = nodeUnder(surface, hand);
      if (to === undefined || (to === from && !left)) choosePiece(undefined);
      else dropPiece(piece, to);
    },
    cancel: () => choosePiece(undefined),
    draw({ context, inks, px }) {
      if (!at) return;
      context.beginPath();
      context.arc(at.x, at.y, Math.max(radius / 3, 8 * px), 0, 2 * Math.PI);
      context.fillStyle = inks.ink;
      context.fill();
      context.strokeStyle = inks.paper;
      context.lineWidth = 2 * px;
      context.stroke();
    },
  };
}
