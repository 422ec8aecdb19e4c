/**
 * Paints a part of a board's graph from its figure, whose courses and words the worker has placed: the line
 * that was played, the arcs of each player, the nodes, their words. Only what is in view is painted, and
 * words only where they can be read.
 */
import { type Box, type Figure, type Spot, typeset } from '../../../engine/figure/index.ts';
import { drawJointSign } from '../../canvas/layers/arc-pen.ts';
import { drawTypeset } from '../../canvas/layers/draw-typeset.ts';
import { inkOf } from '../../canvas/layers/faces.ts';
import { type Camera, type Size, seen } from '../../canvas/model/camera.ts';
import { drawDiscs } from '../../canvas/model/discs.ts';
import type { Inks } from '../../canvas/model/inks.ts';

type Arc = Figure['arcs'][number];
type Words = Figure['words'][number];
type Node = Figure['nodes'][number];

export type PaintedPart = {
  readonly figure: Figure;
  /** Per node 1 where it has moves that are not shown: its rim is dotted. */
  readonly cut: Uint8Array;
  /** The numbers of the arcs that were played. */
  readonly played: ReadonlySet<number>;
};

/** In pixels of the screen: a line is never thinner, and smaller heads and words are left out. */
const thinnest = 0.55;
const smallestHead = 2.2;
const smallestWords = 6;
const smallestDots = 5;
/** In points: the line that was played lies so wide under its arcs. */
const playedWidth = 7;

/** How a figure's points become pixels of the canvas. */
type Sight = { readonly scale: number; readonly x: number; readonly y: number; readonly box: Box };

const inkOfStroke = { plain: 'ink', left: 'left', right: 'right', either: 'either', both: 'both' } as const;

function sightOf(view: Camera, size: Size, { measures: { unit, radius } }: Figure, ratio: number): Sight {
  const { x1, y1, x2, y2 } = seen(view, size, 0);
  const reach = 2 * radius;
  return {
    scale: (view.zoom * ratio) / unit,
    x: view.x * ratio,
    y: view.y * ratio,
    box: { x1: x1 * unit - reach, y1: y1 * unit - reach, x2: x2 * unit + reach, y2: y2 * unit + reach },
  };
}

/** Whether a line may pass through the view: its points' box meets it. */
function isNear(line: readonly number[], { x1, y1, x2, y2 }: Box): boolean {
  let [left, top, right, low] = [line[0], line[1], line[0], line[1]];
  for (let i = 2; i < line.length; i += 2) {
    left = Math.min(left, line[i]);
    right = Math.max(right, line[i]);
    top = Math.min(top, line[i + 1]);
    low = Math.max(low, line[i + 1]);
  }
  return left <= x2 && right >= x1 && top <= y2 && low >= y1;
}

const isInside = ({ x, y }: Spot, { x1, y1, x2, y2 }: Box): boolean =>
  x >= x1 && x <= x2 && y >= y1 && y <= y2;

function trace(pen: CanvasRenderingContext2D, { line, course }: Arc): void {
  pen.moveTo(line[0], line[1]);
  if (course.kind === 'straight') pen.lineTo(line[line.length - 2], line[line.length - 1]);
  else
    for (let q = 2; q + 3 < line.length; q += 4)
      pen.quadraticCurveTo(line[q], line[q + 1], line[q + 2], line[q + 3]);
}

/** One path of thousands of lines takes longer than many paths. */
const batch = 48;

function strokeAll(pen: CanvasRenderingContext2D, arcs: readonly Arc[]): void {
  for (let from = 0; from < arcs.length; from += batch) {
    pen.beginPath();
    for (const arc of arcs.slice(from, from + batch)) trace(pen, arc);
    pen.stroke();
  }
}

function paintArcs(
  pen: CanvasRenderingContext2D,
  { figure: { arcs, measures }, played }: PaintedPart,
  inks: Inks,
  { scale, box }: Sight,
  ratio: number,
): void {
  const near = arcs.filter(({ line }) => isNear(line, box));
  const least = (thinnest * ratio) / scale;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.35;
  pen.strokeStyle = inks.accent;
  pen.lineWidth = Math.max(playedWidth, 4 * least);
  strokeAll(
    pen,
    [...played].map((number) => arcs[number]),
  );
  pen.globalAlpha = 1;
  pen.lineCap = 'butt';
  for (const [name, stroke] of Object.entries(measures.strokes)) {
    const alike = near.filter((arc) => arc.stroke === name);
    if (alike.length === 0) continue;
    const { width, dash, gap, head } = stroke;
    const ink = inks[inkOfStroke[name as keyof typeof inkOfStroke]];
    const lines = gap > 0 ? 2 : 1;
    pen.strokeStyle = ink;
    pen.lineWidth = Math.max(lines * width + gap, least);
    pen.setLineDash([...dash]);
    strokeAll(pen, alike);
    pen.setLineDash([]);
    if (gap > least) {
      pen.strokeStyle = inks.paper;
      pen.lineWidth = gap;
      strokeAll(pen, alike);
    }
    if (head.length * scale >= smallestHead * ratio) {
      fillHeads(pen, alike, ink);
      const reach = 0.5 * head.length;
      drawSignsOfRounds(pen, alike, reach, { ink, paper: inks.paper, width: Math.max(0.7 * width, least) });
    }
  }
}

