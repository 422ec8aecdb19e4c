/**
 * A canvas a little larger than the view. While the camera moves over a large drawing the canvas moves with
 * it unchanged, which costs nothing; it is redrawn when its edge would show, when zooming would blur it, and
 * at rest. What changes meanwhile is drawn on it at its place of that moment.
 */
import type { Box, Spot } from '../../../engine/figure/index.ts';
import { type Camera, inDrawing, onScreen, type Size } from './camera.ts';

/** In CSS pixels, beyond the view on every side. */
export const margin = 48;
const restAfter = 110;

/**
 * The place in the canvas's own pixels at which a place of the drawing lies when it is drawn for this camera.
 */
export function onLayer(view: Camera, place: Spot): Spot {
  const { x, y } = onScreen(view, place);
  return { x: (x + margin) * devicePixelRatio, y: (y + margin) * devicePixelRatio };
}

/** The part of the drawing under a part of the canvas, with `more` drawing units on every side. */
export function underLayer(view: Camera, { x1, y1, x2, y2 }: Box, more: number): Box {
  const under = (x: number, y: number): Spot =>
    inDrawing(view, { x: x / devicePixelRatio - margin, y: y / devicePixelRatio - margin });
  const [least, most] = [under(x1, y1), under(x2, y2)];
  return { x1: least.x - more, y1: least.y - more, x2: most.x + more, y2: most.y + more };
}

export type Travelling = {
  resize(size: Size): void;
  /** It was drawn for this camera, with `count` things on it. */
  drawn(view: Camera, count: number): void;
  /** The camera has moved: moves the canvas with it, or asks for a redraw. */
  follow(view: Camera): void;
  /** Whether it shows what this camera sees, perhaps moved, but neither blurred nor due for a redraw. */
  carries(view: Camera): boolean;
  end(): void;
};

/** With fewer than `few` things on it a redraw is as quick, and always sharp. */
export function travelling(canvas: HTMLCanvasElement, ask: () => void, few: number): Travelling {
  let size: Size = { width: 0, height: 0 };
  let last = { view: { zoom: 1, x: 0, y: 0 } as Camera, count: 0 };
  let rest: ReturnType<typeof setTimeout> | undefined;
  let due = true;

  const fits = (view: Camera): boolean => {
    const share = view.zoom / last.view.zoom;
    if (share < 0.6 || share > 1.8) return false;
    // The current edges of the drawn canvas.
    const left = (-margin - last.view.x) * share + view.x;
    const top = (-margin - last.view.y) * share + view.y;
    const right = left + (size.width + 2 * margin) * share;
    const bottom = top + (size.height + 2 * margin) * share;
    return left <= 0 && top <= 0 && right >= size.width && bottom >= size.height;
  };

  const anew = (): void => {
    due = true;
    ask();
  };

  return {
    resize(next) {
      size = next;
      const ratio = devicePixelRatio;
      canvas.width = Math.ceil((size.width + 2 * margin) * ratio);
      canvas.height = Math.ceil((size.height + 2 * margin) * ratio);
      canvas.style.width = `${canvas.width / ratio}px`;
      canvas.style.height = `${canvas.height / ratio}px`;
      canvas.style.left = `${-margin}px`;
      canvas.style.top = `${-margin}px`;
      anew();
    },
    drawn(view, count) {
      clearTimeout(rest);
      last = { view, count };
      due = false;
      canvas.style.transform = '';
    },
    follow(view) {
      if (last.count < few || !fits(view)) {
        anew();
        return;
      }
      const share = view.zoom / last.view.zoom;
      const x = margin - margin * share + view.x - last.view.x * share;
      const y = margin - margin * share + view.y - last.view.y * share;
      canvas.style.transform = `translate(${x}px, ${y}px) scale(${share})`;
      clearTimeout(rest);
      rest = setTimeout(anew, restAfter);
    },
    carries: (view) => !due && view.zoom === last.view.zoom && fits(view),
    end: () => clearTimeout(rest),
  };
}
