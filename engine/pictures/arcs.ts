/**
 * Makes the arcs of a figure from the courses of a drawing: the canvas's own curves, scaled and ended clear
 * of the rim at the back of their heads, with the same course in degrees for pens that draw curves
 * themselves. Cost: O(1) an arc.
 */
import type { GameEdge } from '../document/document.ts';
import { printMoves } from '../document/move-text.ts';
import { rimOf } from '../figure/bounds.ts';
import type { Curve, Spot } from '../figure/curves.ts';
import type { Course, FigureArc, FigureNode } from '../figure/figure.ts';
import type { Measures, StrokeName } from '../figure/style.ts';

/** A head's back overlaps the line's end slightly, so that no gap shows. */
const overlap = 0.2;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The arc of a figure for a curve. */
export function figureArc(
  edge: GameEdge,
  ends: readonly [from: number, to: number],
  curve: Curve,
  nodes: readonly FigureNode[],
  measures: Measures,
  stroke: StrokeName,
): FigureArc {
  const { unit, strokes, radius, headGap } = measures;
  const { player } = edge;
  const [from, to] = ends;
  const { head } = strokes[stroke];
  const { at, bold } = nodes[to];
  const [cos, sin] = [Math.cos(curve.into), Math.sin(curve.into)];
  const off = (far: number, aside = 0): Spot => ({
    x: at.x + cos * far - sin * aside,
    y: at.y + sin * far + cos * aside,
  });
  const rim = radius + rimOf(bold, measures) / 2 + headGap;
  const [tip, back] = [off(rim), off(rim + head.length * (1 - overlap))];
  const corners = [off(rim + head.length, head.width / 2), off(rim + head.length, -head.width / 2)];
  const line = curve.quads.map((length) => length * unit);
  line.splice(-2, 2, back.x, back.y);
  // A straight arc keeps its control point between its ends.
  if (curve.bow === 0 && !curve.loop) {
    line[2] = (line[0] + back.x) / 2;
    line[3] = (line[1] + back.y) / 2;
  }
  return {
    from,
    to,
    player,
    moves: printMoves(edge),
    stroke,
    line,
    head: [tip, ...corners].flatMap(({ x, y }) => [x, y]),
    course: courseOf(curve, nodes[from].at, nodes[to].at, measures),
    sign: player === 'both' ? { x: curve.middle.x * unit, y: curve.middle.y * unit } : undefined,
  };
}

/**
 * The curve of an arc as its line and head are drawn, in drawing units, for words that keep off it: a bent
 * line ends at the back of its head, which takes it a little off its course, and continues from there
 * straight to the tip.
 */
export function drawnCurve(curve: Curve, { line, head }: FigureArc, unit: number): Curve {
  if (curve.bow === 0 && !curve.loop) return curve;
  const [backX, backY] = line.slice(-2);
  const [tipX, tipY] = head;
  const quads = [...line, (backX + tipX) / 2, (backY + tipY) / 2, tipX, tipY];
  return { ...curve, quads: quads.map((length) => length / unit) };
}

function courseOf({ loop, bow, middle, out, into }: Curve, from: Spot, to: Spot, measures: Measures): Course {
  const { unit, radius } = measures;
  if (loop) {
    const half = (loop.sweep * Math.PI) / 360;
    const far = Math.hypot(middle.x * unit - from.x, middle.y * unit - from.y) / Math.cos(half);
    // A cubic’s midpoint is a quarter of the mean of its ends plus three quarters of the mean of its handles.
    const handle = (4 * far - radius) / 3;
    return { kind: 'loop', out: -degrees(out), into: -degrees(into), reach: handle - radius };
  }
  if (bow === 0) return { kind: 'straight' };
  const half = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y) / (2 * unit));
  return { kind: 'bent', right: degrees(Math.atan(bow / half)) };
}
