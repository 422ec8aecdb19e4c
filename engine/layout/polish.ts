/**
 * Improves a layout by small moves: a node moves a little where fewer arcs then cross and fewer pass behind nodes;
 * the length of arcs counts a little, so that nothing drifts away. Nodes and moves are tried in a fixed order. Cost:
 * rounds × the moves tried × the arcs at each node × (arcs + nodes); parts for which that is too much are left alone.
 */
import { cross, type Ends, endsOf, isNear } from './faults.ts';
import { type LayoutPart, type Places, type Slices, spacing } from './layout.ts';

const mostRounds = 4;
const mostWork = 60_000_000;
/** The least distance between the centres of two nodes. */
const leastApart = 0.75 * spacing;

type Move = readonly [dx: number, dy: number];
const sideways: readonly Move[] = [0.5, -0.5, 1, -1, 1.5, -1.5].map((by) => [by * spacing, 0]);
const allRound: readonly Move[] = [0.5, 1].flatMap((by) =>
  Array.from({ length: 8 }, (_, i): Move => {
    const angle = (i * Math.PI) / 4;
    return [by * spacing * Math.cos(angle), by * spacing * Math.sin(angle)];
  }),
);

/** With 'rows' every node stays in its row; with 'plane' nodes may move anywhere. */
export function* polished(part: LayoutPart, places: Places, within: 'rows' | 'plane'): Slices<Places> {
  const moves = within === 'rows' ? sideways : allRound;
  const ends = endsOf(part.arcs);
  const [count, arcs] = [part.vertices.length, ends.from.length];
  const round = moves.length * (2 * arcs * (arcs + count) + count * (arcs + count));
  const rounds = Math.min(mostRounds, Math.floor(mostWork / round));
  const found = { xs: Float64Array.from(places.xs), ys: Float64Array.from(places.ys) };
  const at = arcsAt(part, ends);
  for (let i = 0; i < rounds; i++) {
    let moved = false;
    for (let v = 0; v < count; v++) {
      if (moveBetter(v, at[v], ends, found, moves)) moved = true;
      if (v % 16 === 0) yield;
    }
    if (!moved) break;
  }
  return found;
}

/** Per vertex the numbers of the arcs that leave or reach it. */
function arcsAt({ arcs }: LayoutPart, { from, to }: Ends): readonly number[][] {
  const at = Array.from({ length: arcs.starts.length - 1 }, (): number[] => []);
  for (let e = 0; e < from.length; e++) {
    at[from[e]].push(e);
    at[to[e]].push(e);
  }
  return at;
}

function moveBetter(
  v: number,
  own: readonly number[],
  ends: Ends,
  { xs, ys }: Places,
  moves: readonly Move[],
): boolean {
  const [x, y] = [xs[v], ys[v]];
  const before = costAt(v, own, ends, { xs, ys }, Number.POSITIVE_INFINITY);
  // A node whose arcs have no fault is not moved.
  if (before.faults === 0) return false;
  let least = before.cost - 0.25;
  let best: Move | undefined;
  for (const move of moves) {
    xs[v] = x + move[0];
    ys[v] = y + move[1];
    if (!isClear(v, { xs, ys })) continue;
    const { cost } = costAt(v, own, ends, { xs, ys }, least);
    if (cost >= least) continue;
    least = cost;
    best = move;
  }
  xs[v] = x + (best?.[0] ?? 0);
  ys[v] = y + (best?.[1] ?? 0);
  return best !== undefined;
}

function isClear(v: number, { xs, ys }: Places): boolean {
  for (let w = 0; w < xs.length; w++) {
    if (w !== v && (xs[w] - xs[v]) ** 2 + (ys[w] - ys[v]) ** 2 < leastApart ** 2) return false;
  }
  return true;
}

/**
 * The cost of the arcs at v, by what they cross and pass behind, and of arcs that pass behind v; counting stops
 * beyond `most`.
 */
function costAt(
  v: number,
  own: readonly number[],
  { from, to }: Ends,
  { xs, ys }: Places,
  most: number,
): { cost: number; faults: number } {
  let [cost, faults] = [0, 0];
  for (const e of own) {
    const length = Math.hypot(xs[to[e]] - xs[from[e]], ys[to[e]] - ys[from[e]]);
    cost += (0.1 * length) / spacing;
  }
  for (const e of own) {
    const [a, b] = [from[e], to[e]];
    for (let f = 0; f < from.length; f++) if (cross(xs, ys, a, b, from[f], to[f])) faults++;
    for (let w = 0; w < xs.length; w++) if (w !== a && w !== b && isNear(xs, ys, w, a, b)) faults += 2;
    if (cost + faults >= most) return { cost: cost + faults, faults };
  }
  for (let f = 0; f < from.length; f++) {
    if (from[f] !== v && to[f] !== v && isNear(xs, ys, v, from[f], to[f])) faults += 2;
  }
  return { cost: cost + faults, faults };
}
