/**
 * Draws what is said of some nodes on the layer of labels, and keeps what was drawn of each and how far it reaches, so that
 * a node of which something else is said can be wiped and drawn by itself.
 */
import type { Spot } from '../../../engine/index.ts';
import type { Camera } from '../model/camera.ts';
import { type Disc, drawDiscs } from '../model/discs.ts';
import { type Drawing, type DrawnNode, radius } from '../model/drawing.ts';
import { boldRim, valueSize } from '../model/sizes.ts';
import { underLayer } from '../model/travelling.ts';
import { type Brush, drawEnlarged, drawWords, type NodeText, smallest } from './draw-node-text.ts';
import { roomFor } from './from-afar.ts';
import { markOfOutcome, type OutcomeMark, stampMark } from './outcome-marks.ts';
import { meet, type Pixels } from './reach.ts';

/** So far from its node, in drawing units, words may reach. */
const wordsReach = 200;

/** What was drawn of a node, for comparing, and how far it reaches. */
export type DrawnLabel = Pick<DrawnNode, 'node' | 'words'> & {
  readonly written: NodeText;
  readonly pieces: number;
  readonly box: Pixels | undefined;
  /** False where a part of it waits for another frame. */
  whole: boolean;
};
/** All that is on the layer, and how it was drawn: for which camera, and with circles stamped or not. */
export type PaintedLabels = {
  readonly view: Camera;
  readonly stamped: boolean;
  /** Values are drawn larger than the camera shows them, where there is room. */
  readonly large: boolean;
  readonly kept: Map<DrawnNode, DrawnLabel>;
  /** Who wins, as signs in place of values that cannot be read. */
  readonly marks: Set<OutcomeMark>;
};

/** Below this radius, in pixels, a bold rim leaves nothing of its node's inside; above a third of it nothing of a sign. */
const boldFrom = 3;

/** Infinite rank: a bold rim. */
function rimDisc({ inks, zoom, ratio }: Brush): Disc {
  const [size, width] = [radius * zoom * ratio, Math.max(1.5 * ratio, boldRim * zoom * ratio)];
  return { radius: size, rim: { ink: inks.ink, width } };
}
/** A dot: its value is waited for. */
const dotDisc = ({ inks, zoom, ratio }: Brush): Disc => ({
  radius: Math.max(1.2, 1.8 * zoom) * ratio,
  fill: inks.faint,
});
const isRimmed = ([, , { sign, alpha }]: NodeText): boolean => sign?.infinite === true && alpha === 1;

export function looksAsBefore(
  drawing: Drawing,
  before: DrawnLabel,
  [drawn, , standing, shown]: NodeText,
): boolean {
  const [, , then, shownThen] = before.written;
  return (
    before.whole &&
    before.node === drawn.node &&
    before.words === drawn.words &&
    before.pieces === (drawing.pieces.get(drawn.id) ?? 0) &&
    then.sign === standing.sign &&
    then.step === standing.step &&
    then.outcome === standing.outcome &&
    then.alpha === standing.alpha &&
    then.waits === standing.waits &&
    shownThen.fade === shown.fade &&
    shownThen.called === shown.called
  );
}

/** From afar a sign is at least so large, in CSS pixels. */
const leastMark = 2.2;

function markOutcome(
  brush: Brush,
  [, at, { outcome, alpha }, { fade }]: NodeText,
  marks: Set<OutcomeMark>,
): void {
  if (!outcome) return;
  const mark = markOfOutcome(outcome);
  const size = Math.max(leastMark, radius * brush.zoom) * brush.ratio;
  marks.add(mark);
  brush.pen.globalAlpha = alpha * fade;
  stampMark(brush.pen, mark, at, size, brush.inks);
  brush.reach.round(at, size);
}

/** Draws these; what each looks like and where is kept if `keeps`. */
export function paint(
  brush: Brush,
  drawing: Drawing,
  all: readonly NodeText[],
  shown: PaintedLabels,
  writtenOf: (drawn: DrawnNode) => NodeText,
  keeps = true,
): void {
  const { stamped, kept } = shown;
  const { pen, reach } = brush;
  const at = (chosen: (written: NodeText) => boolean): Spot[] => all.filter(chosen).map(([, at]) => at);
  const [rim, dot] = [rimDisc(brush), dotDisc(brush)];
  const hasRims = radius * brush.zoom >= boldFrom;
  if (hasRims) drawDiscs(pen, at(isRimmed), rim, stamped);
  drawDiscs(
    pen,
    at(([, , { waits }]) => waits),
    dot,
    stamped,
  );
  const natural = valueSize * brush.zoom >= smallest;
  for (const written of all) {
    const [drawn, at, { waits }] = written;
    const pieces = drawing.pieces.get(drawn.id) ?? 0;
    reach.begin();
    const large = shown.large ? roomFor(drawing, written, brush.zoom, writtenOf) : undefined;
    // Seen from so far that nothing can be read, who wins and pieces still stand out.
    if (!large && !natural) markOutcome(brush, written, shown.marks);
    if (natural || pieces > 0) drawWords(brush, drawing, written, natural && !large);
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
}

/** Wipes what is shown of nodes, and draws the others that reach into what was wiped. */
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
