/**
 * The course of arcs: bends, fans and loops by hand; and for any arcs that heads never touch and nodes are
 * avoided.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurvedArc, curvesOf } from '../../../engine/figure/all-curves.ts';
import {
  arcCurve,
  type Curve,
  clearBow,
  headGap,
  loopCurve,
  nodeRadius,
  piecesWithin,
  type Spot,
  sampled,
} from '../../../engine/figure/curves.ts';
import { widestGap } from '../../../engine/figure/gaps.ts';
import { createGrid } from '../../../engine/figure/spatial-grid.ts';

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const ends = ({ quads }: Curve): readonly [Spot, Spot] => [
  { x: quads[0], y: quads[1] },
  { x: quads[quads.length - 2], y: quads[quads.length - 1] },
];

function nearestOf(curve: Curve, spot: Spot): number {
  const line = sampled(curve, 40);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i += 2) least = Math.min(least, far(spot, { x: line[i], y: line[i + 1] }));
  return least;
}

/** The back corners of a loop's head, 9 units from its tip and 3.5 to each side. */
function headOf({ quads, into }: Curve): readonly Spot[] {
  const [x, y] = quads.slice(-2);
  const [cos, sin] = [Math.cos(into), Math.sin(into)];
  return [3.5, -3.5].map((aside) => ({ x: x + 9 * cos - aside * sin, y: y + 9 * sin + aside * cos }));
}

const left = { x: 0, y: 0 };
const right = { x: 200, y: 0 };
const between = (...arcs: readonly [number, number][]): readonly Curve[] =>
  curvesOf(
    [left, right],
    arcs.map(([from, to]): CurvedArc => ({ from, to, bend: undefined })),
  );

describe('an arc', () => {
  test('an arc alone is straight, from the rim to a pixel off the rim', () => {
    const [curve] = between([0, 1]);
    expect(curve.bow).toBe(0);
    const [start, end] = ends(curve);
    expect([start.x, end.x]).toEqual([nodeRadius, 200 - nodeRadius - headGap]);
    expect([start.y, end.y]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  test('an arc and its reverse bow 16° each to its own right', () => {
    const [there, back] = between([0, 1], [1, 0]);
    expect((there.out * 180) / Math.PI).toBeCloseTo(16);
    expect(there.middle.y).toBeCloseTo(-back.middle.y);
    expect(there.middle.y).toBeGreaterThan(10);
  });

  test('parallel arcs fan out about the straight line', () => {
    const bows = between([0, 1], [0, 1], [0, 1]).map((curve) => curve.bow);
    expect(bows[1]).toBeCloseTo(0);
    expect(bows[0]).toBeCloseTo(-bows[2]);
  });

  test('an arc set by hand has its middle at that height over its chord', () => {
    for (const bend of [-160, -30, -1, 0, 4, 30, 300]) {
      const [curve] = curvesOf([left, right], [{ from: 0, to: 1, bend }]);
      expect(curve.middle.y).toBeCloseTo(bend, 4);
    }
  });

  test('an arc bends round a third node just enough, and stays straight if none is in the way', () => {
    const third = { x: 100, y: 0 };
    const [curve] = curvesOf([left, right, third], [{ from: 0, to: 1, bend: undefined }]);
    expect(nearestOf(curve, third)).toBeGreaterThanOrEqual(nodeRadius + 6 - 0.5);
    expect(nearestOf(curve, third)).toBeLessThan(nodeRadius + 6 + 8);
    expect(clearBow(left, right, [{ x: 100, y: 60 }])).toBe(0);
  });
});

const place = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) });

describe('any arcs', () => {
  test('no two heads of arcs between two nodes touch, whichever way they go', () => {
    const property = fc.property(place, fc.nat(3), fc.nat(3), (to, same, back) => {
      fc.pre(far(left, to) > 100);
      const arcs: CurvedArc[] = [
        ...Array.from({ length: same }, () => ({ from: 0, to: 1, bend: undefined })),
        ...Array.from({ length: back }, () => ({ from: 1, to: 0, bend: undefined })),
      ];
      const tips = curvesOf([left, to], arcs).flatMap(ends);
      for (const [i, a] of tips.entries()) {
        for (const b of tips.slice(0, i)) expect(far(a, b)).toBeGreaterThan(4.5);
      }
    });
    void fc.assert(property, { numRuns: 200 });
  });

  test('arcs avoid a third node if they can', () => {
    const property = fc.property(place, place, (to, third) => {
      fc.pre(far(left, to) > 150 && far(left, third) > 70 && far(to, third) > 70);
      const [curve] = curvesOf([left, to, third], [{ from: 0, to: 1, bend: undefined }]);
      expect(nearestOf(curve, third)).toBeGreaterThanOrEqual(nodeRadius + 5);
    });
    void fc.assert(property, { numRuns: 300 });
  });
});

