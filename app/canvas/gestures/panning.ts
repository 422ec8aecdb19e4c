/** Pans: the drawing follows the pointer. One finger on empty ground, the middle button, or Space held. */
import { camera } from '../model/camera.ts';
import type { Gesture, Hand } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';

export function panning(surface: Surface, from: Hand): Gesture {
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
