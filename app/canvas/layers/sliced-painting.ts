/**
 * Paints very many things in slices, so that the page answers meanwhile, on a sheet of their own: the earlier
 * picture stays until then, and moves with the camera.
 */
import { inSlices, pause } from '../../store/in-slices.ts';

export type SheetPen = OffscreenCanvasRenderingContext2D;

export type SlicedPainting<T> = {
  /**
   * Paints these things on a sheet of this size, in pixels, and calls back with the whole picture, unless
   * another painting has begun by then.
   */
  begin(
    size: { readonly width: number; readonly height: number },
    things: readonly T[],
    draw: (sheet: SheetPen, part: readonly T[]) => void,
    whole: (picture: OffscreenCanvas) => void,
  ): void;
  isUnderWay(): boolean;
  /** Gives up what is being painted. */
  end(): void;
};

/** `inOnePart` things take some milliseconds. */
export function createSlicedPainting<T>(inOnePart: number): SlicedPainting<T> {
  let begun = 0;
  let underWay = false;
  function* painted(mine: number, sheet: SheetPen, things: readonly T[], draw: (part: readonly T[]) => void) {
    for (let from = 0; from < things.length && mine === begun; from += inOnePart) {
      draw(things.slice(from, from + inOnePart));
      // Else the browser would only note what to draw, and draw all of it at the end.
      sheet.getImageData(0, 0, 1, 1);
      yield;
    }
  }
  return {
    begin({ width, height }, things, draw, whole) {
      const mine = ++begun;
      const picture = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
      const sheet = picture.getContext('2d', { willReadFrequently: true });
      if (!sheet) return;
      underWay = true;
      // The frame that asks for it is drawn first.
      const parts = painted(mine, sheet, things, (part) => draw(sheet, part));
      void pause()
        .then(() => inSlices(parts))
        .then(() => {
          if (mine !== begun) return;
          underWay = false;
          whole(picture);
        });
    },
    isUnderWay: () => underWay,
    end() {
      underWay = false;
      begun++;
    },
  };
}

/** The layer of this pen shows this picture, and nothing else. */
export function showPicture(pen: CanvasRenderingContext2D, picture: OffscreenCanvas): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.drawImage(picture, 0, 0);
}
