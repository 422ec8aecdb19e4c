/**
 * Draws the arcs while a drawing is being simplified: removed arcs fade and are crossed out; added arcs are at first
 * dotted, on courses of their own beside those of the drawing.
 */

import { type GameDocument, isJoint, type NodeId } from '../../../engine/document/index.ts';
import { curvesOf, sampled } from '../../../engine/figure/index.ts';
import { held } from '../../store/held.ts';
import type { ReductionSteps } from '../../store/state/showing.ts';
import { fadedArc, freshAlpha, type ReductionWalk } from '../../walkthrough/fading.ts';
import { newArcsAt } from '../../walkthrough/reductions.ts';
import type { Drawing, DrawnArc, DrawnCourse, DrawnNode } from '../model/drawing.ts';
import type { Inks } from '../model/inks.ts';
import { addedDrawn, drawAdded, drawWonScores } from './added-nodes.ts';
import { type ArcPen, drawStroke } from './arc-pen.ts';
import { strokeOf } from './arc-strokes.ts';

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
