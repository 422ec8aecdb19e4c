/**
 * The course of an arc: curved by hand, spread in the fan of all arcs between its two nodes, bent round nodes
 * in its way, or straight. The canvas and the figures both call this, each with its own search for what lies
 * near. A search is made only where the course depends on it.
 */
import {
  arcCurve,
  type Box,
  bowFor,
  bowReach,
  bowsRuledOut,
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
  /** Nodes that may be in a box; the list may contain more nodes, and the arc's own ends. */
  near(box: Box): readonly Spot[];
};

/** The course of one arc. Cost: that of the searches, and O(nodes in the way × bows tried). */
export function arcCourse(from: Spot, to: Spot, { bend, fan, near }: ArcSurroundings): Curve {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (bend !== undefined) return arcCurve(from, to, bowFor(bend, distance));
  const { place, same, back } = fan();
  if (same + back > 1) return arcCurve(from, to, fanBow(fanPlace(place, same, back), distance));
  if (distance > longFrom && staysStraight(from, to, near)) return arcCurve(from, to, 0);
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

/**
 * In units: a longer arc is looked at in pieces first, since the box round all of it may hold most of a large
 * drawing.
 */
const longFrom = 800;
const pieceOfWay = 160;

/**
 * Whether a long arc stays straight since every bow meets some node: found from its middle outwards, which in
 * a dense drawing takes a few pieces of the way however long the arc is. If false, the arc may be straight
 * all the same. It counts the nodes that `arcCourse` counts and no others, so the course is the same as
 * without it.
 */
function staysStraight(from: Spot, to: Spot, near: (box: Box) => readonly Spot[]): boolean {
  const way = wayOf(from, to);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const pieces = Math.floor(Math.hypot(dx, dy) / pieceOfWay);
  const isRuledOut = bowsRuledOut(from, to);
  for (let i = 0; i < pieces; i++) {
    // The middle one, then by turns one after and one before it.
    const piece = (pieces >> 1) + (i % 2 === 0 ? -(i >> 1) : (i + 1) >> 1);
    const [a, b] = [piece / pieces, (piece + 1) / pieces];
    const box = {
      x1: Math.max(way.x1, from.x + Math.min(a * dx, b * dx) - bowReach),
      x2: Math.min(way.x2, from.x + Math.max(a * dx, b * dx) + bowReach),
      y1: Math.max(way.y1, from.y + Math.min(a * dy, b * dy) - bowReach),
      y2: Math.min(way.y2, from.y + Math.max(a * dy, b * dy) + bowReach),
    };
    for (const spot of near(box)) {
      const isInside = spot.x >= way.x1 && spot.x <= way.x2 && spot.y >= way.y1 && spot.y <= way.y2;
      if (isInside && spot !== from && spot !== to && isRuledOut(spot)) return true;
    }
  }
  return false;
}
