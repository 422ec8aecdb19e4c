/**
 * The field's convention for game trees: Left's moves slant to the left, Right's to the right, and a move of
 * either player's goes straight down where it can. A tree keeps the convention everywhere. A position with
 * several parents is in the row of the longest path to it; it and its parents are moved apart step by step
 * until the arcs slant as they should, as far as possible: a position may be an option of Left's and of
 * Right's at once.
 */

import { reverseArcs } from '../graph/build.ts';
import type { Arcs, GameGraph } from '../graph/game-graph.ts';
import { longestWays } from './layered.ts';
import { emptyPlaces, type LayoutPart, type Places, spacing } from './layout.ts';
import { rootOf, treeOf } from './tree.ts';

/** Per arc of the part: −1 for Left's alone, 1 for Right's alone, 0 for either's. */
export function slantsOf(graph: GameGraph, { vertices, arcs: { starts, targets } }: LayoutPart): Int8Array {
  const slants = new Int8Array(targets.length);
  for (let v = 0; v < vertices.length; v++) {
    const [left, right] = [optionsOf(graph.left, vertices[v]), optionsOf(graph.right, vertices[v])];
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      const w = vertices[targets[e]];
      slants[e] = Number(right.has(w)) - Number(left.has(w));
    }
  }
  return slants;
}

const optionsOf = ({ starts, targets }: Arcs, v: number): ReadonlySet<number> =>
  new Set(targets.subarray(starts[v], starts[v + 1]));

/** The number of one player's arcs that do not slant to that player's side. */
export function slantedWrong(
  { arcs: { starts, targets } }: LayoutPart,
  slants: Int8Array,
  { xs }: Places,
): number {
  let wrong = 0;
  for (let v = 0; v + 1 < starts.length; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++)
      if (slants[e] * (xs[targets[e]] - xs[v]) < 0.5 * Math.abs(slants[e])) wrong++;
  }
  return wrong;
}

/**
 * Places with slants, for a part without a cycle. Cost: O(nodes + arcs) for a tree, else some hundred rounds
 * over all arcs.
 */
export function slantedOf(part: LayoutPart, slants: Int8Array): Places {
  const root = rootOf(part);
  return root === undefined ? settled(part, slants) : slantedTree(part, slants, root);
}

/**
 * The least sideways distance of a slanted arc, in drawing units: seen at a glance, and kept when places go
 * to the grid.
 */
const slant = 0.5 * spacing;
const between = 1.25 * spacing;

function slantedTree(part: LayoutPart, slants: Int8Array, root: number): Places {
  const side = new Int8Array(part.vertices.length);
  for (const [e, w] of part.arcs.targets.entries()) side[w] = slants[e];
  const over = (places: readonly number[], options: readonly number[]): number => {
    // A parent is between the last option on the left and the first on the right, or straight above one that
    // is either player's.
    const straight = options.flatMap((w, i) => (side[w] === 0 ? [places[i]] : []));
    const lefts = options.flatMap((w, i) => (side[w] < 0 ? [places[i]] : []));
    const rights = options.flatMap((w, i) => (side[w] > 0 ? [places[i]] : []));
    if (straight.length > 0) return (straight[0] + straight[straight.length - 1]) / 2;
    if (rights.length === 0) return lefts[lefts.length - 1] + slant;
    if (lefts.length === 0) return rights[0] - slant;
    return (lefts[lefts.length - 1] + rights[0]) / 2;
  };
  const places = treeOf(part, root, { rank: (w) => side[w], over });
  return { xs: places.xs, ys: places.ys.map((y) => (y / spacing) * between) };
}

const rounds = 400;

/**
 * In each round every arc pushes its ends apart by half of what is missing, and neighbours in a row push each
 * other.
 */
function settled(part: LayoutPart, slants: Int8Array): Places {
  const { starts, targets } = part.arcs;
  const count = part.vertices.length;
  const places = emptyPlaces(count);
  const { xs, ys } = places;
  const row = longestWays(part.arcs, reverseArcs(part.arcs));
  const rows: number[][] = [];
  for (let v = 0; v < count; v++) {
    while (rows.length <= row[v]) rows.push([]);
    rows[row[v]].push(v);
    ys[v] = row[v] * between;
  }
  begin(part, slants, rows, xs);
  for (let round = 0; round < rounds; round++) {
    const free = round < rounds / 2;
    for (let v = 0; v < count; v++) {
      for (let e = starts[v]; e < starts[v + 1]; e++) {
        const w = targets[e];
        const wide = xs[w] - xs[v];
        // An arc that slants enough is shortened a little; one that does not is pushed as far as it must go.
        const wanted = slants[e] * slant;
        const missing =
          slants[e] === 0
            ? -wide / 4
            : slants[e] * wide < slant
              ? wanted - wide
              : (wanted - wide) * (free ? 0.02 : 0);
        xs[w] += missing / 2;
        xs[v] -= missing / 2;
      }
    }
    for (const members of rows) {
      if (free) members.sort((a, b) => xs[a] - xs[b] || a - b);
      for (let i = 1; i < members.length; i++) {
        const [a, b] = [members[i - 1], members[i]];
        const missing = spacing - (xs[b] - xs[a]);
        if (missing <= 0) continue;
        xs[a] -= missing / 2;
        xs[b] += missing / 2;
      }
    }
  }
  return places;
}

/** From the top: the place that the moves to a position suggest, each one step to its player's side. */
function begin(
  part: LayoutPart,
  slants: Int8Array,
  rows: readonly (readonly number[])[],
  xs: Float64Array,
): void {
  const { starts, targets } = part.arcs;
  const sums = new Float64Array(xs.length);
  const ways = new Uint32Array(xs.length);
  for (const members of rows) {
    for (const v of members) {
      // Among equals the one that was farther left starts slightly farther left.
      xs[v] = (ways[v] > 0 ? sums[v] / ways[v] : 0) + 1e-3 * Math.sign(part.xs[v] - part.xs[members[0]]);
      for (let e = starts[v]; e < starts[v + 1]; e++) {
        sums[targets[e]] += xs[v] + slants[e] * spacing;
        ways[targets[e]]++;
      }
    }
  }
}
