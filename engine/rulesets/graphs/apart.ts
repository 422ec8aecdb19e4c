/**
 * Which nodes of a graph on a board are too near to one another, or to an edge at which they do not end, and
 * how they are pushed apart.
 */
import type { Spot } from '../../figure/curves.ts';
import { side } from '../furniture/shapes.ts';
import type { LineEnds } from './graph.ts';

/** No two nodes are nearer than this: a stone's width and a little less than half of one. */
const leastApart = side;

/**
 * No edge is nearer than this to a node at which it does not end, or one would read it as two edges that end
 * there: half of a stone's width and a gap that one sees.
 */
const leastBeside = 18;

/** The most rounds of pushes, and how many pairs of nodes, or of a node and an edge, they compare in all. */
const mostRounds = 200;
const mostCompared = 1_000_000;
/** A push goes this much farther than it must, so that rounding does not ask for another one. */
const slack = 0.01;

/** The distance of the nearest two. Each is compared with those that are as near from left to right. */
export function nearestOf(spots: readonly Spot[]): number {
  const sorted = spots.toSorted((a, b) => a.x - b.x);
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of sorted.entries())
    for (let j = i + 1; j < sorted.length && sorted[j].x - a.x < least; j++)
      least = Math.min(least, Math.hypot(a.x - sorted[j].x, a.y - sorted[j].y));
  return least;
}

/** By what a part must be enlarged so that nothing in it is too near; 1 or less if nothing is. */
export const enlargementOf = (spots: readonly Spot[], edges: readonly LineEnds[]): number =>
  Math.max(leastApart / nearestOf(spots), leastBeside / nearestToEdges(spots, edges));

/** The least distance of a node from an edge that passes beside it. O(nodes · edges). */
function nearestToEdges(spots: readonly Spot[], edges: readonly LineEnds[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges)
    for (let node = 0; node < spots.length; node++) least = passing(spots, edge, node, least)?.far ?? least;
  return least;
}

/**
 * Where an edge passes beside a node at which it does not end, if it does so nearer than `least`: how far
 * from the node, in which direction from the edge, and after which share of the edge.
 */
function passing(spots: readonly Spot[], edge: LineEnds, node: number, least: number) {
  if (node === edge[0] || node === edge[1]) return undefined;
  const from = spots[edge[0]];
  const dx = spots[edge[1]].x - from.x;
  const dy = spots[edge[1]].y - from.y;
  const x = spots[node].x - from.x;
  const y = spots[node].y - from.y;
  const [along, across, squared] = [x * dx + y * dy, y * dx - x * dy, dx * dx + dy * dy];
  // Most are not so near, and are left without a root or a division.
  if (along <= 0 || along >= squared || across * across >= least * least * squared) return undefined;
  const length = across < 0 ? -Math.sqrt(squared) : Math.sqrt(squared);
  return { far: across / length, share: along / squared, x: -dy / length, y: dx / length };
}

/**
 * Pushes nodes away from each other and from edges that pass beside them, and edges away from nodes, each
 * time by the least moves of all three nodes that suffice (Müller, Heidelberger, Hennix & Ratcliff, "Position
 * based dynamics", 2007), until nothing is too near or a limit of rounds is reached. A round costs
 * O(nodes² + nodes · edges).
 */
export function pushedApart(before: readonly Spot[], edges: readonly LineEnds[]): readonly Spot[] {
  const spots = before.map(({ x, y }) => ({ x, y }));
  const move = (node: number, x: number, y: number): void => {
    spots[node].x += x;
    spots[node].y += y;
  };
  const rounds = Math.min(mostRounds, mostCompared / (spots.length * (spots.length + edges.length)));
  for (let round = 0, pushes = 1; round < rounds && pushes > 0; round++) {
    pushes = 0;
    for (let v = 0; v < spots.length; v++)
      for (let w = v + 1; w < spots.length; w++) {
        const [dx, dy] = [spots[w].x - spots[v].x, spots[w].y - spots[v].y];
        if (dx * dx + dy * dy >= leastApart ** 2) continue;
        const far = Math.hypot(dx, dy);
        const share = (leastApart - far + slack) / 2 / (far || 1);
        move(v, -dx * share, -dy * share);
        move(w, dx * share, dy * share);
        pushes++;
      }
    for (const edge of edges)
      for (let node = 0; node < spots.length; node++) {
        const found = passing(spots, edge, node, leastBeside);
        if (!found) continue;
        const { far, share, x, y } = found;
        const by = (leastBeside - far + slack) / (1 + (1 - share) ** 2 + share ** 2);
        move(node, by * x, by * y);
        move(edge[0], -by * (1 - share) * x, -by * (1 - share) * y);
        move(edge[1], -by * share * x, -by * share * y);
        pushes++;
      }
  }
  return spots;
}
