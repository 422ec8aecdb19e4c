/**
 * The lines that are drawn for an arc or an edge: one, or the two of a double stroke. A parallel curve moves
 * the ends of each quadratic Bézier along their normals and its control point to where the moved tangents
 * meet; for the gentle curves of arcs the error is below a hundredth of the distance.
 */

type Line = { readonly line: readonly number[] };
type Width = { readonly width: number; readonly gap: number };

/** The lines to draw, each as quadratic Béziers end to end. */
export function drawnLines({ line }: Line, { width, gap }: Width): readonly (readonly number[])[] {
  const aside = (gap + width) / 2;
  return gap > 0 ? [offsetCurve(line, aside), offsetCurve(line, -aside)] : [line];
}

/**
 * The parallel curve at the distance `aside`; positive is to the right of the curve's direction, as y grows
 * downwards.
 */
function offsetCurve(line: readonly number[], aside: number): number[] {
  const moved: number[] = [];
  for (let q = 0; q + 5 < line.length; q += 4) {
    const [x0, y0, cx, cy, x1, y1] = line.slice(q, q + 6);
    const [ax, ay] = normal(cx - x0, cy - y0);
    const [bx, by] = normal(x1 - cx, y1 - cy);
    // The moved tangents meet at the distance divided by the cosine of half the angle between the normals.
    const share = Math.max(0.25, (1 + ax * bx + ay * by) / 2);
    const [mx, my] = [(ax + bx) / 2 / share, (ay + by) / 2 / share];
    if (q === 0) moved.push(x0 + ax * aside, y0 + ay * aside);
    moved.push(cx + mx * aside, cy + my * aside, x1 + bx * aside, y1 + by * aside);
  }
  return moved;
}

function normal(dx: number, dy: number): readonly [number, number] {
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}
