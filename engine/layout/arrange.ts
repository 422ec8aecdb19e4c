/**
 * Tidies a drawing: finds places for the nodes that may move. Each part is drawn in the way that suits its
 * kind (part-places.ts), and parts that no arc joins are put side by side. The drawing's centre stays where
 * it was, fixed nodes stay in place and nothing is put on them, and every node is on a grid point. The same
 * drawing always gives the same places. Cost: some seconds for ten thousand nodes, in slices.
 */
import { type GameGraph, isImpartial } from '../graph/game-graph.ts';
import { clearOf } from './clearing.ts';
import { boxOf, type LayoutPart, movesOfEither, type Places, type Slices } from './layout.ts';
import { packed } from './packing.ts';
import { type Means, placesOfPart, wantsGraphviz } from './part-places.ts';
import { partsOf } from './parts.ts';
import { slantsOf } from './slanted.ts';

const grid = 20;
const onGrid = (length: number): number => Math.round(length / grid) * grid || 0;

/** Gives a place to every node. xs, ys: where the nodes are now. fixed[v] = 1 where a node must stay. */
export function* arrange(
  graph: GameGraph,
  xs: Float64Array,
  ys: Float64Array,
  fixed: Uint8Array,
  means: Means = {},
): Slices<Places> {
  const places: Places = { xs: Float64Array.from(xs), ys: Float64Array.from(ys) };
  const parts = partsOf(movesOfEither(graph), xs, ys, fixed);
  yield;
  const found: Places[] = [];
  for (const part of parts) {
    const slants = isImpartial(graph) ? undefined : slantsOf(graph, part);
    const near = yield* placesOfPart(part, slants?.some((slant) => slant !== 0) ? slants : undefined, means);
    found.push(graph.scores ? widened(near) : near);
    yield;
  }
  if (parts.length === 0) return places;
  const stays = fixed.includes(1);
  const shifts = stays ? parts.map((part, i) => backToMiddle(part, found[i])) : together(parts, found);
  for (const [i, part] of parts.entries()) {
    for (const [k, v] of part.vertices.entries()) {
      places.xs[v] = onGrid(found[i].xs[k] + shifts[i].x);
      places.ys[v] = onGrid(found[i].ys[k] + shifts[i].y);
    }
  }
  yield;
  clearOf(places, fixed);
  return places;
}

/** Scoring games are written out beside their nodes: ⟨∅¹ | 2, ⟨3 | ∅⁴⟩⟩ is as wide as two nodes. */
const wider = 1.5;
const widened = ({ xs, ys }: Places): Places => ({ xs: xs.map((x) => x * wider), ys });

/** Whether `arrange` would call Graphviz; if not, it need not be loaded. Cost: O(nodes + arcs). */
export function arrangesByGraphviz(graph: GameGraph, fixed: Uint8Array): boolean {
  const anywhere = new Float64Array(graph.order);
  return partsOf(movesOfEither(graph), anywhere, anywhere, fixed).some(wantsGraphviz);
}

type Shift = { readonly x: number; readonly y: number };

const middle = (places: Places): Shift => {
  const { left, top, right, bottom } = boxOf(places);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};

/** Keeps each part's centre where it was, since there are fixed nodes around it. */
function backToMiddle(part: LayoutPart, places: Places): Shift {
  const [was, is] = [middle(part), middle(places)];
  return { x: was.x - is.x, y: was.y - is.y };
}

/** Puts all parts side by side, with the centre of the whole where it was. */
function together(parts: readonly LayoutPart[], found: readonly Places[]): readonly Shift[] {
  const shifts = packed(found.map(boxOf));
  const was = middle(joined(parts, []));
  const is = middle(joined(found, shifts));
  return shifts.map((shift) => ({ x: shift.x + was.x - is.x, y: shift.y + was.y - is.y }));
}

function joined(all: readonly Places[], shifts: readonly Shift[]): Places {
  const add = (list: Float64Array, by: number): number[] => Array.from(list, (length) => length + by);
  return {
    xs: Float64Array.from(all.flatMap(({ xs }, i) => add(xs, shifts[i]?.x ?? 0))),
    ys: Float64Array.from(all.flatMap(({ ys }, i) => add(ys, shifts[i]?.y ?? 0))),
  };
}
