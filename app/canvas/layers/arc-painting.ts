/**
 * Paints very many arcs in slices, so that the page goes on meanwhile: on a sheet of their own, which replaces the layer's
 * picture when it is whole. Until then the last picture stays and moves with the camera.
 */
import { inSlices } from '../../store/in-slices.ts';
import type { DrawnArc } from '../model/drawing.ts';

/** Arcs drawn in one part of a slice: some milliseconds' worth. */
const inOnePart = 400;

type Sheet = OffscreenCanvasRenderingContext2D;

export type ArcPainting = {
  /** Paints these arcs and calls back with the whole picture, unless another painting has begun by then. */
  begin(
    size: { readonly width: number; readonly height: number },
    arcs: readonly DrawnArc[],
    draw: (sheet: Sheet, part: readonly DrawnArc[]) => void,
    whole: (picture: OffscreenCanvas) => void,
  ): void;
  isUnderWay(): boolean;
  /** Gives up what is being painted. */
  end(): void;
};

function* painted(sheet: Sheet, arcs: readonly DrawnArc[], draw: (part: readonly DrawnArc[]) => void) {
  for (let from = 0; from < arcs.length; from += inOnePart) {
    draw(arcs.slice(from, from + inOnePart));
    // Else the browser would only note what to draw, and draw all of it at the end.
    sheet.getImageData(0, 0, 1, 1);
    yield;
  }
}

export function createArcPainting(): ArcPainting {
  let begun = 0;
  let underWay = false;
  return {
    begin({ width, height }, arcs, draw, whole) {
      const mine = ++begun;
      const picture = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
      const sheet = picture.getContext('2d', { willReadFrequently: true });
      if (!sheet) return;
      underWay = true;
      function* whileWanted() {
        for (const _ of painted(sheet as Sheet, arcs, (part) => draw(sheet as Sheet, part))) {
          if (mine !== begun) return;
          yield;
        }
      }
      void inSlices(whileWanted()).then(() => {
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
