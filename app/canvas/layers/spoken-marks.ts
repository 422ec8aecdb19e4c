/** What the sentence of a reduction speaks of is lit on the canvas: its nodes and its arcs. */
import { edgeKey, type Player } from '../../../engine/index.ts';
import { spokenAt } from '../../simplify/steps.ts';
import { editor } from '../../store/editor.ts';
import { type DrawnArc, radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';
import { ring, traceArc } from './arc-marks.ts';
import { newArcs } from './reduced-arcs.ts';

export function drawSpoken(pen: MarksPen, { drawing }: Surface): void {
  const { simplifying } = editor();
  if (simplifying?.kind !== 'shown') return;
  const { context, px, inks } = pen;
  const spoken = spokenAt(simplifying.steps, simplifying.at);
  const come = newArcs(drawing, simplifying);
  const arcs = spoken.arcs.flatMap(({ from, to, player }): readonly DrawnArc[] => {
    const drawn = [player, 'either' as Player].flatMap(
      (each) => drawing.arcs.get(edgeKey({ from, to, player: each })) ?? [],
    );
    return drawn.length > 0 ? drawn : come.filter(({ edge }) => edge.from === from && edge.to === to);
  });
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
  for (const id of spoken.nodes) {
    const node = drawing.nodes.get(id);
    if (node) ring(pen, node, radius + 6);
  }
  context.fill();
  context.globalAlpha = 1;
}
