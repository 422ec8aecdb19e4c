/** Boxes in given levels: none overlap, lines pass beside boxes, and few lines cross. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoxesInLevels, levelPlaces } from '../../../engine/layout/levels.ts';
import { tryLaw } from '../../laws/seeds.ts';

const gap = 10;

/** Every box has a level, and a line goes up. */
const arbitraryLevelled: fc.Arbitrary<BoxesInLevels> = fc
  .array(fc.record({ width: fc.integer({ min: 5, max: 90 }), level: fc.nat(5) }), {
    minLength: 1,
    maxLength: 14,
  })
  .chain((boxes) => {
    const used = [...new Set(boxes.map(({ level }) => level))].sort((a, b) => a - b);
    const levels = boxes.map(({ level }) => used.indexOf(level));
    const pairs = levels.flatMap((a, i) => levels.flatMap((b, j) => (a < b ? [[i, j] as const] : [])));
    return fc
      .subarray(pairs)
      .map((lines) => ({ widths: boxes.map(({ width }) => width), levels, lines, gap }));
  });

test('boxes of one level do not overlap, and lines that pass keep away from them', () => {
  tryLaw(arbitraryLevelled, 100, (levelled) => {
    const { widths, levels, lines } = levelled;
    const { xs, passes } = levelPlaces(levelled);
    for (const [i, level] of levels.entries())
      for (const [j, other] of levels.entries())
        if (i < j && level === other)
          expect(Math.abs(xs[i] - xs[j])).toBeGreaterThan((widths[i] + widths[j]) / 2 + gap - 1e-6);
    for (const [i, [lower, upper]] of lines.entries()) {
      expect(passes[i]).toHaveLength(levels[upper] - levels[lower] - 1);
      for (const [above, x] of passes[i].entries())
        for (const [box, level] of levels.entries())
          if (level === levels[lower] + 1 + above)
            expect(Math.abs(xs[box] - x)).toBeGreaterThan(widths[box] / 2 + gap - 1e-6);
    }
  });
});

test('the same boxes have the same places, all of which are numbers', () => {
  tryLaw(arbitraryLevelled, 100, (levelled) => {
    const { xs } = levelPlaces(levelled);
    expect(xs.every(Number.isFinite)).toBe(true);
    expect(levelPlaces(levelled).xs).toEqual(xs);
  });
});

test('a cube of subsets is drawn with the least number of crossings that its levels allow', () => {
  // The subsets of {1, 2, 3} by their sizes: the two lines of the middle cross in at least two points.
  const subsets = [0, 1, 2, 4, 3, 5, 6, 7];
  const sizeOf = (set: number): number => [1, 2, 4].filter((bit) => set & bit).length;
  const lines = subsets.flatMap((a, i) =>
    subsets.flatMap((b, j) => ((a & b) === a && sizeOf(b) === sizeOf(a) + 1 ? [[i, j] as const] : [])),
  );
  const levels = subsets.map(sizeOf);
  const { xs } = levelPlaces({ widths: subsets.map(() => 20), levels, lines, gap });
  const crossed = lines.flatMap(([a, b], i) =>
    lines.slice(0, i).filter(([c, d]) => levels[a] === levels[c] && (xs[a] - xs[c]) * (xs[b] - xs[d]) < 0),
  );
  expect(crossed.length).toBeLessThanOrEqual(2);
  // The least and the greatest are over one another.
  expect(Math.abs(xs[0] - xs[7])).toBeLessThan(1);
});

test('nothing has no places', () => {
  expect(levelPlaces({ widths: [], levels: [], lines: [], gap })).toEqual({ xs: [], passes: [] });
});
