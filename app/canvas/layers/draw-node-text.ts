/**
 * Draws the words on and round one node of the canvas: its value inside or beside it, its name, its step, its
 * pieces. Each is a bitmap made once; the extent of the drawing is kept, so that one node can be redrawn
 * alone.
 */
import { calledNode } from '../../../engine/document/index.ts';
import {
  type Around,
  distanceClearOf,
  type Extent,
  type Spot,
  shrinkInside,
} from '../../../engine/figure/index.ts';
import { nameBeside, saysTheSame, scorePlaces } from '../../../engine/pictures/index.ts';
import type { NodeShown } from '../../walkthrough/fading.ts';
import type { Pen } from '../model/discs.ts';
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import { enlargement, hasPicture } from '../model/node-pictures.ts';
import { arrangeWords, placesRound } from '../model/placement.ts';
import { scoresAt } from '../model/scores.ts';
import {
  boldRim,
  leastWords,
  pieceHalo,
  pieceSize,
  rimWidth,
  smallest,
  valueSize,
  type WordSizes,
  wordSizes,
} from '../model/sizes.ts';
import { type LabelLook, type NodeSign, nameSign, stepSign, stuckSign, textSign } from './node-sign.ts';
import type { Reach } from './reach.ts';
import type { Sprites } from './sprites.ts';

export type Brush = {
  readonly pen: Pen;
  readonly sprites: Sprites;
  readonly inks: Inks;
  readonly ratio: number;
  readonly zoom: number;
  /** The extent of what is being drawn. */
  readonly reach: Reach;
};

/** A node, its centre on the canvas, and what is written there. */
export type NodeText = readonly [drawn: DrawnNode, at: Spot, standing: LabelLook, shown: NodeShown];

/** Draws a sign with its words centred at a place (in device pixels). */
function put(brush: Brush, sign: NodeSign, at: Spot, size: number, ink: string, haloed: boolean): void {
  const em = Math.max(1, Math.round(size * brush.zoom * brush.ratio * 2) / 2);
  const halo = haloed ? brush.inks.paper : undefined;
  const sprite = brush.sprites.get(sign.key, sign.set, em, ink, halo);
  if (!sprite) {
    brush.reach.waits();
    return;
  }
  const [x, y] = [Math.round(at.x - sprite.middleX), Math.round(at.y - sprite.middleY)];
  brush.pen.drawImage(sprite.image, x, y);
  brush.reach.add(x, y, sprite.width, sprite.height);
}

const offset = (at: Spot, by: Spot, scale: number): Spot => ({
  x: at.x + by.x * scale,
  y: at.y + by.y * scale,
});

const sizeOf = ({ set }: NodeSign, size: number): Extent => ({
  width: set.width * size,
  height: (set.height + set.depth) * size,
});

/** The name of a node; undefined if its value says the same. */
function nameOf({ node }: DrawnNode, sign: NodeSign | undefined, called: NodeShown['called']): string {
  // A board says what the name says, all but the start's.
  if (hasPicture(node)) return called === 'nothing' ? '' : nameBeside(node.name);
  const name = called === 'nothing' ? '' : called === 'name or id' ? calledNode(node) : node.name;
  return saysTheSame(name, sign) ? '' : name;
}

/**
 * The factor by which a value inside its node shrinks to fit; undefined for a value beside its node, as where
 * that shows a board.
 */
function shrinkOf({ node }: DrawnNode, sign: NodeSign, sizes: WordSizes, zoom: number): number | undefined {
  if (hasPicture(node)) return undefined;
  const shrink = shrinkInside(sign.set.reach * sizes.value, sign.infinite ? boldRim() : rimWidth());
  const least = leastWords();
  if (shrink === undefined || least === undefined || zoom < enlargement()) return shrink;
  return shrink * sizes.value * zoom < least - 0.5 ? undefined : shrink;
}

const isDrawn = (size: number, zoom: number): boolean => size * zoom >= smallest;

