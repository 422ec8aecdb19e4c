/**
 * Snaps a dragged node: to the x or y of other nodes, to equal gaps in their row or column (within 6 px of
 * the screen, with a guide), else to the 20-unit grid. Each axis is snapped separately. Only nodes in view
 * are considered.
 */

import type { Spot } from '../../../engine/figure/index.ts';
import { gridStep } from './drawing.ts';

export const onGrid = ({ x, y }: Spot): Spot => ({
  x: Math.round(x / gridStep) * gridStep,
  y: Math.round(y / gridStep) * gridStep,
});

/** A thin line shown while snapping holds; `gaps` are the ends of the equal stretches along it. */
export type Guide = {
  readonly from: Spot;
  readonly to: Spot;
  readonly gaps?: readonly (readonly [Spot, Spot])[];
};

export type SnappedPlace = { readonly place: Spot; readonly guides: readonly Guide[] };

type Axis = 'x' | 'y';
const other: Readonly<Record<Axis, Axis>> = { x: 'y', y: 'x' };
const point = (axis: Axis, along: number, across: number): Spot =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along };

/** The nearest coordinate of another node's centre on one axis. */
function aligned(axis: Axis, at: Spot, others: readonly Spot[], reach: number): number | undefined {
  let best: number | undefined;
  let bestOff = reach;
  for (const place of others) {
    const off = Math.abs(place[axis] - at[axis]);
    if (off > bestOff || (off === bestOff && best !== undefined)) continue;
    best = place[axis];
    bestOff = off;
  }
  return best;
}

/**
 * Places along a row (nodes with the same other coordinate) that make a gap equal to the neighbouring one.
 */
function equalGap(
  axis: Axis,
  at: Spot,
  others: readonly Spot[],
  reach: number,
): { readonly along: number; readonly gaps: readonly (readonly [Spot, Spot])[] } | undefined {
  const across = at[other[axis]];
  const row = others
    .filter((place) => Math.abs(place[other[axis]] - across) < 0.5)
    .map((place) => place[axis])
    .sort((a, b) => a - b);
  if (row.length < 2) return undefined;
  const stretch = (a: number, b: number) => [point(axis, a, across), point(axis, b, across)] as const;
  const before = row.filter((along) => along < at[axis]).slice(-2);
  const after = row.filter((along) => along > at[axis]).slice(0, 2);
  const wishes: { along: number; gaps: (readonly [Spot, Spot])[] }[] = [];
  const wish = (along: number, first: [number, number], second: [number, number]): void => {
    wishes.push({ along, gaps: [stretch(...first), stretch(...second)] });
  };
  if (before.length === 2) {
    const along = 2 * before[1] - before[0];
    wish(along, [before[0], before[1]], [before[1], along]);
  }
  if (after.length === 2) {
    const along = 2 * after[0] - after[1];
    wish(along, [along, after[0]], [after[0], after[1]]);
  }
  const [near] = before.slice(-1);
  if (near !== undefined && after[0] !== undefined) {
    const along = (near + after[0]) / 2;
    wish(along, [near, along], [along, after[0]]);
  }
  const fitting = wishes.filter((each) => Math.abs(each.along - at[axis]) <= reach);
  fitting.sort((a, b) => Math.abs(a.along - at[axis]) - Math.abs(b.along - at[axis]));
  return fitting[0];
}

function guideAlong(axis: Axis, at: Spot, others: readonly Spot[]): Guide {
  const ends = others
    .filter((place) => Math.abs(place[axis] - at[axis]) < 0.5)
    .map((place) => place[other[axis]]);
  ends.push(at[other[axis]]);
  return {
    from: point(axis, at[axis], Math.min(...ends)),
    to: point(axis, at[axis], Math.max(...ends)),
  };
}

/** Where the drag of a node started, and an axis that must not change. */
export type SnapStart = { readonly home: Spot; readonly fixed: Axis | undefined };

/** A node that is made comes from nowhere. */
const fresh: SnapStart = {
  home: { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY },
  fixed: undefined,
};

/** Snaps a place; without a start it is that of a node which is made. */
export function snapped(
  at: Spot,
  others: readonly Spot[],
  reach: number,
  start: SnapStart = fresh,
): SnappedPlace {
  const { home, fixed } = start;
  const grid = onGrid(at);
  const rest = { x: at.x, y: at.y };
  const lines: Axis[] = [];
  const kept: Axis[] = [];
  for (const axis of ['x', 'y'] as const) {
    if (axis === fixed) continue;
    const line = aligned(axis, at, others, reach);
    const off = Math.abs(home[axis] - at[axis]);
    // The node's own starting line counts too, without a guide, so that a node dragged along its row stays in
    // it and can be put back.
    if (off <= reach && (line === undefined || off < Math.abs(line - at[axis]))) {
      rest[axis] = home[axis];
      kept.push(axis);
      continue;
    }
    rest[axis] = line ?? grid[axis];
    if (line !== undefined) lines.push(axis);
  }
  const guides: Guide[] = [];
  for (const axis of ['x', 'y'] as const) {
    if (axis === fixed || lines.includes(axis) || kept.includes(axis)) continue;
    const gap = equalGap(axis, { ...rest, [axis]: at[axis] }, others, reach);
    if (!gap) continue;
    rest[axis] = gap.along;
    const all = gap.gaps.flat();
    const [from, to] = [all[0], all[all.length - 1]];
    if (from && to) guides.push({ from, to, gaps: gap.gaps });
  }
  for (const axis of lines) guides.push(guideAlong(axis, rest, others));
  return { place: rest, guides };
}
