/**
 * The layer of arcs, under the nodes: the curves of engine/figure, drawn as they are. Arcs of one stroke are drawn many at a
 * time, and an edit that only adds arcs draws those alone. At most once a frame, only what is in view.
 */
import { type Camera, camera, type Size, seen } from '../camera.ts';
import { type Drawing, type DrawnArc, radius } from '../drawing.ts';
import type { Frames } from '../frames.ts';
import type { Inks } from '../inks.ts';
import { margin, travelling } from '../travelling.ts';
import { type Stroke, strokeOf } from './strokes.ts';

/** Lines of one path: a path of thousands takes longer than thousands of paths. */
const batch = 48;
const few = 300;
/** Below this many pixels of the screen a line would be too faint, and a head a speck. */
const thinnest = 0.55;
const smallestHead = 2.2;
/** A head's back lies a little over the line's end, so that no gap shows. */
const overlap = 1.5;

export type ArcLayer = {
  resize(size: Size): void;
  draw(): void;
  /** These arcs are new and nothing else has changed: they are drawn over what stands there. */
  add(arcs: Iterable<DrawnArc>): void;
  follow(): void;
  end(): void;
};

type Pen = CanvasRenderingContext2D;

/** From the rim to the back of the head, along the curve. */
function trace(pen: Pen, { course: { quads, bow, loop, into } }: DrawnArc, short: number): void {
  const end = quads.length - 2;
  const x = quads[end] + Math.cos(into) * short;
  const y = quads[end + 1] + Math.sin(into) * short;
  pen.moveTo(quads[0], quads[1]);
  if (bow === 0 && !loop) {
    pen.lineTo(x, y);
    return;
  }
  for (let q = 2; q + 3 < quads.length; q += 4) {
    const last = q + 2 === end;
    pen.quadraticCurveTo(quads[q], quads[q + 1], last ? x : quads[q + 2], last ? y : quads[q + 3]);
  }
}

function traceHead(pen: Pen, { course: { quads, into } }: DrawnArc, { head }: Stroke): void {
  const [x, y] = [quads[quads.length - 2], quads[quads.length - 1]];
  const [cos, sin] = [Math.cos(into), Math.sin(into)];
  const [backX, backY] = [x + cos * head.length, y + sin * head.length];
  const half = head.width / 2;
  pen.moveTo(x, y);
  pen.lineTo(backX - sin * half, backY + cos * half);
  pen.lineTo(backX + sin * half, backY - cos * half);
  pen.closePath();
}

function strokeAll(
  pen: Pen,
  arcs: readonly DrawnArc[],
  short: number,
  { ink, width }: { readonly ink: string; readonly width: number },
): void {
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  for (let from = 0; from < arcs.length; from += batch) {
    pen.beginPath();
    for (let i = from; i < Math.min(from + batch, arcs.length); i++) trace(pen, arcs[i], short);
    pen.stroke();
  }
}

function drawStroke(pen: Pen, arcs: readonly DrawnArc[], stroke: Stroke, inks: Inks, zoom: number): void {
  const ink = inks[stroke.ink];
  const width = Math.max(stroke.width, thinnest / zoom);
  const hasHeads = stroke.head.length * zoom >= smallestHead;
  const short = hasHeads ? stroke.head.length - overlap : 0;
  pen.setLineDash(stroke.dash as number[]);
  strokeAll(pen, arcs, short, { ink, width });
  pen.setLineDash([]);
  if (stroke.gap * zoom > thinnest) strokeAll(pen, arcs, short, { ink: inks.paper, width: stroke.gap });
  if (!hasHeads) return;
  pen.fillStyle = ink;
  for (let from = 0; from < arcs.length; from += batch) {
    pen.beginPath();
    for (let i = from; i < Math.min(from + batch, arcs.length); i++) traceHead(pen, arcs[i], stroke);
    pen.fill();
  }
}

function drawArcs(pen: Pen, arcs: Iterable<DrawnArc>, mixed: boolean, inks: Inks, zoom: number): number {
  const byStroke = new Map<Stroke, DrawnArc[]>();
  let count = 0;
  for (const arc of arcs) {
    const stroke = strokeOf(arc, mixed);
    const alike = byStroke.get(stroke);
    if (alike) alike.push(arc);
    else byStroke.set(stroke, [arc]);
    count++;
  }
  for (const [stroke, alike] of byStroke) drawStroke(pen, alike, stroke, inks, zoom);
  return count;
}

export function createArcLayer(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  frames: Frames,
  inks: () => Inks,
): ArcLayer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  const pen: Pen = context;
  const journey = travelling(canvas, () => frames.ask('arcs'), few);
  let size: Size = { width: 0, height: 0 };
  let drawnFor: Camera | undefined;

  const lookThrough = ({ zoom, x, y }: Camera): void => {
    const scale = zoom * devicePixelRatio;
    pen.setTransform(scale, 0, 0, scale, (x + margin) * devicePixelRatio, (y + margin) * devicePixelRatio);
  };

  return {
    resize(next) {
      size = next;
      drawnFor = undefined;
      journey.resize(next);
    },
    draw() {
      const view = camera();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      lookThrough(view);
      const inView = drawing.arcPlaces.near(seen(view, size, margin + radius));
      const count = drawArcs(pen, inView, drawing.mixed, inks(), view.zoom);
      drawnFor = view;
      journey.drawn(view, count);
    },
    add(arcs) {
      if (!drawnFor) {
        frames.ask('arcs');
        return;
      }
      lookThrough(drawnFor);
      drawArcs(pen, arcs, drawing.mixed, inks(), drawnFor.zoom);
    },
    follow: () => journey.follow(camera()),
    end: journey.end,
  };
}
