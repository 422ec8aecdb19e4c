/** Loops avoid other things: in random drawings none crosses an arc or covers a node while some direction is free. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurvedArc, curvesOf } from '../../../engine/figure/all-curves.ts';
import { type Curve, loopCurve, nodeRadius, type Spot, sampled } from '../../../engine/figure/curves.ts';
import { oftenEnough } from '../../fixtures/share.ts';

const fine = 40;

/** Points along a curve; a straight one is sampled only at its ends, so it is divided here. */
function points(curve: Curve): readonly Spot[] {
  const line = sampled(curve, fine);
  const found = Array.from({ length: line.length / 2 }, (_, i) => ({ x: line[2 * i], y: line[2 * i + 1] }));
  if (found.length > 2) return found;
  const [{ x, y }, end] = found;
  return Array.from({ length: fine + 1 }, (_, i) => ({
    x: x + ((end.x - x) * i) / fine,
    y: y + ((end.y - y) * i) / fine,
  }));
}

/** Whether two curves cross, tested on every two of their pieces. */
function crosses(one: Curve, other: Curve): boolean {
  const [a, b] = [points(one), points(other)];
  const turn = (p: Spot, q: Spot, r: Spot): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return a.some((p, i) =>
    b.some((r, j) => {
      const [q, s] = [a[i + 1], b[j + 1]];
      return q && s && turn(p, q, r) !== turn(p, q, s) && turn(r, s, p) !== turn(r, s, q);
    }),
  );
}

/** The least distance of a curve from a spot, and of two curves. */
const off = (curve: Curve, spot: Spot): number =>
  Math.min(...points(curve).map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
const apart = (one: Curve, other: Curve): number => Math.min(...points(other).map((spot) => off(one, spot)));

const drawing = fc.record({
  spots: fc.uniqueArray(fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 4 }) }), {
    minLength: 2,
    maxLength: 9,
    selector: ({ x, y }) => `${x} ${y}`,
  }),
  arcs: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 }),
});

test('a loop crosses no arc and covers no node while it could stand free', () => {
  let free = 0;
  void fc.assert(
    fc.property(drawing, ({ spots: grid, arcs: drawn }) => {
      const spots = grid.map(({ x, y }) => ({ x: x * 60, y: y * 60 }));
      const pairs = drawn.map(([from, to]) => [from % spots.length, to % spots.length] as const);
      const unlike = [...new Map(pairs.map((pair) => [pair.join(), pair])).values()].filter(
        ([a, b]) => a !== b,
      );
      const arcs: CurvedArc[] = [[0, 0] as const, ...unlike].map(([from, to]) => ({
        from,
        to,
        bend: undefined,
      }));
      const [loop, ...others] = curvesOf(spots, arcs);
      const isFree = (curve: Curve): boolean =>
        !others.some((other) => crosses(curve, other)) &&
        !spots.slice(1).some((spot) => off(curve, spot) < nodeRadius);
      if (isFree(loop)) {
        free++;
        return;
      }
      // Then no direction has room, by more than the search's step could miss.
      for (let turn = 0; turn < 360; turn += 5) {
        const tried = loopCurve(spots[0], turn);
        const roomy = isFree(tried) && others.every((other) => apart(tried, other) > 6);
        expect(roomy && spots.slice(1).every((spot) => off(tried, spot) > nodeRadius + 6), `${turn}°`).toBe(
          false,
        );
      }
    }),
    { numRuns: 150 },
  );
  expect(free).toBeGreaterThan(oftenEnough(100));
});

test('a loop turns away from an arc that passes through its widest gap', () => {
  // The node's own arc leads down; an arc of two others crosses the gap above it.
  const spots = [
    { x: 0, y: 0 },
    { x: 0, y: 120 },
    { x: -120, y: -45 },
    { x: 120, y: -45 },
  ];
  const arc = (from: number, to: number): CurvedArc => ({ from, to, bend: undefined });
  const [alone] = curvesOf(spots, [arc(0, 0), arc(0, 1)]);
  const [turned, , passing] = curvesOf(spots, [arc(0, 0), arc(0, 1), arc(2, 3)]);
  expect(crosses(alone, passing)).toBe(true);
  expect(crosses(turned, passing)).toBe(false);
  expect(turned.loop?.turn).not.toBe(alone.loop?.turn);
});

test('a bent arc is avoided where it really leaves its node', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: -100, y: 0 },
  ];
  const both = [
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
  ].map(([from, to]): CurvedArc => ({ from, to, bend: undefined }));
  const [loop, ...arcs] = curvesOf(spots, [{ from: 0, to: 0, bend: undefined }, ...both]);
  for (const arc of arcs) expect(crosses(loop, arc)).toBe(false);
});