describe('loops', () => {
  test('a loop leaves and returns to the rim, in the widest gap', () => {
    const spots = [left, { x: 100, y: 0 }, { x: 0, y: 100 }];
    const arcs = [
      { from: 0, to: 1, bend: undefined },
      { from: 0, to: 2, bend: undefined },
      { from: 0, to: 0, bend: undefined },
    ];
    const loop = curvesOf(spots, arcs)[2];
    const [start, end] = ends(loop);
    expect(far(start, left)).toBeCloseTo(nodeRadius);
    expect(far(end, left)).toBeCloseTo(nodeRadius + headGap);
    expect(loop.middle.x).toBeLessThan(-20);
    expect(loop.middle.y).toBeLessThan(-20);
  });

  test('loops of different players are side by side and never cross', () => {
    const loops = curvesOf(
      [left],
      [0, 1, 2].map(() => ({ from: 0, to: 0, bend: undefined })),
    );
    const turns = loops.map((curve) => curve.loop?.turn ?? 0);
    expect([turns[1] - turns[0], turns[2] - turns[1]]).toEqual([56, 56]);
    for (const [i, a] of loops.entries()) {
      for (const b of loops.slice(0, i)) {
        for (const tip of ends(a)) for (const other of ends(b)) expect(far(tip, other)).toBeGreaterThan(1.5);
        for (const [one, other] of [
          [a, b],
          [b, a],
        ]) {
          for (const corner of headOf(one)) expect(nearestOf(other, corner)).toBeGreaterThan(1.5);
        }
      }
    }
  });

  test('a loop of a node without other arcs is above it', () => {
    const [loop] = curvesOf([left], [{ from: 0, to: 0, bend: undefined }]);
    expect(loop.middle.x).toBeCloseTo(0);
    expect(loop.middle.y).toBeLessThan(-40);
  });

  test('a loop turned by hand points in that direction', () => {
    const up = loopCurve(left, 0);
    expect(up.middle.x).toBeCloseTo(0);
    expect(up.middle.y).toBeLessThan(-40);
    expect(loopCurve(left, 90).middle.x).toBeGreaterThan(40);
  });
});

describe('where there is room', () => {
  test.each([
    [[], 0],
    [[0, Math.PI], Math.PI / 2],
    [[0, Math.PI / 2], (5 * Math.PI) / 4],
  ])('%j', (directions, gap) => expect(widestGap(directions)).toBeCloseTo(gap));

  test('a straight curve has two points', () =>
    expect(sampled(arcCurve(left, right, 0), 16)).toHaveLength(4));

  test.each([0.1, 1])('pieces lie no further off their curve than %f, and fewer would', (off) => {
    const curve = arcCurve(left, { x: 300, y: 40 }, 60);
    const offBy = (pieces: number): number => {
      // Every other point of twice as many pieces is the middle of a piece, where its curve is farthest.
      const [coarse, fine] = [sampled(curve, pieces), sampled(curve, 2 * pieces)];
      const offs = Array.from({ length: pieces }, (_, i) => {
        const [x1, y1, x2, y2] = coarse.slice(2 * i, 2 * i + 4);
        return Math.hypot(fine[4 * i + 2] - (x1 + x2) / 2, fine[4 * i + 3] - (y1 + y2) / 2);
      });
      return Math.max(...offs);
    };
    expect(offBy(piecesWithin(curve, off))).toBeLessThanOrEqual(off);
    expect(offBy(piecesWithin(curve, off) - 1)).toBeGreaterThan(off);
  });
});

describe('things by their places', () => {
  test('things are found where they lie, until they are removed', () => {
    const property = fc.property(fc.array(place, { maxLength: 30 }), place, (things, at) => {
      const grid = createGrid<Spot>(50);
      const box = ({ x, y }: Spot, reach: number) => ({
        x1: x - reach,
        y1: y - reach,
        x2: x + reach,
        y2: y + reach,
      });
      for (const thing of things) grid.put(thing, box(thing, 10));
      for (const thing of things.slice(0, 3)) grid.take(thing);
      const found = new Set(grid.near(box(at, 40)));
      const gone = new Set(things.slice(0, 3));
      for (const thing of things) {
        const meets = Math.abs(thing.x - at.x) <= 50 && Math.abs(thing.y - at.y) <= 50;
        if (gone.has(thing)) expect(found.has(thing)).toBe(false);
        else if (meets) expect(found.has(thing)).toBe(true);
      }
    });
    void fc.assert(property, { numRuns: 200 });
  });
});
