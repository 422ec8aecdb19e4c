/** Diagrams of boxes in levels: a box is just above those that its lines come from, and levels are apart. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagramOf, levelsByLines } from '../../../engine/layout/diagram.ts';
import { tryLaw } from '../../laws/seeds.ts';

/** Lines from boxes to boxes with larger numbers, in any order. */
const arbitraryLines = fc.integer({ min: 1, max: 12 }).chain((count) => {
  const boxes = Array.from({ length: count }, (_, box) => box);
  const pairs = boxes.flatMap((a) => boxes.flatMap((b) => (a < b ? [[a, b] as const] : [])));
  return fc
    .tuple(fc.shuffledSubarray(pairs), fc.shuffledSubarray(boxes, { minLength: count, maxLength: count }))
    .map(([lines, called]) => ({ count, lines: lines.map(([a, b]) => [called[a], called[b]] as const) }));
});

test('the level of a box is the length of the longest chain of lines below it', () => {
  tryLaw(arbitraryLines, 200, ({ count, lines }) => {
    const levels = levelsByLines(count, lines);
    for (const [box, level] of levels.entries()) {
      const below = lines.flatMap(([lower, upper]) => (upper === box ? [levels[lower]] : []));
      expect(level).toBe(below.length === 0 ? 0 : Math.max(...below) + 1);
    }
  });
});

test('levels do not overlap, and a curve goes up from the edge of a box to that of another', () => {
  tryLaw(arbitraryLines, 100, ({ count, lines }) => {
    const levels = levelsByLines(count, lines);
    const widths = levels.map((_, box) => 20 + 7 * box);
    const heights = levels.map((_, box) => 10 + 3 * ((box * 5) % 7));
    const { middles, curves } = diagramOf({
      ...{ widths, heights, levels, lines, across: 15, between: 25, bend: 30 },
    });
    const top = (box: number): number => middles[box].y - heights[box] / 2;
    const bottom = (box: number): number => middles[box].y + heights[box] / 2;
    for (const [a, level] of levels.entries())
      for (const [b, other] of levels.entries())
        if (level < other) expect(top(a) - bottom(b)).toBeGreaterThan(25 - 1e-6);
    expect(curves).toHaveLength(lines.length);
    for (const [i, [lower, upper]] of lines.entries()) {
      const curve = curves[i];
      expect(curve.slice(0, 2)).toEqual([middles[lower].x, top(lower)]);
      expect(curve.slice(-2)).toEqual([middles[upper].x, bottom(upper)]);
      expect(curve.length % 4).toBe(2);
      const ys = curve.filter((_, at) => at % 2 === 1);
      expect(ys).toEqual(ys.toSorted((a, b) => b - a));
    }
  });
});
