/**
 * Highlights on the canvas what the sentence of a walkthrough mentions; a ring runs outward once from each
 * node that is new in a round.
 */
import { edgeKey, type NodeId, type Player } from '../../../engine/document/index.ts';
import { editor } from '../../store/editor.ts';
import type { Lit } from '../../store/state/frame.ts';
import type { Walk } from '../../store/state/showing.ts';
import { reductionWalk } from '../../walkthrough/fading.ts';
import { framesOf } from '../../walkthrough/walking.ts';
import { seen } from '../model/camera.ts';
import { type DrawnArc, type DrawnNode, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import { atLifeSize } from '../model/sizes.ts';
import type { Surface } from '../model/surface.ts';
import { ring, traceArc } from './arc-marks.ts';
import { newArcs } from './reduced-arcs.ts';

/** In milliseconds, how long a ring runs; and how far. */
const ringTime = 700;
const ringReach = 18;
/** If there are more nodes than these, only those in view are examined. */
const many = 500;

/** The highlighted nodes that are in view. */
function drawnOf(nodes: readonly NodeId[], { drawing, size }: Surface, pen: MarksPen): readonly DrawnNode[] {
  if (nodes.length <= many) return nodes.flatMap((id) => drawing.nodes.get(id) ?? []);
  const lit = new Set(nodes);
  const near = drawing.nodePlaces.near(seen(pen.camera, size(), 40));
  return [...near].filter(({ id }) => lit.has(id));
}

export function drawSpoken(pen: MarksPen, surface: Surface, walk: Walk, now: number): void {
  // After an edit the last frame is shown, and nothing in it is new.
  if (!Number.isFinite(walk.at)) return;
  const { drawing } = surface;
  const { lit, rings } = framesOf(walk.subject, editor());
  const reduced = reductionWalk(walk);
  const come = reduced ? newArcs(drawing, reduced) : [];
  const nodes = drawLit(pen, surface, lit(walk.at), come);
  if (rings && drawRings(pen, nodes, walk, now)) surface.frames.ask('marks');
}

/**
 * Marks nodes and arcs that a step mentions, or a reason while it is pointed at; `come` are the arcs that the
 * step adds to the drawing. Returns the nodes that are in view.
 */
export function drawLit(
  pen: MarksPen,
  surface: Surface,
  spoken: Lit,
  come: readonly DrawnArc[] = [],
): readonly DrawnNode[] {
  const { drawing } = surface;
  const { context, px, inks } = pen;
  const arcs = spoken.arcs.flatMap(({ from, to, player }): readonly DrawnArc[] => {
    const drawn = [player, 'either' as Player].flatMap(
      (each) => drawing.arcs.get(edgeKey({ from, to, player: each })) ?? [],
    );
    return drawn.length > 0 ? drawn : come.filter(({ edge }) => edge.from === from && edge.to === to);
  });
  const nodes = drawnOf(spoken.nodes, surface, pen);
  context.lineJoin = 'round';
  context.strokeStyle = inks.accent;
  context.fillStyle = inks.accent;
  context.globalAlpha = 0.24;
  context.lineWidth = Math.max(8, 5 * px);
  for (const arc of new Set(arcs)) {
    context.beginPath();
    traceArc(pen, arc);
    context.stroke();
  }
  context.beginPath();
  for (const node of nodes) ring(pen, node, radius + atLifeSize(6));
  context.fill();
  context.globalAlpha = 1;
  return nodes;
}

/** Returns whether rings are still running. */
function drawRings(
  pen: MarksPen,
  nodes: readonly DrawnNode[],
  { at, before, since }: Walk,
  now: number,
): boolean {
  const share = Math.max(0, now - since) / ringTime;
  if (at === before || share >= 1 || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const { context, px, inks } = pen;
  context.globalAlpha = 0.8 * (1 - share);
  context.strokeStyle = inks.accent;
  context.lineWidth = Math.max(2.5, 2 * px);
  for (const node of nodes) {
    context.beginPath();
    ring(pen, node, radius + atLifeSize(6) + atLifeSize(ringReach) * share);
    context.stroke();
  }
  context.globalAlpha = 1;
  return true;
}
