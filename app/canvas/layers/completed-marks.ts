/**
 * Shows on request where the rule of commuting moves leads pairs for which no joint arc is drawn: thin dashed
 * curves in the colour of joint arcs with their sign, only its outline, so that nobody takes them for arcs of
 * the drawing.
 */
import type { Spot } from '../../../engine/figure/index.ts';
import { completionOf } from '../../store/completed.ts';
import { editor } from '../../store/editor.ts';
import { radius } from '../model/drawing.ts';
import type { MarksPen } from '../model/gesture.ts';
import type { Surface } from '../model/surface.ts';

/**
 * How far a curve may bend away from the straight line, on which arcs lie: the first that is clear of all
 * nodes is taken.
 */
const bends = [18, -18, 34, -34, 54, -54, 80, -80] as const;
/** The dash of a curve, and half the width of its sign, in pixels. */
const dash = [3, 4];
const sign = 4;

const widest = 100;

/** The space between a node's rim and the ends of a curve, in pixels. */
const gap = 3;

export function drawCompleted(pen: MarksPen, { drawing }: Surface): void {
  const { document } = editor();
  const { context, px, inks } = pen;
  context.strokeStyle = inks.both;
  context.lineWidth = 1.4 * px;
  context.globalAlpha = 0.75;
  for (const { from, to } of completionOf(document).completed) {
    const [a, b] = [drawing.nodes.get(from)?.node, drawing.nodes.get(to)?.node];
    if (!a || !b) continue;
    const far = Math.hypot(b.x - a.x, b.y - a.y);
    if (far < 2 * (radius + gap)) continue;
    const [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far];
    const others = [...drawing.nodePlaces.near(around(a, b))].filter(({ id }) => id !== from && id !== to);
    const isClear = (bend: number): boolean =>
      others.every(({ node }) => {
        const along = ((node.x - a.x) * dx + (node.y - a.y) * dy) / far;
        // How far the curve is from the chord there.
        const off = along < 0 || along > 1 ? 0 : 4 * bend * along * (1 - along);
        const away = (node.x - a.x) * dy - (node.y - a.y) * dx;
        return along < -0.1 || along > 1.1 || Math.abs(away - off) > radius + sign;
      });
    const bend = bends.find(isClear) ?? bends[0];
    // The control point is as far again from the chord as the curve's middle.
    const control = { x: (a.x + b.x) / 2 + 2 * bend * dy, y: (a.y + b.y) / 2 - 2 * bend * dx };
    const ends = [a, b].map((end) => {
      const away = Math.hypot(control.x - end.x, control.y - end.y);
      const reach = (radius + gap) / away;
      return { x: end.x + (control.x - end.x) * reach, y: end.y + (control.y - end.y) * reach };
    });
    context.setLineDash(dash.map((length) => length * px));
    context.beginPath();
    context.moveTo(ends[0].x, ends[0].y);
    context.quadraticCurveTo(control.x, control.y, ends[1].x, ends[1].y);
    context.stroke();
    context.setLineDash([]);
    const middle = {
      x: (ends[0].x + 2 * control.x + ends[1].x) / 4,
      y: (ends[0].y + 2 * control.y + ends[1].y) / 4,
    };
    context.strokeRect(middle.x - sign * px, middle.y - sign * px, 2 * sign * px, 2 * sign * px);
    drawTip(pen, ends[1], control);
  }
  context.globalAlpha = 1;
}

/** The box in which the curves between two places lie. */
const around = (a: Spot, b: Spot) => ({
  x1: Math.min(a.x, b.x) - widest,
  y1: Math.min(a.y, b.y) - widest,
  x2: Math.max(a.x, b.x) + widest,
  y2: Math.max(a.y, b.y) + widest,
});

/** An open head, at the end to which the curve comes from its control point. */
function drawTip(
  { context, px }: MarksPen,
  at: { x: number; y: number },
  from: { x: number; y: number },
): void {
  const angle = Math.atan2(at.y - from.y, at.x - from.x);
  context.beginPath();
  for (const side of [-1, 1]) {
    const turned = angle + Math.PI + side * 0.45;
    context.moveTo(at.x, at.y);
    context.lineTo(at.x + 7 * px * Math.cos(turned), at.y + 7 * px * Math.sin(turned));
  }
  context.stroke();
}
