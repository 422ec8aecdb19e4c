/**
 * The layer of arcs, under the nodes, drawn with the curves of engine/figure. Arcs with the same stroke are
 * drawn many at a time, and an edit that only adds arcs draws those alone. It draws at most once a frame, and
 * only what is in view.
 */

import { editor } from '../../store/editor.ts';
import { arcsShown, isFading, reductionWalk } from '../../walkthrough/fading.ts';
import { type Camera, camera, type Size, seen } from '../model/camera.ts';
import { type Drawing, type DrawnArc, radius } from '../model/drawing.ts';
import type { Frames } from '../model/frames.ts';
import type { Inks } from '../model/inks.ts';
import { margin, onLayer, travelling } from '../model/travelling.ts';
import { type ArcPen, drawStroke } from './arc-pen.ts';
import { type ArcStroke, strokeOf } from './arc-strokes.ts';
import { drawReduced } from './reduced-arcs.ts';
import { createSlicedPainting, type SheetPen, showPicture } from './sliced-painting.ts';

const few = 300;
/** More arcs in view than this are painted in slices. */
const mostAtOnce = 12_000;
const inOnePart = 400;

export type ArcLayer = {
  resize(size: Size): void;
  draw(): void;
  /** These arcs are new, and nothing else has changed: they are drawn over the existing picture. */
  add(arcs: Iterable<DrawnArc>): void;
  drawAdded(): void;
  follow(): void;
  /** Shows nothing until it is drawn again: another drawing is coming. */
  wipe(): void;
  end(): void;
};

function drawArcs(pen: ArcPen, arcs: Iterable<DrawnArc>, mixed: boolean, inks: Inks, zoom: number): number {
  const byStroke = new Map<ArcStroke, DrawnArc[]>();
  let count = 0;
  for (const arc of arcs) {
    const stroke = strokeOf(arc, mixed, zoom);
    const alike = byStroke.get(stroke);
    if (alike) alike.push(arc);
    else byStroke.set(stroke, [arc]);
    count++;
  }
  for (const [stroke, alike] of byStroke) drawStroke(pen, alike, stroke, inks, zoom);
  return count;
}

/**
 * Arcs that are not spoken of just now, or along which a piece that must be moved on cannot go, step back.
 */
function drawPlayed(
  pen: ArcPen,
  arcs: readonly DrawnArc[],
  mixed: boolean,
  inks: Inks,
  zoom: number,
): number {
  const strengthOf = arcsShown(editor());
  if (!strengthOf) return drawArcs(pen, arcs, mixed, inks, zoom);
  for (const strength of new Set(arcs.map(({ edge }) => strengthOf(edge)))) {
    pen.globalAlpha = strength;
    const alike = arcs.filter(({ edge }) => strengthOf(edge) === strength);
    drawArcs(pen, alike, mixed, inks, zoom);
  }
  pen.globalAlpha = 1;
  return arcs.length;
}

export function createArcLayer(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  frames: Frames,
  inks: () => Inks,
): ArcLayer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  const pen: ArcPen = context;
  const journey = travelling(canvas, () => frames.ask('arcs'), few);
  let size: Size = { width: 0, height: 0 };
  let drawnFor: Camera | undefined;
  const painting = createSlicedPainting<DrawnArc>(inOnePart);
  /** Whether something has changed since the painting began. */
  let stale = false;
  /** New arcs that the picture does not show yet. */
  const fresh = new Set<DrawnArc>();

  const lookThrough = (view: Camera, pen: ArcPen): void => {
    const scale = view.zoom * devicePixelRatio;
    const { x, y } = onLayer(view, { x: 0, y: 0 });
    pen.setTransform(scale, 0, 0, scale, x, y);
  };

  const clear = (): void => {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
  };

  const paintInSlices = (view: Camera, arcs: readonly DrawnArc[]): void => {
    const draw = (sheet: SheetPen, part: readonly DrawnArc[]): void => {
      lookThrough(view, sheet);
      drawPlayed(sheet, part, drawing.mixed, inks(), view.zoom);
    };
    stale = false;
    painting.begin(canvas, arcs, draw, (picture) => {
      showPicture(context, picture);
      drawnFor = view;
      journey.drawn(view, arcs.length);
      if (camera() !== view) journey.follow(camera());
      // The walks wait for this number.
      canvas.dataset.painted = `${arcs.length}`;
      if (stale) frames.ask('arcs');
    });
  };

  return {
    resize(next) {
      size = next;
      drawnFor = undefined;
      painting.end();
      journey.resize(next);
    },
    draw() {
      fresh.clear();
      const view = camera();
      const inView = drawing.arcPlaces.near(seen(view, size, margin + radius));
      const reduced = reductionWalk(editor().walkthrough);
      if (inView.length > mostAtOnce && !reduced) {
        // What is begun is shown first: else nothing would be shown while something moves.
        if (painting.isUnderWay()) stale = true;
        else paintInSlices(view, inView);
        return;
      }
      painting.end();
      clear();
      lookThrough(view, pen);
      const count = reduced
        ? drawReduced(pen, inView, drawing, reduced, inks(), view.zoom)
        : drawPlayed(pen, inView, drawing.mixed, inks(), view.zoom);
      if (reduced && isFading(reduced)) frames.ask('arcs');
      drawnFor = view;
      journey.drawn(view, count);
    },
    add(arcs) {
      if (!drawnFor) {
        frames.ask('arcs');
        return;
      }
      stale = true;
      for (const arc of arcs) fresh.add(arc);
      frames.ask('added');
    },
    drawAdded() {
      // They may be gone again, or drawn with all others.
      const there = [...fresh].filter((arc) => drawing.arcs.get(arc.key) === arc);
      fresh.clear();
      if (!drawnFor || there.length === 0) return;
      lookThrough(drawnFor, pen);
      drawArcs(pen, there, drawing.mixed, inks(), drawnFor.zoom);
    },
    follow: () => journey.follow(camera()),
    wipe() {
      painting.end();
      drawnFor = undefined;
      clear();
    },
    end() {
      painting.end();
      journey.end();
    },
  };
}
