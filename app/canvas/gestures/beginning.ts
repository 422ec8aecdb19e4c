/** Decides which gesture a moving press becomes, by what lies under it and by the pointer. */
import { editor } from '../../store/editor.ts';
import { camera } from '../model/camera.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import type { Hit } from '../model/hit.ts';
import type { Surface } from '../model/surface.ts';
import { bending } from './bending.ts';
import { brushing } from './brushing.ts';
import { connecting } from './connecting.ts';
import { dragging } from './dragging.ts';
import { reconnecting } from './reconnecting.ts';

/** Pans: the drawing follows the pointer. One finger on empty ground, the middle button, or Space held. */
function panning(surface: Surface, from: Hand): Gesture {
  const before = camera();
  return {
    cursor: 'grabbing',
    move({ screen }) {
      const { zoom } = camera();
      surface.look({
        zoom,
        x: before.x + screen.x - from.screen.x,
        y: before.y + screen.y - from.screen.y,
      });
    },
    end: () => undefined,
    cancel: () => surface.look(before),
  };
}

export type Press = {
  readonly hand: Hand;
  readonly hit: Hit | undefined;
  /** The press is on the handle that is shown beside a node after a touch. */
  readonly onHandle: boolean;
  /** Space is held, the middle button is used, or a finger while a stylus is in use. */
  readonly pans: boolean;
  /** A finger that rested on empty ground before it moved. */
  readonly rested: boolean;
};

export function begun(surface: Surface, { hand, hit, onHandle, pans, rested }: Press): Gesture {
  if (pans) return panning(surface, hand);
  if (!hit) return hand.touch && !rested ? panning(surface, hand) : brushing(surface, hand);
  if (hit.kind === 'node') {
    if (onHandle || hit.zone === 'rim') return connecting(surface, hit.node, hand);
    return dragging(surface, hit.node, hand);
  }
  // A finger is too broad to hit an arc that was not tapped first.
  if (hand.touch && !editor().selection.edges.has(hit.arc.key)) return panning(surface, hand);
  if (hit.part === 'start' || hit.part === 'end') return reconnecting(surface, hit.arc, hit.part, hand);
  return bending(surface, hit.arc, hand);
}
