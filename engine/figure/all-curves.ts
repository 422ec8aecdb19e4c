/**
 * The curves of all arcs of a drawing, for figures. Cost: O(arcs), with the nodes and, for loops, the arcs
 * and loops that lie near each.
 */
import { arcCourse, type Fan } from './course.ts';
import { type Box, type Curve, loopCurve, type Spot, sampled } from './curves.ts';
import {
  boxOfLine,
  type Line,
  type LoopedNode,
  loopCourse,
  loopedNodes,
  once,
  piecesOfLoop,
} from './loops.ts';
import { createGrid } from './spatial-grid.ts';

/**
 * An arc between the nodes of these numbers; `bend` is its height over the chord, or its loop's direction, if
 * a person set it by hand.
 */
export type CurvedArc = { readonly from: number; readonly to: number; readonly bend: number | undefined };

/** The number of straight pieces by which a curve is approximated. */
const piecesOfArc = 16;

/** The curve of each arc between nodes at these places. */
export function curvesOf(spots: readonly Spot[], arcs: readonly CurvedArc[]): readonly Curve[] {
  const near = finder(spots, (spot) => spot);
  const between = new Map<string, number[]>();
  for (const [i, { from, to }] of arcs.entries()) {
    const key = `${from} ${to}`;
    const there = between.get(key);
    if (there) there.push(i);
    else between.set(key, [i]);
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
  const looped = loopsAmong(spots, arcs, curves, near);
  return arcs.map((arc, i) => curves[i] ?? loopCourse(looped(arc.from), arc.bend, () => fanOf(arc, i).place));
}

/** Gives each node with loops. What loops avoid is looked for only where some loop has to be placed. */
function loopsAmong(
  spots: readonly Spot[],
  arcs: readonly CurvedArc[],
  curves: readonly (Curve | undefined)[],
  near: (box: Box) => readonly Spot[],
): (node: number) => LoopedNode {
  const loops = new Map<number, number>();
  const directions = spots.map((): number[] => []);
  for (const [i, { from, to }] of arcs.entries()) {
    if (from === to) loops.set(from, (loops.get(from) ?? 0) + 1);
    const curve = curves[i];
    if (curve) directions[from].push(curve.out);
    if (curve) directions[to].push(curve.into);
  }
  const linesNear = once(() => lineFinder(spots, arcs, curves));
  const rivalsNear = once(() => {
    const placed = arcs.filter(({ from, to, bend }) => from === to && bend === undefined);
    return finder([...new Set(placed.map(({ from }) => from))], (node) => spots[node]);
  });
  return loopedNodes((node, looped) => ({
    at: spots[node],
    loops: () => loops.get(node) ?? 0,
    directions: () => directions[node],
    lines: (box) => linesNear().passing(box).concat(linesNear().turned(box, node)),
    near,
    rivals: (box) => rivalsNear()(box).map(looped),
  }));
}

/** Finds things by their places. */
function finder<Thing>(
  things: readonly Thing[],
  placeOf: (thing: Thing) => Spot,
): (box: Box) => readonly Thing[] {
  const grid = createGrid<Thing>(128);
  for (const thing of things) {
    const { x, y } = placeOf(thing);
    grid.put(thing, { x1: x, y1: y, x2: x, y2: y });
  }
  return (box) => grid.near(box);
}

/** Finds what loops avoid crossing: arcs, and the loops of other nodes that were turned by hand. */
function lineFinder(
  spots: readonly Spot[],
  arcs: readonly CurvedArc[],
  curves: readonly (Curve | undefined)[],
) {
  const passing = createGrid<Line>(128);
  const turned = createGrid<{ readonly line: Line; readonly of: number }>(128);
  for (const [i, { from, bend }] of arcs.entries()) {
    const curve = curves[i];
    if (curve) {
      const line = sampled(curve, piecesOfArc);
      passing.put(line, boxOfLine(line));
    } else if (bend !== undefined) {
      const line = sampled(loopCurve(spots[from], bend), piecesOfLoop);
      turned.put({ line, of: from }, boxOfLine(line));
    }
  }
  return {
    passing: (box: Box): readonly Line[] => passing.near(box),
    turned: (box: Box, node: number): readonly Line[] =>
      turned.near(box).flatMap(({ line, of }) => (of === node ? [] : [line])),
  };
}
