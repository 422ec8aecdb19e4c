/**
 * The layer on which values, steps, names and pieces stand: a canvas over all others, a little larger than the view.
 * While the camera moves over a large drawing the layer goes with it as it is; it is drawn anew when it would show its
 * edge, and at rest. At most once a frame, only what is in view, nothing under 6 px.
 */
import { calledNode } from '../../../engine/index.ts';
import { isFading, type NodeShown, nodesShown } from '../../simplify/fading.ts';
import { editor } from '../../store/store.ts';
import { type Camera, camera, onScreen, type Size, seen } from '../camera.ts';
import { type Drawing, type DrawnNode, radius } from '../drawing.ts';
import type { Frames } from '../frames.ts';
import type { Point } from '../handle.ts';
import type { Inks } from '../inks.ts';
import { rimWidth } from '../nodes/node-layer.ts';
import { drawRounds } from '../rounds.ts';
import { margin, travelling } from '../travelling.ts';
import { type Extent, placesRound } from './placement.ts';
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
const countSize = 11.5;
const pieceSize = 4.8;
const pieceHalo = 1.6;
/** The rim of a node of infinite rank. */
const boldRim = 3.2;
export const smallest = 6;
/** A value stands inside its node when it keeps this clear of the rim, made a little smaller if need be. */
const clearInside = 1.6;
const leastShrink = 0.74;

const manyLabels = 250;
const spriteBudget = 7;

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

/** A node, where its middle is on the canvas, and what is said of it. */
type Written = readonly [drawn: DrawnNode, at: Point, standing: Standing, shown: NodeShown];

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

const sizeOf = ({ set }: Sign, size: number): Extent => ({
  width: set.width * size,
  height: (set.height + set.depth) * size,
});

/** How much smaller than life a sign must be to stand in a node; undefined when that would be too small. */
function shrinkInside({ set, infinite }: Sign): number | undefined {
  const room = radius - (infinite ? boldRim / 2 : rimWidth / 2) - clearInside;
  const shrink = Math.min(1, room / Math.max(0.01, set.reach * valueSize));
  return shrink >= leastShrink ? shrink : undefined;
}

/** The value in the node or beside it, and round the node its name, its step, its pieces. */
function drawWords(
  brush: Brush,
  drawing: Drawing,
  [drawn, at, { sign, step, alpha }, { fade, called }]: Written,
  readable: boolean,
): void {
  const { pen, inks, zoom, ratio } = brush;
  const scale = zoom * ratio;
  const name = called ? calledNode(drawn.node) : drawn.node.name;
  const pieces = drawing.pieces.get(drawn.id) ?? 0;
  const shrink = sign && shrinkInside(sign);
  pen.globalAlpha = alpha * fade;
  if (readable && sign && shrink !== undefined) put(brush, sign, at, valueSize * shrink, inks.ink, false);
  const value = sign && shrink === undefined ? sign : undefined;
  if (!value && step === undefined && name === '' && pieces === 0) return;
  const signs = {
    value,
    name: name === '' ? undefined : nameSign(name),
    step: step === undefined ? undefined : stepSign(step),
    count: pieces > 1 ? textSign(`×${pieces}`) : undefined,
  };
  const places = placesRound(drawing, drawn, {
    piece: pieces > 0 ? 2 * (pieceSize + pieceHalo) : undefined,
    count: signs.count && sizeOf(signs.count, countSize),
    value: signs.value && sizeOf(signs.value, valueSize),
    name: signs.name && sizeOf(signs.name, nameSize),
    step: signs.step && sizeOf(signs.step, stepSize),
  });
  const write = (part: keyof typeof signs, size: number, ink: string): void => {
    const [words, place] = [signs[part], places[part]];
    if (words && place && size * zoom >= smallest)
      put(brush, words, offset(at, place, scale), size, ink, true);
  };
  write('value', valueSize, inks.ink);
  write('step', stepSize, inks.faint);
  pen.globalAlpha = fade;
  write('name', nameSize, inks.ink);
  if (places.piece) drawPiece(brush, offset(at, places.piece, scale));
  write('count', countSize, inks.ink);
}

function drawPiece({ pen, inks, zoom, ratio }: Brush, centre: Point): void {
  const scale = zoom * ratio;
  const size = Math.max(2.4 * ratio, pieceSize * scale);
  pen.beginPath();
  pen.arc(centre.x, centre.y, size + Math.max(ratio, pieceHalo * scale), 0, 2 * Math.PI);
  pen.fillStyle = inks.paper;
  pen.fill();
  pen.beginPath();
  pen.arc(centre.x, centre.y, size, 0, 2 * Math.PI);
  pen.fillStyle = inks.ink;
  pen.fill();
}

/** Infinite rank: a bold rim. */
function drawRims({ pen, inks, zoom, ratio }: Brush, places: readonly Point[]): void {
  const width = Math.max(1.5 * ratio, boldRim * zoom * ratio);
  drawRounds(pen, places, { radius: radius * zoom * ratio, rim: { ink: inks.ink, width } });
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
  const shownOf = nodesShown(editor().simplifying);
  const nodes = nodesIn(drawing, view, size);
  const rims: Point[] = [];
  const dots: Point[] = [];
  const words: Written[] = [];
  for (const drawn of nodes) {
    const { x, y } = onScreen(view, drawn.node);
    const at = { x: (x + margin) * ratio, y: (y + margin) * ratio };
    const standing = standingOf(drawn.id);
    if (standing.sign?.infinite && standing.alpha === 1) rims.push(at);
    if (standing.waits) dots.push(at);
    words.push([drawn, at, standing, shownOf(drawn.id)]);
  }
  drawRims(brush, rims);
  drawDots(brush, dots);
  const readable = valueSize * zoom >= smallest;
  // Seen from so far that nothing can be read, only pieces still stand out.
  for (const written of words) {
    if (readable || drawing.pieces.has(written[0].id)) drawWords(brush, drawing, written, readable);
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
      if (state.simplifying?.kind === 'shown' && isFading(state.simplifying)) ask();
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
