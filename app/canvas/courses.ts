/** The course of every arc on the canvas. */
import type { Changes, Drawing, DrawnArc, DrawnNode } from './drawing.ts';
import type { Point } from './handle.ts';
import { widestGap } from './labels/placement.ts';

/** A loop as Cytoscape draws it: degrees clockwise from straight up, degrees between its ends, and how far it reaches. */
export type LoopShape = { readonly turn: number; readonly sweep: number; readonly reach: number };

export type Course = {
  /** From rim to rim, as a line of points x, y, x, y, …: two for a straight arc. */
  readonly points: readonly number[];
  readonly middle: Point;
  /** Directions in which it leaves its source and comes to its target, seen from each, in radians. */
  readonly out: number;
  readonly into: number;
  /** Distance of its control point from the chord, to its own right; 0 for a straight arc. */
  readonly bow: number;
  readonly loop: LoopShape | undefined;
};

const r = 18;
const samples = 16;

function bowed(arc: DrawnArc, bow: number): Course {
  const s = arc.from.node;
  const t = arc.to.node;
  const [dx, dy] = [t.x - s.x, t.y - s.y];
  const length = Math.hypot(dx, dy) || 1;
  const cx = (s.x + t.x) / 2 - (dy / length) * bow;
  const cy = (s.y + t.y) / 2 + (dx / length) * bow;
  const out = Math.atan2(cy - s.y, cx - s.x);
  const into = Math.atan2(cy - t.y, cx - t.x);
  const [x0, y0] = [s.x + Math.cos(out) * r, s.y + Math.sin(out) * r];
  const [x1, y1] = [t.x + Math.cos(into) * (r + 1), t.y + Math.sin(into) * (r + 1)];
  const points: number[] = [];
  const n = bow === 0 ? 1 : samples;
  for (let i = 0; i <= n; i++) {
    const u = i / n;
    const v = 1 - u;
    points.push(v * v * x0 + 2 * u * v * cx + u * u * x1, v * v * y0 + 2 * u * v * cy + u * u * y1);
  }
  const middle = { x: (x0 + 2 * cx + x1) / 4, y: (y0 + 2 * cy + y1) / 4 };
  return { points, middle, out, into, bow, loop: undefined };
}

export const heightOver = (arc: DrawnArc, { x, y }: Point): number => {
  const s = arc.from.node;
  const t = arc.to.node;
  const length = Math.hypot(t.x - s.x, t.y - s.y) || 1;
  return ((t.x - s.x) * (y - s.y) - (t.y - s.y) * (x - s.x)) / length;
};
export const turnOf = (arc: DrawnArc, { x, y }: Point): number =>
  (Math.atan2(y - arc.from.node.y, x - arc.from.node.x) * 180) / Math.PI;

const step = (16 * Math.PI) / 180;

function looped(arc: DrawnArc, turn: number): Course {
  const { x, y } = arc.from.node;
  const angle = ((turn - 90) * Math.PI) / 180;
  const spread = (50 * Math.PI) / 180;
  const far = 1.4 * 42;
  const at = (a: number, length: number): Point => ({
    x: x + Math.cos(a) * length,
    y: y + Math.sin(a) * length,
  });
  const [out, into] = [angle - spread / 2, angle + spread / 2];
  const [c1, c2] = [at(out, far), at(into, far)];
  const middle = { x: (c1.x + c2.x) / 2, y: (c1.y + c2.y) / 2 };
  const points: number[] = [];
  const quad = (a: Point, c: Point, b: Point): void => {
    for (let i = 0; i <= 8; i++) {
      const [u, v] = [i / 8, 1 - i / 8];
      points.push(v * v * a.x + 2 * u * v * c.x + u * u * b.x, v * v * a.y + 2 * u * v * c.y + u * u * b.y);
    }
  };
  quad(at(out, r), c1, middle);
  quad(middle, c2, at(into, r + 1));
  return { points, middle, out, into, bow: 0, loop: { turn, sweep: 50, reach: 42 } };
}

const length = ({ from, to }: DrawnArc): number =>
  Math.hypot(to.node.x - from.node.x, to.node.y - from.node.y);

function courseFor(arc: DrawnArc): Course {
  if (arc.from === arc.to) {
    const others = [...arc.from.arcs]
      .filter((each) => each.from !== each.to)
      .flatMap((each) =>
        each.from === arc.from
          ? Math.atan2(each.to.node.y - arc.from.node.y, each.to.node.x - arc.from.node.x)
          : Math.atan2(each.from.node.y - arc.from.node.y, each.from.node.x - arc.from.node.x),
      );
    return looped(arc, arc.bend ?? (widestGap(others) * 180) / Math.PI + 90);
  }
  if (arc.bend !== undefined) return bowed(arc, arc.bend * 2);
  const beside = [...arc.from.arcs].filter(
    (each) =>
      (each.from === arc.from && each.to === arc.to) || (each.from === arc.to && each.to === arc.from),
  );
  if (beside.length < 2) return bowed(arc, 0);
  const same = beside.filter((each) => each.from === arc.from);
  const place = same.indexOf(arc) + (same.length < beside.length ? 1 : 0.5 - same.length / 2);
  return bowed(arc, (length(arc) / 2) * Math.tan(step * place));
}

function boxOf({ points }: Course) {
  let [x1, y1, x2, y2] = [points[0], points[1], points[0], points[1]];
  for (let i = 2; i < points.length; i += 2) {
    x1 = Math.min(x1, points[i]);
    x2 = Math.max(x2, points[i]);
    y1 = Math.min(y1, points[i + 1]);
    y2 = Math.max(y2, points[i + 1]);
  }
  return { x1, y1, x2, y2 };
}

/** Looks again at the arcs that an edit can have moved; those whose course changed are drawn again. */
export function recourse(drawing: Drawing, { nodes, arcs }: Changes): ReadonlySet<DrawnArc> {
  const due = new Set<DrawnArc>([...arcs.added, ...arcs.bent]);
  const at = (node: DrawnNode): void => {
    for (const arc of node.arcs) due.add(arc);
  };
  for (const node of nodes.moved) at(node);
  for (const arc of [...arcs.added, ...arcs.removed]) {
    at(arc.from);
    at(arc.to);
  }
  for (const arc of due) {
    arc.course = courseFor(arc);
    arc.from.room = undefined;
    arc.to.room = undefined;
    drawing.arcPlaces.put(arc, boxOf(arc.course));
  }
  return due;
}
