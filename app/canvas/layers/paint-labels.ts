/**
 * Draws the labels of nodes on their layer, and keeps what was drawn for each and how far it reaches, so that
 * a node whose label changes can be cleared and redrawn alone.
 */
import type { Spot } from '../../../engine/figure/index.ts';
import type { Camera } from '../model/camera.ts';
import { type Disc, drawDiscs } from '../model/discs.ts';
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import { areBoardsDrawn, hasPicture } from '../model/node-pictures.ts';
import { areWordsDrawn, atLifeSize, boldRim } from '../model/sizes.ts';
import { underLayer } from '../model/travelling.ts';
import { type Brush, drawEnlarged, drawWords, type NodeText, signsArranged } from './draw-node-text.ts';
import { roomFinder } from './from-afar.ts';
import { markOfOutcome, type OutcomeMark, stamper } from './outcome-marks.ts';
import { meet, type Pixels } from './reach.ts';

/** In drawing units: how far words may reach from their node. */
const wordsReach = 200;

/** What was drawn for a node, for comparing, and how far it reaches. */
export type DrawnLabel = Pick<DrawnNode, 'node' | 'words'> & {
  readonly written: NodeText;
  readonly pieces: number;
  readonly box: Pixels | undefined;
  /** False if a part of it waits for another frame. */
  whole: boolean;
};
/**
 * Everything on the layer, and how it was drawn: for which camera, and whether circles were copied from a
 * bitmap.
 */
export type PaintedLabels = {
  readonly view: Camera;
  readonly stamped: boolean;
  /** Whether values are drawn larger than the camera shows them, where there is room. */
  readonly large: boolean;
  readonly kept: Map<DrawnNode, DrawnLabel>;
  /** The outcomes that are shown as signs in place of unreadable values. */
  readonly marks: Set<OutcomeMark>;
};

/** In pixels: below this radius a bold rim would fill the node; above a third of it, it would hide a sign. */
const boldFrom = 3;

/** The bold rim of infinite rank. */
function rimDisc({ inks, zoom, ratio }: Brush): Disc {
  const [size, width] = [radius * zoom * ratio, Math.max(1.5 * ratio, boldRim() * zoom * ratio)];
  return { radius: size, rim: { ink: inks.ink, width } };
}
/** A dot for a value that is still being computed. */
const dotDisc = ({ inks, zoom, ratio }: Brush): Disc => ({
  radius: Math.max(1.2, atLifeSize(1.8) * zoom) * ratio,
  fill: inks.faint,
});
const isRimmed = ([, , { sign, alpha }]: NodeText): boolean => sign?.infinite === true && alpha === 1;

/** Whether nothing of the node itself has changed since this was drawn. */
export const isUntouched = ({ whole, node, words }: DrawnLabel, drawn: DrawnNode): boolean =>
  whole && node === drawn.node && words === drawn.words;

/**
 * At the same zoom. Outcomes come after the values, and are shown only where values are too small to be read:
 * while words are drawn, an outcome that is not known yet changes nothing.
 */
export function looksAsBefore(
  drawing: Drawing,
  zoom: number,
  before: DrawnLabel,
  [drawn, , standing, shown]: NodeText,
): boolean {
  const [, , then, shownThen] = before.written;
  return (
    isUntouched(before, drawn) &&
    before.pieces === (drawing.pieces.get(drawn.id) ?? 0) &&
    then.sign === standing.sign &&
    then.step === standing.step &&
    (then.outcome === standing.outcome || areWordsDrawn(zoom)) &&
    then.alpha === standing.alpha &&
    then.waits === standing.waits &&
    shownThen.fade === shown.fade &&
    shownThen.called === shown.called
  );
}

/** In CSS pixels: the least size of a sign. */
const leastMark = 2.2;

/** Draws outcomes; the bitmap of each is looked up once. */
function outcomeMarker(
  { pen, inks, zoom, ratio, reach }: Brush,
  marks: Set<OutcomeMark>,
): (written: NodeText) => void {
  const size = Math.max(leastMark, radius * zoom) * ratio;
  const stamp = stamper(pen, size, inks);
  return ([, at, { outcome, alpha }, { fade }]) => {
    if (!outcome) return;
    const mark = markOfOutcome(outcome);
    marks.add(mark);
    // An empty node is the sign.
    if (mark === 'N') return;
    pen.globalAlpha = alpha * fade;
    stamp(mark, at);
    reach.round(at, size);
  };
}

