/**
 * Draws a drawing that is being simplified. Removed arcs fade and are crossed out; added arcs are at first
 * dotted, on courses of their own beside those of the drawing. Reductions of a scoring game also add nodes,
 * with their names and what they are worth, and scores of players who are stuck since; the drawing does not
 * have them, so the layer of nodes does not know them.
 */
import { type GameDocument, isJoint, type NodeId } from '../../../engine/document/index.ts';
import { curvesOf, sampled } from '../../../engine/figure/index.ts';
import { scoreSigns } from '../../../engine/pictures/index.ts';
import { addedBy } from '../../../engine/theories/index.ts';
import { held } from '../../store/held.ts';
import type { ReductionSteps } from '../../store/state/showing.ts';
import { fadedArc, freshAlpha, type ReductionWalk } from '../../walkthrough/fading.ts';
import { scoresWon } from '../../walkthrough/reduced-nodes.ts';
import { newArcsAt, nodeAt } from '../../walkthrough/reductions.ts';
import { type Drawing, type DrawnArc, type DrawnCourse, type DrawnNode, radius } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import { type ArcPen, drawStroke } from './arc-pen.ts';
import { strokeOf } from './arc-strokes.ts';
import { drawTypeset } from './draw-typeset.ts';
import { nameSign, stuckSign } from './node-sign.ts';

const freshDash = [1.6, 3];
/** Half the width of the cross on a removed arc. */
const cross = 4.5;

/** The courses that were found last, and what they were found for. */
type Known = {
  readonly document: GameDocument;
  readonly steps: ReductionSteps;
  readonly of: ReadonlyMap<string, DrawnCourse>;
};
const courses = held<Known | undefined>(() => undefined);

/** Courses of all arcs that will ever be added, so that none moves from one step to the next. */
function coursesOf(document: GameDocument, steps: ReductionSteps): ReadonlyMap<string, DrawnCourse> {
  if (courses.now?.document === document && courses.now.steps === steps) return courses.now.of;
  const nodes = [...document.nodes, ...steps.added];
  const place = new Map(nodes.map(({ id }, i) => [id, i]));
  const arcs = [...document.edges, ...steps.coming].map(({ from, to }) => ({
    from: place.get(from) ?? 0,
    to: place.get(to) ?? 0,
    bend: undefined,
  }));
  const curves = curvesOf(nodes, arcs).slice(document.edges.length);
  const of = new Map(
    steps.coming.map(({ from, to }, i) => {
      const curve = curves[i];
      return [`${from}\u001f${to}`, { ...curve, points: sampled(curve, curve.loop ? 8 : 16) }] as const;
    }),
  );
  courses.now = { document, steps, of };
  return of;
}

/** The arcs at this step that the drawing does not have. */
export function newArcs(
  drawing: Drawing,
  { subject: { steps }, at }: ReductionWalk,
): readonly (DrawnArc & { readonly fresh: boolean })[] {
  const of = coursesOf(drawing.document, steps);
  const added = new Map(addedDrawn(steps).map((node) => [node.id, node]));
  const end = (id: NodeId): DrawnNode | undefined => drawing.nodes.get(id) ?? added.get(id);
  return newArcsAt(drawing.document, steps, at).flatMap(({ fresh, ...edge }) => {
    const [from, to] = [end(edge.from), end(edge.to)];
    const course = of.get(`${edge.from}\u001f${edge.to}`);
    return from && to && course ? [{ key: '', edge, from, to, bend: undefined, course, fresh }] : [];
  });
}

