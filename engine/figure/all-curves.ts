/** The curves of a whole drawing, for figures of it. Cost: O(arcs), with the nodes that stand near each. */
import {
  arcCurve,
  type Box,
  bowFor,
  type Curve,
  clearBow,
  fanBow,
  fanPlace,
  loopCurve,
  loopTurn,
  type Spot,
  wayOf,
} from './curves.ts';
import { createGrid } from './spatial-grid.ts';

/** An arc between the nodes of these numbers; `bend` is its height over the chord or its loop's direction, set by hand. */
export type CurvedArc = { readonly from: number; readonly to: number; readonly bend: number | undefined };

export function curvesOf(spots: readonly Spot[], arcs: readonly CurvedArc[]): readonly Curve[] {
  const near = finder(spots);
  const between = new Map<string, number[]>();
  const at = spots.map((): number[] => []);
  for (const [i, { from, to }] of arcs.entries()) {
    const key = `${from} ${to}`;
    const there = between.get(key);
    if (there) there.push(i);
    else between.set(key, [i]);
    if (from === to) continue;
    at[from].push(to);
    at[to].push(from);
  }
  return arcs.map(({ from, to, bend }, i) => {
    const [a, b] = [spots[from], spots[to]];
    const same = between.get(`${from} ${to}`) ?? [];
    if (from === to) {
      const directions = at[from].map((other) => Math.atan2(spots[other].y - a.y, spots[other].x - a.x));
      return loopCurve(a, bend ?? loopTurn(same.indexOf(i), same.length, directions));
    }
    if (bend !== undefined) return arcCurve(a, b, bowFor(bend, Math.hypot(b.x - a.x, b.y - a.y)));
    const back = between.get(`${to} ${from}`)?.length ?? 0;
    if (same.length + back === 1) return arcCurve(a, b, clearBow(a, b, near(wayOf(a, b), a, b)));
    const place = fanPlace(same.indexOf(i), same.length, back);
    return arcCurve(a, b, fanBow(place, Math.hypot(b.x - a.x, b.y - a.y)));
  });
}

function finder(spots: readonly Spot[]): (box: Box, ...without: readonly Spot[]) => readonly Spot[] {
  const grid = createGrid<Spot>(128);
  for (const spot of spots) grid.put(spot, { x1: spot.x, y1: spot.y, x2: spot.x, y2: spot.y });
  return (box, ...without) =>
    [...grid.near(box)].filter(
      (spot) =>
        !without.includes(spot) &&
        spot.x >= box.x1 &&
        spot.x <= box.x2 &&
        spot.y >= box.y1 &&
        spot.y <= box.y2,
    );
}
