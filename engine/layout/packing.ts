/**
 * Packs boxes side by side in rows, which together are about as wide as a page of 3:2. The boxes keep their
 * order from left to right unless tall ones beside low ones would leave large gaps: then the tallest are
 * placed first and each goes as high up and as far left as it fits. Cost: O(boxes²) at most.
 */
import { type Extents, spacing } from './layout.ts';

/** The gap between two parts; larger than between two nodes, so that the parts are seen to be two. */
const gapBetweenParts = 1.25 * spacing;
/** The order is given up if that shrinks the page to this share. */
const worthIt = 0.8;
/** With more boxes than this, rows are used as they are. */
const mostFitted = 3000;

export type Shift = { readonly x: number; readonly y: number };
type Packing = { readonly shifts: readonly Shift[]; readonly area: number };

/** The distance by which each box must be moved. */
export function packed(boxes: readonly Extents[]): readonly Shift[] {
  let area = 0;
  let widest = 0;
  for (const { left, top, right, bottom } of boxes) {
    area += (right - left + gapBetweenParts) * (bottom - top + gapBetweenParts);
    widest = Math.max(widest, right - left);
  }
  const width = Math.max(widest, Math.sqrt(1.5 * area));
  const rows = inRows(boxes, width);
  if (boxes.length < 3 || boxes.length > mostFitted) return rows.shifts;
  const close = fitted(boxes, width);
  return close.area < worthIt * rows.area ? close.shifts : rows.shifts;
}

function inRows(boxes: readonly Extents[], width: number): Packing {
  let [x, y, tall, wide] = [0, 0, 0, 0];
  const shifts = boxes.map(({ left, top, right, bottom }) => {
    if (x > 0 && x + right - left > width) {
      y += tall + gapBetweenParts;
      x = 0;
      tall = 0;
    }
    const shift = { x: x - left, y: y - top };
    wide = Math.max(wide, x + right - left);
    x += right - left + gapBetweenParts;
    tall = Math.max(tall, bottom - top);
    return shift;
  });
  return { shifts, area: (wide + gapBetweenParts) * (y + tall + gapBetweenParts) };
}

/** A piece of the lower edge of what is placed: from x on, at height y, until the next piece begins. */
type Edge = { readonly x: number; readonly y: number };

function fitted(boxes: readonly Extents[], width: number): Packing {
  const shifts: Shift[] = [];
  const high = ({ top, bottom }: Extents): number => bottom - top;
  const tallestFirst = boxes.map((_, i) => i).sort((a, b) => high(boxes[b]) - high(boxes[a]) || a - b);
  let skyline: readonly Edge[] = [{ x: 0, y: 0 }];
  let [wide, deep] = [0, 0];
  for (const i of tallestFirst) {
    const { left, top, right, bottom } = boxes[i];
    const needs = right - left + gapBetweenParts;
    let best: Edge | undefined;
    for (const { x } of skyline) {
      if (x > 0 && x + right - left > width) break;
      const y = lowestUnder(skyline, x, x + needs);
      if (!best || y < best.y) best = { x, y };
    }
    const { x, y } = best ?? { x: 0, y: deep };
    shifts[i] = { x: x - left, y: y - top };
    skyline = lowered(skyline, x, x + needs, y + bottom - top + gapBetweenParts);
    wide = Math.max(wide, x + right - left);
    deep = Math.max(deep, y + bottom - top + gapBetweenParts);
  }
  return { shifts, area: (wide + gapBetweenParts) * deep };
}

function lowestUnder(skyline: readonly Edge[], from: number, to: number): number {
  let y = 0;
  for (const [i, edge] of skyline.entries()) {
    const end = skyline[i + 1]?.x ?? Number.POSITIVE_INFINITY;
    if (end > from && edge.x < to) y = Math.max(y, edge.y);
  }
  return y;
}

function lowered(skyline: readonly Edge[], from: number, to: number, y: number): readonly Edge[] {
  const after = skyline.findLast((edge) => edge.x <= to)?.y ?? 0;
  const rest = skyline.filter((edge) => edge.x < from || edge.x > to);
  return [...rest, { x: from, y }, { x: to, y: after }].sort((a, b) => a.x - b.x);
}