/** The words round a node; undefined if there are none. */
function signsRound(
  drawing: Drawing,
  [drawn, , { sign, step: round }, { called }]: NodeText,
  sizes: WordSizes,
  zoom: number,
) {
  // Beside scores a small number would be taken for one. One that is too small to be drawn makes way for
  // nothing.
  const step = drawing.scored > 0 || !isDrawn(sizes.step, zoom) ? undefined : round;
  const name = nameOf(drawn, sign, called);
  const isNamed = drawn.node.name !== '';
  const pieces = drawing.pieces.get(drawn.id) ?? 0;
  const value = sign && shrinkOf(drawn, sign, sizes, zoom) === undefined ? sign : undefined;
  const scores = scoresAt(drawing, drawn);
  if (!value && step === undefined && name === '' && pieces === 0 && !scores) return undefined;
  const signs = {
    value,
    name: name === '' || !isNamed ? undefined : nameSign(name),
    letter: name === '' || isNamed ? undefined : nameSign(name),
    step: step === undefined ? undefined : stepSign(step),
    count: pieces > 1 ? textSign(`×${pieces}`) : undefined,
    score: scores?.score && stuckSign(scores.score),
    leftScore: scores?.leftScore && stuckSign(scores.leftScore),
    rightScore: scores?.rightScore && stuckSign(scores.rightScore),
  };
  const around: Around = {
    piece: pieces > 0 ? 2 * (pieceSize() + pieceHalo()) : undefined,
    count: signs.count && sizeOf(signs.count, sizes.count),
    value: signs.value && sizeOf(signs.value, sizes.value),
    name: signs.name && sizeOf(signs.name, sizes.name),
    letter: signs.letter && sizeOf(signs.letter, sizes.name),
    step: signs.step && sizeOf(signs.step, sizes.step),
    score: signs.score && sizeOf(signs.score, sizes.score),
    leftScore: signs.leftScore && sizeOf(signs.leftScore, sizes.score),
    rightScore: signs.rightScore && sizeOf(signs.rightScore, sizes.score),
  };
  return { drawn, signs, around, scores };
}
type SignsRound = ReturnType<typeof signsRound>;

/**
 * The words round each of these nodes, all in places clear of each other's; and the other nodes whose words
 * have moved aside.
 */
export function signsArranged(
  { zoom }: Pick<Brush, 'zoom'>,
  drawing: Drawing,
  all: readonly NodeText[],
): { readonly rounds: readonly SignsRound[]; readonly aside: readonly DrawnNode[] } {
  const sizes = wordSizes(zoom);
  const rounds = all.map((written) => signsRound(drawing, written, sizes, zoom));
  return {
    rounds,
    aside: arrangeWords(
      drawing,
      all.map(([drawn], i) => [drawn, rounds[i]?.around] as const),
    ),
  };
}

/** In CSS pixels: the gap between a value that is drawn larger and the words beside it. */
const besideLarge = 5;

/**
 * The place of a word, in drawing units, moved off a value that is drawn larger over its node, along the axis
 * on which that is less far: "1/4" and a name "5" would else be read as "1/45".
 */
function clearOfLarge(place: Spot, word: Extent, large: EnlargedValue, zoom: number): Spot {
  const wide = large.wide + (word.width * zoom) / 2 + besideLarge;
  const high = large.high + (word.height * zoom) / 2 + besideLarge;
  const [x, y] = [place.x * zoom - large.at.x, place.y * zoom - large.at.y];
  const [outX, outY] = [wide - Math.abs(x), high - Math.abs(y)];
  if (outX <= 0 || outY <= 0) return place;
  return outX <= outY
    ? { x: (large.at.x + (x < 0 ? -wide : wide)) / zoom, y: place.y }
    : { x: place.x, y: (large.at.y + (y < 0 ? -high : high)) / zoom };
}

/**
 * Draws the name, step and pieces round a node, and its value in it or beside it unless that is drawn larger
 * or left out.
 */
