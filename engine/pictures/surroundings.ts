/**
 * Finds what lies near each node of a drawing, as besideNode asks for it: arcs as straight pieces, and other nodes.
 * Drawing units. Cost: linear in the arcs' pieces to build; a query costs what lies near the node.
 */
import type { Surroundings } from '../figure/costs-of-places.ts';
import { type Curve, nodeRadius, piecesWithin, type Spot, sampled } from '../figure/curves.ts';
import { type Piece, pieceFinder } from '../figure/line-grid.ts';
import { createGrid } from '../figure/spatial-grid.ts';
import { boxRound, surroundings } from '../figure/surroundings.ts';

/** In units: arcs are known as exactly as this, half as much as the air that boxes of words have (see costs-of-places.ts). */
const mostOff = 0.1;

/**
 * Per node number, a function that gives what lies within `reach` of its centre. `heads` are triangles: the tip, then the
 * back corners. `scores` are per node the offsets at which its scores stand: like nodes, they are no place for words of
 * another node.
 */
export function surroundingsOf(
  spots: readonly Spot[],
  curves: readonly Curve[],
  heads: readonly (readonly number[])[],
  scores: readonly (readonly Spot[])[],
): (node: number, reach: number) => Surroundings {
  const lines: Piece[] = [];
  for (const curve of curves) {
    const points = sampled(curve, piecesWithin(curve, mostOff));
    for (let i = 0; i + 3 < points.length; i += 2) lines.push(points.slice(i, i + 4));
  }
  // The back of a head is wider than the arc; its sides lie between that and the tip.
  for (const head of heads) lines.push(head.slice(2));
  const linesNear = pieceFinder(lines);
  const places = createGrid<Spot & { readonly of: number }>(128);
  for (const [of, spot] of spots.entries()) {
    for (const { x, y } of [{ x: 0, y: 0 }, ...(scores[of] ?? [])]) {
      const place = { x: spot.x + x, y: spot.y + y, of };
      places.put(place, { x1: place.x, y1: place.y, x2: place.x, y2: place.y });
    }
  }
  return (node, reach) => {
    const middle = spots[node];
    // A node may reach into the box from beside it.
    const others = places.near(boxRound(middle, reach + nodeRadius)).filter(({ of }) => of !== node);
    return surroundings(middle, reach, linesNear(boxRound(middle, reach)), others);
  };
}