function drawSignsOfRounds(
  pen: CanvasRenderingContext2D,
  arcs: readonly Arc[],
  reach: number,
  { ink, paper, width }: { readonly ink: string; readonly paper: string; readonly width: number },
): void {
  pen.strokeStyle = ink;
  pen.fillStyle = paper;
  pen.lineWidth = width;
  for (const { sign } of arcs) if (sign) drawJointSign(pen, sign, reach);
}

function fillHeads(pen: CanvasRenderingContext2D, arcs: readonly Arc[], ink: string): void {
  pen.fillStyle = ink;
  for (let from = 0; from < arcs.length; from += batch) {
    pen.beginPath();
    for (const { head } of arcs.slice(from, from + batch)) {
      pen.moveTo(head[0], head[1]);
      pen.lineTo(head[2], head[3]);
      pen.lineTo(head[4], head[5]);
      pen.closePath();
    }
    pen.fill();
  }
}

function paintNodes(
  pen: CanvasRenderingContext2D,
  { figure: { nodes, measures }, cut }: PaintedPart,
  inks: Inks,
  { scale, x, y, box }: Sight,
  ratio: number,
): void {
  const { radius, rim, boldRim } = measures;
  const isDotted = radius * scale >= smallestDots * ratio;
  const near = [...nodes.keys()].filter((i) => isInside(nodes[i].at, box));
  const kindOf = (i: number): string => `${nodes[i].gray} ${nodes[i].bold} ${isDotted && cut[i] === 1}`;
  for (const kind of new Set(near.map(kindOf))) {
    const alike = near.filter((i) => kindOf(i) === kind);
    const { gray, bold } = nodes[alike[0]];
    const dotted = isDotted && cut[alike[0]] === 1;
    const width = Math.max(bold ? boldRim : rim, (thinnest * ratio) / scale);
    const fill = gray ? inks.gray : inks.paper;
    const places = alike.map((i) => ({ x: nodes[i].at.x * scale + x, y: nodes[i].at.y * scale + y }));
    const disc = { radius: radius * scale, fill, rim: { ink: inks.ink, width: width * scale } };
    // Dots are set one by one: a copied bitmap would have them, too, but each node of a cut is near the next.
    pen.setLineDash(dotted ? [2.2 * width * scale, 2.6 * width * scale] : []);
    drawDiscs(pen, places, disc, !dotted && places.length > 200);
    pen.setLineDash([]);
  }
}

function paintWords(
  pen: CanvasRenderingContext2D,
  words: readonly Words[],
  nodes: readonly Node[],
  inks: Inks,
  { scale, x, y, box }: Sight,
  ratio: number,
): void {
  for (const { kind, at, size, mark, inside, joined, node } of words) {
    if (size * scale < smallestWords * ratio || !isInside(node === undefined ? at : nodes[node].at, box))
      continue;
    const set = typeset(mark, inkOf);
    const em = size * scale;
    pen.fillStyle = kind === 'name' ? inks.faint : inks.ink;
    const left = at.x * scale + x - (set.width * em) / 2;
    const base = at.y * scale + y + ((set.height - set.depth) * em) / 2;
    if (joined) {
      pen.strokeStyle = inks.outline;
      pen.lineWidth = thinnest * ratio;
      pen.beginPath();
      pen.moveTo(joined[0] * scale + x, joined[1] * scale + y);
      pen.lineTo(joined[2] * scale + x, joined[3] * scale + y);
      pen.stroke();
    }
    pen.strokeStyle = pen.fillStyle;
    drawTypeset(pen, set, left, base, em, inside ? undefined : inks.paper);
  }
}

/** `ratio`: the canvas's pixels for each of the screen. */
export function paintPart(
  pen: CanvasRenderingContext2D,
  part: PaintedPart,
  inks: Inks,
  { view, size, ratio }: { readonly view: Camera; readonly size: Size; readonly ratio: number },
): void {
  const sight = sightOf(view, size, part.figure, ratio);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.setTransform(sight.scale, 0, 0, sight.scale, sight.x, sight.y);
  paintArcs(pen, part, inks, sight, ratio);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  paintNodes(pen, part, inks, sight, ratio);
  paintWords(pen, part.figure.words, part.figure.nodes, inks, sight, ratio);
}
