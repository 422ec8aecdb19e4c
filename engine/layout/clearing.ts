/**
 * Moves nodes off each other: a node that may move and is too near to one placed before goes to the nearest
 * free grid point. Cost: O(nodes), and the places that are tried.
 */
import type { Places } from './layout.ts';

/** The least distance between the centres of two nodes: their width and a little more. */
export const nearest = 50;
const grid = 20;

/** Fixed nodes never move, even where they overlap. */
export function clearOf(places: Places, fixed: Uint8Array): void {
  const { xs, ys } = places;
  const cells = new Map<number, number[]>();
  // A cell's number combines both coordinates; drawings are far smaller than a hundred million cells wide.
  const cell = (x: number, y: number): number => Math.floor(x / nearest) * 1e8 + Math.floor(y / nearest);
  const take = (v: number): void => {
    const key = cell(xs[v], ys[v]);
    const there = cells.get(key);
    if (there) there.push(v);
    else cells.set(key, [v]);
  };
  const isFree = (x: number, y: number): boolean => {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        for (const w of cells.get(cell(x + dx * nearest, y + dy * nearest)) ?? []) {
          if (Math.hypot(xs[w] - x, ys[w] - y) < nearest) return false;
        }
      }
    }
    return true;
  };
  for (let v = 0; v < xs.length; v++) if (fixed[v]) take(v);
  for (let v = 0; v < xs.length; v++) {
    if (fixed[v]) continue;
    if (!isFree(xs[v], ys[v])) [xs[v], ys[v]] = nearestFree(xs[v], ys[v], isFree);
    take(v);
  }
}

/**
 * Searches square rings of growing size round the place; the first ring with a free place gives the nearest
 * one.
 */
function nearestFree(x: number, y: number, isFree: (x: number, y: number) => boolean): [number, number] {
  for (let ring = 1; ; ring++) {
    let best: [number, number] | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let i = -ring; i <= ring; i++) {
      for (const [dx, dy] of [
        [i, -ring],
        [i, ring],
        [-ring, i],
        [ring, i],
      ]) {
        const far = Math.hypot(dx, dy);
        if (far >= least || !isFree(x + dx * grid, y + dy * grid)) continue;
        best = [x + dx * grid, y + dy * grid];
        least = far;
      }
    }
    if (best) return best;
  }
}
