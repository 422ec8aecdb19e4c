/** Finds the gaps between the directions of a node's arcs. Radians, clockwise, as y grows downwards. */

const turn = 2 * Math.PI;

/** The same direction as an angle from 0 up to 2π. */
export const positive = (angle: number): number => ((angle % turn) + turn) % turn;

/** The direction preferred among equal gaps: right of the node, then below. */
const preferred = Math.PI / 8;

/** The middle of the widest gap between directions; 0 if there are none. O(d log d). */
export function widestGap(directions: readonly number[]): number {
  if (directions.length === 0) return 0;
  const sorted = directions.map(positive).sort((a, b) => a - b);
  let best = preferred;
  let widest = -1;
  sorted.forEach((angle, i) => {
    const next = i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + turn;
    const gap = next - angle;
    const middle = angle + gap / 2;
    const bonus = 0.06 * Math.cos(middle - preferred);
    if (gap + bonus <= widest) return;
    widest = gap + bonus;
    best = middle;
  });
  return positive(best);
}