/** Returns how many arcs were drawn. */
export function drawReduced(
  pen: ArcPen,
  arcs: Iterable<DrawnArc>,
  drawing: Drawing,
  shown: ReductionWalk,
  inks: Inks,
  zoom: number,
): number {
  let count = 0;
  const draw = (arc: DrawnArc, alpha: number, fresh: boolean): void => {
    const stroke = strokeOf(arc, drawing.mixed, zoom);
    pen.globalAlpha = alpha;
    drawStroke(pen, [arc], fresh ? { ...stroke, dash: freshDash, gap: 0 } : stroke, inks, zoom);
    count++;
  };
  for (const arc of arcs) {
    const { alpha, standing, player } = fadedArc(shown, arc.edge);
    const { edge } = arc;
    const left =
      player === edge.player || player === 'both' || isJoint(edge)
        ? arc
        : { ...arc, edge: { ...edge, player } };
    draw(left, alpha, standing === 'fresh');
    if (standing === 'going') crossOut(pen, arc, inks);
  }
  for (const arc of newArcs(drawing, shown)) draw(arc, arc.fresh ? freshAlpha(shown) : 1, arc.fresh);
  drawAdded(pen, shown, inks);
  drawWonScores(pen, shown, drawing.nodes, inks);
  pen.globalAlpha = 1;
  return count;
}

function crossOut(pen: ArcPen, { course: { middle } }: DrawnArc, inks: Inks): void {
  pen.globalAlpha = 1;
  pen.lineWidth = 1.8;
  pen.strokeStyle = inks.ink;
  pen.beginPath();
  for (const way of [-1, 1]) {
    pen.moveTo(middle.x - cross, middle.y - way * cross);
    pen.lineTo(middle.x + cross, middle.y + way * cross);
  }
  pen.stroke();
}

const rim = 1.6;
const dash = [4, 3];
const size = 15;
/** Between the rim and the words under it. */
const gap = 17;

/** The added nodes as arcs meet them, whether they exist at this step or not. */
const addedDrawn = ({ added }: ReductionSteps): readonly DrawnNode[] =>
  added.map((node) => ({ id: node.id, node, arcs: new Set(), words: undefined, stood: undefined }));

function drawAdded(pen: ArcPen, shown: ReductionWalk, inks: Inks): void {
  const { steps } = shown.subject;
  const written = [...addedBy(steps.found.reductions).values()].map((each) => each.written);
  for (const [i, { id, x, y }] of steps.added.entries()) {
    const standing = nodeAt(steps, id, shown.at);
    if (standing === 'gone') continue;
    pen.globalAlpha = standing === 'there' ? 1 : standing === 'fresh' ? freshAlpha(shown) : 0.4;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.lineWidth = rim;
    pen.strokeStyle = inks.ink;
    pen.setLineDash(standing === 'fresh' ? dash : []);
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = inks.ink;
    const name = nameSign(id).set;
    drawTypeset(pen, name, x - (name.width * size) / 2, y + size / 3, size);
    const worth = nameSign(written[i]).set;
    drawTypeset(pen, worth, x - (worth.width * size) / 2, y + radius + gap, size, inks.paper);
  }
  pen.globalAlpha = 1;
}

/** Between the rim and a score beside it: a ring of the selection fits in between. */
const beside = 10;

/**
 * The scores that reductions have given, each beside its node on the side of the player who is stuck there.
 */
function drawWonScores(
  pen: ArcPen,
  shown: ReductionWalk,
  places: ReadonlyMap<string, DrawnNode>,
  inks: Inks,
): void {
  const { steps } = shown.subject;
  const before = scoresWon(steps, shown.at - 1);
  for (const [id, score] of scoresWon(steps, shown.at)) {
    const node = places.get(id)?.node;
    const standing = nodeAt(steps, id, shown.at);
    if (!node || (standing !== 'there' && standing !== 'fresh')) continue;
    for (const side of ['left', 'right'] as const) {
      const sign = scoreSigns(score, { left: side === 'left', right: side === 'right' })[`${side}Score`];
      if (score[side] === undefined || !sign) continue;
      const { set } = stuckSign(sign);
      const away = radius + beside;
      const x = side === 'left' ? node.x - away - set.width * size : node.x + away;
      pen.globalAlpha = before.get(id)?.[side] === undefined ? freshAlpha(shown) : 1;
      pen.fillStyle = inks.ink;
      drawTypeset(pen, set, x, node.y + size / 3, size, inks.paper);
    }
  }
  pen.globalAlpha = 1;
}
