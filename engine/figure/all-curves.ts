/**
 * The curves of all arcs of a drawing, for figures. Cost: O(arcs), with the nodes and, for loops, the arcs that
 * lie near each.
 */
import { arcCourse, type Fan } from './course.ts';
import { type Box, type Curve, type Spot, sampled } from './curves.ts';
import { boxOfLine, type Line, loopCourse } from './loops.ts';
import { createGrid } from './spatial-grid.ts';

/**
 * An arc between the nodes of these numbers; `bend` is its height over the chord, or its loop's direction, if a
 * person set it by hand.
 */
export type CurvedArc = { readonly from: number; readonly to: number; readonly bend: number | undefined };

/** The number of straight pieces by which a curve is approximated. */
const piecesOfArc = 16;

/** The curve of each arc between nodes at these places. */
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
    at[from].push(i);
    at[to].push(i);
  }
  const fanOf = ({ from, to }: CurvedArc, i: number): Fan => {
    const same = between.get(`${from} ${to}`) ?? [];
    const back = between.get(`${to} ${from}`)?.length ?? 0;
    return { place: same.indexOf(i), same: same.length, back };
  };
  const curves = arcs.map((arc, i): Curve | undefined => {
    const { from, to, bend } = arc;
    if (from === to) return undefined;
    return arcCourse(spots[from], spots[to], { bend, fan: () => fanOf(arc, i), near });
  });
  // Loops avoid arcs, so arcs are placed first.
  let lines: ((box: Box) => readonly Line[]) | undefined;
  return arcs.map((arc, i) => {
    const { from, bend } = arc;
    const directions = (): readonly number[] =>
      at[from].map((each) => (arcs[each].from === from ? curves[each]!.out : curves[each]!.into));
    const passing = (box: Box): readonly Line[] => {
      lines ??= lineFinder(curves);
      return lines(box);
    };
    return (
      curves[i] ??
      loopCourse(spots[from], { bend, fan: () => fanOf(arc, i), directions, lines: passing, near })
    );
  });
}

function finder(spots: readonly Spot[]): (box: Box) => readonly Spot[] {
  const grid = createGrid<Spot>(128);
  for (const spot of spots) grid.put(spot, { x1: spot.x, y1: spot.y, x2: spot.x, y2: spot.y });
  return (box) => grid.near(box);
}

function lineFinder(curves: readonly (Curve | undefined)[]): (box: Box) => readonly Line[] {
  const grid = createGrid<Line>(128);
  for (const curve of curves) {
    if (!curve) continue;
    const line = sampled(curve, piecesOfArc);
    grid.put(line, boxOfLine(line));
  }
  return (box) => grid.near(box);
}
