/**
 * The course of an arc: curved by hand, spread in the fan of all arcs between its two nodes, bent round the nodes that stand in
 * its way, or straight. Canvas and figures both ask here, each with its own way of finding what lies near. An answer that
 * takes a search is asked for only where the course depends on it.
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

/** The arc is number `place` of `same` that go its way; `back` go the other way. */
export type Fan = { readonly place: number; readonly same: number; readonly back: number };

export type ArcSurroundings = {
  /** The height of its middle over the chord, set by hand. */
  readonly bend: number | undefined;
  fan(): Fan;
  /** Nodes that may stand in a box: others too, and the arc's own ends. */
  near(box: Box): readonly Spot[];
};

/** Cost: that of what it asks, and O(nodes in the way × bows tried). */
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