export function drawWords(
  brush: Brush,
  drawing: Drawing,
  written: NodeText,
  round: SignsRound,
  value: EnlargedValue | 'its own size' | undefined,
): void {
  const { pen, inks, zoom, ratio } = brush;
  const [drawnNode, at, { sign, alpha }, { fade }] = written;
  const scale = zoom * ratio;
  const sizes = wordSizes(zoom);
  const shrink = sign && shrinkOf(drawnNode, sign, sizes, zoom);
  const hasValue = value === 'its own size';
  const large = hasValue ? undefined : value;
  pen.globalAlpha = alpha * fade;
  if (hasValue && sign && shrink !== undefined) put(brush, sign, at, sizes.value * shrink, inks.ink, false);
  if (!round) return;
  const { drawn, signs, around, scores } = round;
  const places = placesRound(drawing, drawn, around);
  const write = (part: keyof typeof signs, size: number, ink: string): void => {
    const [words, usual] = [signs[part], places[part]];
    if (!words || !usual || !isDrawn(size, zoom)) return;
    const place = large ? clearOfLarge(usual, sizeOf(words, size), large, zoom) : usual;
    put(brush, words, offset(at, place, scale), size, ink, true);
  };
  if (hasValue) write('value', sizes.value, inks.ink);
  write('step', sizes.step, inks.faint);
  pen.globalAlpha = fade;
  write('name', sizes.name, inks.ink);
  write('letter', sizes.name, inks.faint);
  for (const place of scorePlaces)
    write(place, sizes.score, scores?.[place]?.isDefault ? inks.faint : inks.ink);
  if (places.piece) drawPiece(brush, offset(at, places.piece, scale));
  write('count', sizes.count, inks.ink);
}

/**
 * A value that is drawn larger than the camera shows it: in CSS pixels, its centre relative to the node's.
 */
export type EnlargedValue = {
  readonly em: number;
  readonly at: Spot;
  /** Half the width and height of its box. */
  readonly wide: number;
  readonly high: number;
};

/**
 * Places a value over its node, or beside it if it belongs there, with letters of this size; undefined
 * without a value.
 */
export function enlarged(
  drawing: Drawing,
  written: NodeText,
  zoom: number,
  em: number,
): EnlargedValue | undefined {
  const [node, , { sign }] = written;
  if (!sign) return undefined;
  const [wide, high] = [(sign.set.width * em) / 2, ((sign.set.height + sign.set.depth) * em) / 2];
  const sizes = wordSizes(zoom);
  const isBeside = shrinkOf(node, sign, sizes, zoom) === undefined;
  const round = isBeside ? signsRound(drawing, written, sizes, zoom) : undefined;
  const place = round && placesRound(drawing, round.drawn, round.around).value;
  if (!place) return { em, at: { x: 0, y: 0 }, wide, high };
  // In its own direction, as near to the rim as its box allows.
  const angle = Math.atan2(place.y, place.x);
  const away = distanceClearOf(radius * zoom + 2, angle, wide, high);
  return { em, at: { x: Math.cos(angle) * away, y: Math.sin(angle) * away }, wide, high };
}

export function drawEnlarged(
  brush: Brush,
  [, at, { sign, alpha }, { fade }]: NodeText,
  value: EnlargedValue,
): void {
  if (!sign) return;
  brush.pen.globalAlpha = alpha * fade;
  put(brush, sign, offset(at, value.at, brush.ratio), value.em / brush.zoom, brush.inks.ink, true);
}

function drawPiece({ pen, inks, zoom, ratio, reach }: Brush, centre: Spot): void {
  const scale = zoom * ratio;
  const size = Math.max(2.4 * ratio, pieceSize() * scale);
  const outer = size + Math.max(ratio, pieceHalo() * scale);
  reach.round(centre, outer);
  pen.beginPath();
  pen.arc(centre.x, centre.y, outer, 0, 2 * Math.PI);
  pen.fillStyle = inks.paper;
  pen.fill();
  pen.beginPath();
  pen.arc(centre.x, centre.y, size, 0, 2 * Math.PI);
  pen.fillStyle = inks.ink;
  pen.fill();
}

/**
 * Whether the words on nodes are too small to read at this zoom; then hovering or focus shows them larger.
 */
export const isUnreadable = (zoom: number): boolean => valueSize() * zoom < 1.5 * smallest;
