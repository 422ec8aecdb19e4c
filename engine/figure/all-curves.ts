/** The curves of a whole drawing, for figures of it. Cost: O(arcs), with the nodes that stand near each. */
import { arcCourse, type Fan, loopCourse } from './course.ts';
import type { Box, Curve, Spot } from './curves.ts';
import { createGrid } from './spatial-grid.ts';

/** An arc between the nodes of these numbers; `bend` is its height over the chord or its loop's direction, set by hand. */
export type CurvedArc = { readonly from: number; readonly to: number; readonly bend: number | undefined };

export function curvesOf(spots: readonly Spot[], arcs: readonly CurvedArc[]): readonly Curve[] {
  const near = finder(spots);
  const between = new Map<string, number[]>();
  const at = spots.map((): Spot[] => []);
  for (const [i, { from, to }] of arcs.entries()) {
    const key = `${from} ${to}`;
    const there = between.get(key);
    if (there) there.push(i);
    else between.set(key, [i]);
    if (from === to) continue;
    at[from].push(spots[to]);
    at[to].push(spots[from]);
  }
  return arcs.map(({ from, to, bend }, i) => {
    const fan = (): Fan => {
      const same = between.get(`${from} ${to}`) ?? [];
      const back = between.get(`${to} ${from}`)?.length ?? 0;
      return { place: same.indexOf(i), same: same.length, back };
    };
    if (from === to) return loopCourse(spots[from], { bend, fan, neighbours: () => at[from] });
    return arcCourse(spots[from], spots[to], { bend, fan, near });
  });
}

function finder(spots: readonly Spot[]): (box: Box) => readonly Spot[] {
  const grid = createGrid<Spot>(128);
  for (const spot of spots) grid.put(spot, { x1: spot.x, y1: spot.y, x2: spot.x, y2: spot.y });
  return (box) => [...grid.near(box)];
}
