/**
 * A diagram of boxes in levels, the lowest level at the bottom, as of an order: which level each box is on,
 * where it is, and a curve from each box to those just above it. y grows downwards.
 */
import type { Spot } from '../figure/curves.ts';
import { levelPlaces } from './levels.ts';

type Lines = readonly (readonly [lower: number, upper: number])[];

export type DiagramOfBoxes = {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** Of each box, from 0 on. */
  readonly levels: readonly number[];
  readonly lines: Lines;
  /** The least room between boxes of one level, between two levels, and how far aside a line is bent. */
  readonly across: number;
  readonly between: number;
  readonly bend: number;
};

export type DrawnDiagram = {
  /** The middle of each box. */
  readonly middles: readonly Spot[];
  /** For each line its curve from the upper edge of the lower box: quadratic Béziers end to end. */
  readonly curves: readonly (readonly number[])[];
};

/**
 * Of each box the length of the longest chain of lines below it. Precondition: lines make no cycle. Linear.
 */
export function levelsByLines(count: number, lines: Lines): readonly number[] {
  const levels = Array.from({ length: count }, () => 0);
  const above: number[][] = levels.map(() => []);
  const waiting = levels.map(() => 0);
  for (const [lower, upper] of lines) {
    above[lower].push(upper);
    waiting[upper]++;
  }
  const known = [...levels.keys()].filter((box) => waiting[box] === 0);
  for (const box of known)
    for (const upper of above[box]) {
      levels[upper] = Math.max(levels[upper], levels[box] + 1);
      if (--waiting[upper] === 0) known.push(upper);
    }
  return levels;
}

/** The boxes of one level have one middle. Cost: that of `levelPlaces`. */
export function diagramOf(boxes: DiagramOfBoxes): DrawnDiagram {
  const { widths, heights, levels, lines, across, between, bend } = boxes;
  const { xs, passes } = levelPlaces({ widths, levels, lines, gap: across });
  const bands = bandsOfLevels(levels, heights, between);
  const middles = levels.map((level, i) => ({ x: xs[i], y: (bands[level].top + bands[level].bottom) / 2 }));
  const curves = lines.map(([lower, upper], i) => {
    const way = [xs[lower], ...passes[i], xs[upper]];
    const passed = passes[i].flatMap((x, above) => {
      const { top, bottom } = bands[levels[lower] + 1 + above];
      // Where it turns it passes the boxes of the level upright, so that it keeps clear of them.
      const turns = Math.abs(way[above] - 2 * x + way[above + 2]) > bend;
      return (turns ? [bottom, top] : [(bottom + top) / 2]).map((y) => ({ x, y }));
    });
    return smoothLine([
      { x: xs[lower], y: middles[lower].y - heights[lower] / 2 },
      ...passed,
      { x: xs[upper], y: middles[upper].y + heights[upper] / 2 },
    ]);
  });
  return { middles, curves };
}

/** Of each level where it begins and ends. */
function bandsOfLevels(
  levels: readonly number[],
  heights: readonly number[],
  gap: number,
): readonly { readonly top: number; readonly bottom: number }[] {
  const tall = Array.from({ length: Math.max(-1, ...levels) + 1 }, () => 0);
  for (const [i, level] of levels.entries()) tall[level] = Math.max(tall[level], heights[i]);
  let y = 0;
  return tall.map((high) => {
    const bottom = y;
    y -= high + gap;
    return { top: bottom - high, bottom };
  });
}

/** From the first spot to the last as quadratic curves, which turn round those between. */
function smoothLine(spots: readonly Spot[]): readonly number[] {
  const [first] = spots;
  const line = [first.x, first.y];
  if (spots.length === 2) {
    const last = spots[1];
    return [...line, (first.x + last.x) / 2, (first.y + last.y) / 2, last.x, last.y];
  }
  for (let i = 1; i + 1 < spots.length; i++) {
    const [at, next] = [spots[i], spots[i + 1]];
    const isLast = i + 2 === spots.length;
    line.push(at.x, at.y, ...(isLast ? [next.x, next.y] : [(at.x + next.x) / 2, (at.y + next.y) / 2]));
  }
  return line;
}
