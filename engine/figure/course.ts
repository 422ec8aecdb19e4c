/**
 * The course of an arc: curved by hand, spread in the fan of all arcs between its two nodes, bent round nodes
 * in its way, or straight. The canvas and the figures both call this, each with its own search for what lies
 * near. A search is made only where the course depends on it.
 */
import {
  arcCurve,
  type Box,
  bowFor,
  type Curve,
  clearBow,
  fanBow,
  fanPlace,
  type Spot,
  wayOf,
} from './curves.ts';

/** The arc is number `place` of `same` arcs in its direction; `back` arcs go the other way. */
export type Fan = { readonly place: number; readonly same: number; readonly back: number };

export type ArcSurroundings = {
  /** The height of the arc's middle over its chord, if set by hand. */
  readonly bend: number | undefined;
  fan(): Fan;
  /** Nodes that may stand in a box; the list may contain more nodes, and the arc's own ends. */
  near(box: Box): readonly Spot[];
};

/** The course of one arc. Cost: that of the searches, and O(nodes in the way × bows tried). */
export function arcCourse(from: Spot, to: Spot, { bend, fan, near }: ArcSurroundings): Curve {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (bend !== undefined) return arcCurve(from, to, bowFor(bend, distance));
  const { place, same, back } = fan();
  if (same + back > 1) return arcCurve(from, to, fanBow(fanPlace(place, same, back), distance));
  const way = wayOf(from, to);
  const inTheWay = near(way).filter(
    (spot) =>
      spot !== from &&
      spot !== to &&
      spot.x >= way.x1 &&
      spot.x <= way.x2 &&
      spot.y >= way.y1 &&
      spot.y <= way.y2,
  );
  return arcCurve(from, to, clearBow(from, to, inTheWay));
}
