/**
 * Makes distances in the drawing proportional to distances along the arcs (stress majorization: Gansner,
 * Koren & North, "Graph drawing by stress majorization", 2004); grids, rings and what hangs from them come
 * out as one would draw them. Each round moves every node to where the others want it, near ones with far
 * more weight. Cost: nodes × (nodes + arcs) for the distances, nodes² a round, nodes² bytes.
 */
import { reverseArcs } from '../graph/build.ts';
import type { LayoutPart, Places, Slices } from './layout.ts';

/** With more nodes than this a round takes too long. */
export const mostByStress = 2500;
const mostRounds = 200;
/**
 * The most moves of all rounds together; large parts get fewer rounds, which suffice after a good first
 * layout.
 */
const mostMoves = 250_000_000;
const farthest = 255;
/** The number of moves in a slice. */
const slice = 300_000;

/** The arcs of `first`, and those of the result, have about the length 1. */
export function* stressOf(part: LayoutPart, first: Places): Slices<Places> {
  const count = part.vertices.length;
  const distances = yield* allDistances(part);
  // Nodes at one place would be pushed in no direction, so they are separated first.
  const xs = first.xs.map((x, v) => x + ((v * 7919) % 31) / 1000);
  const ys = first.ys.map((y, v) => y + ((v * 104_729) % 37) / 1000);
  const rounds = Math.min(mostRounds, Math.ceil(mostMoves / (count * count)));
  let moves = 0;
  for (let round = 0; round < rounds; round++) {
    let moved = 0;
    for (let v = 0; v < count; v++) {
      let [x, y, weights] = [0, 0, 0];
      for (let w = 0; w < count; w++) {
        if (w === v) continue;
        const distance = distances[v * count + w];
        const weight = 1 / (distance * distance);
        const [dx, dy] = [xs[v] - xs[w], ys[v] - ys[w]];
        const share = distance / Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
        x += weight * (xs[w] + dx * share);
        y += weight * (ys[w] + dy * share);
        weights += weight;
      }
      const [nextX, nextY] = [x / weights, y / weights];
      moved = Math.max(moved, Math.abs(nextX - xs[v]), Math.abs(nextY - ys[v]));
      xs[v] = nextX;
      ys[v] = nextY;
      moves += count;
      if (moves < slice) continue;
      moves = 0;
      yield;
    }
    if (moved < 0.002) break;
  }
  return { xs, ys };
}

function* allDistances({ arcs, vertices }: LayoutPart): Slices<Uint8Array> {
  const count = vertices.length;
  const back = reverseArcs(arcs);
  const distances = new Uint8Array(count * count);
  const queue = new Uint32Array(count);
  for (let root = 0; root < count; root++) {
    const row = distances.subarray(root * count, (root + 1) * count);
    queue[0] = root;
    for (let at = 0, end = 1; at < end; at++) {
      const v = queue[at];
      for (const { starts, targets } of [arcs, back]) {
        for (let e = starts[v]; e < starts[v + 1]; e++) {
          const w = targets[e];
          if (w === root || row[w] > 0) continue;
          row[w] = Math.min(farthest, row[v] + 1);
          queue[end++] = w;
        }
      }
    }
    if (root % 64 === 0) yield;
  }
  return distances;
}