/**
 * Draws these nodes; if `keeps`, the look and place of each are kept. Returns other nodes whose words have
 * moved aside.
 */
export function paint(
  brush: Brush,
  drawing: Drawing,
  all: readonly NodeText[],
  shown: PaintedLabels,
  writtenOf: (drawn: DrawnNode) => NodeText,
  keeps = true,
): readonly DrawnNode[] {
  const { stamped, kept } = shown;
  const { pen, reach } = brush;
  const [rim, dot] = [rimDisc(brush), dotDisc(brush)];
  const hasRims = radius * brush.zoom >= boldFrom;
  const rims = new Map<number, Spot[]>();
  const waiting: Spot[] = [];
  for (const written of all) {
    const [, at, { waits }, { fade }] = written;
    if (waits) waiting.push(at);
    if (!hasRims || !isRimmed(written)) continue;
    const faded = rims.get(fade);
    if (faded) faded.push(at);
    else rims.set(fade, [at]);
  }
  for (const [fade, places] of rims) {
    pen.globalAlpha = fade;
    drawDiscs(pen, places, rim, stamped);
  }
  pen.globalAlpha = 1;
  drawDiscs(pen, waiting, dot, stamped);
  const natural = areWordsDrawn(brush.zoom);
  const boards = areBoardsDrawn(brush.zoom);
  const markOutcome = outcomeMarker(brush, shown.marks);
  const isWritten = ([drawn]: NodeText): boolean => natural || drawing.pieces.has(drawn.id);
  const worded = all.filter(isWritten);
  const { rounds, aside } = signsArranged(brush, drawing, worded);
  const roomOf = roomFinder(drawing, brush.zoom, writtenOf);
  let next = 0;
  for (const written of all) {
    const [drawn, at, { waits }] = written;
    const pieces = drawing.pieces.get(drawn.id) ?? 0;
    reach.begin();
    const large = shown.large ? roomOf(written) : undefined;
    // At a zoom at which nothing can be read, outcomes and pieces are still shown.
    if (!large && !natural && !(boards && hasPicture(drawn.node))) markOutcome(written);
    const value = large ?? (natural ? 'its own size' : undefined);
    if (isWritten(written)) drawWords(brush, drawing, written, rounds[next++], value);
    if (large) drawEnlarged(brush, written, large);
    if (!keeps) {
      const its = kept.get(drawn);
      if (its && !reach.isWhole()) its.whole = false;
      continue;
    }
    if (hasRims && isRimmed(written)) reach.round(at, rim.radius + (rim.rim?.width ?? 0));
    if (waits) reach.round(at, dot.radius);
    const { node, words } = drawn;
    kept.set(drawn, { written, node, words, pieces, box: reach.box(), whole: reach.isWhole() });
  }
  pen.globalAlpha = 1;
  return aside;
}

/** Clears what is shown for some nodes, and redraws the others that reach into the cleared areas. */
export function wipe(
  brush: Brush,
  drawing: Drawing,
  shown: PaintedLabels,
  gone: readonly Pixels[],
  changed: ReadonlySet<DrawnNode>,
  writtenOf: (drawn: DrawnNode) => NodeText,
): void {
  const { pen } = brush;
  const { view, kept } = shown;
  pen.save();
  pen.beginPath();
  for (const { x1, y1, x2, y2 } of gone) pen.rect(x1, y1, x2 - x1, y2 - y1);
  pen.clip();
  const others = new Set<NodeText>();
  for (const box of gone) {
    pen.clearRect(box.x1, box.y1, box.x2 - box.x1, box.y2 - box.y1);
    for (const drawn of drawing.nodePlaces.near(underLayer(view, box, wordsReach))) {
      const its = changed.has(drawn) ? undefined : kept.get(drawn);
      if (its?.box && meet(its.box, box)) others.add(its.written);
    }
  }
  paint(brush, drawing, [...others], shown, writtenOf, false);
  pen.restore();
}
