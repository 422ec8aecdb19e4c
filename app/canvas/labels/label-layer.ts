/**
 * The layer on which values, steps, names, pieces and the colour of nodes stand: a canvas over Cytoscape's, a little larger than the view.
 * While the camera moves over a large drawing the layer goes with it as it is; it is drawn anew when it would show its
 * edge, and at rest. At most once a frame, only what is in view, nothing under 6 px.
 */
import { widestGap } from '../../../engine/index.ts';
import { editor } from '../../store/store.ts';
import { type Camera, camera, onScreen, type Size, seen } from '../camera.ts';
import { type Drawing, type DrawnNode, radius } from '../drawing.ts';
import type { Frames } from '../frames.ts';
import type { Point } from '../handle.ts';
import type { Inks } from '../inks.ts';
import { rimWidth } from '../stylesheet.ts';
import { margin, travelling } from '../travelling.ts';
import { beside, directionsAt, freestCorner } from './placement.ts';
import { drawRounds } from './rounds.ts';
import { createSprites, type Sprites } from './sprites.ts';
import {
  changesAt,
  forgetSigns,
  nameSign,
  type Sign,
  type Standing,
  standings,
  stepSign,
  textSign,
} from './states.ts';
import { faces, forgetWidths } from './typesetting.ts';

/** Sizes at 100 %, in pixels. */
export const valueSize = 15;
const stepSize = 10.5;
const nameSize = 13.5;
export const smallest = 6;
/** A value stands inside its node when it is at most this wide, made a little smaller if need be. */
const inside = 1.7 * radius;
const leastShrink = 0.8;

const manyLabels = 250;
const spriteBudget = 7;
const pieceCorner = (5 * Math.PI) / 4;

export type LabelLayer = {
  resize(size: Size): void;
  draw(now: number): void;
  /** The camera has moved: goes with it, or asks to be drawn. */
  follow(): void;
  end(): void;
};

type Brush = {
  readonly pen: CanvasRenderingContext2D;
  readonly sprites: Sprites;
  readonly inks: Inks;
  readonly ratio: number;
  readonly zoom: number;
};

/** Draws a sign with the middle of its words at a place (in device pixels); false when it must wait for a frame. */
function put(brush: Brush, sign: Sign, at: Point, size: number, ink: string, haloed: boolean): boolean {
  const em = Math.max(1, Math.round(size * brush.zoom * brush.ratio * 2) / 2);
  const halo = haloed ? brush.inks.paper : undefined;
  const sprite = brush.sprites.get(sign.key, sign.set, em, ink, halo);
  if (!sprite) return false;
  brush.pen.drawImage(sprite.image, Math.round(at.x - sprite.middleX), Math.round(at.y - sprite.middleY));
  return true;
}

const offset = (at: Point, by: Point, scale: number): Point => ({
  x: at.x + by.x * scale,
  y: at.y + by.y * scale,
});

function drawWords(brush: Brush, drawn: DrawnNode, at: Point, standing: Standing, pieces: number): void {
  const { inks, zoom, ratio } = brush;
  const scale = zoom * ratio;
  const { sign, step } = standing;
  const { name } = drawn.node;
  const wide = sign ? sign.set.width * valueSize : 0;
  const shrink = Math.min(1, inside / Math.max(1, wide));
  const isInside = shrink >= leastShrink;
  if (sign && isInside) put(brush, sign, at, valueSize * shrink, inks.ink, false);
  if ((!sign || isInside) && step === undefined && name === '') return;
  drawn.room ??= directionsAt(drawn);
  const taken = pieces > 0 ? [...drawn.room, pieceCorner] : [...drawn.room];
  if (sign && !isInside) {
    const angle = widestGap(taken);
    put(brush, sign, offset(at, beside(angle, wide, valueSize * 0.8, 4), scale), valueSize, inks.ink, true);
    taken.push(angle);
  }
  if (name !== '') {
    const set = nameSign(name);
    const angle = widestGap(taken);
    const place = beside(angle, set.set.width * nameSize, nameSize * 0.8, 4);
    put(brush, set, offset(at, place, scale), nameSize, inks.ink, true);
    taken.push(angle);
  }
  if (step !== undefined && stepSize * zoom >= smallest) {
    const set = stepSign(step);
    const angle = freestCorner(taken);
    const place = beside(angle, set.set.width * stepSize, stepSize * 0.7, 2);
    put(brush, set, offset(at, place, scale), stepSize, inks.faint, true);
  }
}

function drawPieces(brush: Brush, at: Point, count: number): void {
  const { pen, inks, zoom, ratio } = brush;
  const scale = zoom * ratio;
  const centre = offset(at, { x: -radius * Math.SQRT1_2, y: -radius * Math.SQRT1_2 }, scale);
  const size = Math.max(2.4 * ratio, 4.8 * scale);
  pen.beginPath();
  pen.arc(centre.x, centre.y, size + Math.max(ratio, 1.6 * scale), 0, 2 * Math.PI);
  pen.fillStyle = inks.paper;
  pen.fill();
  pen.beginPath();
  pen.arc(centre.x, centre.y, size, 0, 2 * Math.PI);
  pen.fillStyle = inks.ink;
  pen.fill();
  if (count < 2 || stepSize * zoom < smallest) return;
  const sign = textSign(`×${count}`);
  const by = { x: -(8 + sign.set.width * 6), y: -3 };
  put(brush, sign, offset(centre, by, scale), 11.5, inks.ink, true);
}

