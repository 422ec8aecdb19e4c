/**
 * Paints very many things in slices, so that the page goes on meanwhile: on a sheet of their own, which replaces the layer's
 * picture when it is whole. Until then the last picture stays and moves with the camera.
 */
import { inSlices } from '../../store/in-slices.ts';

type Sheet = OffscreenCanvasRenderingContext2D;

export type SlicedPainting<T> = {
  /** Paints these things and calls back with the whole picture on the layer, unless another painting has begun by then. */
  begin(things: readonly T[], draw: (sheet: Sheet, part: readonly T[]) => void, whole: () => void): void;
  isUnderWay(): boolean;
  /** Gives up what is being painted. */
  end(): void;
};

/** Paints for the layer of this pen; `inOnePart` things take some milliseconds. */
export function createSlicedPainting<T>(pen: CanvasRenderingContext2D, inOnePart: number): SlicedPainting<T> {
  const { canvas } = pen;
  let begun = 0;
  let underWay = false;
  function* painted(mine: number, sheet: Sheet, things: readonly T[], draw: (part: readonly T[]) => void) {
    for (let from = 0; from < things.length && mine === begun; from += inOnePart) {
      draw(things.slice(from, from + inOnePart));
      // Else the browser would only note what to draw, and draw all of it at the end.
      sheet.getImageData(0, 0, 1, 1);
      yield;
    }
  }
  return {
    begin(things, draw, whole) {
      const mine = ++begun;
      const picture = new OffscreenCanvas(Math.max(1, canvas.width), Math.max(1, canvas.height));
      const sheet = picture.getContext('2d', { willReadFrequently: true });
      if (!sheet) return;
      underWay = true;
      void inSlices(painted(mine, sheet, things, (part) => draw(sheet, part))).then(() => {
        if (mine !== begun) return;
        underWay = false;
        pen.setTransform(1, 0, 0, 1, 0, 0);
        pen.clearRect(0, 0, canvas.width, canvas.height);
        pen.drawImage(picture, 0, 0);
        whole();
      });
    },
    isUnderWay: () => underWay,
    end() {
      underWay = false;
      begun++;
    },
  };
}
