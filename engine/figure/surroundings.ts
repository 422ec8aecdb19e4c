/** Collects the arcs and other nodes near a node, as `besideNode` asks for them. Drawing units. */
import type { Surroundings } from './costs-of-places.ts';
import { type Box, nodeRadius, type Spot } from './curves.ts';
import { lengthIn } from './words-box.ts';

/** The box that reaches this far from a place in each direction. */
export const boxRound = ({ x, y }: Spot, reach: number): Box => ({
  x1: x - reach,
  y1: y - reach,
  x2: x + reach,
  y2: y + reach,
});

/**
 * What is in `boxRound(middle, reach)` or reaches into it, relative to the middle: of lines (x, y of each
 * point in turn) and of nodes (their centres). The caller may pass things that are farther off, but not the
 * node itself. Cost: linear in what is passed.
 */
export function surroundings(
  middle: Spot,
  reach: number,
  lines: Iterable<readonly number[]>,
  others: Iterable<Spot>,
): Surroundings {
  const { x, y } = middle;
  const square = { x: 0, y: 0, halfWide: reach, halfHigh: reach };
  const pieces: number[] = [];
  for (const points of lines) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const x1 = points[i] - x;
      const y1 = points[i + 1] - y;
      const x2 = points[i + 2] - x;
      const y2 = points[i + 3] - y;
      if (lengthIn(square, x1, y1, x2, y2, 0) > 0) pieces.push(x1, y1, x2, y2);
    }
  }
  const nodes: Spot[] = [];
  for (const other of others) {
    const at = { x: other.x - x, y: other.y - y };
    if (Math.max(Math.abs(at.x), Math.abs(at.y)) < reach + nodeRadius) nodes.push(at);
  }
  return { pieces, nodes };
}
