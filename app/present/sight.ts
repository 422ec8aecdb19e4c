/** What the presenter sees and points at: the part of the drawing in view, and where the pointer is on it, or on the open board. */
import { camera, inDrawing, seen, useCamera } from '../canvas/model/camera.ts';
import { surface } from '../canvas/model/surface.ts';
import { held } from '../store/held.ts';
import { placeOnBoard } from './board-sight.ts';
import type { Sight } from './scene-of.ts';

/** On the screen; undefined where it is not over the drawing. */
const pointer = held<{ readonly x: number; readonly y: number } | undefined>(() => undefined);

export function sightNow(): Sight {
  const canvas = surface();
  const size = canvas?.size();
  if (!canvas) return { view: undefined, pointer: pointer.now && placeOnBoard(pointer.now) };
  // A window that is too small to show anything keeps the view that the audience has.
  if (!size || size.width * size.height === 0) return { view: undefined, pointer: undefined };
  const box = canvas.root.getBoundingClientRect();
  const at = pointer.now;
  return {
    view: seen(camera(), size),
    pointer: at && inDrawing(camera(), { x: at.x - box.left, y: at.y - box.top }),
  };
}

/** Calls back whenever the view or the pointer has changed; the returned function stops it. */
export function followSight(changed: () => void): () => void {
  const moved = ({ clientX: x, clientY: y, target }: PointerEvent): void => {
    const place = surface()?.root ?? document.getElementById('drawing');
    const over = target instanceof Node && place?.contains(target);
    const before = pointer.now;
    pointer.now = over ? { x, y } : undefined;
    if (before || over) changed();
  };
  window.addEventListener('pointermove', moved);
  const sizes = new ResizeObserver(changed);
  const root = surface()?.root;
  if (root) sizes.observe(root);
  const endCamera = useCamera.subscribe(changed);
  return () => {
    window.removeEventListener('pointermove', moved);
    sizes.disconnect();
    endCamera();
    pointer.now = undefined;
  };
}
