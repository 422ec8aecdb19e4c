/** How the arcs of a student's drawing run: straight, bent where another leads back, or as a loop. */
import type { DrawnAnswer } from '../../../engine/marking/index.ts';
import { toSegment } from '../picture/taps.ts';
import { type AnsweredArc, drawnRadius } from './edits.ts';

type CoursePoint = { readonly x: number; readonly y: number };

export type AnsweredCourse = {
  /** From the rim of one node to the base of the head. */
  readonly path: string;
  /** The triangle of the head. */
  readonly head: string;
  /** Points along it, for taps. */
  readonly points: readonly CoursePoint[];
};

const headLength = 4.4;
const headWidth = 3.6;

const rounded = (n: number): number => Math.round(n * 100) / 100;
const written = ({ x, y }: CoursePoint): string => `${rounded(x)} ${rounded(y)}`;

const toward = (from: CoursePoint, to: CoursePoint, by: number): CoursePoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
};

/** A head at `tip` that comes from `from`, and the middle of its base. */
function headAt(tip: CoursePoint, from: CoursePoint): { readonly head: string; readonly base: CoursePoint } {
  const base = toward(tip, from, headLength);
  const [dx, dy] = [(tip.x - base.x) / headLength, (tip.y - base.y) / headLength];
  const half = headWidth / 2;
  const left = { x: base.x - dy * half, y: base.y + dx * half };
  const right = { x: base.x + dy * half, y: base.y - dx * half };
  return { head: [tip, left, right].map(written).join(' '), base };
}

const onCurve = (a: CoursePoint, b: CoursePoint, c: CoursePoint, t: number): CoursePoint => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * b.x + t ** 2 * c.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * b.y + t ** 2 * c.y,
});

export function drawnCourse({ nodes, arcs }: DrawnAnswer, [from, to]: AnsweredArc): AnsweredCourse {
  const at = (node: number): CoursePoint => ({ x: nodes[node][0], y: nodes[node][1] });
  const [a, c] = [at(from), at(to)];
  if (from === to) return loopCourse(a, loopDirection({ nodes, arcs }, from));
  const isBent = arcs.some((each) => each[0] === to && each[1] === from);
  const bend = isBent ? Math.max(6, Math.hypot(c.x - a.x, c.y - a.y) / 6) : 0;
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
  const across = Math.hypot(c.x - a.x, c.y - a.y) || 1;
  const control = {
    x: middle.x + ((c.y - a.y) / across) * bend,
    y: middle.y - ((c.x - a.x) / across) * bend,
  };
  const start = toward(a, control, drawnRadius + 0.6);
  const tip = toward(c, control, drawnRadius + 0.8);
  const { head, base } = headAt(tip, control);
  return {
    path: `M${written(start)} Q${written(control)} ${written(base)}`,
    head,
    points: [0, 0.25, 0.5, 0.75, 1].map((t) => onCurve(start, control, base, t)),
  };
}

/** In which of eight directions, in eighths of a turn from above, a loop is farthest from arcs and edges. */
function loopDirection({ nodes, arcs }: DrawnAnswer, node: number): number {
  const [x, y] = nodes[node];
  const others = arcs.flatMap(([from, to]) =>
    from !== to && (from === node || to === node) ? [nodes[from === node ? to : from]] : [],
  );
  const taken = others.map(([ox, oy]) => Math.atan2(ox - x, y - oy));
  let best = { eighth: 0, free: Number.NEGATIVE_INFINITY };
  for (let eighth = 0; eighth < 8; eighth++) {
    const angle = (eighth * Math.PI) / 4;
    const end = [x + Math.sin(angle) * loopLength, y - Math.cos(angle) * loopLength];
    const isInside = end.every((at) => at >= 1 && at <= 99);
    const gaps = taken.map((each) => Math.abs(Math.atan2(Math.sin(each - angle), Math.cos(each - angle))));
    const free = Math.min(Math.PI, ...gaps) - (isInside ? 0 : 10);
    if (free > best.free + 1e-9) best = { eighth, free };
  }
  return best.eighth;
}

/** From the middle of its node to the end of the loop. */
const loopLength = drawnRadius * 2.6;

function loopCourse(middle: CoursePoint, eighth: number): AnsweredCourse {
  const side = (angle: number, by: number): CoursePoint => {
    const turned = angle + (eighth * Math.PI) / 4;
    return { x: middle.x + Math.sin(turned) * by, y: middle.y - Math.cos(turned) * by };
  };
  const [out, tip] = [side(-0.55, drawnRadius + 0.6), side(0.55, drawnRadius + 0.8)];
  const [far, near] = [side(-0.72, drawnRadius * 3.6), side(0.72, drawnRadius * 3.6)];
  const { head, base } = headAt(tip, near);
  return {
    path: `M${written(out)} C${written(far)} ${written(near)} ${written(base)}`,
    head,
    points: [out, side(-0.5, drawnRadius * 2.1), side(0, loopLength), side(0.5, drawnRadius * 2.1), tip],
  };
}

/** The arc at a place, or near it. */
export function arcNear(
  drawing: DrawnAnswer,
  [x, y]: readonly [number, number],
  reach: number,
): number | undefined {
  let best: number | undefined;
  let least = reach;
  drawing.arcs.forEach((arc, i) => {
    const { points } = drawnCourse(drawing, arc);
    const away = Math.min(...points.slice(1).map((to, k) => toSegment({ x, y }, points[k], to)));
    if (away > least) return;
    least = away;
    best = i;
  });
  return best;
}