/** The insides of gray nodes. Here, and not in Cytoscape's own layer, which draws every arc anew for a node's colour. */
function drawGrays({ pen, inks, zoom, ratio }: Brush, places: readonly Point[]): void {
  drawRounds(pen, places, { radius: (radius - rimWidth / 2) * zoom * ratio, fill: inks.gray });
}

/** Infinite rank: a bold rim. */
function drawRims({ pen, inks, zoom, ratio }: Brush, places: readonly Point[]): void {
  const width = Math.max(1.5 * ratio, 3.2 * zoom * ratio);
  drawRounds(pen, places, { radius: radius * zoom * ratio, stroke: inks.ink, width });
}

function drawDots({ pen, inks, zoom, ratio }: Brush, places: readonly Point[]): void {
  drawRounds(pen, places, { radius: Math.max(1.2, 1.8 * zoom) * ratio, fill: inks.faint });
}

function nodesIn(drawing: Drawing, view: Camera, size: Size): DrawnNode[] {
  const box = seen(view, size, margin);
  const beyond = 2 * radius;
  const found: DrawnNode[] = [];
  for (const drawn of drawing.nodePlaces.near(box)) {
    const { x, y } = drawn.node;
    const off = x < box.x1 - beyond || x > box.x2 + beyond || y < box.y1 - beyond || y > box.y2 + beyond;
    if (!off) found.push(drawn);
  }
  return found;
}

/** Draws everything in view; how many nodes that were. */
function drawAll(brush: Brush, drawing: Drawing, view: Camera, size: Size, now: number): number {
  const { pen, ratio, zoom } = brush;
  const standingOf = standings(editor(), now);
  const nodes = nodesIn(drawing, view, size);
  const grays: Point[] = [];
  const rims: Point[] = [];
  const dots: Point[] = [];
  const words: [DrawnNode, Point, Standing][] = [];
  for (const drawn of nodes) {
    const { x, y } = onScreen(view, drawn.node);
    const at = { x: (x + margin) * ratio, y: (y + margin) * ratio };
    const standing = standingOf(drawn.id);
    if (drawn.node.gray) grays.push(at);
    if (standing.sign?.infinite && standing.alpha === 1) rims.push(at);
    if (standing.waits) dots.push(at);
    words.push([drawn, at, standing]);
  }
  drawGrays(brush, grays);
  drawRims(brush, rims);
  drawDots(brush, dots);
  const readable = valueSize * zoom >= smallest;
  let alpha = 1;
  for (const [drawn, at, standing] of words) {
    const pieces = drawing.pieces.get(drawn.id) ?? 0;
    if (readable) {
      if (standing.alpha !== alpha) {
        alpha = standing.alpha;
        pen.globalAlpha = alpha;
      }
      drawWords(brush, drawn, at, standing, pieces);
    }
    if (pieces === 0) continue;
    pen.globalAlpha = 1;
    alpha = 1;
    drawPieces(brush, at, pieces);
  }
  pen.globalAlpha = 1;
  return nodes.length;
}

export function createLabelLayer(
  canvas: HTMLCanvasElement,
  drawing: Drawing,
  frames: Frames,
  inks: () => Inks,
): LabelLayer {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on.');
  const sprites = createSprites();
  let size: Size = { width: 0, height: 0 };
  let later: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const ask = (): void => frames.ask('labels');
  const journey = travelling(canvas, ask, manyLabels);

  // The faces come from the page's own style sheet; until they are here other faces stand in.
  const loading = Promise.all(faces.map((face) => document.fonts.load(`16px ${face}`, 'N0∞')));
  const arrived = (): void => {
    forgetWidths();
    forgetSigns();
    sprites.clear();
    if (!ended) ask();
  };
  loading.then(arrived, arrived);

  return {
    resize(next) {
      size = next;
      journey.resize(next);
    },
    draw(now) {
      clearTimeout(later);
      const view = camera();
      const brush: Brush = { pen, sprites, inks: inks(), ratio: devicePixelRatio, zoom: view.zoom };
      sprites.startFrame(spriteBudget);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      const count = drawAll(brush, drawing, view, size, now);
      journey.drawn(view, count);
      const state = editor();
      if (sprites.waits()) ask();
      else if (state.labels?.complete) canvas.dataset.labelsRevision = `${state.labels.revision}`;
      const change = changesAt(state, now);
      if (change !== undefined) later = setTimeout(ask, change + 1);
    },
    follow: () => journey.follow(camera()),
    end() {
      ended = true;
      journey.end();
      clearTimeout(later);
      sprites.clear();
    },
  };
}

/** Whether the words on nodes are too small to be read at this zoom: then hovering or focus shows them larger. */
export const isUnreadable = (zoom: number): boolean => valueSize * zoom < 1.5 * smallest;
