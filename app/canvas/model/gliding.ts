/**
 * Moves the camera to another view within a sixth of a second. Its destination is known meanwhile: a key that is held
 * asks for the next step before the last one is done, and each step starts from the destination of the one before.
 */
import { type Camera, camera } from './camera.ts';

const glideTime = 160;

export type Gliding = {
  to(view: Camera): void;
  stop(): void;
  /** The view at the end of the movement, or the current one if the camera rests. */
  heading(): Camera;
};

export function createGliding(show: (view: Camera) => void): Gliding {
  let frame = 0;
  let end: Camera | undefined;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    end = undefined;
  };

  return {
    to(view) {
      stop();
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
        show(view);
        return;
      }
      end = view;
      const from = camera();
      const start = performance.now();
      const step = (now: number): void => {
        const share = Math.min(1, Math.max(0, (now - start) / glideTime));
        const eased = 1 - (1 - share) ** 3;
        const between = (a: number, b: number): number => a + (b - a) * eased;
        if (share === 1) {
          stop();
          show(view);
          return;
        }
        show({ zoom: between(from.zoom, view.zoom), x: between(from.x, view.x), y: between(from.y, view.y) });
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    stop,
    heading: () => end ?? camera(),
  };
}
