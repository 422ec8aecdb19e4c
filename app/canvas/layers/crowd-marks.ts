/**
 * Marks of many nodes or arcs in one ink, such as a selection of everything. One path of thousands of lines
 * takes the browser minutes, and where such lines cross, paths of a few would be twice as dark. Marks of many
 * things are painted in slices, opaque, on a sheet of their own, which is laid on the layer as faint as the
 * mark is. Until a sheet is whole the last one stays and moves with the camera.
 */
import type { Camera } from '../model/camera.ts';
import type { MarksPen } from '../model/gesture.ts';
import { createSlicedPainting, type SheetPen } from './sliced-painting.ts';

/** This many are drawn immediately, in one path. */
const few = 300;
/** In one path of a sheet, and in one part of its painting. */
const [batch, inOnePart] = [50, 100];

/** `width`: of a stroke, in drawing units; undefined if the marks are filled. */
export type MarkLook = { readonly ink: string; readonly alpha: number; readonly width?: number };

type Painted = { readonly view: Camera; readonly picture: OffscreenCanvas };

export type Crowd<T> = {
  readonly most: number;
  readonly depends: readonly unknown[];
  find(): readonly T[];
};

export type CrowdMarks<T> = {
  /**
   * Draws the marks of the things that `find` returns. A picture of many marks is kept as long as the members
   * of `depends` and the camera stay the same, and `find` is called no more often than that.
   */
  draw(pen: MarksPen, look: MarkLook, crowd: Crowd<T>): void;
  end(): void;
};

const areSame = (all: readonly unknown[], others: readonly unknown[]): boolean =>
  all.length === others.length && all.every((each, i) => each === others[i]);

function drawTogether<T>(
  context: SheetPen | CanvasRenderingContext2D,
  { ink, width }: MarkLook,
  things: readonly T[],
  trace: (context: CanvasPath, thing: T) => void,
): void {
  context.lineJoin = 'round';
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = width ?? 1;
  context.beginPath();
  for (const thing of things) trace(context, thing);
  if (width === undefined) context.fill();
  else context.stroke();
}

/** Lays a picture that was painted for another camera where this one sees it. */
function layOver({ context, camera }: MarksPen, { picture, view }: Painted, alpha: number): void {
  const share = camera.zoom / view.zoom;
  const [x, y] = [camera.x - view.x * share, camera.y - view.y * share];
  context.save();
  context.setTransform(share, 0, 0, share, x * devicePixelRatio, y * devicePixelRatio);
  context.globalAlpha = alpha;
  context.drawImage(picture, 0, 0);
  context.restore();
}

/** `ask` is called when more can be shown. */
export function createCrowdMarks<T>(
  trace: (context: CanvasPath, thing: T) => void,
  ask: () => void,
): CrowdMarks<T> {
  const painting = createSlicedPainting<T>(inOnePart);
  /** What was found last, and what it depended on. */
  let found: { readonly of: readonly unknown[]; readonly things: readonly T[] } | undefined;
  let painted: Painted | undefined;

  const forget = (): void => {
    painting.end();
    found = undefined;
    painted = undefined;
  };

  const paint = ({ context, camera }: MarksPen, look: MarkLook, things: readonly T[]): void => {
    const scale = camera.zoom * devicePixelRatio;
    const draw = (sheet: SheetPen, part: readonly T[]): void => {
      sheet.setTransform(scale, 0, 0, scale, camera.x * devicePixelRatio, camera.y * devicePixelRatio);
      for (let from = 0; from < part.length; from += batch)
        drawTogether(sheet, look, part.slice(from, from + batch), trace);
    };
    painting.begin(context.canvas, things, draw, (picture) => {
      painted = { view: camera, picture };
      ask();
    });
  };

  const drawAtOnce = ({ context }: MarksPen, look: MarkLook, things: readonly T[]): void => {
    if (things.length === 0) return;
    context.globalAlpha = look.alpha;
    drawTogether(context, look, things, trace);
    context.globalAlpha = 1;
  };

  return {
    draw(pen, look, { most, depends, find }) {
      if (most <= few) {
        forget();
        drawAtOnce(pen, look, find());
        return;
      }
      const { width, height } = pen.context.canvas;
      const of = [...depends, pen.camera, width, height, look.ink, look.width];
      // What is begun is shown first: else nothing would be shown while something moves.
      if (!painting.isUnderWay() && !(found && areSame(found.of, of))) {
        found = { of, things: find() };
        if (found.things.length > few) paint(pen, look, found.things);
        else painted = undefined;
      }
      if (painted) layOver(pen, painted, look.alpha);
      else if (found && found.things.length <= few) drawAtOnce(pen, look, found.things);
    },
    end: forget,
  };
}
